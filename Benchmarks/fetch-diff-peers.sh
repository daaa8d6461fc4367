#!/bin/sh
# Puts the picture differs that ours is measured against into .peers/diff, a Python environment of its own, with what draws the pairs:
# blazediff, pixelmatch (a port to C++) and pycairo. odiff is no Python package; where it is on the PATH it is measured too.
set -eu
cd "$(dirname "$0")"
mkdir -p .peers
[ -x .peers/diff/bin/python ] || python3 -m venv .peers/diff
.peers/diff/bin/pip install --quiet blazediff pybind11-pixelmatch pillow numpy pycairo
