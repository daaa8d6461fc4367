"use strict";
// Elements are made here and nowhere else: what comes from a run becomes text, never markup.

/**
 * Makes an element: `properties` are set as properties, except `data`, `style` and names with a dash; children that are null are left out.
 */
function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (key === "data") Object.assign(made.dataset, value);
    else if (key === "style") for (const [property, text] of Object.entries(value)) made.style.setProperty(property, text);
    else if (key === "role" || key.includes("-")) made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

function button(label, properties, onclick) {
  return element("button", { type: "button", onclick, ...properties }, label);
}

/** "1 pixel", "1,024 pixels". */
function counted(count, one, many = one + "s") {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** Three decimals at most, and a real minus. */
function shortNumber(value) {
  return String(Math.round(value * 1000) / 1000).replace("-", "−");
}

/** "24, 132 · 345 × 44" */
function frameText([x, y, width, height]) {
  return `${shortNumber(x)}, ${shortNumber(y)} · ${shortNumber(width)} × ${shortNumber(height)}`;
}

/** Tells a screen reader. */
function announce(text) {
  document.getElementById("live").textContent = text;
}
