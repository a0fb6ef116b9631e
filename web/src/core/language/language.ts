import words from "words:src/main.tsx";
import { i18n } from "@lingui/core";
import { browserStorage, tabStorage } from "../storage/guarded-storage.ts";
import { loadWords } from "./words.ts";

const key = "bellhop.language";

/** One catalogue per language; a new file in src/locales is a new language in the menu. */
export const languages = Object.keys(words).sort();

/** The person's language: chosen before, else the browser's, else English. */
export function preferredLanguage(): string {
  const wanted = [browserStorage.read(key), ...navigator.languages];
  const found = wanted.map((tag) => tag?.split("-")[0]).find((tag) => tag && languages.includes(tag));
  return found ?? "en";
}

/** Loads a language and puts it, with its direction, on the page. */
export async function showLanguage(language: string) {
  if (!languages.includes(language)) throw new Error(`There is no catalogue for the language "${language}"`);
  await loadWords(language, words);
  i18n.activate(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Keeps the choice in this browser and shows it. */
export async function chooseLanguage(language: string) {
  browserStorage.keep(key, language);
  await showLanguage(language);
}

/** A language's name in that language, for the menu. */
export function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

const rightToLeft = new Set(["ar", "he", "fa", "ur"]);

/** The reading direction: the language's, unless the address asks for one (`?dir=rtl`), which lasts for the tab. */
export function directionOf(language: string): "ltr" | "rtl" {
  const asked = new URLSearchParams(location.search).get("dir");
  if (asked === "rtl" || asked === "ltr") tabStorage.keep("bellhop.dir", asked);
  const kept = tabStorage.read("bellhop.dir");
  if (kept === "rtl" || kept === "ltr") return kept;
  return rightToLeft.has(language) ? "rtl" : "ltr";
}
