import { folded } from "../../core/language/folded.ts";
import type { PaletteEntry } from "../../core/navigation/feature.ts";

/** Enough for every screen and command, if nothing is typed. */
const maxUntyped = 40;

/** Entries that match every typed word, best first: a word's beginning counts more than its middle, and a message least. */
export function search(all: readonly PaletteEntry[], typed: string, max = 12): PaletteEntry[] {
  const typedWords = folded(typed).split(/\s+/).filter(Boolean);
  if (typedWords.length === 0) return all.filter((one) => one.group !== "guests").slice(0, maxUntyped);
  const scored = all.flatMap((one) => {
    const words = wordsIn(`${one.label} ${one.more ?? ""} ${one.alsoFoundBy ?? ""}`);
    const written = wordsIn(one.lastText ?? "");
    let score = 0;
    for (const part of typedWords) {
      if (words.some((word) => word.startsWith(part))) score += 2;
      else if (words.some((word) => word.includes(part))) score += 1;
      else if (written.some((word) => word.startsWith(part))) score += 0.5;
      else return [];
    }
    return [{ one, score }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, max)
    .map(({ one }) => one);
}

const wordsIn = (text: string): string[] => folded(text).split(/[\s·,]+/);
