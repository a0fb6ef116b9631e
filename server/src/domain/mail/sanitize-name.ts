const charactersMost = 80;
/** Controls, line ends, and what turns the direction of what follows. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const writtenFromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const isolate = { from: "\u2068", to: "\u2069" };

/**
 * A name as it may stand in a mail: one line, not long, its direction kept to itself, and nothing in it that a mail
 * program would turn into a link, because a stranger may have chosen it.
 */
export function sanitizeName(name: string, direction: "ltr" | "rtl"): string {
  const line = [...name.toWellFormed().replace(unseen, " ").replace(/\s+/g, " ").trim()];
  const short =
    line.length > charactersMost ? `${line.slice(0, charactersMost - 1).join("")}…` : line.join("");
  const unlinked = short.replace(/([.:/@])(?=\S)/g, "$1\u2060");
  const mayTurn = direction === "rtl" || writtenFromTheRight.test(unlinked);
  return mayTurn ? `${isolate.from}${unlinked}${isolate.to}` : unlinked;
}
