#!/usr/bin/python3
"""Makes the folder of fonts that the text engine uses, and nothing else may add to.

    make-fonts.py FOLDER [--check]

The system font is derived from Debian's Inter: renamed, given San Francisco's line metrics and, in the text cut, San
Francisco's advances (Scripts/data/san-francisco-advances.tsv), so that line breaking, kerning and ellipses come out of an
ordinary text library with Apple's widths. The other fonts are linked from where Debian installs them, by an explicit list.
The result depends on the input files alone: the same packages give the same bytes. A second run with nothing changed
does nothing. --check only says whether the folder is up to date (exit status 1 where it is not).
"""
import hashlib
import os
import shutil
import sys
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
ADVANCES = os.path.join(HERE, "data", "san-francisco-advances.tsv")
PACKAGES = os.path.join(HERE, "packages.txt")
LINKED = os.path.join(HERE, "data", "linked-fonts.txt")
INTER = "/usr/share/fonts/opentype/inter"
STAMP = "fonts.stamp"

# Inter's file names and the weight class that Apple's weight of the same order has.
WEIGHTS = {
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
    "ExtraBold": 800, "Black": 900,
}

# advance = San Francisco regular + b + k * (Inter of the weight - Inter regular), in em. Fitted on the labels of these
# three weights (medium, semibold, bold); lighter ones have too few labels, heavier ones are bold and what three labels are wider.
FORMULA = {
    "Medium": (0.005485038380933191, 0.9560833124457427),
    "SemiBold": (0.017619202526510603, 0.34946510630682664),
    "Bold": (0.01277637768467455, 1.0145178572271178),
    "ExtraBold": (0.035, 1.0),
    "Black": (0.039, 1.0),
}

# The display cut. Bold text of 32 points drawn by the iOS 17.2 simulator is as wide and nearly as dark as Inter Display
# SemiBold (square/Blueprint, test_snapshots_font), Bold is 18 % darker: from medium on, each weight takes the face nearest to
# 54 % of its way from regular.
DISPLAY_FACE = {"SemiBold": "Medium", "Bold": "SemiBold", "ExtraBold": "Bold", "Black": "ExtraBold"}

# Digits of the display cut are wider than Inter's, in em: fitted on 22 labels of 20 points and more that Xcode stored.
DISPLAY_DIGIT = 0.021

# Digits of the heaviest weight, besides: "21" of 80 points.
DISPLAY_BLACK_DIGIT = 0.044

# Cyrillic letters that are not drawn as Latin ones are wider than Inter's in the text cut, in em: six labels of 13 to 17 points.
TEXT_CYRILLIC = 0.003

# Signs of the display cut up to medium weight: labels of "...", "-", "+", ">", "Hard:", "_ _ _ _" and "°" from 20 to 100 points that Xcode stored.
DISPLAY_SIGNS = {".": 0.01, ",": 0.01, ":": 0.017, "-": 0.009, "+": 0.016, ">": 0.026, "<": 0.026, "_": 0.05, "°": -0.0155}

# Changes of the display cut's advances in em, by character. Measured glyph by glyph on "What's the point?" of 58 points drawn
# by the iOS 13.3 simulator at 3x (the space is narrower, nothing is kerned to an apostrophe), the space of bold faces on the
# picture above. Other letters differ from Inter's as they do in the text cut.
DISPLAY_CHANGES = {0x20: -0.0645, 0xA0: -0.0645, 0x27: 0.064, 0x2019: 0.064, ord("W"): 0.0, ord("t"): 0.005, ord("?"): 0.03}
DISPLAY_BOLD_SPACE = -0.04

# What bold letters of the display cut are wider, in em.
DISPLAY_BOLD = 0.0055

# The display cut's letters are that much smaller than Inter's: with it the title labels drawn by the iOS 13.3 simulator differ
# from ours by 14 % of their ink instead of 18 %.
DISPLAY_SCALE = 0.985

# San Francisco's line in em: the two add up to the 1.193359375 em that Interface Builder's stored label heights show, the
# ascender is the baseline of labels drawn by the iOS 13 simulator (0.952 em), all four are Apple's published font values.
ASCENDER, DESCENDER, CAP_HEIGHT, X_HEIGHT = 0.952148, 0.241211, 0.704590, 0.525879


