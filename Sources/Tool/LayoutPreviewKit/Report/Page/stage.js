"use strict";
// The pictures of one snapshot, in one of the ways to look at them.

const MODES = [
  { key: "side", title: "Side by side" },
  { key: "slider", title: "Slider" },
  { key: "onion", title: "Onion skin" },
  { key: "blink", title: "Blink" },
  { key: "difference", title: "Difference" },
];

const BLINK_MILLISECONDS = 600;

/** What stays from one snapshot to the next. */
const Looking = { mode: "side", split: 50, opacity: 50, outlines: false };

class Stage {
  constructor(snapshot, detail) {
    this.snapshot = snapshot;
    this.pictures = { before: detail.before, after: detail.after, difference: detail.difference };
    this.pixelsAPoint = detail.scale || 1;
    this.changes = detail.changes ?? [];
    this.pointed = null;
    const known = [detail.before, detail.after].filter(Boolean);
    this.size = { width: Math.max(1, ...known.map((picture) => picture.width)), height: Math.max(1, ...known.map((picture) => picture.height)) };
    this.hasBoth = Boolean(detail.before && detail.after);
    this.panesNode = element("div", { className: "panes" });
    this.zoomLabel = button("Fit", { className: "zoom-label", title: "Fit, or a pixel a pixel (0)" }, () => this.toggleFit());
    this.zoom = new Zoom((text) => (this.zoomLabel.textContent = text));
    this.pixelBox = detail.pixels?.box?.length === 4 && detail.pixels.count > 0 ? detail.pixels.box : null;
    if (this.pixelBox) {
      const [x, y, width, height] = this.pixelBox;
      this.zoom.reveal({ x, y, width, height });
    }
    this.modeButtons = MODES.map(({ key, title }, index) => ({
      key, node: button(title, { title: `${title} (${index + 1})`, "aria-pressed": "false" }, () => this.setMode(key)),
    }));
    this.node = element("section", { className: "stage", "aria-label": "Pictures" }, this.toolbar(), this.panesNode);
  }

  toolbar() {
    const hasOutlines = this.pixelBox || this.changes.some((change) => change.oldFrame || change.newFrame);
    this.outlineButton = button("Outlines", { className: "toggle", title: "Outline what changed (o)", "aria-pressed": String(Looking.outlines) }, () => this.toggleOutlines());
    return element(
      "div", { className: "toolbar" },
      this.hasBoth ? element("div", { className: "segments", role: "group", "aria-label": "Compare" }, this.modeButtons.map((made) => made.node)) : null,
      element(
        "div", { className: "zooms" }, hasOutlines ? this.outlineButton : null,
        button("−", { title: "Smaller (−)", "aria-label": "Smaller" }, () => this.zoom.step(-1)), this.zoomLabel,
        button("+", { title: "Larger (+)", "aria-label": "Larger" }, () => this.zoom.step(1))));
  }

  /** To be called when the node is in the page: only then there are sizes. */
  start() {
    this.setMode(Looking.mode);
  }

  end() {
    clearInterval(this.blinking);
    this.zoom.detach();
  }

  setMode(mode) {
    if (this.hasBoth) Looking.mode = mode;
    this.mode = this.hasBoth ? mode : "single";
    clearInterval(this.blinking);
    this.isPlaying = false;
    for (const { key, node } of this.modeButtons) node.setAttribute("aria-pressed", String(key === this.mode));
    this.node.dataset.mode = this.mode;
    const panes = this.makePanes();
    this.panesNode.replaceChildren(...panes.map((pane) => pane.node));
    panes[0]?.caption.append(...this.makeControl());
    this.zoom.attach(panes, this.size, this.pixelsAPoint);
    this.outline();
  }

