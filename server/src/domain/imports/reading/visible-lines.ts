/** Invisible characters that can carry text: tags, direction overrides, zero-width characters. */
const invisible =
  /[\u{e0000}-\u{e0fff}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1d173}-\u{1d17a}]/gu;
/** Joiners have a meaning only in joining scripts and in emoji. */
const strayJoiner =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Extended_Pictographic}]\ufe0f?)(?:\u200c|\u200d)/gu;
/** Soft hyphens, grapheme joiners, fillers and private-use characters; removed without counting them. */
const ignorable = /\u00ad|\u034f|\u115f|\u1160|\u3164|\uffa0|\p{Co}/gu;

/** Cleans a text to lines of visible characters. `removed`: the number of invisible characters that can carry text. */
export function visibleLines(raw: string): { text: string; removed: number } {
  const wellFormed = raw.toWellFormed();
  const seen = wellFormed.replace(invisible, "").replace(strayJoiner, "");
  const text = seen
    .replace(ignorable, "")
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}\s\u00a0]+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
  return { text, removed: Array.from(wellFormed).length - Array.from(seen).length };
}
