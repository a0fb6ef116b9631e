import words from "words:src/main.tsx";
import { i18n } from "@lingui/core";
import { browserStorage, tabStorage } from "../storage/guarded-storage.ts";
import { loadWords } from "./words.ts";

const key = "bellhop.language";

/** One catalogue per language: a new file in src/locales adds a language to the menu. */
export const languages = Object.keys(words).sort();

/** The language chosen for this browser, else the browser's own, else English. */
export function preferredLanguage(): string {
  const preferred = [browserStorage.read(key), ...navigator.languages];
  const found = preferred.map((tag) => tag?.split("-")[0]).find((tag) => tag && languages.includes(tag));
  return found ?? "en";
}

let latest: string | undefined;

export async function showLanguage(language: string) {
  if (!languages.includes(language)) throw new Error(`There is no catalogue for the language "${language}"`);
  latest = language;
  await loadWords(language, words);
  // Another one was chosen while this one loaded.
  if (latest !== language) return;
  i18n.activate(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Shows a language in all tabs of this browser, now and at the next start. */
export async function keepLanguage(language: string) {
  await showLanguage(language);
  browserStorage.write(key, language);
}

const channelName = "bellhop.language";

/** All tabs of a browser are the same person's. */
export function showLanguageInOtherTabs(language: string) {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(language);
  channel.close();
}

/** Shows the language that another tab chooses. */
export function followLanguage() {
  window.addEventListener("storage", ({ key: changed, newValue }) => {
    if (changed === key && newValue && languages.includes(newValue)) void showLanguage(newValue);
  });
  if (typeof BroadcastChannel === "undefined") return;
  new BroadcastChannel(channelName).addEventListener("message", ({ data }) => {
    if (languages.includes(data)) void showLanguage(data);
  });
}

/** The language's own name for itself. */
export function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

const rightToLeft = new Set(["ar", "he", "fa", "ur"]);

/** The language's direction. `?dir=` overrides it for the tab. */
function directionOf(language: string): "ltr" | "rtl" {
  const direction = new URLSearchParams(location.search).get("dir");
  if (direction === "rtl" || direction === "ltr") tabStorage.write("bellhop.dir", direction);
  const kept = tabStorage.read("bellhop.dir");
  if (kept === "rtl" || kept === "ltr") return kept;
  return rightToLeft.has(language) ? "rtl" : "ltr";
}
