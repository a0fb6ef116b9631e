import type { LeftOutCounts } from "./left-out.ts";

/** Invisible characters that can carry text: tags, direction overrides, zero-width characters. */
const invisible =
  /[\u{e0000}-\u{e0fff}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1d173}-\u{1d17a}]/gu;
/** Joiners have a meaning only in joining scripts and in emoji. */
const strayJoiner =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Extended_Pictographic}]\ufe0f?)(?:\u200c|\u200d)/gu;
/** Soft hyphens, grapheme joiners, fillers and private-use characters; removed without counting them. */
const ignorable = /\u00ad|\u034f|\u115f|\u1160|\u3164|\uffa0|\p{Co}/gu;

/** Cleans a passage to one line of visible characters. */
export function visibleText(raw: string, leftOut: LeftOutCounts): string {
  let count = 0;
  const drop = () => {
    count += 1;
    return "";
  };
  const text = raw.toWellFormed().replace(invisible, drop).replace(strayJoiner, drop);
  leftOut.add("invisible_characters", count);
  return text
    .replace(ignorable, "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}

/** Like `visibleText`, but keeps line breaks. */
export function visibleLines(raw: string, leftOut: LeftOutCounts): string {
  return raw
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => visibleText(line, leftOut))
    .filter((line) => line !== "")
    .join("\n");
}
