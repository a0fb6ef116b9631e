const maxLength = 80;
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const isolate = { start: "\u2068", end: "\u2069" };

/** A stranger may have chosen the name: one short line that no mail program turns into a link. */
export function sanitizeName(name: string, direction: "ltr" | "rtl"): string {
  const line = [...name.toWellFormed().replace(invisible, " ").replace(/\s+/g, " ").trim()];
  const shortened = line.length > maxLength ? `${line.slice(0, maxLength - 1).join("")}…` : line.join("");
  const unlinked = shortened.replace(/([.:/@])(?=\S)/g, "$1\u2060");
  const isBidirectional = direction === "rtl" || rightToLeft.test(unlinked);
  return isBidirectional ? `${isolate.start}${unlinked}${isolate.end}` : unlinked;
}
