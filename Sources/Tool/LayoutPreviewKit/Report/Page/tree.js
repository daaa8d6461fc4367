"use strict";
// The view tree of a snapshot with what changed in it.

/** Trees up to this many views are shown whole. */
const WHOLE_TREE = 24;
const STATE_SIGNS = { same: "", changed: "●", added: "+", removed: "−" };
const STATE_WORDS = { same: "", changed: "changed", added: "added", removed: "removed" };

class ViewTree {
  /** `onPoint` is called with something that has frames, or null. */
  constructor(views, changes, { onPoint, onChoose }) {
    this.views = views;
    this.changes = changes;
    this.onPoint = onPoint;
    this.onChoose = onChoose;
    this.list = element("ol", { className: "tree" });
    const differing = views.filter((view) => view.state !== "same").length;
    this.only = element("input", { type: "checkbox", checked: views.length > WHOLE_TREE && differing > 0, onchange: () => this.fill() });
    this.node = element(
      "aside", { className: "views", "aria-label": "View tree" },
      element(
        "header", {}, element("h3", {}, "Views"),
        element("span", { className: "dim" }, `${differing.toLocaleString("en-US")} of ${views.length.toLocaleString("en-US")} differ`),
        element("label", {}, this.only, "Only these")),
      this.list);
    this.fill();
  }

  /** The views to show: all, or those that differ with what they lie in. */
  get shown() {
    if (!this.only.checked) return this.views;
    const shown = new Set();
    const path = [];
    for (const view of this.views) {
      path.length = view.depth;
      path.push(view);
      if (view.state === "same") continue;
      for (const step of path) shown.add(step);
    }
    return [...shown];
  }

  fill() {
    this.list.replaceChildren(...this.shown.map((view) => this.row(view)));
  }

  row(view) {
    const change = this.frames(view);
    const made = button(
      [
        element("span", { className: "sign", title: STATE_WORDS[view.state], "aria-label": STATE_WORDS[view.state] || null, role: STATE_WORDS[view.state] ? "img" : null }, STATE_SIGNS[view.state]),
        element(
          "span", { className: "view-text" }, element("span", { className: "class" }, view.class),
          view.name && view.name !== view.class ? element("b", { dir: "auto" }, view.name) : null,
          element("span", { className: "frame" }, frameText(view.frame)),
          (view.changes ?? []).map((text) => element("span", { className: "view-change", dir: "auto" }, text))),
      ],
      { className: "view", data: { state: view.state } }, () => this.onChoose(change));
    made.addEventListener("pointerenter", () => this.onPoint(change));
    made.addEventListener("pointerleave", () => this.onPoint(null));
    return element("li", { style: { "--depth": String(Math.min(view.depth, 24)) } }, made);
  }

  /** Where a view stood and stands. */
  frames(view) {
    const told = this.changes.find((change) => view.changes?.includes(change.description));
    const oldFrame = view.state === "added" ? null : (told?.oldFrame ?? view.frame);
    const newFrame = view.state === "removed" ? null : view.frame;
    return { view: view.name, oldFrame, newFrame };
  }
}
