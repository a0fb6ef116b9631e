import type { Passage } from "../proposing/passages.ts";

export const portionLimits = { characters: 4_000, max: 12 } as const;

/** The portions of a source that a model is asked about, and the number of characters beyond the last one. */
export type Portions = { portions: string[]; beyondCharacters: number };

/** Splits a source into portions, each with the headings above its text. */
export function portionsOf(passages: readonly Passage[]): Portions {
  const portions: string[] = [];
  let beyondCharacters = 0;
  let lines: string[] = [];
  let length = 0;
  let under = "";
  const end = () => {
    if (lines.length > 0) portions.push(lines.join("\n"));
    [lines, length, under] = [[], 0, ""];
  };
  const add = (line: string) => {
    lines.push(line);
    length += line.length;
  };
  for (const { about, headings, lines, isBeside } of passages) {
    const path = [...headings, ...(about && !isBeside ? [about] : [])].join(" > ");
    for (const piece of lines.flatMap((line) => piecesOf(withoutTags(line)))) {
      if (length > 0 && length + piece.length > portionLimits.characters) end();
      if (portions.length >= portionLimits.max) {
        beyondCharacters += piece.length;
        continue;
      }
      if (path !== under && path) add(`# ${withoutTags(path)}`);
      under = path;
      add(piece);
    }
  }
  end();
  return { portions, beyondCharacters };
}

/** Defuses `<source>` tags inside the text. */
const withoutTags = (text: string) => text.replace(/<(?=\/?source)/gi, "‹");

const piecesOf = (text: string) =>
  text.length <= portionLimits.characters
    ? [text]
    : (text.match(new RegExp(`[\\s\\S]{1,${portionLimits.characters}}`, "g")) ?? []);
