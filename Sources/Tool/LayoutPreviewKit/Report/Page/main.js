"use strict";
// Puts the page together. The address tells which snapshot is shown, so that the browser's way back works and a change can be linked to.

const isNarrow = matchMedia("(max-width: 760px)");

function start() {
  Run.read();
  document.getElementById("run-line").textContent = Run.line;
  const go = (snapshot) => (location.hash = encodeURIComponent(snapshot.id));
  const list = new SnapshotList(Run, go);
  const detail = new DetailView(list);
  const home = () => {
    if (isNarrow.matches && location.hash.length > 1) location.hash = "";
  };

  const themeButton = document.getElementById("theme");
  const showTheme = () => {
    themeButton.title = `Appearance: ${{ auto: "as the system", light: "light", dark: "dark" }[Theme.current]} (t)`;
    themeButton.setAttribute("aria-label", themeButton.title);
  };
  const nextTheme = () => {
    Theme.next();
    showTheme();
  };
  themeButton.addEventListener("click", nextTheme);
  showTheme();

  const showRunNotes = () => {
    const texts = [...Run.errors.map((text) => ["banner failed", text]), ...Run.notes.map((text) => ["banner", text])];
    if (texts.length === 0) return;
    document.getElementById("list").before(element("div", { id: "run-notes" }, texts.map(([className, text]) => element("p", { className }, text))));
  };

  /** Shows what the address says; a wide page without one shows the first. */
  const follow = () => {
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      // Not an address of ours: no snapshot has this name.
    }
    const wanted = Run.byId.get(id) ?? (isNarrow.matches ? null : Run.snapshots[0] ?? null);
    document.body.dataset.page = wanted && isNarrow.matches ? "detail" : "list";
    document.title = wanted ? `${wanted.name || wanted.place} · Snapshots` : "Snapshots";
    const isOther = wanted !== detail.snapshot;
    list.mark(wanted);
    if (!wanted) detail.clear();
    else detail.show(wanted);
    if (!isOther || !wanted || id === "") return;
    announce([STATUSES.find((status) => status.key === wanted.status)?.title, wanted.name, wanted.variant, wanted.summary].filter(Boolean).join(", "));
    if (isNarrow.matches) scrollTo(0, 0);
  };

  showRunNotes();
  document.getElementById("report").hidden = false;
  new Keyboard({ list, detail, onTheme: nextTheme, onBack: home });
  addEventListener("hashchange", follow);
  isNarrow.addEventListener("change", follow);
  follow();
}

start();
