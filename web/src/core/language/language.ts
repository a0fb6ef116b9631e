import words from "words:src/main.tsx";
import { i18n } from "@lingui/core";
import { browserStorage, tabStorage } from "../storage/guarded-storage.ts";
import { loadWords } from "./words.ts";

const key = "bellhop.language";

/** One catalogue per language: a new file in src/locales adds a language to the menu. */
export const languages = Object.keys(words).sort();

/** The chosen language, else the browser's, else English. */
export function preferredLanguage(): string {
  const wanted = [browserStorage.read(key), ...navigator.languages];
  const found = wanted.map((tag) => tag?.split("-")[0]).find((tag) => tag && languages.includes(tag));
  return found ?? "en";
}

export async function showLanguage(language: string) {
  if (!languages.includes(language)) throw new Error(`There is no catalogue for the language "${language}"`);
  await loadWords(language, words);
  i18n.activate(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export async function chooseLanguage(language: string) {
  browserStorage.write(key, language);
  await showLanguage(language);
}

/** The language's own name for itself. */
export function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

const rightToLeft = new Set(["ar", "he", "fa", "ur"]);

/** The language's direction. `?dir=` overrides it for the tab. */
function directionOf(language: string): "ltr" | "rtl" {
  const asked = new URLSearchParams(location.search).get("dir");
  if (asked === "rtl" || asked === "ltr") tabStorage.write("bellhop.dir", asked);
  const kept = tabStorage.read("bellhop.dir");
  if (kept === "rtl" || kept === "ltr") return kept;
  return rightToLeft.has(language) ? "rtl" : "ltr";
}
