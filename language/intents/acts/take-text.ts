import type { GuestLanguage } from "../../detection/index.ts";
import { cached } from "../../text/index.ts";
import { prepare } from "./act-matchers.ts";

export type Text = { rest: string };

/** Reads the first match and blanks it; a reader may refuse with undefined. */
export function take<Found>(
  text: Text,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Found | undefined,
): Found | undefined {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text.rest); match; match = pattern.exec(text.rest)) {
    const found = read(match);
    if (found === undefined) continue;
    text.rest =
      text.rest.slice(0, match.index) + " ".repeat(match[0].length) + text.rest.slice(pattern.lastIndex);
    return found;
  }
  return undefined;
}

export const isSpaced = (language: GuestLanguage) => language !== "zh" && language !== "ja";
export const edge = (language: GuestLanguage) => (isSpaced(language) ? "(?<![\\p{L}\\p{M}\\d])" : "");
export const end = (language: GuestLanguage) => (isSpaced(language) ? "(?![\\p{L}\\p{M}\\d])" : "");

/** "a, b*" as a group of a pattern. */
export function groupOf(list: string, language: GuestLanguage): string {
  const phrases = list
    .split(",")
    .map((phrase) => prepare(phrase.trim(), language))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/\*$/, "\\p{L}*").replaceAll(" ", "[\\s'’.]+"));
  return phrases.length > 0 ? `(?:${phrases.join("|")})` : "(?!)";
}

export const pattern = cached((source) => new RegExp(source, "gu"));
