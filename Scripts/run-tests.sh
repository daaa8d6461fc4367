#!/bin/bash
# Runs every test and prints the totals; the status is that of `swift test`.
#
# Without arguments the sample package of the documentation is tested as well, as an app team would do it.
set -uo pipefail

# Whatever tests, the compiler and browsers leave behind, also when they are interrupted, goes with this folder.
TMPDIR="$(mktemp -d)"
export TMPDIR
log="$TMPDIR/log"
trap 'rm -rf "$TMPDIR"' EXIT

run() {
  "$@" 2>&1 |
    grep --line-buffered -v -e 'prohibited flag(s): -pthread' -e 'you may be able to install' -e '^    apt-get install lib' |
    tee "$log" | grep --line-buffered -E -e '(error|warning):' -e '✘' -e 'recorded an issue' -e '^(Building|Build|Test run|↳)' -e '^\[[0-9]+/[0-9]+\] (Linking|Compiling)'
  return "${PIPESTATUS[0]}"
}

status=0
sample=""
if [ $# -eq 0 ]; then
  # In the same folder, so that the library is compiled once. A reference that is missing fails rather than being recorded.
  SNAPSHOT_TESTING_RECORD=never SNAPSHOT_ARTIFACTS="$PWD/.build/badges-failures" \
    run swift test --package-path Documentation/Examples/Badges --scratch-path .build
  status=$?
  sample="$(grep -Eo -e 'Executed [0-9]+ tests?, with [0-9]+ failures?' "$log" | tail -1), $(grep -Eo 'Test run with [0-9]+ tests?[^.]* (passed|failed)' "$log" | tail -1)"
fi

run swift test "$@"
main=$?
[ "$main" -eq 0 ] || status=$main

total="$(grep -Eo 'Test run with [0-9]+ tests?( in [0-9]+ suites?)? .*' "$log" | tail -1)"
failed="$(grep -Ec '^✘ Test .* failed' "$log")"
echo
[ -z "$sample" ] || echo "sample package: $sample"
if [ "$status" -eq 0 ]; then
  echo "tests: ${total:-none ran}"
else
  echo "tests: FAILED (status $status), $failed failing; ${total:-the run did not finish}"
fi
exit "$status"
