"use strict";
// The run as the tool wrote it. What is long, view trees and lists of changes, lies in a file a snapshot and comes when it is looked at.

/** Statuses in the order of the list, and what each means. */
const STATUSES = [
  { key: "changed", title: "Changed", meaning: "differs from its reference" },
  { key: "failed", title: "Failed", meaning: "could not be drawn, or its reference could not be read" },
  { key: "new", title: "New", meaning: "had no reference; one was recorded" },
  { key: "missing", title: "Missing", meaning: "has no reference, and none was recorded" },
  { key: "obsolete", title: "Obsolete", meaning: "a reference that no preview makes any more" },
  { key: "passed", title: "Passed", meaning: "as its reference" },
];

const Run = {
  snapshots: [],
  notes: [],
  errors: [],
  line: "",
  pending: new Map(),

  read() {
    Object.assign(Run, JSON.parse(document.getElementById("run").textContent));
    const rank = new Map(STATUSES.map((status, index) => [status.key, index]));
    Run.snapshots.sort((a, b) => rank.get(a.status) - rank.get(b.status));
    Run.snapshots.forEach((snapshot, index) => {
      snapshot.index = index;
      const parts = [snapshot.name, snapshot.variant, snapshot.device, snapshot.place, snapshot.summary];
      snapshot.words = parts.filter(Boolean).join(" ").toLowerCase();
    });
    Run.byId = new Map(Run.snapshots.map((snapshot) => [snapshot.id, snapshot]));
  },

  /** What is known of a snapshot beyond its line in the list; null where its file is gone. */
  detail(snapshot) {
    if (snapshot.detail) {
      snapshot.loaded ??= new Promise((resolve) => {
        Run.pending.set(snapshot.id, resolve);
        const script = element("script", { src: snapshot.detail, onerror: () => resolve(null) });
        document.head.append(script);
      });
      return snapshot.loaded;
    }
    return Promise.resolve({});
  },
};

/** Called by the file of a snapshot: pages from files may run scripts, but not read data. */
function receiveDetail(id, detail) {
  Run.pending.get(id)?.(detail);
  Run.pending.delete(id);
}
