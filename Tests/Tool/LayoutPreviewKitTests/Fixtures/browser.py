#!/usr/bin/env python3
"""Drives a headless Chromium through the steps of a JSON list on standard input and prints what came of them as JSON.

A step is an object with one key:
  viewport    [width, height, scale], with "dark" and "reducedMotion" beside it
  scripts     whether pages may run scripts
  open        an address; waits until it has loaded and its scripts have run
  evaluate    an expression (promises are awaited); its value goes to "values"
  key         a key as DOM names it: "n", "ArrowRight", "Escape", " "
  text        typed where the focus is
  drag        [from x, from y, to x, to y] with the mouse
  color       [x, y]; red, green and blue of that pixel of the page go to "values"
  screenshot  a file
The answer: {"values": […], "console": […], "requests": […]}; requests are those that are neither file: nor data:.

Chromium is spoken to over a pipe (--remote-debugging-pipe): JSON, a zero byte after each message. Nothing but the standard library.
"""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zlib

KEY_CODES = {"Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Tab": 9}


class Browser:
    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="layoutpreview-browser-")
        (child_reads, self.writes), (self.reads, child_writes) = os.pipe(), os.pipe()

        def arrange():
            # Whatever numbers the ends have: Chromium reads 3 and writes 4.
            ends = [os.dup(child_reads), os.dup(child_writes)]
            highest = [os.dup2(end, 60 + index) for index, end in enumerate(ends)]
            os.dup2(highest[0], 3)
            os.dup2(highest[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--font-render-hinting=none",
             f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=arrange, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(child_reads)
        os.close(child_writes)
        self.buffer = b""
        self.number = 0
        self.events = []
        self.console = []
        self.scripts = True
        self.requests = []
        target = self.call("Target.createTarget", {"url": "about:blank"}, None)["targetId"]
        self.session = self.call("Target.attachToTarget", {"targetId": target, "flatten": True}, None)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def read(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.reads, 1 << 16)
            if not chunk:
                raise SystemExit("chromium ended early")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(message)
        self.note(message)
        return message

    def note(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method:
            self.events.append(method)
        if method == "Runtime.consoleAPICalled":
            self.console.append(" ".join(str(argument.get("value", argument.get("description"))) for argument in parameters["args"]))
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.console.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded":
            self.console.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            address = parameters["request"]["url"]
            if not address.startswith(("file:", "data:")):
                self.requests.append(address)

    def call(self, method, parameters=None, session="own"):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters or {}}
        if session == "own":
            message["sessionId"] = self.session
        os.write(self.writes, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer.get("result", {})

    def wait_for(self, event):
        while event not in self.events:
            self.read()

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", {"expression": expression, "awaitPromise": True, "returnByValue": True})
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise SystemExit(f"{expression}: {details.get('exception', {}).get('description') or details['text']}")
        return answer["result"].get("value")

    def settle(self):
        """Until two frames have been drawn."""
        if not self.scripts:
            # Nothing calls back; and nothing changes the page.
            return
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")

    def color(self, x, y):
        self.settle()
        clip = {"x": x, "y": y, "width": 1, "height": 1, "scale": 1}
        file = base64.b64decode(self.call("Page.captureScreenshot", {"format": "png", "clip": clip})["data"])
        stream, at = b"", 8
        while at < len(file):
            length = int.from_bytes(file[at:at + 4], "big")
            if file[at + 4:at + 8] == b"IDAT":
                stream += file[at + 8:at + 8 + length]
            at += length + 12
        # Whatever the filter of the row, the first pixel stands there as it is.
        return list(zlib.decompress(stream)[1:4])

    def step(self, step, values):
        if "viewport" in step:
            width, height, scale = step["viewport"]
            self.call("Emulation.setDeviceMetricsOverride",
                      {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 600})
            self.call("Emulation.setEmulatedMedia", {"features": [
                {"name": "prefers-color-scheme", "value": "dark" if step.get("dark") else "light"},
                {"name": "prefers-reduced-motion", "value": "reduce" if step.get("reducedMotion") else "no-preference"}]})
        elif "scripts" in step:
            self.scripts = step["scripts"]
            self.call("Emulation.setScriptExecutionDisabled", {"value": not self.scripts})
        elif "open" in step:
            self.events.clear()
            # A new address in the same document loads nothing.
            self.call("Page.navigate", {"url": "about:blank"})
            self.wait_for("Page.loadEventFired")
            self.events.clear()
            self.call("Page.navigate", {"url": step["open"]})
            self.wait_for("Page.loadEventFired")
        elif "evaluate" in step:
            values.append(self.evaluate(step["evaluate"]))
            return
        elif "color" in step:
            values.append(self.color(*step["color"]))
            return
        elif "key" in step:
            key = step["key"]
            is_text = len(key) == 1
            code = KEY_CODES.get(key, ord(key.upper()) if is_text else 0)
            common = {"key": key, "windowsVirtualKeyCode": code}
            self.call("Input.dispatchKeyEvent", common | {"type": "keyDown"} | ({"text": key} if is_text else {}))
            self.call("Input.dispatchKeyEvent", common | {"type": "keyUp"})
        elif "text" in step:
            self.call("Input.insertText", {"text": step["text"]})
        elif "drag" in step:
            x, y, to_x, to_y = step["drag"]
            mouse = {"button": "left", "clickCount": 1}
            self.call("Input.dispatchMouseEvent", mouse | {"type": "mousePressed", "x": x, "y": y})
            for part in (0.5, 1):
                self.call("Input.dispatchMouseEvent",
                          mouse | {"type": "mouseMoved", "x": x + (to_x - x) * part, "y": y + (to_y - y) * part, "buttons": 1})
            self.call("Input.dispatchMouseEvent", mouse | {"type": "mouseReleased", "x": to_x, "y": to_y})
        elif "screenshot" in step:
            self.settle()
            data = self.call("Page.captureScreenshot", {"format": "png"})["data"]
            with open(step["screenshot"], "wb") as file:
                file.write(base64.b64decode(data))
            return
        else:
            raise SystemExit(f"an unknown step: {step}")
        self.settle()

    def close(self):
        try:
            self.call("Browser.close", None, None)
        except (SystemExit, OSError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for _ in range(20):
            # Helpers of the browser write to its profile for a moment more.
            shutil.rmtree(self.profile, ignore_errors=True)
            if not os.path.exists(self.profile):
                break
            time.sleep(0.1)


def main():
    steps = json.load(sys.stdin)
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        raise SystemExit("chromium is not installed")
    browser = Browser(program)
    values = []
    try:
        for step in steps:
            browser.step(step, values)
        browser.settle()
    finally:
        browser.close()
    json.dump({"values": values, "console": browser.console, "requests": browser.requests}, sys.stdout)


if __name__ == "__main__":
    main()