  makePanes() {
    const { before, after, difference } = this.pictures;
    switch (this.mode) {
      case "single":
        return [after ? this.pane("After", ["after"]) : before ? this.pane("Reference", ["before"]) : null].filter(Boolean);
      case "side":
        return [this.pane("Before", ["before"]), this.pane("After", ["after"])];
      case "difference":
        return difference ? [this.pane("Difference", ["difference"])] : [this.pane("Difference", ["before", "after"], "blended")];
      default:
        return [this.pane("Before and after", ["before", "after"])];
    }
  }

  pane(title, sides, look = "") {
    const label = element("span", { className: "pane-title" }, title);
    const sizes = sides.map((side) => this.pictures[side]).map((picture) => `${picture.width} × ${picture.height}`);
    const outlines = element("div", { className: "outlines" });
    const images = sides.map((side) => this.image(side));
    const line = this.mode === "slider" ? element("div", { className: "split-line" }) : null;
    const canvas = element("div", { className: `canvas ${look}`, data: { sides: sides.join(" ") } }, images, outlines, line);
    const scroller = element("div", { className: "scroller", tabIndex: 0, role: "group", "aria-label": `${title}: scroll to see all of it` }, canvas);
    const caption = element("figcaption", {}, label, element("span", { className: "pixel-size" }, [...new Set(sizes)].join(" → ")));
    const node = element("figure", { className: "pane" }, caption, scroller);
    if (line) scroller.addEventListener("pointerdown", (event) => this.dragSplit(canvas, scroller, event));
    return { node, caption, scroller, canvas, outlines, sides };
  }

  image(side) {
    const picture = this.pictures[side];
    const made = element("img", {
      src: picture.path, className: `picture ${side}`, draggable: false, decoding: "sync",
      alt: `${side[0].toUpperCase()}${side.slice(1)}: ${this.snapshot.name} (${this.snapshot.variant})`,
    });
    const place = (width, height) => {
      made.style.setProperty("width", `${(100 * width) / this.size.width}%`);
      made.style.setProperty("height", `${(100 * height) / this.size.height}%`);
    };
    place(picture.width || this.size.width, picture.height || this.size.height);
    // A passed snapshot's reference brings no size along.
    made.addEventListener("load", () => {
      if (picture.width) return;
      [picture.width, picture.height] = [made.naturalWidth, made.naturalHeight];
      this.size = { width: picture.width, height: picture.height };
      this.setMode(this.mode);
    });
    made.addEventListener("error", () => {
      // The reference of what passed is no part of the report: it is seen where the report lies in the checkout.
      if (picture.reference) {
        this.node.replaceChildren(element("p", { className: "lost" }, "It looks as its reference, which lies in the checkout: ", element("code", {}, picture.reference)));
      } else {
        made.replaceWith(element("p", { className: "lost" }, "This picture is not in the report: ", element("code", {}, decodeURI(picture.path))));
      }
    });
    return made;
  }

  makeControl() {
    const range = (label, key, onInput) => {
      const input = element("input", {
        type: "range", min: "0", max: "100", step: "0.5", value: String(Looking[key]), "aria-label": label,
        oninput: () => {
          Looking[key] = Number(input.value);
          onInput();
        },
      });
      onInput();
      return input;
    };
    switch (this.mode) {
      case "slider":
        this.splitRange = range("Where after begins", "split", () => this.panesNode.style.setProperty("--split", `${Looking.split}%`));
        return [element("span", { className: "range-end" }, "Before"), this.splitRange, element("span", { className: "range-end" }, "After")];
      case "onion":
        return [
          element("span", { className: "range-end" }, "Before"),
          range("How much of after", "opacity", () => this.panesNode.style.setProperty("--opacity", String(Looking.opacity / 100))),
          element("span", { className: "range-end" }, "After"),
        ];
      case "blink":
        this.pauseButton = button("Pause", { className: "toggle", title: "Pause or go on (space)" }, () => this.togglePause());
        this.swapButton = button("Before / after", { className: "toggle", title: "Show the other (b)" }, () => this.swap());
        this.showBlink("before");
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.pauseButton.textContent = "Play";
        else this.play();
        return [this.swapButton, this.pauseButton];
      default:
        return [];
    }
  }

