#!/usr/bin/env python3
"""Measures the tool beside its peers and writes out/bench.json.

    bench.py [--out FILE] [--tool PATH] [--rounds N] [--only AREA]

Areas: render (whole processes: a prebuilt Login to PNG beside rsvg-convert and headless Chromium on the same screen, previews a
second in one host, from save to picture, peak memory), snapshots (a thousand previews against their references: unchanged, and ten
changed; what a preview takes beside drawing it), diff (whole processes beside blazediff, pixelmatch and odiff; best of the rounds), layout (whole view trees: time and allocations a view, growth, an edit) and solver (the nested package, beside kiwi
and Yoga). Runs of the two
sides alternate in one call; figures are medians. A peer that is not installed is left out and said.
"""
import argparse, importlib.util, json, os, pathlib, shutil, statistics, subprocess, sys, tempfile, time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent


def run(command, **options):
    """Runs a command to its end; returns seconds and peak kilobytes of it and what it waited for."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"bench: {' '.join(map(str, command))} ended with {process.returncode}")
    return seconds, usage.ru_maxrss


def interleaved(ours, theirs, rounds):
    """Medians of both commands in milliseconds, run in turn after a warm-up each."""
    run(ours), run(theirs)
    pairs = [(run(ours)[0] * 1e3, run(theirs)[0] * 1e3) for _ in range(rounds)]
    return statistics.median(p[0] for p in pairs), statistics.median(p[1] for p in pairs)


class Results:
    def __init__(self):
        self.rows = []

    def add(self, case, unit, ours, peer=None):
        ratio = round(peer / ours, 3) if peer else None
        self.rows.append({"case": case, "unit": unit, "ours": round(ours, 3), "peer": peer and round(peer, 3), "ratio": ratio})
        print(f"{case:<42}{ours:>12.2f} {unit:<12}" + (f"{peer:>12.2f}   ratio {ratio}" if peer else ""), flush=True)


PAGE = """<!doctype html><meta name=viewport content="width=device-width"><style>
body{margin:0;font:17px Inter,sans-serif;background:#fff}main{position:absolute;top:79px;left:16px;right:16px}
input{display:block;box-sizing:border-box;width:100%;height:30px;margin:0 0 10px;border:2px solid #555;padding:0 6px;font:inherit}
button{width:100%;height:40px;margin-top:10px;border:0;border-radius:5px;background:#808080;color:#fff;font:15px Inter}
</style><main><input placeholder=Username><input placeholder=Password><button>Login</button></main>"""

SCREEN = """import UIKit

final class Screen%(n)d: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Screen %(n)d"
    title.font = .preferredFont(forTextStyle: .title1)
    let text = UILabel()
    text.text = "A label that runs over several lines, so that the layout takes two passes, number %(n)d."
    text.numberOfLines = 0
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    let stack = UIStackView(arrangedSubviews: [title, text, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

#Preview("Screen%(n)d") { Screen%(n)d() }
"""


def render(tool, results, rounds, work):
    login = next(p for p in (ROOT / "Layouts" / "Login", ROOT / "Layouts" / "Login.swift") if p.exists())
    listed = json.loads(subprocess.run([tool, "list", login, "--json"], capture_output=True, text=True).stdout)
    name = listed["previews"][0]["name"]
    base = [tool, "render", login, "--only", name, "--out", work / "login"]
    run([*base, "--format", "svg,png"])
    svg = next((work / "login").rglob("*.svg"))
    ours = [*base, "--format", "png"]
    if shutil.which("rsvg-convert"):
        mine, peer = interleaved(ours, ["rsvg-convert", "-z", "3", "-o", work / "peer.png", svg], rounds)
        results.add("render/login-process/rsvg-convert", "ms", mine, peer)
    else:
        print("bench: rsvg-convert is not installed (librsvg2-bin)")
    if shutil.which("chromium"):
        (work / "login.html").write_text(PAGE)
        chromium = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=3",
                    "--window-size=393,852", f"--screenshot={work / 'chromium.png'}", (work / "login.html").as_uri()]
        mine, peer = interleaved(ours, chromium, max(3, rounds // 3))
        results.add("render/login-process/chromium", "ms", mine, peer)
    else:
        print("bench: chromium is not installed")
    many(tool, results, rounds, work)


def many(tool, results, rounds, work):
    """One host over many previews, memory over their number, and from save to picture."""
    folder = work / "many"
    folder.mkdir()
    for number in range(500):
        (folder / f"Screen{number}.swift").write_text(SCREEN % {"n": number})
    out = ["--format", "png", "--jobs", "1", "--timeout", "60", "--out", work / "out"]
    run([tool, "render", folder, "--only", "Screen0", *out])
    one = statistics.median(run([tool, "render", folder, "--only", "Screen0", *out])[0] for _ in range(3))
    two_hundred = statistics.median(
        run([tool, "render", folder, "--only", "Screen?", "--only", "Screen??", "--only", "Screen1??", *out])[0] for _ in range(3))
    results.add("render/previews-in-one-host", "per second", 199 / (two_hundred - one))
    for count, pattern in ((10, "Screen?"), (500, "*")):
        peak = max(run([tool, "render", folder, "--only", pattern, *out])[1] for _ in range(2))
        results.add(f"render/peak-memory-{count}", "MB", peak / 1024)
    edited = work / "edited"
    edited.mkdir()
    times = []
    for number in range(rounds + 1):
        (edited / "Screen.swift").write_text(SCREEN % {"n": 1} + f"// edit {number}\n")
        times.append(run([tool, "render", edited, *out])[0] * 1e3)
    results.add("render/save-to-picture", "ms", statistics.median(times[1:]))


CARD = """import UIKit

final class Login: UIViewController {
  let number: Int
  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Account \\(number)"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    let name = UITextField()
    name.placeholder = "Username"
    name.borderStyle = .roundedRect
    let password = UITextField()
    password.placeholder = "Password"
    password.borderStyle = .roundedRect
    let button = UIButton(configuration: .filled())
    button.setTitle("Login", for: .normal)
    let stack = UIStackView(arrangedSubviews: [title, name, password, button])
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
"""


def snapshots(tool, results, rounds, work):
    """A thousand screens at 3x. `drawing` is what the hosts took a preview to make, lay out and draw it into pixels, without a file;
    `comparing` what they took beside it; both from results.json of the same run."""
    folder = work / "snapshots"
    folder.mkdir()
    (folder / "Login.swift").write_text(CARD)

    def write(changed):
        for part in range(20):
            numbers = range(part * 50, part * 50 + 50)
            (folder / f"Part{part}.swift").write_text("import UIKit\n" + "".join(
                f'#Preview("Login {n}") {{ Login({n + (1000 if n % 100 == 7 and changed else 0)}) }}\n' for n in numbers))

    report = work / "report"
    test = [tool, "test", folder, "--report", report, "--timeout", "60"]

    def once(*options, expected):
        start = time.perf_counter()
        process = subprocess.Popen([*test, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != expected:
            raise SystemExit(f"bench: {' '.join(map(str, test))} ended with {process.returncode}, not {expected}")
        verdicts = [r["verdict"] for r in json.loads((report / "results.json").read_text())["results"]]
        return seconds, usage.ru_maxrss / 1024, verdicts

    write(changed=False)
    once("--record", "all", expected=0)
    runs = [once("--record", "never", expected=0) for _ in range(max(3, rounds // 3))]
    best = min(runs, key=lambda run: run[0])
    ratios = []
    for _, _, verdicts in runs:
        whole, comparing = (sum(v[key] for v in verdicts) for key in ("cost", "comparison"))
        ratios.append((whole / (whole - comparing), (whole - comparing) / len(verdicts) * 1e3, comparing / len(verdicts) * 1e3))
    ratio, drawing, comparing = min(ratios)
    results.add("snapshots/unchanged-1000", "s", best[0])
    results.add("snapshots/unchanged-1000-memory", "MB", max(run[1] for run in runs))
    results.add("snapshots/drawing-a-preview", "ms", drawing)
    results.add("snapshots/comparing-a-preview", "ms", comparing)
    results.add("snapshots/preview-to-drawing", "times", ratio)
    pictures = ["--format", "png", "--out", work / "pictures", "--timeout", "60"]
    results.add("snapshots/render-1000-png", "s", min(run([tool, "render", folder, *pictures])[0] for _ in range(2)))
    write(changed=True)
    once("--record", "never", expected=7)
    seconds, memory, verdicts = min((once("--record", "never", expected=7) for _ in range(3)), key=lambda run: run[0])
    assert sum(v["status"] == "changed" for v in verdicts) == 10
    results.add("snapshots/ten-changed-of-1000", "s", seconds)
    results.add("snapshots/ten-changed-of-1000-memory", "MB", memory)


def layout(tool, results, work):
    """Has ViewTrees.swift measure itself: its button's lines are cases."""
    library = work / "allocations.so"
    source = HERE / "Sources" / "Allocations"
    compiler = [os.environ.get("CC", "cc"), "-O2", "-shared", "-fPIC", "-I", source / "include", "-o", library, source / "Allocations.c"]
    environment = dict(os.environ)
    if subprocess.run(compiler).returncode == 0:
        environment["LD_PRELOAD"] = str(library)
    else:
        print("bench: allocations are not counted (no C compiler)")
    command = [tool, "inspect", HERE / "ViewTrees.swift", "--send", "run:touchUpInside", "--json", "--quiet", "--timeout", "300"]
    answer = subprocess.run(command, capture_output=True, text=True, env=environment)
    if answer.returncode:
        raise SystemExit(f"bench: ViewTrees.swift ended with {answer.returncode}: {answer.stderr}")
    printed = json.loads(answer.stdout)["documents"][0]["previews"][0]["printed"]
    for line in printed.splitlines():
        if line.startswith("case "):
            name, unit, value = line[5:].split("\t")
            results.add(f"layout/{name}", unit, float(value))


def solver(results, work):
    target = work / "solver.json"
    if subprocess.run([sys.executable, HERE / "solver.py", "--out", target]).returncode or not target.exists():
        raise SystemExit("bench: the solver's benchmark failed")
    results.rows += json.loads(target.read_text())


def diff(tool, results, rounds, work):
    spec = importlib.util.spec_from_file_location("diff", HERE / "diff.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.measure(tool, max(5, rounds // 2), results.add, work)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", default=ROOT / "out" / "bench.json", type=pathlib.Path)
    parser.add_argument("--tool", default=ROOT / ".build" / "release" / "layoutpreview", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", choices=["render", "snapshots", "layout", "solver", "diff"])
    args = parser.parse_args()
    results = Results()
    with tempfile.TemporaryDirectory() as work:
        if args.only in (None, "render"):
            render(args.tool, results, args.rounds, pathlib.Path(work))
        if args.only in (None, "snapshots"):
            snapshots(args.tool, results, args.rounds, pathlib.Path(work))
        if args.only in (None, "diff"):
            diff(args.tool, results, args.rounds, pathlib.Path(work))
        if args.only in (None, "layout"):
            layout(args.tool, results, pathlib.Path(work))
        if args.only in (None, "solver"):
            solver(results, pathlib.Path(work))
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text("[\n  " + ",\n  ".join(json.dumps(row) for row in results.rows) + "\n]\n")
    print(f"written: {args.out}")


if __name__ == "__main__":
    sys.exit(main())
