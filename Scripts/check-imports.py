#!/usr/bin/env python3
"""Compares the imports of every source file with the table of targets in Documentation/Architecture.md.

    Scripts/check-imports.py [ROOT]

A row of that table is `| layer | `Target`, … | what it is | may import |`; the last cell names every module
that the target's files may import, our own and the system's, each in backquotes. Checked besides: every
folder of a target has a row and the other way round; a target of ours that a row allows stands on a lower
layer, or on the same one but never in a circle; Package.swift declares what is imported.
"""
import json
import pathlib
import re
import subprocess
import sys

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?(\w+)")
# What a test file may import beside the targets that its own target depends on.
SYSTEM_IN_TESTS = {"Testing", "Foundation", "FoundationEssentials", "FoundationXML", "Glibc", "Dispatch", "Synchronization"}


def read_table(document):
    """Returns {target: (layer, {modules it may import})}."""
    rows = {}
    inside = False
    for line in document.read_text().splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and cells[-1] == "may import":
            inside = True
            continue
        if not line.startswith("|"):
            inside = False
        if not inside or len(cells) != 4 or set(cells[0]) <= {"-", ":"}:
            continue
        for target in re.findall(r"`(\w[\w-]*)`", cells[1]):
            rows[target] = (int(cells[0]), set(re.findall(r"`(\w+)`", cells[3])))
    return rows


def imports(path):
    """Yields (line number, module) of a file, without those inside multi-line strings and comments."""
    in_string = in_comment = False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not in_string and not in_comment:
            found = IMPORT.match(line)
            if found:
                yield number, found.group(1)
        if line.count('"""') % 2:
            in_string = not in_string
        if not in_string:
            if "/*" in line:
                in_comment = True
            if "*/" in line:
                in_comment = False


def package_description(root):
    text = subprocess.run(
        ["swift", "package", "--package-path", str(root), "describe", "--type", "json"],
        capture_output=True, text=True, check=True).stdout
    return json.loads(text[text.index("{"):])


def find_circle(rows):
    done, path = set(), []

    def visit(target):
        if target in path:
            return path[path.index(target):] + [target]
        if target in done or target not in rows:
            return None
        path.append(target)
        for module in sorted(rows[target][1]):
            circle = visit(module)
            if circle:
                return circle
        path.pop()
        done.add(target)
        return None

    for target in sorted(rows):
        circle = visit(target)
        if circle:
            return circle
    return None


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent).resolve()
    document = root / "Documentation" / "Architecture.md"
    rows = read_table(document)
    problems = []
    if not rows:
        problems.append(f"{document}: the table of targets is missing")

    for target, (layer, allowed) in sorted(rows.items()):
        for module in sorted(allowed & rows.keys()):
            if rows[module][0] > layer:
                problems.append(f"{document.name}: {target} (layer {layer}) may not import {module} (layer {rows[module][0]})")
    circle = find_circle(rows)
    if circle:
        problems.append(f"{document.name}: a circle: {' -> '.join(circle)}")

    targets = package_description(root)["targets"]
    sources = {t["name"]: t for t in targets if t["type"] != "test"}
    for name in sorted(sources.keys() - rows.keys()):
        problems.append(f"{document.name}: the target {name} has no row")
    for name in sorted(rows.keys() - sources.keys()):
        problems.append(f"{document.name}: the row {name} has no target")

    files = 0
    for target in sorted(targets, key=lambda t: t["name"]):
        name, declared = target["name"], set(target.get("target_dependencies", []))
        for source in target.get("sources", []):
            path = root / target["path"] / source
            # Fixtures are what tools under test read, never compiled here.
            if path.suffix != ".swift" or "Fixtures" in path.parts:
                continue
            files += 1
            for number, module in imports(path):
                where = f"{path.relative_to(root)}:{number}"
                is_ours = module in sources
                if target["type"] == "test":
                    if not is_ours and module not in SYSTEM_IN_TESTS:
                        problems.append(f"{where}: a test may not import {module}")
                elif name in rows and module not in rows[name][1]:
                    problems.append(f"{where}: {name} may not import {module}, says {document.name}")
                if is_ours and module not in declared:
                    problems.append(f"{where}: Package.swift does not declare that {name} depends on {module}")

    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    if problems:
        return 1
    print(f"imports: {files} files of {len(targets)} targets agree with {document.relative_to(root)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
