import type { Unit } from "./units.ts";

export const portionLimits = { characters: 4_000, most: 12 } as const;

/** A source in portions that a model is asked about one by one, and how much of it is beyond what it is asked about. */
export type Portions = { portions: string[]; beyondCharacters: number };

/** Puts what readers see into portions, each under the headings that it stands under. */
export function portionsOf(units: Unit[]): Portions {
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
  for (const { headings, isHeading, shown } of units) {
    const path = [...headings, ...(isHeading ? [shown] : [])].join(" > ");
    for (const piece of piecesOf(closed(shown))) {
      if (length > 0 && length + piece.length > portionLimits.characters) end();
      if (portions.length >= portionLimits.most) {
        beyondCharacters += piece.length;
        continue;
      }
      if (path !== under && path) add(`# ${closed(path)}`);
      under = path;
      if (!isHeading) add(piece);
    }
  }
  end();
  return { portions, beyondCharacters };
}

/** A source does not end where it says that it ends. */
const closed = (text: string) => text.replace(/<(?=\/?source)/gi, "‹");

const piecesOf = (text: string) =>
  text.length <= portionLimits.characters
    ? [text]
    : (text.match(new RegExp(`[\\s\\S]{1,${portionLimits.characters}}`, "g")) ?? []);