  play() {
    this.isPlaying = true;
    this.blinking = setInterval(() => this.swap(), BLINK_MILLISECONDS);
    this.pauseButton.textContent = "Pause";
  }

  togglePause() {
    if (this.mode !== "blink") return;
    if (!this.isPlaying) return this.play();
    this.isPlaying = false;
    clearInterval(this.blinking);
    this.pauseButton.textContent = "Play";
  }

  showBlink(side) {
    this.shown = side;
    this.panesNode.dataset.shown = side;
    const label = this.panesNode.querySelector(".pane-title");
    if (label) label.textContent = side === "before" ? "Before" : "After";
  }

  /** Shows the other picture; from another way of looking it goes to this one and stands still. */
  swap() {
    if (!this.hasBoth) return;
    if (this.mode !== "blink") {
      this.setMode("blink");
      if (this.isPlaying) this.togglePause();
    }
    this.showBlink(this.shown === "before" ? "after" : "before");
  }

  setSplit(percent) {
    Looking.split = Math.min(100, Math.max(0, percent));
    this.splitRange.value = String(Looking.split);
    this.panesNode.style.setProperty("--split", `${Looking.split}%`);
  }

  dragSplit(canvas, scroller, event) {
    if (event.button !== 0) return;
    event.preventDefault();
    scroller.focus({ preventScroll: true });
    const move = (moved) => {
      const bounds = canvas.getBoundingClientRect();
      this.setSplit((100 * (moved.clientX - bounds.left)) / bounds.width);
    };
    move(event);
    scroller.setPointerCapture(event.pointerId);
    scroller.addEventListener("pointermove", move);
    const end = () => scroller.removeEventListener("pointermove", move);
    scroller.addEventListener("pointerup", end, { once: true });
    scroller.addEventListener("pointercancel", end, { once: true });
  }

  toggleFit() {
    this.zoom.set(this.zoom.level === "fit" ? 1 : "fit");
  }

  toggleOutlines() {
    Looking.outlines = !Looking.outlines;
    this.outlineButton.setAttribute("aria-pressed", String(Looking.outlines));
    this.outline();
  }

  /** Outlines one change, or what the button says. */
  point(change, isChosen = false) {
    this.pointed = change;
    this.outline();
    const first = change?.parts?.[0] ?? change;
    const frame = first?.newFrame ?? first?.oldFrame;
    if (!isChosen || !frame) return;
    const [x, y, width, height] = frame.map((value) => value * this.pixelsAPoint);
    this.zoom.reveal({ x, y, width, height });
  }

  outline() {
    const changes = this.pointed ? (this.pointed.parts ?? [this.pointed]) : Looking.outlines ? this.changes : [];
    for (const { outlines, sides } of this.zoom.panes) {
      const isOnly = sides.length === 1 ? sides[0] : null;
      const boxes = [];
      for (const change of changes) {
        if (change.oldFrame && isOnly !== "after") boxes.push(this.box(change.oldFrame, "before"));
        if (change.newFrame && isOnly !== "before") boxes.push(this.box(change.newFrame, "after"));
      }
      if (this.pixelBox && !this.pointed && Looking.outlines) boxes.push(this.box(this.pixelBox.map((value) => value / this.pixelsAPoint), "pixels"));
      outlines.classList.toggle("filled", Boolean(this.pointed));
      outlines.replaceChildren(...boxes);
    }
  }

  box([x, y, width, height], side) {
    const percent = (points, pixels) => `${(100 * points * this.pixelsAPoint) / pixels}%`;
    return element("div", {
      className: `outline ${side}`,
      style: { left: percent(x, this.size.width), top: percent(y, this.size.height), width: percent(width, this.size.width), height: percent(height, this.size.height) },
    });
  }
}
