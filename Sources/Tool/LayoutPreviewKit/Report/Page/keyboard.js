"use strict";
// Keys, and the list of them.

const SHORTCUTS = [
  [["n", "→"], "Next change"],
  [["p", "←"], "Previous change"],
  [["j", "k"], "Next and previous in the list, with those that passed"],
  [["]", "["], "Next and previous view that changed"],
  [["1", "…", "5"], "Side by side, slider, onion skin, blink, difference"],
  [["b"], "Before or after, in the same place"],
  [["space"], "Pause blinking, or go on"],
  [["+", "−", "0"], "Larger, smaller, fit"],
  [["o"], "Outline the views and pixels that changed"],
  [["/"], "Filter"],
  [["t"], "Light, dark or as the system"],
  [["Esc"], "Out of the filter; back to the list"],
  [["?"], "These keys"],
];

class Keyboard {
  constructor({ list, detail, onTheme, onBack }) {
    Object.assign(this, { list, detail, onTheme, onBack });
    this.help = document.getElementById("help");
    this.help.append(
      element("h2", { id: "help-title" }, "Keyboard"),
      element("dl", {}, SHORTCUTS.map(([keys, text]) => [element("dt", {}, keys.map((key) => element("kbd", {}, key))), element("dd", {}, text)])),
      button("Close", { className: "primary" }, () => this.help.close()));
    this.help.addEventListener("click", (event) => event.target === this.help && this.help.close());
    document.getElementById("keys").addEventListener("click", () => this.help.showModal());
    addEventListener("keydown", (event) => this.press(event));
  }

  press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || this.help.open) return;
    const target = event.target;
    const { filter } = this.list;
    if (event.key === "Escape") {
      if (target === filter) filter.blur();
      else this.onBack();
      return;
    }
    if (target instanceof HTMLInputElement && target.type === "search") {
      if (event.key === "Enter") {
        filter.blur();
        this.list.current = null;
        this.list.move(1, false);
      }
      return;
    }
    // Ranges, buttons and pictures larger than their pane have a use of their own for arrows and space.
    const isRange = target instanceof HTMLInputElement && target.type === "range";
    const scrolls = target.classList?.contains("scroller") && this.detail.stage?.zoom.level !== "fit";
    if (event.key.startsWith("Arrow") && (isRange || scrolls)) return;
    if (event.key === " " && target instanceof HTMLElement && target.closest("button, a, input, summary")) return;
    if (this.act(event.key)) event.preventDefault();
  }

  /** Whether the key means something. */
  act(key) {
    const { list } = this;
    const { stage, words } = this.detail;
    switch (key) {
      case "n": case "ArrowRight": list.move(1, true); return true;
      case "p": case "ArrowLeft": list.move(-1, true); return true;
      case "j": list.move(1, false); return true;
      case "k": list.move(-1, false); return true;
      case "]": words?.step(1); return true;
      case "[": words?.step(-1); return true;
      case "b": stage?.swap(); return true;
      case " ":
        if (stage?.mode !== "blink") return false;
        stage.togglePause();
        return true;
      case "+": case "=": stage?.zoom.step(1); return true;
      case "-": case "_": stage?.zoom.step(-1); return true;
      case "0": stage?.toggleFit(); return true;
      case "o": stage?.toggleOutlines(); return true;
      case "t": this.onTheme(); return true;
      case "/":
        list.filter.focus();
        list.filter.select();
        return true;
      case "?": this.help.showModal(); return true;
      default: {
        const mode = MODES[Number(key) - 1];
        if (!mode || !stage?.hasBoth) return false;
        stage.setMode(mode.key);
        return true;
      }
    }
  }
}
