#!/usr/bin/env python3
"""Writes Documentation/Coverage.md: what of UIKit's public API works, how it is approximated, and what is missing.

    Scripts/write-coverage.py [--check] [MODULES]

Compares the names in Scripts/data/uikit-api.tsv with the public symbols of the UIKit module as compiled in MODULES
(.build/release/Modules). A paragraph of a doc comment that begins with "Approximation:" or "No effect:" tells how a member
differs from Apple's; it is quoted. --check writes nothing and ends with status 1 where the document is not what would be written.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MARKS = ("Approximation:", "No effect:")
# Sections, near those of Apple's documentation; the first pattern that matches a type's name decides.
SECTIONS = [
    ("Printing, documents, sharing", r"UI(Print|Document|ManagedDocument|Activity|Cloud|Pasteboard|Paste|ImagePicker|VideoEditor|ReferenceLib|Screenshot|ShareSheet)|NSUserActivity|NSFileProvider|NSItemProvider"),
    ("Drag and drop, pointer, pencil, focus", r"UI(Drag|Drop|Spring|TextDrag|TextDrop|Pointer|Pencil|Indirect|Scribble|Focus|BandSelection|TextPaste|Targeted|Preview(Target|Parameters|Interaction))"),
    ("Text", r"(UI(Text|Font|Label|Lexicon|MenuController|WritingTools|SearchTextField|StringDrawing|Find|Input|Dictation)|NS(Text|Attributed|MutableAttributed|Layout(Manager)|ParagraphStyle|MutableParagraph|String|Shadow|Underline|WritingDirection|LineBreak|GlyphProperty|ControlCharacter)|NSText|AttributeScopes|AttributeDynamic)"),
    ("Layout", r"(NSLayout(?!Manager)|UILayout|UIStackView|NSDirectional|UIEdgeInsets|UIOffset|UIAxis|UIRectEdge|UIKeyboardLayout|NSRect|NSCollectionLayout|UITrackingLayout)"),
    ("Tables and collections", r"(UI(Table|Collection|Swipe|List|CellAccessory|Cell|Refresh|LocalizedIndexed|DataSourceTrans|Contextual|ContentConfiguration|ContentView|ConfigurationState|ViewConfigurationState)|NSDiffable|NSFetched|NSIndexPath|IndexPath|UIDiffable)"),
    ("Bars and navigation", r"UI(Bar|Navigation|Tab|Tool|Search|SplitView|StatusBar)"),
    ("View controllers and presentation", r"UI(\w*ViewController|\w*Controller|Presentation|Modal|Popover|Alert|ActionSheet|Sheet|StateRestoring|Storyboard|Nib|DataSourceModel)"),
    ("Appearance and traits", r"UI(Appearance|Trait|UserInterface|Color|ContentSize|Accessibility(Contrast)|LegibilityWeight|Display|Blur|Vibrancy|Visual|Configuration|Background)"),
    ("Images and drawing", r"(UI(Image|Graphics|Bezier|RectFill|Rect|Region|SymbolConf)|CI|UIGeometry)"),
    ("Animation and dynamics", r"UI(\w*Behavior|Dynamic|ViewPropertyAnimator|ViewAnimat|ViewImplicit|Cubic|Spring|Timing|Motion|Interpolating)"),
    ("Events and gestures", r"UI(\w*GestureRecognizer|Event|Touch|Press|Key|Responder|Interaction|Hover|Feedback|\w*FeedbackGenerator|ContextMenu|Menu|Command|Action|Accelero|Deferred)"),
    ("App, scenes, windows", r"UI(App|Scene|Window|Screen|Device|Open|LocalNotif|UserNotif|RemoteNotif|BackgroundTask|BackgroundFetch|BackgroundRefresh|State|Guided)"),
    ("Accessibility", r"(UIAccessib|UILargeContent|NSObject)"),
    ("Views and controls", r"UI"),
    ("Foundation and others", r""),
]
# The document's order: what screens are made of first.
ORDER = [
    "Views and controls", "Layout", "Text", "Appearance and traits", "Images and drawing", "View controllers and presentation",
    "Bars and navigation", "Tables and collections", "Events and gestures", "App, scenes, windows", "Animation and dynamics",
    "Accessibility", "Drag and drop, pointer, pencil, focus", "Printing, documents, sharing", "Foundation and others",
    "Functions and constants",
]


def section(name):
    return next(title for title, pattern in SECTIONS if re.match(pattern, name))


def apple():
    """Returns {type: (kind, {members})}; `-` holds what stands outside types."""
    names = {}
    for line in (ROOT / "Scripts/data/uikit-api.tsv").read_text().splitlines():
        if not line.startswith("#"):
            name, kind, *members = line.split("\t")
            names[name] = (kind, set(" ".join(members).split()))
    return names


def symbol_graphs(modules):
    """Yields the symbol graphs of the compiled module, extensions of other modules' types included."""
    with tempfile.TemporaryDirectory() as folder:
        target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["target"]["unversionedTriple"]
        subprocess.check_call(
            ["swift-symbolgraph-extract", "-module-name", "UIKit", "-target", target, "-I", modules, "-output-dir", folder,
             "-minimum-access-level", "public", "-skip-synthesized-members"])
        for path in sorted(pathlib.Path(folder).glob("*.json")):
            yield json.loads(path.read_text())


