#!/usr/bin/env python3
"""Measures `layoutpreview diff` beside odiff, blazediff and pixelmatch on pairs that it draws itself, and checks what each says.

    diff.py [--tool PATH] [--rounds N] [--out FILE]

The pairs are drawn by cairo: a phone's screen (1170×2532) and a large one (4000×8000), each with a copy, the same pixels in other bytes,
one pixel changed, and a twentieth of the rows recoloured. Whole processes, best of N rounds in turn; peak memory of each. blazediff and
pixelmatch come as Python modules: their time is that of a call with two paths in a running interpreter (reading and decoding included,
the start of Python left out), their memory that of a process that does nothing else. odiff and the pixelmatch of npm are measured where
they are on the PATH, as whole processes like ours.
"""
import argparse, json, os, pathlib, shutil, subprocess, sys, tempfile, time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
CASES = [(tag, what) for tag in ("phone", "large") for what in ("same", "reencoded", "1px", "5pct")] + [("phone", "aa25"), ("phone", "tint1")]

MODULES = {
    "blazediff": "import blazediff\ndef compare(a, b): return blazediff.compare(a, b).diff_count",
    "pixelmatch": "import numpy, pybind11_pixelmatch\nfrom PIL import Image\nfrom pybind11_pixelmatch import pixelmatch, Options\n"
                  "def compare(a, b):\n"
                  "    one, two = (numpy.asarray(Image.open(p).convert('RGBA')) for p in (a, b))\n"
                  "    return pixelmatch(one, two, options=Options())",
}
LOOP = """
import sys, time
{setup}
for line in sys.stdin:
    a, b = line.split()
    start = time.perf_counter()
    count = compare(a, b)
    print(time.perf_counter() - start, count or 0, flush=True)
"""


def run(command):
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    return seconds, usage.ru_maxrss / 1024, process.returncode


class Module:
    """A peer that is a Python module, kept running."""

    def __init__(self, python, name):
        self.command = [python, "-c", LOOP.format(setup=MODULES[name])]
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def compare(self, a, b):
        self.process.stdin.write(f"{a} {b}\n")
        self.process.stdin.flush()
        seconds, count = self.process.stdout.readline().split()
        return float(seconds), count

    def memory(self, a, b):
        process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True)
        process.stdin.write(f"{a} {b}\n")
        process.stdin.close()
        _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 0
        return usage.ru_maxrss / 1024

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def measure(tool, rounds, add, work):
    """Calls add(case, unit, ours, peer) for each pair and peer."""
    python = HERE / ".peers" / "diff" / "bin" / "python"
    if not python.exists():
        print("bench: the picture differs are missing; Benchmarks/fetch-diff-peers.sh installs them")
        return
    pairs = work / "pairs"
    subprocess.run([python, HERE / "make-diff-pairs.py", pairs], check=True, stdout=subprocess.DEVNULL)
    modules = {name: Module(python, name) for name in MODULES}
    programs = {name: path for name, path in (("odiff", shutil.which("odiff")), ("pixelmatch-npm", shutil.which("pixelmatch"))) if path}
    for tag, what in CASES:
        a, b = str(pairs / f"{tag}_a.png"), str(pairs / f"{tag}_{what}.png")
        ours, peers = [], {name: [] for name in (*modules, *programs)}
        for _ in range(rounds):
            ours.append(run([tool, "diff", a, b]))
            for name, module in modules.items():
                peers[name].append(module.compare(a, b)[0])
            for name, path in programs.items():
                peers[name].append(run([path, a, b])[0])
        best = min(o[0] for o in ours) * 1e3
        for name, times in peers.items():
            add(f"diff/{tag}-{what}/{name}", "ms", best, min(times) * 1e3)
        memory = max(o[1] for o in ours)
        for name, module in modules.items():
            add(f"diff-memory/{tag}-{what}/{name}", "MB", memory, module.memory(a, b))
        for name, path in programs.items():
            add(f"diff-memory/{tag}-{what}/{name}", "MB", memory, run([path, a, b])[1])
    for module in modules.values():
        module.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=ROOT / ".build" / "release" / "layoutpreview", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--out", type=pathlib.Path)
    args = parser.parse_args()
    rows = []

    def add(case, unit, ours, peer=None):
        ratio = round(peer / ours, 3) if peer else None
        rows.append({"case": case, "unit": unit, "ours": round(ours, 3), "peer": peer and round(peer, 3), "ratio": ratio})
        print(f"{case:<42}{ours:>12.2f} {unit:<12}" + (f"{peer:>12.2f}   ratio {ratio}" if peer else ""), flush=True)

    with tempfile.TemporaryDirectory() as work:
        measure(args.tool, args.rounds, add, pathlib.Path(work))
    if args.out:
        args.out.write_text("[\n  " + ",\n  ".join(json.dumps(row) for row in rows) + "\n]\n")


if __name__ == "__main__":
    sys.exit(main())
