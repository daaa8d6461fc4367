"use strict";
// One snapshot: what it is, what changed in words, the pictures, the view tree.

class DetailView {
  constructor(list) {
    this.list = list;
    this.place = document.getElementById("detail");
    this.snapshot = null;
    this.stage = null;
    this.words = null;
  }

  clear() {
    this.stage?.end();
    this.snapshot = this.stage = this.words = null;
    this.place.replaceChildren();
  }

  async show(snapshot) {
    if (snapshot === this.snapshot) return;
    this.clear();
    this.snapshot = snapshot;
    const body = element("div", { className: "detail-body" });
    this.place.replaceChildren(this.head(snapshot), body);
    this.place.scrollTop = 0;
    const detail = await Run.detail(snapshot);
    if (this.snapshot !== snapshot) return;
    if (detail === null) {
      body.append(element("p", { className: "message failed" }, "The file with the details is not in the report: ", element("code", {}, decodeURI(snapshot.detail))));
      return;
    }
    this.fill(body, snapshot, this.completed(snapshot, detail));
  }

  /** What passed or is left over has no file of its own: its reference is all there is. */
  completed(snapshot, detail) {
    if (detail.before || detail.after || !snapshot.picture) return detail;
    return { ...detail, before: { path: snapshot.picture, reference: snapshot.reference, width: 0, height: 0 }, scale: snapshot.scale };
  }

  fill(body, snapshot, detail) {
    this.words = new ChangeWords(snapshot, detail, {
      onPoint: (change) => this.stage?.point(change),
      onChoose: (change) => this.stage?.point(change, true),
    });
    if (!this.words.isEmpty) body.append(this.words.node);
    const views = detail.views?.length > 0
      ? new ViewTree(detail.views, detail.changes ?? [], {
          onPoint: (change) => this.stage?.point(change ?? this.words.changes[this.words.chosen] ?? null),
          onChoose: (change) => this.stage?.point(change, true),
        })
      : null;
    this.stage = detail.before || detail.after ? new Stage(snapshot, detail) : null;
    body.append(element("div", { className: "workspace" }, this.stage?.node, views?.node));
    this.stage?.start();
  }

  head(snapshot) {
    const status = STATUSES.find((known) => known.key === snapshot.status);
    const position = this.list.position(snapshot);
    const facts = [snapshot.device, snapshot.variant, snapshot.place].filter(Boolean);
    return element(
      "header", { className: "detail-head" },
      element("a", { className: "back", href: "#" }, "‹ All snapshots"),
      element(
        "div", { className: "detail-title" },
        element("h2", { id: "detail-name", dir: "auto" }, snapshot.name || snapshot.place),
        element("span", { className: "badge", data: { status: snapshot.status }, title: status?.meaning }, status?.title ?? snapshot.status)),
      element("p", { className: "facts" }, facts.map((fact, index) => element(index === facts.length - 1 ? "code" : "span", {}, fact))),
      element(
        "div", { className: "steps" }, button("Previous", { title: "Previous change (p or ←)" }, () => this.list.move(-1, true)),
        position ? element("span", {}, `${position[0].toLocaleString("en-US")} of ${position[1].toLocaleString("en-US")}`) : null,
        button("Next", { title: "Next change (n or →)" }, () => this.list.move(1, true))));
  }
}