def ours(modules):
    """Returns {type: {members}}, {type: [what it inherits from]} and {(type, member): how it differs}."""
    members, parents, notes, names = collections.defaultdict(set), collections.defaultdict(list), {}, {}
    relations = []
    for graph in symbol_graphs(modules):
        relations += graph["relationships"]
        for symbol in graph["symbols"]:
            *path, last = symbol["pathComponents"]
            is_type = symbol["kind"]["identifier"].split(".")[1] in ("class", "struct", "enum", "protocol", "typealias", "associatedtype")
            owner, member = (".".join([*path, last]), "") if is_type else (".".join(path) or "-", last)
            names[symbol["identifier"]["precise"]] = owner
            members[owner] |= {""} if is_type else spellings(symbol)
            if is_type and path:
                members[".".join(path)].add(last)
            note = mark([line["text"] for line in symbol.get("docComment", {}).get("lines", [])])
            if note:
                notes[owner, member] = note
    for relation in relations:
        if relation["kind"] in ("inheritsFrom", "conformsTo") and relation["source"] in names:
            parents[names[relation["source"]]].append(names.get(relation["target"], relation.get("targetFallback", "")))
    return members, parents, notes


def spellings(symbol):
    """Returns the names under which a call reaches the symbol: parameters with a default can be left out, the last ones first."""
    name = symbol["pathComponents"][-1]
    found = {name}
    labels = re.findall(r"\w+:", name[name.find("("):]) if "(" in name else []
    declaration = "".join(fragment["spelling"] for fragment in symbol.get("declarationFragments", []))
    parameters = declaration.split("(", 1)[-1].rsplit(")", 1)[0]
    defaulted = [bool(re.search(rf"(?:^|[ (]){label[:-1]}(?: \w+)?: [^:]*? = ", parameters)) for label in labels]
    base = name.split("(")[0]
    while labels and defaulted.pop():
        labels.pop()
        found.add(f"{base}({''.join(labels)})")
    return found


def mark(lines):
    """Returns the paragraph of a doc comment that tells how the symbol differs, or None."""
    for paragraph in "\n".join(lines).split("\n\n"):
        text = " ".join(paragraph.split())
        if text.startswith(MARKS):
            return text
    return None


def inherited(name, members, parents, seen=()):
    """Returns every member that the type has, its superclasses' and protocols' included."""
    own = set(members.get(name, ()))
    for parent in parents.get(name, ()):
        if parent not in seen:
            own |= inherited(parent, members, parents, (*seen, name))
    return own


def listing(names):
    return ", ".join(f"`{name}`" for name in sorted(names))


def write(modules):
    names, (members, parents, notes) = apple(), ours(modules)
    lines, totals = [], collections.Counter()
    by_section = collections.defaultdict(list)
    for name in names:
        by_section["Functions and constants" if name == "-" else section(name)].append(name)
    summary = []
    for title in ORDER:
        complete, rows, absent = [], [], []
        have = want = types = 0
        for name in sorted(by_section[title]):
            kind, wanted = names[name]
            want += len(wanted)
            there = inherited(name, members, parents)
            if name not in members:
                absent.append(name)
                continue
            types += 1
            found = wanted & there
            have += len(found)
            missing = wanted - there
            differing = {member: note for (owner, member), note in notes.items() if owner == name}
            if missing or differing:
                told = [f"`{member or name}`: {note}" for member, note in sorted(differing.items())]
                rows.append((name, len(found), len(wanted), listing(missing), "<br>".join(told)))
            else:
                complete.append(name)
        summary.append((title, types, types + len(absent), have, want))
        lines += [f"## {title}", ""]
        if complete:
            lines += [f"Whole: {listing(complete)}.", ""]
        if rows:
            lines += ["| type | members | missing | differs |", "|---|---|---|---|"]
            lines += [f"| `{name}` | {found} of {total} | {missing or '–'} | {told or '–'} |" for name, found, total, missing, told in rows]
            lines += [""]
        if absent:
            lines += [f"Missing types: {listing(absent)}.", ""]
        totals.update(types=types, alltypes=types + len(absent), have=have, want=want)
    new = sorted({name for name in members if name not in names and name != "-" and "." not in name and "" in members[name]})
    head = [
        "# Coverage of UIKit",
        "",
        "What of UIKit's public API can be used, what is approximated and how, and what is missing. Written by",
        "`make coverage` from the compiled module, so it says what is there; `make check` compares it.",
        "",
        "The names are those of the Swift interface of iOS 14, and of the Swift-only parts of iOS 15. A member of that list that stands",
        "in no column *missing* is there, under the same name and labels; one that differs from UIKit in what it does is told apart under",
        "*differs* (*Approximation*: the result is near Apple's, not the same; *No effect*: it is kept and given back, and changes no",
        "picture). A type or member that is missing is named by the compiler at its place in the file; nothing is left blank silently.",
        "",
        "| section | types | members |",
        "|---|---|---|",
        *[f"| {title} | {types} of {all_types} | {have} of {want} |" for title, types, all_types, have, want in summary],
        f"| **all** | **{totals['types']} of {totals['alltypes']}** | **{totals['have']} of {totals['want']}** |",
        "",
        f"Newer than that list: {listing(new)}.",
        "",
    ]
    return "\n".join(head + lines).rstrip() + "\n"


def main():
    arguments = sys.argv[1:]
    check = "--check" in arguments
    paths = [argument for argument in arguments if argument != "--check"]
    text = write(paths[0] if paths else str(ROOT / ".build/release/Modules"))
    document = ROOT / "Documentation/Coverage.md"
    if not check:
        document.write_text(text)
    elif not document.exists() or document.read_text() != text:
        sys.exit("write-coverage: Documentation/Coverage.md does not say what the UIKit module has: run `make coverage`")


main()
