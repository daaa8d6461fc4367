#!/usr/bin/env python3
"""Measures the solver against kiwi and Yoga and puts the cases into bench.json.

    Benchmarks/solver.py [--out out/bench.json] [--full]

Fetches the peers' sources on the first run; without them the solver is measured alone and `peer` is null. Entries of other areas in
the file stay as they are. --full also gives kiwi the systems for which it needs minutes.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", default=os.path.join(HERE, "..", "out", "bench.json"))
    parser.add_argument("--full", action="store_true", help="minutes for kiwi's largest systems")
    arguments = parser.parse_args()
    if subprocess.run([os.path.join(HERE, "fetch-peers.sh")]).returncode != 0:
        print("solver.py: kiwi and Yoga could not be fetched; the solver is measured alone", file=sys.stderr)
    swift = os.environ.get("SWIFT", "swift")
    build = [swift, "build", "-c", "release", "--package-path", HERE, "--product", "SolverBenchmark"]
    if subprocess.run(build).returncode != 0:
        return 1
    folder = subprocess.run(build[:6] + ["--show-bin-path"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as scratch:
        result = os.path.join(scratch, "solver.json")
        command = [os.path.join(folder, "SolverBenchmark"), "--out", result] + (["--full"] if arguments.full else [])
        status = subprocess.run(command).returncode
        if not os.path.exists(result):
            return status or 1
        with open(result) as file:
            entries = json.load(file)
    others = []
    if os.path.exists(arguments.out):
        with open(arguments.out) as file:
            others = [entry for entry in json.load(file) if not entry["case"].startswith("solver/")]
    lines = ",\n  ".join(json.dumps(entry) for entry in entries + others)
    with open(arguments.out + ".new", "w") as file:
        file.write("[\n  " + lines + "\n]\n")
    os.replace(arguments.out + ".new", arguments.out)
    return status


if __name__ == "__main__":
    sys.exit(main())
