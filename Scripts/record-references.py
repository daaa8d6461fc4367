#!/usr/bin/env python3
"""Records the reference pictures of the screens in Layouts/ anew.

    Scripts/record-references.py TOOL

Renders every preview with TOOL at the defaults, but for 2x, which halves the bytes, and puts each picture where the tests
look for it: `<folder of the source>/__Snapshots__/<source file>/<Preview>.<device and variant>.png`. Pictures of previews
that are gone are removed. Prints what is new, changed and removed; look at these before you commit them.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAYOUTS = ROOT / "Layouts"
# Pictures of other tools have other names and are left alone.
OURS = re.compile(r".+\.(iphone|ipad)-[^/]*\.png")


def render(tool, folder):
    """Returns {reference: bytes}."""
    run = subprocess.run(
        [tool, "render", str(LAYOUTS), "--out", folder, "--format", "png", "--scale", "2", "--strict", "--timeout", "120",
         "--quiet", "--json"],
        cwd=ROOT, stdout=subprocess.PIPE)
    if run.returncode:
        sys.exit(f"record-references: {tool} render ended with status {run.returncode}; nothing was recorded")
    references = {}
    for preview in json.loads(run.stdout)["previews"]:
        source = ROOT / preview["file"]
        for output in preview["outputs"]:
            picture = ROOT / output["path"]
            name = f"{picture.parent.name}.{picture.name}"
            references[source.parent / "__Snapshots__" / source.stem / name] = picture.read_bytes()
    return references


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        references = render(tool, folder)
    for old in sorted(LAYOUTS.glob("**/__Snapshots__/*/*.png")):
        if old not in references and OURS.fullmatch(old.name):
            old.unlink()
            print(f"removed {old.relative_to(ROOT)}")
    unchanged = 0
    for path, data in sorted(references.items()):
        before = path.read_bytes() if path.exists() else None
        if before == data:
            unchanged += 1
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        print(f"{'changed' if before else 'new'} {path.relative_to(ROOT)}")
    print(f"{len(references)} references, {unchanged} unchanged")


if __name__ == "__main__":
    main()
