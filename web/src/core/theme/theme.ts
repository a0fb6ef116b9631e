import { makeStore } from "../../ui/store.ts";
import { browserStorage } from "../storage/guarded-storage.ts";

export type ThemeChoice = "system" | "light" | "dark";
type Theme = { choice: ThemeChoice; shown: "light" | "dark" };

const key = "bellhop.theme";
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

/** `before-paint.js` answers the same question before the first paint. */
function theme(): Theme {
  const kept = browserStorage.read(key);
  if (kept === "light" || kept === "dark") return { choice: kept, shown: kept };
  return { choice: "system", shown: systemIsDark.matches ? "dark" : "light" };
}

const current = makeStore<Theme>(theme());

/** Keeps the choice in this browser and shows it at once; `system` follows the machine. */
export function chooseTheme(choice: ThemeChoice) {
  browserStorage.keep(key, choice === "system" ? null : choice);
  showTheme();
}

/** Puts the theme on the page, and again whenever the machine's changes. */
export function keepThemeShown() {
  systemIsDark.addEventListener("change", showTheme);
  showTheme();
}

function showTheme() {
  const root = document.documentElement;
  current.set(theme());
  root.dataset.theme = current.get().shown;
  const background = getComputedStyle(root).getPropertyValue("--bg").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", background);
}

/** The choice and what it comes to, kept current. */
export const useTheme = current.use;
