import { baseOf } from "@bellhop/contract/values";
import { type Aspect, analyzeText, type TextAnalysis } from "../lexicon/index.ts";
import { cached, fold, hasIdeograph, tokenize } from "../text/index.ts";
import { saysNumber } from "../values/index.ts";
import { dependentWords } from "./matching-sentences.words.ts";

/** Shorter texts are answered whole. */
const [minSentences, minCharacters] = [4, 200];

type QuestionInLanguage = { question: string; language: string };
type Told = { title: string; text: string; language: string };

/**
 * The sentences of a long text that answer a question, as the hotel wrote them and in their order. A sentence keeps the
 * exception behind it ("but …", "never …"), the one it refers to ("it …"), and the line above a list. The whole text if
 * it is short, or if no sentence fits better than the others.
 */
export function matchingSentences({ question, language }: QuestionInLanguage, told: Told): string {
  const { title, text } = told;
  const units = unitsOf(text);
  if (units.length < minSentences || text.length < minCharacters) return text;
  const query = analyzeText(question, baseOf(language));
  const isSameLanguage = baseOf(language) === baseOf(told.language);
  const titled = analyzeText(title, baseOf(told.language));
  const readings = units.map((unit) => analyzeText(unit.text, baseOf(told.language)));
  const scores = scoresOf(query, titled, readings, isSameLanguage);
  // The title alone says nothing.
  for (const [at, unit] of units.entries()) if (unit.text === title) scores[at] = 0;
  const best = Math.max(...scores);
  if (best <= 0 || (best <= titleOnlyScore && text.length < maxWholeCharacters)) return text;
  const isSaid = ({ forms, namesTopic }: TextAnalysis["terms"][number]) =>
    namesTopic || readings.some((reading) => hasWord(reading, forms));
  // If no sentence has a word of the question, one about the same topic may say it in other words.
  const share = isSameLanguage && query.terms.every(isSaid) ? nearlyBest : onTopic;
  const chosen = new Set(units.keys().filter((at) => (scores[at] ?? 0) >= best * share));
  // A price or a time that is asked for may stand in another sentence than its thing.
  for (const aspect of query.aspects) {
    if (!valued.has(aspect)) continue;
    const stated = units
      .keys()
      .filter((at) => says(readings[at], aspect))
      .toArray();
    const inNumbers = stated.filter((at) => saysNumber(units[at]?.text ?? "", baseOf(told.language)));
    const stating = inNumbers.length > 0 ? inNumbers : stated;
    if (!stating.some((at) => chosen.has(at))) for (const at of stating) chosen.add(at);
  }
  addWhatBelongs(chosen, units, told.language);
  const picked = units.filter((_, at) => chosen.has(at));
  const length = picked.reduce((sum, unit) => sum + unit.text.length, 0);
  if (length > text.length * mostOfIt || picked.every(isLead)) return text;
  return picked
    .map((unit, at) => (at === 0 ? "" : unit.line === picked[at - 1]?.line ? " " : "\n") + unit.text)
    .join("");
}

const [nearlyBest, onTopic] = [0.6, 0.3];
/** The highest score of a sentence that has no more of the question than the title. */
const titleOnlyScore = 0.4;
/** If all sentences score so low, a shorter text is answered whole. */
const maxWholeCharacters = 700;
const mostOfIt = 0.75;

/** A sentence and the number of its line. */
export type Unit = { text: string; line: number };

