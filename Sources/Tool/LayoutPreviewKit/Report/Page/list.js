"use strict";
// The list of snapshots: groups by status, a filter, and the way from one to the next.

/** Rows that are made before the page is first drawn, and then at a time. */
const FIRST_ROWS = 120;
const MORE_ROWS = 250;

class SnapshotList {
  constructor(run, onChoose) {
    this.run = run;
    this.onChoose = onChoose;
    this.only = null;
    this.rows = run.snapshots.map((snapshot) => ({ snapshot, item: null, link: null, isHidden: false }));
    this.made = 0;
    this.current = null;
    this.place = document.getElementById("list");
    this.filter = document.getElementById("filter");
    this.none = element("p", { className: "none", hidden: true }, "Nothing matches.");
    this.groups = STATUSES.map((status) => this.makeGroup(status)).filter(Boolean);
    this.place.append(...this.groups.map((group) => group.section), this.none);
    this.makeStatuses();
    this.filter.addEventListener("input", () => this.update());
    this.make(FIRST_ROWS);
    this.makeMore();
  }

  /** Makes the rows up to a number: those that are seen first must not wait for thousands. */
  make(count) {
    const end = Math.min(count, this.rows.length);
    for (const group of this.groups) {
      const rows = group.rows.filter((row) => row.item === null && row.snapshot.index < end);
      group.list.append(...rows.map((row) => this.makeRow(row)));
    }
    this.made = Math.max(this.made, end);
  }

  makeMore() {
    if (this.made >= this.rows.length) return;
    // After the frame that shows what is there.
    requestAnimationFrame(() => setTimeout(() => {
      this.make(this.made + MORE_ROWS);
      this.makeMore();
    }));
  }

  makeGroup(status) {
    const rows = this.rows.filter((row) => row.snapshot.status === status.key);
    if (rows.length === 0) return null;
    const list = element("ul");
    const count = element("span", { className: "count" }, rows.length.toLocaleString("en-US"));
    const title = element("h2", { title: status.meaning }, element("span", { className: "dot", data: { status: status.key } }), status.title, count);
    const section = element("section", { data: { status: status.key } }, title, list);
    return { status, rows, list, section, count };
  }

  makeRow(row) {
    const { snapshot } = row;
    const thumb = snapshot.thumbnail
      ? element("img", { className: "thumb", loading: "lazy", decoding: "async", alt: "", src: snapshot.thumbnail })
      : element("span", { className: "thumb none-yet", data: { status: snapshot.status } });
    const isPlain = snapshot.status === "passed";
    row.link = element(
      "a", { className: "row", href: "#" + encodeURIComponent(snapshot.id) },
      isPlain ? null : thumb,
      element(
        "span", { className: "row-text" },
        element("span", { className: "row-name", dir: "auto" }, snapshot.name || snapshot.place),
        element("span", { className: "row-variant" }, snapshot.variant),
        snapshot.summary && !isPlain ? element("span", { className: "row-summary", dir: "auto" }, snapshot.summary) : null));
    row.item = element("li", { className: isPlain ? "plain" : "rich" }, row.link);
    return row.item;
  }

  makeStatuses() {
    const place = document.getElementById("statuses");
    this.statusButtons = this.groups.map(({ status, rows }) => {
      const chip = button(
        [element("span", { className: "dot", data: { status: status.key } }), status.title, element("span", { className: "count" }, rows.length.toLocaleString("en-US"))],
        { className: "chip", title: `${status.title}: ${status.meaning}`, "aria-pressed": "false" },
        () => this.showOnly(this.only === status.key ? null : status.key));
      return { key: status.key, chip };
    });
    place.append(...this.statusButtons.map((entry) => entry.chip));
  }

  showOnly(status) {
    this.only = status;
    for (const { key, chip } of this.statusButtons) chip.setAttribute("aria-pressed", String(key === status));
    this.update();
  }

  update() {
    this.make(this.rows.length);
    const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    let total = 0;
    for (const { status, rows, section, count } of this.groups) {
      const isOpen = this.only === null || this.only === status.key;
      let shown = 0;
      for (const row of rows) {
        row.isHidden = !isOpen || !words.every((word) => row.snapshot.words.includes(word));
        if (row.item.hidden !== row.isHidden) row.item.hidden = row.isHidden;
        if (!row.isHidden) shown += 1;
      }
      section.hidden = shown === 0;
      count.textContent = (shown === rows.length ? "" : `${shown.toLocaleString("en-US")} of `) + rows.length.toLocaleString("en-US");
      total += shown;
    }
    this.none.hidden = total > 0;
    announce(counted(total, "snapshot"));
  }

  /** Rows that can be reached now; `onlyDifferent` leaves out what passed. */
  reachable(onlyDifferent) {
    return this.rows.filter((row) => !row.isHidden && !(onlyDifferent && row.snapshot.status === "passed"));
  }

  mark(snapshot) {
    this.rows[this.current?.index]?.link?.removeAttribute("aria-current");
    this.current = snapshot;
    if (!snapshot) return;
    this.make(snapshot.index + 1);
    const row = this.rows[snapshot.index];
    row.link.setAttribute("aria-current", "true");
    row.item.scrollIntoView({ block: "nearest" });
  }

  /** Goes on by `step` rows; stays at the ends. */
  move(step, onlyDifferent) {
    const rows = this.reachable(onlyDifferent);
    if (rows.length === 0) return;
    const here = this.current?.index ?? -1;
    let next = step > 0 ? rows.find((row) => row.snapshot.index > here) : rows.findLast((row) => row.snapshot.index < here);
    if (this.current === null) next = rows[0];
    if (next) this.onChoose(next.snapshot);
  }

  /** Which of the differing snapshots this is: [2, 7]; null for one that passed. */
  position(snapshot) {
    const rows = this.reachable(true);
    const at = rows.findIndex((row) => row.snapshot === snapshot);
    return at < 0 ? null : [at + 1, rows.length];
  }
}
