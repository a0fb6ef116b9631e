// Runs before the first paint, so that nobody working at night is flashed with the light theme.
// A file of its own because the page's policy allows no inline script.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem("bellhop.theme");
  } catch {
    // Storage may be refused; the system's theme is right then.
  }
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "dark" : "light";
})();
