#!/bin/bash
# Runs every test and prints the totals; the status is that of `swift test`.
set -uo pipefail

log="$(mktemp)"
trap 'rm -f "$log"' EXIT

swift test "$@" 2>&1 |
  grep --line-buffered -v -e 'prohibited flag(s): -pthread' -e 'you may be able to install' -e '^    apt-get install lib' |
  tee "$log" | grep --line-buffered -E -e '(error|warning):' -e '✘' -e 'recorded an issue' -e '^(Building|Build|Test run|↳)' -e '^\[[0-9]+/[0-9]+\] (Linking|Compiling)'
status=${PIPESTATUS[0]}

total="$(grep -Eo 'Test run with [0-9]+ tests?( in [0-9]+ suites?)? .*' "$log" | tail -1)"
failed="$(grep -Ec '^✘ Test .* failed' "$log")"
echo
if [ "$status" -eq 0 ]; then
  echo "tests: ${total:-none ran}"
else
  echo "tests: FAILED (status $status), $failed failing; ${total:-the run did not finish}"
fi
exit "$status"
