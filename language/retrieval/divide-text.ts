import { baseOf } from "@bellhop/contract/values";
import { hasIdeograph } from "../text/index.ts";
import { dependsOnLast, isLead, isListBelow, type Unit, unitsOf } from "./matching-sentences.ts";

/**
 * Divides a text into parts that can be understood alone: a sentence with what refers to it ("It is …", "But not on
 * Sundays."), a word or two ("Free.") with the sentence behind them, or the line above a list with the list. All parts together are the text, in its order.
 */
export function divideText(text: string, language: string): string[] {
  const units = unitsOf(text);
  const parts: Unit[][] = [];
  for (const [at, unit] of units.entries()) {
    const last = parts.at(-1);
    if (last && (isTooShort(last) || belongsToLast(units, at, baseOf(language)))) last.push(unit);
    else parts.push([unit]);
  }
  return parts.map(joined);
}

/** "Free." and "No problem." say nothing without the sentence behind them. */
const isTooShort = ([first, ...others]: readonly Unit[]): boolean =>
  others.length === 0 &&
  first !== undefined &&
  !isLead(first) &&
  !/\p{N}/u.test(first.text) &&
  (hasIdeograph(first.text) ? first.text.length < minIdeographs : first.text.split(/\s+/u).length < minWords);
const [minWords, minIdeographs] = [3, 5];

function belongsToLast(units: readonly Unit[], at: number, language: string): boolean {
  if (language === "de" && GERMAN_ARTICLE.test(units[at]?.text ?? "")) return false;
  const lead = units.slice(0, at).findLastIndex(isLead);
  return dependsOnLast(units[at], language) || (lead >= 0 && isListBelow(units, lead, at));
}

/** "Das Hallenbad ist warm" names its subject; "das kostet 5 €" does not. */
const GERMAN_ARTICLE = /^(?:Das|Die|Der|Diese[rs]?)\s+\p{Lu}/u;

const joined = (part: readonly Unit[]): string =>
  part
    .map(({ text, line }, at) => (at === 0 ? "" : line === part[at - 1]?.line ? " " : "\n") + text)
    .join("");
