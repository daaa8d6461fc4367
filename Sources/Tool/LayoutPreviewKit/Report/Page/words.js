"use strict";
// What a change says before any picture: notes, the message, the changes of views one by one, then the pixels.

const PIXEL_KINDS = {
  none: "The pixels are equal.",
  color: "The pixels differ by no more than the colour tolerance.",
  antialiasing: "Only edges differ: anti-aliasing, or a shift by part of a pixel.",
  real: "The pixels differ.",
  size: "The pictures are not of one size.",
};

const CHANGE_KINDS = {
  moved: "Moved", resized: "Resized", text: "Text", color: "Colour", font: "Font", constraint: "Constraint", added: "Added", removed: "Removed",
  appearance: "Look",
};

/** Changes shown before the rest is asked for: the pictures are to be seen without scrolling. */
const CHANGES_AT_FIRST = 4;

/** Views named in a line about several. */
const NAMES_AT_ONCE = 5;

/** What a view lies in, without the root that everything lies in and the view itself; null where there is nothing between. */
function placeOf(change) {
  const between = (change.path ?? "").split(" › ").slice(1, -1);
  return between.length > 0 ? `in ${between.join(" › ")}` : null;
}

/** Changes as lines: views that moved alike share one, as a screen moves as a whole. A line's `parts` are its changes. */
function linesOf(changes) {
  const lines = [];
  const moves = new Map();
  for (const change of changes) {
    const start = `${change.view} moved by `;
    const shift = change.kind === "moved" && change.description.startsWith(start) ? change.description.slice(start.length) : null;
    const known = shift === null ? null : moves.get(shift);
    if (known) {
      known.parts.push(change);
      continue;
    }
    const line = { kind: change.kind, description: change.description, path: placeOf(change), parts: [change] };
    if (shift !== null) moves.set(shift, line);
    lines.push(line);
  }
  for (const [shift, line] of moves) {
    const names = line.parts.map((change) => change.view);
    if (names.length === 1) continue;
    const rest = names.length - NAMES_AT_ONCE;
    line.description = `${names.slice(0, NAMES_AT_ONCE).join(", ")}${rest > 0 ? ` and ${counted(rest, "more view")}` : ""} moved by ${shift}`;
    line.path = null;
  }
  return lines;
}

class ChangeWords {
  /** `onPoint` is called with a change, or null when it is pointed at no longer; `onChoose` with one that was clicked. */
  constructor(snapshot, detail, { onPoint, onChoose }) {
    this.changes = linesOf(detail.changes ?? []);
    this.onPoint = onPoint;
    this.onChoose = onChoose;
    this.buttons = [];
    this.chosen = -1;
    this.list = element("ol", { className: "changes" });
    this.node = element(
      "section", { className: "words", "aria-label": "What changed" },
      (detail.notes ?? []).map((note) => element("p", { className: "banner" }, note)),
      detail.message && this.changes.length === 0
        ? element("p", { className: snapshot.status === "failed" ? "message failed" : "message" }, detail.message) : null,
      this.changes.length > 0 ? this.list : null,
      element(
        "div", { className: "lower-words" },
        element(
          "div", {}, this.pixelLine(detail.pixels),
          detail.message && this.changes.length > 0 ? element("p", { className: "pixels" }, detail.message) : null),
        detail.accept ? this.approval(snapshot, detail.accept) : null));
    this.fill(CHANGES_AT_FIRST);
  }

  fill(limit) {
    this.list.replaceChildren();
    const shown = this.changes.length <= limit + 1 ? this.changes : this.changes.slice(0, limit);
    this.buttons = shown.map((change, index) => this.makeButton(change, index));
    this.list.append(...this.buttons.map((made) => element("li", {}, made)));
    const rest = this.changes.length - shown.length;
    if (rest > 0) {
      const more = button(`Show ${counted(rest, "more change")}`, { className: "link" }, () => {
        this.fill(Infinity);
        this.buttons[shown.length].focus();
      });
      this.list.append(element("li", {}, more));
    }
  }

  makeButton(change, index) {
    const made = button(
      [
        element("span", { className: "kind", data: { kind: change.kind } }, CHANGE_KINDS[change.kind] ?? change.kind),
        element(
          "span", { className: "change-text", dir: "auto" }, change.description,
          change.path ? element("span", { className: "path", dir: "auto" }, change.path) : null),
      ],
      { className: "change", "aria-pressed": "false" }, () => this.choose(this.chosen === index ? -1 : index));
    const point = () => this.onPoint(change);
    const leave = () => this.onPoint(this.changes[this.chosen] ?? null);
    made.addEventListener("pointerenter", point);
    made.addEventListener("pointerleave", leave);
    return made;
  }

  choose(index) {
    if (index >= this.buttons.length) this.fill(Infinity);
    this.chosen = index;
    this.buttons.forEach((made, at) => made.setAttribute("aria-pressed", String(at === index)));
    this.buttons[index]?.scrollIntoView({ block: "nearest" });
    this.onChoose(this.changes[index] ?? null);
    if (index >= 0) announce(this.changes[index].description);
  }

  step(by) {
    const count = this.changes.length;
    if (count === 0) return;
    this.choose(this.chosen < 0 ? (by > 0 ? 0 : count - 1) : (this.chosen + by + count) % count);
  }

  get isEmpty() {
    return this.node.textContent === "";
  }

  approval(snapshot, command) {
    const code = element("code", {}, command);
    const copy = button("Copy", { className: "link", "aria-label": "Copy the command" }, async () => {
      try {
        await navigator.clipboard.writeText(command);
        copy.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(code);
      }
    });
    return element("p", { className: "approve" }, snapshot.status === "obsolete" ? "Remove it: " : "Approve it: ", code, copy);
  }

  pixelLine(pixels) {
    if (!pixels) return null;
    const parts = [PIXEL_KINDS[pixels.kind] ?? ""];
    if (pixels.count > 0) {
      const share = (100 * pixels.count) / pixels.total;
      const percent = share >= 0.01 ? share.toFixed(2) : "under 0.01";
      parts.push(`${pixels.count.toLocaleString("en-US")} of ${counted(pixels.total, "pixel")} (${percent} %)`);
      if (pixels.box?.length === 4) {
        const [left, top, width, height] = pixels.box;
        parts.push(`in a box of ${width} × ${height} at ${left}, ${top}`);
      }
      if (pixels.greatest) parts.push(`by up to ${pixels.greatest} of 255`);
      if (pixels.kind === "real" && pixels.real < pixels.count) parts.push(`${pixels.real.toLocaleString("en-US")} of them beyond edges and colours`);
    }
    const [first, ...rest] = parts;
    return element("p", { className: "pixels" }, [first, rest.join(", ")].filter(Boolean).join(" "), rest.length ? "." : "");
  }
}
