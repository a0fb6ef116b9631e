import { makeStore } from "../../ui/store.ts";
import { browserStorage } from "../storage/guarded-storage.ts";

export type ThemeChoice = "system" | "light" | "dark";
type Theme = { choice: ThemeChoice; shown: "light" | "dark" };

const key = "bellhop.theme";
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

/** `before-paint.js` decides the same before the first paint. */
function theme(): Theme {
  const kept = browserStorage.read(key);
  if (kept === "light" || kept === "dark") return { choice: kept, shown: kept };
  return { choice: "system", shown: systemIsDark.matches ? "dark" : "light" };
}

const current = makeStore<Theme>(theme());

export function chooseTheme(choice: ThemeChoice) {
  browserStorage.write(key, choice === "system" ? null : choice);
  showTheme();
}

/** Applies the theme now and whenever the system's changes. */
export function followTheme() {
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

export const useTheme = current.use;
