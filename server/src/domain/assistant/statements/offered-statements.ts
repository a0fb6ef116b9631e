import type { AnswerableEntry } from "@bellhop/language/entries";
import { splitQuestions, splitSentences } from "@bellhop/language/intents";
import type { Enquiry } from "../answering/decision.ts";
import { type Statement, statementsOf } from "./statements.ts";

/** All statements of a hotel with few entries are offered: finding the best ones can miss the right one. */
const charactersOfAll = 16_000;
const maxEntries = 20;
/** Fewer than these may lack the right one: a question in everyday words may share none with its entry. */
const fewEntries = 10;
/** A guest who writes more sentences does not need the entries of each. */
const maxSearches = 12;

/** The statements that may answer a guest: only of entries that this guest may receive. */
export function offeredStatements(input: Enquiry, entries: Iterable<AnswerableEntry>): Statement[] {
  const { language, defaultLanguage, translations, isEligible = () => true } = input;
  const statements = (entry: AnswerableEntry) => statementsOf(entry, language, defaultLanguage, translations);
  const eligible = [...entries].filter(isEligible);
  const all = eligible.flatMap(statements);
  if (charactersOf(all) <= charactersOfAll) return all;
  const best = bestEntries(input);
  if (best.length >= fewEntries) return withinCharacters(best.map(statements));
  // What is in the catalogue is asked most.
  const [known, own] = [eligible.filter(({ key }) => key), eligible.filter(({ key }) => !key)];
  return withinCharacters([...new Set([...best, ...known, ...own])].map(statements));
}

/** The entries that the guest was told last come first: a short question may be about them. */
function bestEntries(input: Enquiry): AnswerableEntry[] {
  const { questions, history, language, retriever, isEligible, quotedIn, lastToGuest } = input;
  const told = lastToGuest?.author === "assistant" ? (quotedIn?.(lastToGuest.text) ?? []) : [];
  const texts = [...splitQuestions(questions, language), ...questions.flatMap(splitSentences)];
  const searches = [questions.join(" "), ...new Set(texts)].slice(0, maxSearches);
  const context = { language, history, ...(isEligible && { isEligible }) };
  const found = searches.map((text) => retriever.find(text, context).ranked.map(({ entry }) => entry));
  const longest = Math.max(...found.map(({ length }) => length));
  // The best of each search first.
  const inTurn = Array.from({ length: longest }, (_, rank) => found.flatMap((ranked) => ranked[rank] ?? []));
  const may = isEligible ?? (() => true);
  return [...new Set([...told.filter(may), ...inTurn.flat()])].slice(0, maxEntries);
}

function withinCharacters(ofEntries: readonly (readonly Statement[])[]): Statement[] {
  let room = charactersOfAll;
  return ofEntries
    .filter((statements) => {
      const characters = charactersOf(statements);
      if (characters > room) return false;
      room -= characters;
      return true;
    })
    .flat();
}

const charactersOf = (statements: readonly Statement[]): number =>
  statements.reduce((sum, { text, title }) => sum + text.length + title.length, 0);
