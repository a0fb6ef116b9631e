import { i18n, type Messages } from "@lingui/core";
import { browserStorage, tabStorage } from "../guarded-storage.ts";

const key = "bellhop.language";

/** One catalogue per language; a new file in src/locales is a new language in the menu. */
const catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*.po");

const languageOf = (path: string) => path.replace(/^.*\/(.+)\.po$/, "$1");

export const languages = Object.keys(catalogues).map(languageOf).sort();

/** The person's language: chosen before, else the browser's, else English. */
export function preferredLanguage(): string {
  const wanted = [browserStorage.read(key), ...navigator.languages];
  const found = wanted.map((tag) => tag?.split("-")[0]).find((tag) => tag && languages.includes(tag));
  return found ?? "en";
}

/** Loads a language and puts it, with its direction, on the page. */
export async function showLanguage(language: string) {
  const load = catalogues[`../../locales/${language}.po`];
  if (!load) throw new Error(`There is no catalogue for the language "${language}"`);
  const { messages } = await load();
  i18n.loadAndActivate({ locale: language, messages });
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
