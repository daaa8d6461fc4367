#!/bin/sh
# Installs the Debian packages of Scripts/packages.txt that are missing; says what and why. Without the
# right to install it names the exact packages and ends with 1.
#
#   Scripts/install-packages.sh build        what a build needs
#   Scripts/install-packages.sh build test   what the tests need as well
set -eu

list="$(dirname "$0")/packages.txt"

if ! command -v swiftc >/dev/null 2>&1; then
  echo "swiftc is not on the PATH. Install Swift 6.3 (https://www.swift.org/install/linux/) and put its usr/bin on the PATH." >&2
  exit 1
fi

is_installed() {
  command -v dpkg-query >/dev/null 2>&1 && [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

missing=""
reasons=""
for purpose in "$@"; do
  while read -r package needed reason; do
    case "$package" in "" | "#"*) continue ;; esac
    [ "$needed" = "$purpose" ] || continue
    is_installed "$package" && continue
    missing="$missing $package"
    reasons="$reasons
  $package: $reason"
  done <"$list"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
  echo "These packages are missing (Debian's names; install what your system calls them):$reasons" >&2
  exit 1
fi

as_root=""
if [ "$(id -u)" -ne 0 ]; then
  if command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo"
  else
    echo "These packages are missing, and this user may not install them:$reasons" >&2
    echo "Run as root, then make again:" >&2
    echo "  apt-get install$missing" >&2
    exit 1
  fi
fi

echo "Installing the packages that are missing:$reasons"
install() {
  # shellcheck disable=SC2086 # the list is split into words on purpose
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends $missing >/dev/null
}
if ! install 2>/dev/null; then
  $as_root apt-get update -qq
  if ! install; then
    echo "apt-get could not install them. Run as root, then make again:" >&2
    echo "  apt-get install$missing" >&2
    exit 1
  fi
fi
