import { de } from "./de.ts";
import { en, type WordTable } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

const tables: Readonly<Record<string, Partial<WordTable>>> = { en, de, fr, es, it, pt, nl };

/** All languages at once, for multilingual leaflets. */
export const manyLanguages = "mul";

/** The word table of a base language; English for missing words. */
export const wordTableOf = (language: string): WordTable =>
  language === manyLanguages
    ? Object.values(tables).reduce<WordTable>(joined, en)
    : { ...en, ...tables[language] };

/** Joins two tables; days, months and numbers keep their positions. */
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
