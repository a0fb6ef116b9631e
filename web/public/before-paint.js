// Runs before the first paint, so that the dark theme starts without a flash of the light one.
// A separate file, because the CSP allows no inline script.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem("bellhop.theme");
  } catch {
    // Storage may be refused: use the system's theme.
  }
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "dark" : "light";
})();
