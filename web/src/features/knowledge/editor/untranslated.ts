import { baseOf } from "@bellhop/contract/formats";
import type { EntryOnScreen } from "../store/entry-fields.ts";

/**
 * The venue's languages in which an entry has no answer of its own, although it has one in another language. Fields alone
 * are said in every language.
 */
export function untranslatedIn(
  { texts }: Pick<EntryOnScreen, "texts">,
  languages: readonly string[],
): string[] {
  const written = (part: "text" | "place") =>
    Object.keys(texts).filter((language) => texts[language]?.[part]?.trim());
  const answered = [written("text"), written("place")].find((own) => own.length > 0) ?? [];
  if (answered.length === 0) return [];
  const bases = new Set(answered.map(baseOf));
  return languages.filter((language) => !bases.has(baseOf(language)));
}
