#!/usr/bin/python3
import json, os, signal, sys, time

PREVIEWS = []

with open(3, encoding="utf-8") as stream:
    request = json.load(stream)


def say(**event):
    os.write(4, (json.dumps(event) + "\n").encode())


def trap(text, number):
    sys.stderr.write(text)
    sys.stderr.flush()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def put(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as stream:
        stream.write(text)


def compare(order, content, frames):
    """What a host does with a reference, with texts for pictures."""
    reference, layout = order["reference"], order["reference"][:-4] + ".layout"
    after = order["report"] + "/" + order["stem"] + ".after"
    verdict = {"status": "passed", "isRecorded": False, "notes": [], "changes": [], "views": [], "scale": 3, "cost": frames}
    settings = order["settings"]
    verdict["message"] = None
    if content.endswith("settings"):
        verdict["notes"] = [json.dumps([settings, order["fallback"]], sort_keys=True)]
    picture = {"path": order["stem"] + ".after.png", "width": 1179, "height": 2556}
    if not os.path.exists(reference):
        verdict["status"] = "missing" if order["record"] == "never" else "new"
        put(after + ".png", content)
        put(after + ".layout", "layout " + content)
        verdict["after"] = picture
        if order["record"] != "never":
            put(layout, "layout " + content)
            put(reference, content)
            verdict["isRecorded"] = True
    elif open(reference).read() != content:
        verdict["status"] = "changed"
        verdict["message"] = "412 pixels changed; 0 may, says the default"
        verdict["pixels"] = {"kind": "real", "count": 412, "total": 3013524, "box": [10, 20, 30, 40], "greatest": 255}
        verdict["changes"] = [
            {"kind": "text", "view": "title", "path": "title", "description": 'title: text "a" → "b"'},
            {"kind": "moved", "view": "box", "path": "box", "description": "box moved by 0, 8 pt"},
            {"kind": "moved", "view": "line", "path": "line", "description": "line moved by 0, 8 pt"}]
        put(order["report"] + "/" + order["stem"] + ".before.png", open(reference).read())
        put(after + ".png", content)
        put(after + ".layout", "layout " + content)
        verdict["after"] = picture
        verdict["before"] = dict(picture, path=order["stem"] + ".before.png")
        if order["record"] in ("failed", "all"):
            put(layout, "layout " + content)
            put(reference, content)
            verdict["isRecorded"] = True
    return verdict


if request["command"] == "list":
    say(kind="previews", previews=[
        {"name": n, "file": f, "line": l, "isAutomatic": False} for n, f, l, _ in PREVIEWS])
    say(kind="done")
    sys.exit(0)

with open(os.environ["FAKE_COMPILER_LOG"], "a") as log:
    log.write("host %d\n" % len(request["jobs"]))

for job in request["jobs"]:
    name, file, line, behaviour = PREVIEWS[job["preview"]]
    for stream in (1, 2):
        os.write(stream, b"\x1ejob %d\n" % job["id"])
    say(kind="started", job=job["id"])
    diagnostics = []
    if behaviour == "traps":
        print("about to trap", flush=True)
        trap("Login/%s:%d: Fatal error: Unexpectedly found nil while unwrapping an Optional value\n" % (os.path.basename(file), line),
             signal.SIGILL)
    elif behaviour == "recurses":
        trap("", signal.SIGSEGV)
    elif behaviour == "allocates":
        trap("terminate called after throwing an instance of 'std::bad_alloc'\n", signal.SIGABRT)
    elif behaviour == "raises":
        trap("UIKit/UIKitException.swift:6: Fatal error: *** Terminating preview due to uncaught exception 'Odd', reason: 'Format: \n"
             "No such view \n[a] \n ^'\n\n*** Program crashed: Illegal instruction ***\n\n0 [ra] 0x1 f() + 1 in runner at %s:%d:3\n"
             % (file, line), signal.SIGILL)
    elif behaviour == "spins":
        signal.signal(signal.SIGQUIT, lambda number, frame: trap(
            "*** Program crashed: Quit ***\n\n0 [ra] 0x1 f() + 1 in runner at %s:%d:3\n" % (file, line), signal.SIGQUIT))
        while True:
            time.sleep(0.01)
    elif behaviour == "stubborn":
        signal.signal(signal.SIGQUIT, signal.SIG_IGN)
        time.sleep(600)
    elif behaviour == "brokenfont":
        diagnostics = [{"kind": "broken-font", "message": "'A.ttf' is not a usable font", "items": [], "constraints": []}]
    elif behaviour == "hangs":
        time.sleep(600)
    elif behaviour == "exits":
        os._exit(0)
    elif behaviour == "chatters":
        for _ in range(1 << 14):
            os.write(1, b"blah " * 13 + b"\n")
    elif behaviour == "environment":
        for variable in sorted(os.environ):
            if variable.startswith(("FREETYPE_", "FC_", "PANGO_", "LC_")) or variable in ("TZ", "LANG"):
                print("%s=%s" % (variable, os.environ[variable]), flush=True)
        # The request was closed above; what is open besides the events and what the interpreter itself opened?
        links = {int(d): os.readlink("/proc/self/fd/" + d) for d in os.listdir("/proc/self/fd") if os.path.exists("/proc/self/fd/" + d)}
        print("pipes %s" % sorted(d for d, target in links.items() if target.startswith("pipe:")), flush=True)
        print("files %s" % sorted(target for d, target in links.items() if "deleted" in target or ".lock" in target), flush=True)
    elif behaviour == "unwritable":
        say(kind="failed", job=job["id"], message="cannot write the picture: no space left on device", cause="unwritable")
        continue
    elif behaviour == "conflicts":
        diagnostics = [{"kind": "conflict", "message": "two widths exclude each other", "file": file, "line": line,
                        "items": ["box"], "constraints": ["box.width == 10", "box.width == 20"],
                        "dump": "Unable to simultaneously satisfy constraints."}]
    elif behaviour == "warns":
        diagnostics = [{"kind": "compressed-label", "message": "the text of title is cut", "file": file, "line": line, "items": ["title"],
                        "constraints": []}]
    view = job.get("target", {}).get("view")
    if view == "nobody" or behaviour == "empty" and view:
        say(kind="failed", job=job["id"], message="no view is called %s" % view, cause="missingView")
        continue
    outputs = []
    for output in job.get("outputs", []):
        folder, base = os.path.split(output["path"])
        partial = os.path.join(folder, "." + base + "." + output["run"] + ".partial")
        with open(partial, "w") as stream:
            stream.write(name)
        if behaviour == "halfway":
            trap("", signal.SIGSEGV)
        if behaviour == "hangshalfway":
            time.sleep(600)
        os.rename(partial, output["path"])
        outputs.append({"path": output["path"], "format": output["format"], "width": 1179, "height": 2556, "scale": 3})
    event = dict(kind="finished", job=job["id"], outputs=outputs, diagnostics=diagnostics, placeholders=0)
    if job.get("snapshot"):
        event["snapshot"] = compare(job["snapshot"], name + " " + behaviour, 0.5 if behaviour == "costs" else 0.1)
    if request["command"] == "inspect":
        if job.get("send"):
            print("got %s" % job["send"], flush=True)
        button = {"id": "button", "class": "UIButton", "name": "button", "frame": [16, 100.3333333, 361, 44], "hidden": False,
                  "ambiguous": ["horizontal"], "placeholder": False, "children": [],
                  "constraints": [{"description": "button.height == 44", "priority": 750, "active": True, "file": file, "line": line,
                                   "id": None}]}
        root = {"id": None, "class": "UIView", "name": "", "frame": [0, 0, 393, 852], "hidden": False, "ambiguous": [],
                "placeholder": False, "children": [], "constraints": []}
        depth = 10000 if behaviour == "deep" else 1
        event["root"] = [{"depth": 0, "node": root}] + [{"depth": d, "node": button} for d in range(1, depth + 1)]
        event["device"], event["scale"] = "iphone-15", 3
    if request["command"] == "explain":
        def reason(text, priority=1000, place=True, binds=False, short=0):
            return {"text": text, "priority": priority, "file": file if place else None, "line": line if place else None, "id": None,
                    "binds": binds, "shortBy": short}

        def step(depth, view, attribute, value, constraints=(), gives_way=(), repeated=False):
            return {"depth": depth, "quantities": [{"view": view, "attribute": attribute, "value": value}],
                    "constraints": list(constraints), "givesWay": list(gives_way), "isOpen": False, "isRepeated": repeated}

        limit = reason("button.trailing <= UIView.trailing - 16", binds=True)
        event["explanation"] = {
            "view": job["target"]["view"], "class": "UIButton", "frame": [16, 100.3333333, 361, 44], "notes": ["it is an example"],
            "parts": [{"attribute": job["target"]["attribute"], "value": 361, "isAmbiguous": False, "steps": [
                step(0, "button", "width", 361, [limit], [
                    reason("button.width >= 400 @750 (content must not be cut)", 750, place=False, binds=True, short=39)]),
                step(1, "UIView", "width", 393, [reason("UIView.width == 393 (the canvas)", place=False)]),
                step(1, "button", "left", 16, repeated=True)],
                "changes": [{"reason": limit, "perPoint": 1, "without": 400}]}]}
    say(**event)
say(kind="done")
