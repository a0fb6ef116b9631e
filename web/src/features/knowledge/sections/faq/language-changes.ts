import type { EntryOnScreen, EntryPatch } from "../../store/entry-fields.ts";
import { writtenIn } from "./faq-words.ts";

/** What copies the words of one language into another one that has none; null where there is nothing to do. */
export function copied(entry: EntryOnScreen, from: string, to: string): EntryPatch | null {
  const there = writtenIn(entry);
  const words = entry.texts[from];
  return words && there.has(from) && !there.has(to) ? { texts: { [to]: words } } : null;
}

/** What takes a language away; null where it has no words in it, and where it has no others. */
export function withoutLanguage(entry: EntryOnScreen, language: string): EntryPatch | null {
  const there = writtenIn(entry);
  return there.has(language) && there.size > 1 ? { texts: { [language]: null } } : null;
}
