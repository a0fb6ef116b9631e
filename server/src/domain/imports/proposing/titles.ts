import { limits } from "@bellhop/contract/limits";
import { isCapitals, isDenial, withoutNumbering } from "../reading/labels.ts";
import type { Passage } from "./passages.ts";
import { cut } from "./proposed.ts";
import { sentencesOf } from "./sentences.ts";
import { namesOneRoom } from "./topics.ts";

const titleWords = 8;
/** Words that stay in capitals. */
const abbreviation =
  /^(?:WLAN|WIFI|TV|BBQ|FKK|PMR|GPS|USB|HDMI|DVD|EC|EV|ATM|VAT|FAQ|PDF|ID|AC|HP|VP|\p{Lu}+\d+\p{L}*)$/u;
const smallWords =
  /^(?:und|oder|mit|ohne|für|im|in|am|an|auf|der|die|das|den|dem|des|zu|zur|zum|von|vom|bis|ab|bei)$/u;

/** The name of an own entry: its heading or label, else its first words. */
export function titleOf({ kind, about, headings, lines, part, holdsFor }: Passage, language: string): string {
  const own = about || firstWords(lines[0] ?? "");
  const parent = (holdsFor || headings.at(-1)) ?? "";
  const needsParent =
    parent !== "" &&
    parent !== about &&
    (kind === "row" ||
      Boolean(holdsFor) ||
      namesOneRoom(parent) ||
      isDenial(parent) ||
      /^\P{L}*$/u.test(own));
  const names = needsParent ? [parent, own] : [own];
  const title = names.map((name) => inSentenceCase(withoutNumbering(name), language)).join(": ");
  return cut(
    part > 1 ? `${cut(title, limits.entryTitleCharacters - 5)} (${part})` : title,
    limits.entryTitleCharacters,
  );
}

function firstWords(line: string): string {
  const [sentence = ""] = sentencesOf(line);
  const words = withoutNumbering(sentence).split(/\s+/);
  const first = words.slice(0, titleWords).join(" ");
  return words.length <= titleWords ? first.replace(/[.!,;:]+$/u, "") : `${first.replace(/[.!,;:]+$/u, "")}…`;
}

/** Capitals become a sentence; nouns keep their capital in German. */
export function inSentenceCase(text: string, language: string): string {
  if (!isCapitals(text)) return text;
  return text
    .split(/(?<=[\s/-])/u)
    .map((word, at) => {
      const bare = word.trim();
      if (abbreviation.test(bare.replace(/[^\p{L}\d]/gu, ""))) return word;
      const lower = word.toLowerCase();
      const isCapital = at === 0 || (language.startsWith("de") && !smallWords.test(bare.toLowerCase()));
      return isCapital ? lower.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : lower;
    })
    .join("");
}
