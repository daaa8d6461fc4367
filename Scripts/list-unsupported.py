#!/usr/bin/env python3
"""Counts what of Interface Builder files is not carried over, as `layoutpreview inspect --json` tells it.

    list-unsupported.py [--tool PATH] FILE_OR_FOLDER...

Prints a line for each kind and name: how often, in how many files. The table in Documentation/InterfaceBuilder.md is this output for
some public files.
"""
import argparse
import collections
import json
import re
import subprocess
import sys

NAMES = {
    "placeholder": r"^(\S+) is not there",
    "runtime-attribute": r"“([^”]+)” is not a property",
    "constraint-skipped": r"was left out: (.*)",
    "missing-image": r"^(the image)",
    "unsupported": r"(.*)",
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default="layoutpreview")
    parser.add_argument("paths", nargs="+")
    arguments = parser.parse_args()
    run = subprocess.run(
        [arguments.tool, "inspect", *arguments.paths, "--ib-era", "file", "--json"], capture_output=True, text=True, check=False)
    try:
        documents = json.loads(run.stdout)["documents"]
    except (ValueError, KeyError):
        sys.exit(f"list-unsupported: {arguments.tool} gave no JSON: {run.stderr.strip()[-300:]}")
    counts, files = collections.Counter(), collections.defaultdict(set)
    for document in documents:
        if document.get("error"):
            key = ("file", document["error"])
            counts[key] += 1
            files[key].add(document["path"])
        for preview in document.get("previews") or []:
            for diagnostic in preview["diagnostics"]:
                pattern = NAMES.get(diagnostic["kind"])
                found = re.search(pattern, diagnostic["message"]) if pattern else None
                if found:
                    key = (diagnostic["kind"], found.group(1))
                    counts[key] += 1
                    files[key].add(document["path"])
    print(f"{'kind':<20}{'count':>7}{'files':>7}  what")
    for (kind, name), count in sorted(counts.items(), key=lambda item: (item[0][0], -item[1], item[0][1])):
        print(f"{kind:<20}{count:>7}{len(files[kind, name]):>7}  {name}")


if __name__ == "__main__":
    main()
