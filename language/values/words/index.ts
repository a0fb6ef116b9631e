import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import type { WordTable } from "./word-table.ts";

const tables: Readonly<Record<string, Partial<WordTable>>> = { en, de, fr, es, it, pt, nl };

/** What leaflets in several languages at once are read with. */
export const manyLanguages = "mul";

/** The words of a base of a BCP 47 language; of one that has none, English ones. */
export const wordsOf = (language: string): WordTable =>
  language === manyLanguages
    ? Object.values(tables).reduce<WordTable>(joined, en)
    : { ...en, ...tables[language] };

/** Days, months and numbers stay where they stand. */
function joined(all: WordTable, more: Partial<WordTable>): WordTable {
  const both = Object.entries(more).map(([name, words]) => {
    const known = all[name as keyof WordTable] ?? "";
    return [
      name,
      typeof words === "string"
        ? `${String(known)}, ${words}`
        : words.map((word, at) => `${known[at] ?? ""}, ${word}`),
    ];
  });
  return { ...all, ...Object.fromEntries(both) };
}
