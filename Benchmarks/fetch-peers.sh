#!/bin/sh
# Puts the sources of the solvers that ours is measured against into .peers/: kiwi and Yoga, out of the source archives of the Python
# packages kiwisolver and poga.
set -eu
cd "$(dirname "$0")"
mkdir -p .peers
cd .peers
fetch() {
  rm -rf "archive-$1" && mkdir "archive-$1"
  pip download --quiet --no-binary "$1" --no-deps --dest "archive-$1" "$1"
  tar xzf "archive-$1"/*.tar.gz -C "archive-$1"
}
if [ ! -d kiwi ]; then
  fetch kiwisolver
  mkdir -p kiwi.new && cp -R archive-kiwisolver/*/kiwi kiwi.new/ && mv kiwi.new kiwi
fi
if [ ! -d yoga ]; then
  fetch poga
  mkdir -p yoga.new/include && cp -R archive-poga/*/src/poga/deps/yoga yoga.new/
  # SwiftPM wants a folder of public headers, and no module map that hides the others.
  echo '// Yoga.h is in ../yoga.' >yoga.new/include/YogaTarget.h
  rm -f yoga.new/yoga/module.modulemap
  mv yoga.new yoga
fi
