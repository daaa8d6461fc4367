extension ContactSheet {
  static let style = """
    :root { --page: #f5f5f7; --card: #fff; --line: #0000001a; --ink: #1d1d1f; --dim: #6e6e73; --accent: #0066cc; --check: #0000000d; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #111113; --card: #1c1c1e; --line: #ffffff24; --ink: #f5f5f7; --dim: #98989d; --accent: #4aa3ff; --check: #ffffff12; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.4 system-ui, -apple-system, "Segoe UI", sans-serif; }
    header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px;
      padding: 14px max(16px, 2vw); background: color-mix(in srgb, var(--page) 86%, transparent); backdrop-filter: blur(14px);
      border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 20px; letter-spacing: -.01em; }
    header p { margin: 0; color: var(--dim); flex: 1; min-width: max-content; }
    input { flex: 0 1 340px; min-width: 0; padding: 8px 12px; font: inherit; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 10px; }
    input:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); gap: 20px; padding: 20px max(16px, 2vw) 48px; }
    figure { margin: 0; display: flex; flex-direction: column; background: var(--card); border: 1px solid var(--line); border-radius: 16px;
      overflow: hidden; }
    figure[hidden] { display: none; }
    .shot { display: flex; flex: 1; align-items: center; justify-content: center; padding: 18px;
      background: repeating-conic-gradient(var(--check) 0 25%, transparent 0 50%) 0 0 / 16px 16px; }
    img { display: block; width: auto; height: auto; max-width: min(100%, var(--w)); max-height: 520px; border-radius: 4px;
      box-shadow: 0 0 0 1px var(--line), 0 6px 24px #0002; }
    .failed { flex: 1; padding: 18px; color: #c6302b; overflow-wrap: anywhere; }
    .failed p { margin: 6px 0 0; }
    figcaption { display: flex; flex-direction: column; gap: 2px; padding: 12px 16px 14px; border-top: 1px solid var(--line);
      overflow-wrap: anywhere; }
    figcaption span { color: var(--dim); font-size: 13px; }
    code { font: 12px ui-monospace, "SF Mono", Menlo, monospace; }
    .links { padding-top: 6px; display: flex; gap: 6px; }
    .links a { padding: 4px 10px; border: 1px solid var(--line); border-radius: 8px; color: var(--accent); text-decoration: none;
      font-weight: 600; font-size: 12px; }
    #none { grid-column: 1 / -1; color: var(--dim); }
    @media (max-width: 480px) { main { gap: 14px; padding-top: 14px; } input { flex-basis: 100%; } .links a { padding: 9px 16px; } }
    """

  static let script = """
    const figures = [...document.querySelectorAll("figure")];
    const count = document.getElementById("count"), none = document.getElementById("none"), filter = document.getElementById("filter");
    filter.addEventListener("input", () => {
      const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let shown = 0;
      for (const figure of figures) {
        const fits = words.every(word => figure.dataset.words.includes(word));
        figure.hidden = !fits;
        if (fits) shown++;
      }
      none.hidden = shown > 0;
      count.textContent = (shown === figures.length ? "" : shown + " of ") + figures.length + (figures.length === 1 ? " picture" : " pictures");
    });
    """
}
