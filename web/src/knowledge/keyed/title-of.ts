import type { EntryOnScreen } from "../entry-fields.ts";

/** What the venue calls an entry, in its first language that has a name for it. */
export function titleOf({ texts }: Pick<EntryOnScreen, "texts">, languages: readonly string[]): string {
  const titles = [...languages, ...Object.keys(texts)].map((language) => texts[language]?.title.trim() ?? "");
  return titles.find((title) => title !== "") ?? "";
}
