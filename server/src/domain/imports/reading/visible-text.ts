import type { LeftOut } from "./left-out.ts";

/** What nobody sees and could say something all the same: tags, turns of direction, widths of nothing. */
const unseen =
  /[\u{e0000}-\u{e0fff}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1d173}-\u{1d17a}]/gu;
/** Joiners mean something in scripts that join, and in pictographs. */
const strayJoiner =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Extended_Pictographic}]\ufe0f?)(?:\u200c|\u200d)/gu;
/** Where a word may break, a grapheme's glue, fillers, and signs of symbol fonts. */
const silent = /\u00ad|\u034f|\u115f|\u1160|\u3164|\uffa0|\p{Co}/gu;

/** A passage in one line as its readers see it. */
export function visibleText(written: string, leftOut: LeftOut): string {
  let count = 0;
  const drop = () => {
    count += 1;
    return "";
  };
  const text = written.toWellFormed().replace(unseen, drop).replace(strayJoiner, drop);
  leftOut.add("invisibleCharacters", count);
  return text
    .replace(silent, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}

/** The same for a passage of several lines. */
export function visibleLines(written: string, leftOut: LeftOut): string {
  return written
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => visibleText(line, leftOut))
    .filter((line) => line !== "")
    .join("\n");
}