def read_advances():
    """Code point → advance in em of the regular text cut, what it is wider from semibold on, and the advance that the display cut's
    differences from Inter Display are taken from."""
    advances = {}
    with open(ADVANCES, encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("U+"):
                code, em, _, heavy, display = line.rstrip("\n").split("\t")
                advances[int(code[2:], 16)] = (float(em), float(heavy), float(display))
    return advances


def read_linked():
    """The fonts to link, in the order of the list; a line ending in * names a group of files."""
    import glob

    files, missing = [], []
    with open(LINKED, encoding="utf-8") as lines:
        for line in lines:
            pattern = line.split("#")[0].strip()
            if pattern:
                found = sorted(glob.glob(pattern))
                files += found
                if not found:
                    missing.append(pattern)
    return files, missing


def state(linked):
    """A text that names every input: the scripts by content, the fonts by size and name (Debian never changes them)."""
    digest = hashlib.sha256()
    for path in (os.path.abspath(__file__), ADVANCES, LINKED):
        with open(path, "rb") as file:
            digest.update(file.read())
    for path in sorted(os.path.join(INTER, name) for name in os.listdir(INTER)) + linked:
        status = os.stat(path)
        digest.update(f"{path} {status.st_size} {int(status.st_mtime)}\n".encode())
    return digest.hexdigest() + "\n"


def text_changes(inter, regular, weight, advances):
    """Glyph name → change of its advance in em that gives the text cut San Francisco's advances."""
    cmap, regular_cmap = inter.getBestCmap(), regular.getBestCmap()
    b, k = FORMULA.get(weight, (0.0, 1.0))
    result = {}
    for code, (em, heavy, _) in advances.items():
        own, base = advance(inter, cmap[code]), advance(regular, regular_cmap[code])
        result[cmap[code]] = em + (heavy if WEIGHTS[weight] >= 600 else 0) + b + k * (own - base) - own
    return result


def display_changes(inter, weight, advances):
    """The same for the display cut: letters differ from Inter's as they do in the text cut, some characters were measured."""
    from fontTools.ttLib import TTFont

    cmap = inter.getBestCmap()
    text = TTFont(f"{INTER}/Inter-Regular.otf", lazy=True)
    text_cmap = text.getBestCmap()
    is_bold = WEIGHTS[weight] > 600
    changes = {code: em - advance(text, text_cmap[code]) for code, (_, _, em) in advances.items() if chr(code).isalpha()}
    digit_change = DISPLAY_DIGIT + (DISPLAY_BLACK_DIGIT if weight == "Black" else 0)
    changes.update({ord(digit): digit_change for digit in "0123456789"})
    if WEIGHTS[weight] < 600:
        changes.update({ord(sign): em for sign, em in DISPLAY_SIGNS.items()})
    changes.update(DISPLAY_CHANGES)
    result = {}
    for code, em in changes.items():
        if code in (0x20, 0xA0):
            result[cmap[code]] = DISPLAY_BOLD_SPACE if is_bold else em
        else:
            result[cmap[code]] = em + (DISPLAY_BOLD if is_bold else 0)
    return result


def advance(font, glyph):
    return font["hmtx"][glyph][0] / font["head"].unitsPerEm


def with_relatives(font, changes):
    """An accented letter changes like its base letter where Inter has both equally wide, and a letter of another script that is
    drawn with the outline of a Latin one changes like that."""
    result = dict(changes)
    cmap = font.getBestCmap()
    outlines = {}
    for glyph, em in sorted(changes.items()):
        outlines.setdefault(outline(font, glyph), em)
    for code, glyph in sorted(cmap.items()):
        if glyph in result:
            continue
        base = cmap.get(ord(unicodedata.normalize("NFD", chr(code))[0]))
        if base in changes and font["hmtx"][base][0] == font["hmtx"][glyph][0]:
            result[glyph] = changes[base]
        elif unicodedata.category(chr(code)).startswith("L") and outline(font, glyph) in outlines:
            result[glyph] = outlines[outline(font, glyph)]
    return result


def outline(font, glyph):
    from fontTools.pens.recordingPen import RecordingPen

    pen = RecordingPen()
    font.getGlyphSet()[glyph].draw(pen)
    return repr(pen.value)


def set_advance(font, glyph, units, box):
    """Gives the glyph a new advance with its outline, drawn for an advance of `box`, in the middle of what is added or taken away."""
    from fontTools.pens.t2CharStringPen import T2CharStringPen
    from fontTools.pens.transformPen import TransformPen

    bearing = font["hmtx"][glyph][1]
    shift = round((units - box) / 2)
    top = font["CFF "].cff.topDictIndex[0]
    private = top.Private
    pen = T2CharStringPen(units - private.nominalWidthX, None)
    font.getGlyphSet()[glyph].draw(TransformPen(pen, (1, 0, 0, 1, shift, 0)))
    drawn = pen.getCharString(private=private, globalSubrs=top.GlobalSubrs)
    top.CharStrings[glyph].bytecode = None
    top.CharStrings[glyph].program = drawn.program
    font["hmtx"][glyph] = (units, bearing + shift)


def scale_letters(font, scale):
    """Makes the outlines smaller and keeps the advances: by a finer grid, so that no outline has to be drawn again."""
    old = font["head"].unitsPerEm
    unit = round(old / scale)
    font["head"].unitsPerEm = unit
    font["CFF "].cff.topDictIndex[0].FontMatrix = [1 / unit, 0, 0, 1 / unit, 0, 0]
    metrics = font["hmtx"].metrics
    for glyph, (width, bearing) in list(metrics.items()):
        metrics[glyph] = (round(width * unit / old), bearing)


def rename(font, family, weight, italic):
    style = (weight + (" Italic" if italic else "")).strip()
    post_script = family.replace(" ", "") + "-" + style.replace(" ", "")
    names = {1: family, 2: style, 3: post_script, 4: f"{family} {style}", 6: post_script, 16: family, 17: style}
    table = font["name"]
    table.names = [entry for entry in table.names if entry.nameID in (0, 5, 8, 9, 13, 14)]
    for number, text in names.items():
        table.setName(text, number, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames = [post_script]
    cff.topDictIndex[0].FullName = names[4]
    cff.topDictIndex[0].FamilyName = family
    os2 = font["OS/2"]
    os2.usWeightClass = WEIGHTS[weight]
    os2.fsSelection = (os2.fsSelection & ~0b1100001) | (1 if italic else 0) | (0 if italic or weight != "Regular" else 64)
    # USE_TYPO_METRICS says the same as hhea here.
    unit = font["head"].unitsPerEm
    ascender, descender = round(ASCENDER * unit), round(DESCENDER * unit)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascender, -descender, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascender, -descender, 0
    os2.usWinAscent, os2.usWinDescent = ascender, descender
    os2.sCapHeight, os2.sxHeight = round(CAP_HEIGHT * unit), round(X_HEIGHT * unit)


def drop_contextual_alternates(font):
    """Inter turns "->" into an arrow and "3x4" into a product, and raises a colon between digits; San Francisco does not."""
    from fontTools.ttLib.tables.DefaultTable import DefaultTable

    # Renaming the feature in the table's bytes is ten times faster than taking the table apart.
    data = bytearray(font.reader["GSUB"])
    start = int.from_bytes(data[6:8], "big")
    for number in range(int.from_bytes(data[start:start + 2], "big")):
        record = start + 2 + 6 * number
        if data[record:record + 4] == b"calt":
            data[record:record + 4] = b"cal0"
    table = DefaultTable("GSUB")
    table.data = bytes(data)
    font["GSUB"] = table


def derive(folder, cut, italic, weight):
    from fontTools.ttLib import TTFont

    prefix = "Inter" if cut == "Text" else "InterDisplay"
    suffix, base = ("Italic", "Italic") if italic else ("", "Regular")
    face = weight if cut == "Text" else DISPLAY_FACE.get(weight, weight)
    source = f"{INTER}/{prefix}-{base if face == 'Regular' else face + suffix}.otf"
    font = TTFont(source, recalcTimestamp=False, recalcBBoxes=False)
    if cut == "Text":
        regular = TTFont(f"{INTER}/{prefix}-{base}.otf", lazy=True)
        changes = text_changes(font, regular, weight, read_advances())
        others = {glyph: TEXT_CYRILLIC for code, glyph in font.getBestCmap().items() if 0x400 <= code < 0x530}
    else:
        changes = display_changes(font, weight, read_advances())
        others = {}
    boxes = {glyph: width for glyph, (width, _) in font["hmtx"].metrics.items()}
    targets = {glyph: advance(font, glyph) + em for glyph, em in {**others, **with_relatives(font, changes)}.items()}
    if cut == "Display":
        scale_letters(font, DISPLAY_SCALE)
    unit = font["head"].unitsPerEm
    for glyph, em in sorted(targets.items()):
        set_advance(font, glyph, round(em * unit), boxes[glyph])
    rename(font, f"LP System {cut}", weight, italic)
    drop_contextual_alternates(font)
    font.save(os.path.join(folder, f"LPSystem{cut}-{weight}{suffix}.otf"))


def derive_all(folder):
    """One process a core: the fonts don't depend on each other."""
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor() as pool:
        jobs = [
            pool.submit(derive, folder, cut, italic, weight)
            for cut in ("Text", "Display") for italic in (False, True) for weight in WEIGHTS
        ]
        for job in jobs:
            job.result()


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.exit(__doc__)
    folder = os.path.abspath(arguments[0])
    try:
        linked, missing = read_linked()
        if not os.path.isdir(INTER):
            missing.append(INTER)
        if missing:
            sys.exit(f"make-fonts: these fonts are not installed: {', '.join(missing)}\n"
                     f"make-fonts: the packages that hold them are listed in {PACKAGES}")
        now = state(linked)
        stamp = os.path.join(folder, STAMP)
        current = os.path.exists(stamp) and open(stamp).read() == now
        if current or "--check" in sys.argv:
            sys.exit(0 if current else 1)
        try:
            import fontTools  # noqa: F401
        except ImportError:
            sys.exit("make-fonts: the Python library fontTools is missing: install the package python3-fonttools")
        # Made aside and renamed, so that a reader never meets half a folder.
        aside = f"{folder}.{os.getpid()}"
        shutil.rmtree(aside, ignore_errors=True)
        os.makedirs(aside)
        derive_all(aside)
        for path in linked:
            os.symlink(path, os.path.join(aside, os.path.basename(path)))
        with open(os.path.join(aside, STAMP), "w") as file:
            file.write(now)
        old = f"{folder}.{os.getpid()}.old"
        if os.path.exists(folder):
            os.rename(folder, old)
        os.rename(aside, folder)
        shutil.rmtree(old, ignore_errors=True)
        print(f"make-fonts: {len(os.listdir(folder)) - 1} fonts in {folder}")
    except OSError as error:
        sys.exit(f"make-fonts: {error.strerror}: {error.filename}")


if __name__ == "__main__":
    main()