/** Starts as no sentence does: "No. 5", "9 a.m. to". */
const GOES_ON = /^[\p{Ll}\p{N}(]/u;
/** Ends with an abbreviation, an initial or a German ordinal: "Dr. Mair", "J. Berg", "am 31. Dezember", "im 3. Stock". */
const ABBREVIATED =
  /(?<![\p{L}\p{N}])(?:Dr|Dra|Prof|Mr|Mrs|Ms|Mme|Sr|Sra|Sig|St|Sta|Sto|Ste|Nr|No|Tel|Str|Av|Avda|Pl|Bd|ca|bzw|inkl|exkl|zzgl|evtl|max|min|incl|approx|env|etc|ul|ул|пр|г|т|p\.\s?ej|z\.\s?B|d\.\s?h|e\.\s?g|i\.\s?e|\p{Lu}|(?:ab|am|an|bis|vom|zum|zur|im|in|der|die|das|den|dem|des|und|oder|nach|vor|[–-])\s+\d{1,2})\.$/u;

/** A sentence on each line, or several. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  for (const [line, words] of text.split(/\n+/u).entries())
    for (const sentence of words.trim().split(SENTENCE_END)) {
      const last = units.at(-1);
      if (sentence === "") continue;
      if (last?.line === line && (GOES_ON.test(sentence) || ABBREVIATED.test(last.text)))
        last.text += ` ${sentence}`;
      else units.push({ text: sentence, line });
    }
  return units;
}
/** Also without the space: "until 11:00 AM.Please return the keys". */
const SENTENCE_END =
  /(?<=[.!?؟…]["'”’»)\]]*)\s+|(?<=[。！？])|(?<=(?:\p{Ll}{2}|[AP]M)\.)(?=\p{Lu}\p{Ll}+\s)/u;

/** By sentence. A word or topic counts less the more sentences have it, and hardly if the title has it. */
function scoresOf(
  query: TextAnalysis,
  titled: TextAnalysis,
  readings: readonly TextAnalysis[],
  isSameLanguage: boolean,
): number[] {
  const scores = readings.map(() => 0);
  const add = (weight: number, has: (reading: TextAnalysis) => boolean) => {
    const found = readings
      .keys()
      .filter((at) => has(readings[at] as TextAnalysis))
      .toArray();
    for (const at of found) scores[at] = (scores[at] ?? 0) + weight / Math.sqrt(found.length);
  };
  for (const topic of query.topics)
    add(titled.topics.has(topic) ? ofTitle : 1, (reading) => reading.topics.has(topic));
  if (isSameLanguage)
    for (const { forms, namesTopic } of query.terms)
      add(hasWord(titled, forms) ? ofTitle : namesTopic ? ofTopic : 1, (reading) => hasWord(reading, forms));
  for (const aspect of query.aspects) if (told.has(aspect)) add(ofAspect, (reading) => says(reading, aspect));
  return scores;
}
const [ofTitle, ofTopic, ofAspect] = [0.2, 0.5, 0.6];
/** What a sentence can state. */
const told: ReadonlySet<Aspect> = new Set([
  "price",
  "time",
  "place",
  "distance",
  "quantity",
  "included",
  "password",
]);

/** "Emptied on Tuesdays" says when. */
const says = (reading: TextAnalysis | undefined, aspect: Aspect): boolean =>
  reading !== undefined &&
  (reading.aspects.has(aspect) || (aspect === "time" && reading.aspects.has("weekend")));

const valued: ReadonlySet<Aspect> = new Set(["price", "time"]);

const hasWord = ({ terms }: TextAnalysis, query: readonly string[]): boolean =>
  terms.some(({ forms }) => forms.some((form) => query.some((one) => isSameWord(one, form))));

const [minBefore, minEnding, minBeginning] = [3, 4, 5];
/** "Ofen" and "Holzofen", "stove" and "stoves"; not the stem of "entrar" and "entregues", or "dentro". */
const isSameWord = (one: string, other: string): boolean => {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    (short.length >= minBeginning && long.startsWith(short)) ||
    (short.length >= minEnding && long.length >= short.length + minBefore && long.endsWith(short))
  );
};

/**
 * True if the title and one passage of a text have nearly all words of a question: a hotel's own text may be about
 * something that no topic names, such as the rooster next door.
 */
export function tellsAbout(
  { question, language }: QuestionInLanguage,
  { title, text, language: writtenIn }: Told,
): boolean {
  if (baseOf(language) !== baseOf(writtenIn)) return false;
  const { terms } = analyzeText(question, baseOf(language));
  const titled = analyzeText(title, baseOf(writtenIn));
  const units = unitsOf(text);
  return units.some((_, at) => {
    const passage = new Set([at]);
    addWhatBelongs(passage, units, writtenIn);
    const words = [...passage].map((one) => units[one]?.text).join(" ");
    const told = analyzeText(words, baseOf(writtenIn));
    const inPassage = terms.filter(({ forms }) => hasWord(told, forms));
    const found = terms.filter((term) => inPassage.includes(term) || hasWord(titled, term.forms));
    return inPassage.length > 0 && found.length >= minFound && found.length >= terms.length * nearlyAll;
  });
}
const [minFound, nearlyAll] = [2, 0.65];

function addWhatBelongs(chosen: Set<number>, units: readonly Unit[], language: string) {
  const depends = (unit: Unit | undefined) => dependsOnLast(unit, baseOf(language));
  for (const at of [...chosen].sort((a, b) => a - b)) {
    for (let next = at + 1; next < units.length && depends(units[next]); next++) chosen.add(next);
    for (let before = at; before > 0 && depends(units[before]); before--) chosen.add(before - 1);
    if (isLead(units[at])) addList(chosen, units, at);
    if (isName(units[at]))
      for (let next = at + 1; next < units.length && !isName(units[next]); next++) {
        if (units[next]?.line !== units[at]?.line) break;
        chosen.add(next);
      }
    const lead = units.slice(0, at).findLastIndex(isLead);
    if (lead >= 0 && isListBelow(units, lead, at)) chosen.add(lead);
  }
}

/** "DEPOSIT.", "Wi-Fi." */
const isName = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  !hasIdeograph(unit.text) &&
  !/\p{N}/u.test(unit.text) &&
  unit.text.split(/\s+/u).length < 3;

/** The lines below "Please do not:". */
function addList(chosen: Set<number>, units: readonly Unit[], lead: number) {
  for (let next = lead + 1; next < units.length && isListBelow(units, lead, next); next++) chosen.add(next);
}

export const isListBelow = (units: readonly Unit[], lead: number, at: number): boolean =>
  units.slice(lead + 1, at + 1).every((unit) => unit.line !== units[lead]?.line && !isLead(unit)) &&
  (BULLET.test(units[at]?.text ?? "") || !BULLET.test(units[lead + 1]?.text ?? ""));
const BULLET = /^\s*(?:[-–—•·*▪✓✗]|\d{1,2}[.)])\s?/u;

/** "Please do not:" */
export const isLead = (unit: Unit | undefined): boolean => /[:：]\s*$/u.test(unit?.text ?? "");

/** A sentence that limits, excepts from or refers to the one before: "But not on Sundays.", "It is …". */
export function dependsOnLast(unit: Unit | undefined, language: string): boolean {
  const text = unit?.text ?? "";
  const { starts, again } = phrasesIn(language);
  if (hasIdeograph(text)) {
    const beginning = text.replace(BULLET, "").trimStart();
    return (
      starts.some((start) => beginning.startsWith(start)) || again.some((phrase) => text.includes(phrase))
    );
  }
  const opening = tokenize(text).slice(0, maxOpeningWords);
  const words = ` ${opening.map((token) => token.text).join(" ")} `;
  return (
    starts.some((start) => words.startsWith(` ${start} `)) ||
    again.some((phrase) => words.includes(` ${phrase} `))
  );
}
const maxOpeningWords = 6;
const phrasesIn = cached((language) => {
  const listOf = (phrases: string) => phrases.split(",").map((phrase) => fold(phrase.trim()));
  const { starts = "", again = "" } = dependentWords[language] ?? {};
  return { starts: listOf(starts).filter(Boolean), again: listOf(again).filter(Boolean) };
});
