"use strict";
// How large the pictures are shown and which part of them: the same in every pane.

/** Pixels of the screen a pixel of the picture. */
const ZOOM_STEPS = [1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16, 32];
/** From here on pixels are squares, and from the second one they are told apart by lines. */
const SQUARE_ZOOM = 2;
const GRID_ZOOM = 8;

class Zoom {
  /** `onChange` is called after every change, with the text that tells the size. */
  constructor(onChange) {
    this.onChange = onChange;
    this.level = "fit";
    this.panes = [];
    this.size = { width: 1, height: 1 };
    /** The pixel that matters most; null where none does. */
    this.interest = null;
    /** Whether someone has looked elsewhere since. */
    this.isMoved = false;
    this.pixelsAPoint = 1;
    this.observer = new ResizeObserver(() => this.layOut());
  }

  /** `panes` are {scroller, canvas}; the size is in pixels of the picture. */
  attach(panes, size, pixelsAPoint) {
    const middle = this.panes.length > 0 && this.level !== "fit" ? this.pointAt(this.panes[0]) : null;
    this.observer.disconnect();
    Object.assign(this, { panes, size, pixelsAPoint });
    for (const pane of panes) {
      pane.scroller.addEventListener("scroll", () => this.follow(pane), { passive: true });
      for (const kind of ["pointerdown", "wheel", "keydown"]) pane.scroller.addEventListener(kind, () => (this.isMoved = true), { passive: true });
      pane.scroller.addEventListener("wheel", (event) => this.wheel(pane, event), { passive: false });
      pane.scroller.addEventListener("pointerdown", (event) => this.drag(pane, event));
      this.observer.observe(pane.scroller);
    }
    this.layOut();
    if (middle) this.show(middle);
  }

  detach() {
    this.observer.disconnect();
    this.panes = [];
  }

  /** CSS pixels a pixel of the picture. */
  get scale() {
    if (this.level !== "fit") return this.level / devicePixelRatio;
    const { clientWidth, clientHeight } = this.panes[0]?.scroller ?? { clientWidth: 1, clientHeight: 1 };
    const room = 2 * ZOOM_MARGIN;
    const fit = Math.min((clientWidth - room) / this.size.width, (clientHeight - room) / this.size.height, 1 / this.pixelsAPoint);
    return Math.max(fit, 1 / 64);
  }

  get perScreenPixel() {
    return this.scale * devicePixelRatio;
  }

  layOut() {
    if (this.panes.length === 0) return;
    const { scale, perScreenPixel } = this;
    for (const { canvas } of this.panes) {
      canvas.style.setProperty("width", `${this.size.width * scale}px`);
      canvas.style.setProperty("height", `${this.size.height * scale}px`);
      canvas.style.setProperty("--pixel", `${scale}px`);
      canvas.classList.toggle("squares", perScreenPixel >= SQUARE_ZOOM - 0.001);
      canvas.classList.toggle("grid", perScreenPixel >= GRID_ZOOM - 0.001);
    }
    const percent = Math.round(perScreenPixel * 100);
    this.onChange(this.level === "fit" ? `Fit · ${percent} %` : `${percent} %`);
  }

  /** The pixel of the picture under a point of a pane; without one, in its middle. */
  pointAt({ scroller, canvas }, at = { x: scroller.clientWidth / 2, y: scroller.clientHeight / 2 }) {
    return {
      x: (scroller.scrollLeft + at.x - canvas.offsetLeft) / this.scale,
      y: (scroller.scrollTop + at.y - canvas.offsetTop) / this.scale,
    };
  }

  /** Scrolls every pane so that the pixel stands at a point; without one, in the middle. */
  show(point, at = null) {
    for (const { scroller, canvas } of this.panes) {
      scroller.scrollLeft = point.x * this.scale + canvas.offsetLeft - (at?.x ?? scroller.clientWidth / 2);
      scroller.scrollTop = point.y * this.scale + canvas.offsetTop - (at?.y ?? scroller.clientHeight / 2);
    }
  }

  set(level, pane = this.panes[0], at = undefined) {
    if (!pane) return;
    const point = this.pointAt(pane, at);
    this.level = level;
    this.layOut();
    this.show(point, at);
  }

  /** Without a point of its own it keeps to what is to be looked at. */
  step(by, pane = undefined, at = undefined) {
    const now = this.perScreenPixel;
    const next = by > 0 ? ZOOM_STEPS.find((step) => step > now * 1.01) : ZOOM_STEPS.findLast((step) => step < now * 0.99);
    if (!next) return;
    this.set(next, pane, at);
    if (!pane && this.interest && !this.isMoved) this.show(this.interest);
  }

  /** Brings a box of the picture into view, where not all of it is. */
  reveal(box) {
    this.isMoved = false;
    this.interest = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (this.level !== "fit") this.show(this.interest);
  }

  follow(source) {
    for (const pane of this.panes) {
      if (pane === source) continue;
      if (pane.scroller.scrollLeft !== source.scroller.scrollLeft) pane.scroller.scrollLeft = source.scroller.scrollLeft;
      if (pane.scroller.scrollTop !== source.scroller.scrollTop) pane.scroller.scrollTop = source.scroller.scrollTop;
    }
  }

  wheel(pane, event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const bounds = pane.scroller.getBoundingClientRect();
    this.step(event.deltaY < 0 ? 1 : -1, pane, { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
  }

  /** Moves the pictures with the mouse; fingers scroll by themselves. */
  drag(pane, event) {
    if (event.pointerType !== "mouse" || event.button !== 0 || event.defaultPrevented) return;
    const { scroller } = pane;
    const from = { x: event.clientX + scroller.scrollLeft, y: event.clientY + scroller.scrollTop };
    const move = (moved) => {
      scroller.scrollLeft = from.x - moved.clientX;
      scroller.scrollTop = from.y - moved.clientY;
    };
    const end = () => {
      removeEventListener("pointermove", move);
      scroller.classList.remove("dragged");
    };
    scroller.classList.add("dragged");
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
    addEventListener("pointercancel", end, { once: true });
  }
}

/** CSS pixels between a fitting picture and the edge of its pane. */
const ZOOM_MARGIN = 12;
