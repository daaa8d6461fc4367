#!/usr/bin/python3
"""Makes the outlines that stand for Apple's symbols, which are not free: those of Bootstrap Icons, under Apple's names.

    make-symbols.py FOLDER

Writes FOLDER/symbols.tsv: a line `name<tab>outline` for each name of Scripts/data/symbols.tsv, in their order. An outline is a list of
`M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z` in a square of side 1 whose y runs down.
"""
import os
import sys
import xml.etree.ElementTree

try:
    from fontTools.pens.basePen import BasePen
    from fontTools.svgLib.path import parse_path
except ImportError:
    sys.exit("make-symbols: the Python library fontTools is missing: install the package python3-fonttools")

HERE = os.path.dirname(os.path.abspath(__file__))
NAMES = os.path.join(HERE, "data", "symbols.tsv")
PACKAGES = os.path.join(HERE, "packages.txt")
FIGURES = "/usr/share/bootstrap-icons/svg"
SIDE = 16


class OutlinePen(BasePen):
    """Collects what is drawn as text."""

    def __init__(self):
        super().__init__(None)
        self.parts = []

    def add(self, letter, *points):
        numbers = [f"{number / SIDE:.4f}".rstrip("0").rstrip(".") for point in points for number in point]
        self.parts.append(" ".join([letter, *numbers]))

    def _moveTo(self, point):
        self.add("M", point)

    def _lineTo(self, point):
        self.add("L", point)

    def _curveToOne(self, first, second, end):
        self.add("C", first, second, end)

    def _closePath(self):
        self.parts.append("Z")

    def _endPath(self):
        """An open outline is filled as if it were closed."""


def outline(figure):
    pen = OutlinePen()
    for element in xml.etree.ElementTree.parse(os.path.join(FIGURES, figure + ".svg")).iter("{http://www.w3.org/2000/svg}path"):
        parse_path(element.attrib["d"], pen)
    return " ".join(pen.parts)


def figures():
    """Yields the name and the figure of each symbol, filled variants included."""
    with open(NAMES, encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("#"):
                continue
            name, figure = line.rstrip("\n").split("\t")
            yield name, figure
            if os.path.exists(os.path.join(FIGURES, figure + "-fill.svg")):
                yield name + ".fill", figure + "-fill"


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    if not os.path.isdir(FIGURES):
        sys.exit(f"make-symbols: {FIGURES} is missing: install the package bootstrap-icons, which {PACKAGES} lists")
    path = os.path.join(sys.argv[1], "symbols.tsv")
    try:
        rows = [f"{name}\t{outline(figure)}\n" for name, figure in figures()]
        # Written aside and renamed, so that a reader never meets half a file.
        with open(f"{path}.{os.getpid()}", "w", encoding="utf-8") as file:
            file.writelines(rows)
        os.rename(f"{path}.{os.getpid()}", path)
    except OSError as error:
        sys.exit(f"make-symbols: {error.strerror}: {error.filename}")
    print(f"make-symbols: {len(rows)} symbols in {path}")


if __name__ == "__main__":
    main()
