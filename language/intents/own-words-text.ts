import { baseOf } from "@bellhop/contract/values";
import type { GuestLanguage } from "../detection/index.ts";

const texts: Record<GuestLanguage, string> = {
  en: "From the hotel, in {language}:",
  es: "Del hotel, en {language}:",
  fr: "De l'hôtel, en {language} :",
  de: "Vom Hotel, auf {language}:",
  it: "Dall'hotel, in {language}:",
  pt: "Do hotel, em {language}:",
  ar: "من الفندق، باللغة {language}:",
  nl: "Van het hotel, in het {language}:",
  zh: "酒店原文（{language}）：",
  ja: "ホテルからのご案内（{language}）：",
  ru: "Информация отеля ({language}):",
  tr: "Otelin bilgisi ({language}):",
};

/** Introduces the venue's own words in a language that is not the guest's: "From the hotel, in English:". */
export function ownWordsText({ language, writtenIn }: { language: string; writtenIn: string }): string {
  const base = baseOf(language) as GuestLanguage;
  const known = Object.hasOwn(texts, base) ? base : "en";
  const name = new Intl.DisplayNames(known, { type: "language" }).of(baseOf(writtenIn)) ?? writtenIn;
  return texts[known].replace("{language}", name);
}
