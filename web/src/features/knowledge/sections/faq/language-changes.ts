import type { EntryOnScreen, EntryPatch } from "../../store/entry-fields.ts";
import { languagesOf } from "./entry-languages.ts";

/** Copies texts into a language that has none; null if there is nothing to do. */
export function copied(entry: EntryOnScreen, from: string, to: string): EntryPatch | null {
  const present = languagesOf(entry);
  const words = entry.texts[from];
  return words && present.has(from) && !present.has(to) ? { texts: { [to]: words } } : null;
}

/** Removes a language; null if it has no texts, or is the only one. */
export function withoutLanguage(entry: EntryOnScreen, language: string): EntryPatch | null {
  const present = languagesOf(entry);
  return present.has(language) && present.size > 1 ? { texts: { [language]: null } } : null;
}
