"use strict";
// Runs before the page is drawn, so that a chosen appearance does not flash.

const Theme = {
  choices: ["auto", "light", "dark"],

  get current() {
    const shown = document.documentElement.dataset.theme;
    return Theme.choices.includes(shown) ? shown : "auto";
  },

  set current(theme) {
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem("layoutpreview-theme", theme);
    } catch {
      // A page from a file may not be allowed to remember.
    }
  },

  restore() {
    try {
      Theme.current = localStorage.getItem("layoutpreview-theme") ?? "auto";
    } catch {
      Theme.current = "auto";
    }
  },

  next() {
    Theme.current = Theme.choices[(Theme.choices.indexOf(Theme.current) + 1) % Theme.choices.length];
  },
};

Theme.restore();
