#!/usr/bin/python3
"""Makes the folder of fonts that the text engine uses, and nothing else may add to.

    make-fonts.py FOLDER [--check]

The system font is derived from Debian's Inter: renamed, given San Francisco's line metrics, advances and kerning
(Scripts/data/san-francisco-*.tsv), so that line breaking, kerning and ellipses come out of an ordinary text library with
Apple's widths. The other fonts are linked from where Debian installs them, by an explicit list.
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
KERNING = os.path.join(HERE, "data", "san-francisco-kerning.tsv")
PACKAGES = os.path.join(HERE, "packages.txt")
LINKED = os.path.join(HERE, "data", "linked-fonts.txt")
INTER = "/usr/share/fonts/opentype/inter"
STAMP = "fonts.stamp"

# Inter's file names and the weight class that Apple's weight of the same order has.
WEIGHTS = {
    "Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
    "ExtraBold": 800, "Black": 900,
}

# How far each weight is on the way from regular to semibold, or to light or thin, by column of the table. Medium and bold are read
# from the table's documents and confirmed by 81 and 110 labels that Xcode stored (0.59, 1.58); for light of the text cut 16 labels scatter about 0.7 (quartiles
# 0.55 and 0.88).
# Beyond thin and bold the way is drawn on.
STEPS = {
    "Thin": ("thin", 1.35), "ExtraLight": ("thin", 1.0), "Light": ("light", 1.0), "Regular": ("semibold", 0.0),
    "Medium": ("semibold", 0.57), "SemiBold": ("semibold", 1.0), "Bold": ("semibold", 1.572), "ExtraBold": ("semibold", 2.1),
    "Black": ("semibold", 2.7),
}
TEXT_LIGHT = 0.65

# How much of the text cut there is in each. Since iOS 14 the cuts are blended from 17 to 28 points: 10 in 11 parts at 19 points, 2 in 11
# at 24 (instances of the variable font in PDF documents). Two steps between leave at most 0.0015 em a glyph.
CUTS = {"Text": 1.0, "20": 0.77, "23": 0.33, "Display": 0.0}
BLENDED_WEIGHTS = ("Light", "Regular", "Medium", "SemiBold", "Bold")

# Cyrillic letters that are not drawn as Latin ones are wider than Inter's in the text cut, in em: six labels of 13 to 17 points.
TEXT_CYRILLIC = 0.003

# The display cut's letters are that much smaller than Inter's: with it the title labels drawn by the iOS 13.3 simulator differ
# from ours by 14 % of their ink instead of 18 %.
DISPLAY_SCALE = 0.985

# San Francisco's line in em: the two add up to the 1.193359375 em that Interface Builder's stored label heights show, the
# ascender is the baseline of labels drawn by the iOS 13 simulator (0.952 em), all four are Apple's published font values.
ASCENDER, DESCENDER, CAP_HEIGHT, X_HEIGHT = 0.952148, 0.241211, 0.704590, 0.525879


def read_table(path):
    """The rows of a table with a heading line, each a dictionary of texts."""
    with open(path, encoding="utf-8") as lines:
        rows = [line.rstrip("\n").split("\t") for line in lines if not line.startswith("#")]
    return [dict(zip(rows[0], row)) for row in rows[1:]]


def character(code):
    return int(code[2:], 16)


def blend(row, cut, text, display):
    """What a row says of a cut."""
    return CUTS[cut] * float(row[text]) + (1 - CUTS[cut]) * float(row[display])


def read_advances(cut, weight):
    """Code point → advance in em."""
    column, steps = STEPS[weight]
    if weight == "Light":
        steps *= TEXT_LIGHT * CUTS[cut] + 1 - CUTS[cut]
    display = "displaySemibold" if column == "semibold" else column
    return {
        character(row["codepoint"]): blend(row, cut, "text", "display") + steps * blend(row, cut, column, display)
        for row in read_table(ADVANCES)
    }


def read_kerning(cut, weight):
    """Pair of code points → what the second comes nearer or moves away, in em."""
    column, steps = STEPS[weight]
    return {
        (character(row["first"]), character(row["second"])):
            blend(row, cut, "text", "display") + (steps * float(row["semibold"]) if column == "semibold" else 0)
        for row in read_table(KERNING)
    }


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
    for path in (os.path.abspath(__file__), ADVANCES, KERNING, LINKED):
        with open(path, "rb") as file:
            digest.update(file.read())
    for path in sorted(os.path.join(INTER, name) for name in os.listdir(INTER)) + linked:
        status = os.stat(path)
        digest.update(f"{path} {status.st_size} {int(status.st_mtime)}\n".encode())
    return digest.hexdigest() + "\n"


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


def kern(font, pairs):
    """Gives the font that kerning and no other; an accented letter, or one drawn like a Latin one, kerns as that does."""
    from fontTools.otlLib.builder import PairPosBuilder, buildValue

    cmap = font.getBestCmap()
    codes = sorted({code for pair in pairs for code in pair if code in cmap})
    outlines = {outline(font, cmap[code]): code for code in codes if chr(code).isalpha()}
    members = {code: [cmap[code]] for code in codes}
    for code, glyph in sorted(cmap.items()):
        base = ord(unicodedata.normalize("NFD", chr(code))[0])
        if base == code and unicodedata.category(chr(code)).startswith("L"):
            base = outlines.get(outline(font, glyph), code)
        if base in members and glyph not in members[base]:
            members[base].append(glyph)
    taken, classes = set(), {}
    for code in codes:
        classes[code] = tuple(glyph for glyph in members[code] if glyph not in taken)
        taken.update(classes[code])
    unit = font["head"].unitsPerEm
    builder = PairPosBuilder(font, None)
    for (first, second), em in sorted(pairs.items()):
        if first in classes and second in classes and round(em * unit):
            builder.addClassPair(None, classes[first], buildValue({"XAdvance": round(em * unit)}), classes[second], None)
    font["GPOS"] = position_table(builder.build())


def position_table(lookup):
    """A GPOS table whose only feature, in every script, is kerning by the lookup."""
    from fontTools.ttLib import newTable
    from fontTools.ttLib.tables import otTables

    def made(kind, **fields):
        table = getattr(otTables, kind)()
        for name, value in fields.items():
            setattr(table, name, value)
        return table

    language = made("DefaultLangSys", ReqFeatureIndex=0xFFFF, FeatureIndex=[0], FeatureCount=1, LookupOrder=None)
    scripts = [
        made("ScriptRecord", ScriptTag=tag, Script=made("Script", DefaultLangSys=language, LangSysRecord=[], LangSysCount=0))
        for tag in ("DFLT", "cyrl", "grek", "latn")
    ]
    feature = made("Feature", FeatureParams=None, LookupListIndex=[0], LookupCount=1)
    table = newTable("GPOS")
    table.table = made(
        "GPOS", Version=0x00010000, ScriptList=made("ScriptList", ScriptRecord=scripts, ScriptCount=len(scripts)),
        FeatureList=made("FeatureList", FeatureRecord=[made("FeatureRecord", FeatureTag="kern", Feature=feature)], FeatureCount=1),
        LookupList=made("LookupList", Lookup=[lookup], LookupCount=1))
    return table


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

    is_text = CUTS[cut] > 0.5
    prefix = "Inter" if is_text else "InterDisplay"
    suffix, base = ("Italic", "Italic") if italic else ("", "Regular")
    source = f"{INTER}/{prefix}-{base if weight == 'Regular' else weight + suffix}.otf"
    font = TTFont(source, recalcTimestamp=False, recalcBBoxes=False)
    cmap = font.getBestCmap()
    changes = {
        cmap[code]: em - advance(font, cmap[code]) for code, em in read_advances(cut, weight).items() if code in cmap
    }
    others = {glyph: TEXT_CYRILLIC for code, glyph in cmap.items() if is_text and 0x400 <= code < 0x530}
    boxes = {glyph: width for glyph, (width, _) in font["hmtx"].metrics.items()}
    targets = {glyph: advance(font, glyph) + em for glyph, em in {**others, **with_relatives(font, changes)}.items()}
    if not is_text:
        scale_letters(font, DISPLAY_SCALE)
    unit = font["head"].unitsPerEm
    for glyph, em in sorted(targets.items()):
        set_advance(font, glyph, round(em * unit), boxes[glyph])
    rename(font, f"LP System {cut}", weight, italic)
    drop_contextual_alternates(font)
    kern(font, read_kerning(cut, weight))
    font.save(os.path.join(folder, f"LPSystem{cut}-{weight}{suffix}.otf"))


def derive_all(folder):
    """One process a core: the fonts don't depend on each other."""
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor() as pool:
        jobs = [
            pool.submit(derive, folder, cut, italic, weight)
            for cut in CUTS for italic in (False, True) for weight in WEIGHTS
            if cut in ("Text", "Display") or (weight in BLENDED_WEIGHTS and not italic)
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
