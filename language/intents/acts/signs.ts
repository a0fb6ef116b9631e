import { analyzeText } from "../../lexicon/index.ts";
import { fold, hasQuestionMark, PhraseMatcher } from "../../text/index.ts";
import { type IntentWords, intentWords } from "../intent.words.ts";
import { type ActMatchers, matchersFor, prepare } from "./act-matchers.ts";
import { dangersIn } from "./find-dangers.ts";

const phraseLists = [
  "wish",
  "serve",
  "may",
  "please",
  "asks",
  "knows",
  "grievance",
  "facility",
  "failing",
  "thanks",
  "compliment",
  "smallTalk",
  "telling",
  "yesNo",
  "choice",
  "optOut",
  "person",
  "dining",
] as const;

const FRIENDLY = /[😍🥰❤💕😋🤤👏😘💖🙌🥹😊☺🤩💐🌹🌅😂🤣😅😄😁]|[:;]-?[)D]|(?:^|\s)x+\s*$/u;

const intentMatchers = Object.fromEntries(
  Object.entries(intentWords).map(([language, words]) => [
    language,
    Object.entries(words).map(
      ([name, list]) => [name as keyof IntentWords, new PhraseMatcher(list)] as const,
    ),
  ]),
);

/**
 * Signs of a text for the classifier: the phrase lists and topics it contains, with the same names in every language.
 */
export function signsOf(text: string, language: string): string[] {
  const matchers = matchersFor(text, language);
  const signs = new Set(matchers.flatMap((one) => listsFoundIn(text, one)));
  const folded = fold(text);
  for (const { language: known } of matchers)
    for (const [name, matcher] of intentMatchers[known] ?? [])
      if (matcher.find(folded) !== undefined) signs.add(`intent ${name}`);
  if (hasQuestionMark(text)) signs.add("question mark");
  if (/\p{N}/u.test(text)) signs.add("number");
  if (FRIENDLY.test(text)) signs.add("friendly");
  const { topics, aspects, isRequest, isElsewhere } = analyzeText(text, language);
  for (const topic of topics) signs.add(`topic ${topic}`);
  for (const aspect of aspects) signs.add(`aspect ${aspect}`);
  if (topics.size > 0) signs.add("topic");
  if (isRequest) signs.add("order");
  if (isElsewhere) signs.add("elsewhere");
  const dangers = dangersIn(text, language);
  for (const danger of dangers) signs.add(`danger ${danger}`);
  if (dangers.length > 0) signs.add("danger");
  signs.add(lengthOf(text));
  return [...signs];
}

function listsFoundIn(written: string, matchers: ActMatchers): string[] {
  const text = prepare(written, matchers.language);
  const found: string[] = phraseLists.filter((name) => matchers.has(name, text));
  if (matchers.begins("asks", text)) found.push("begins asking");
  if (matchers.begins("yesNo", text)) found.push("begins with yes or no");
  if (matchers.kindIn(text)) found.push("thing");
  return found;
}

function lengthOf(text: string): string {
  const words = text.trim().split(/\s+/u).length;
  if (words <= 2) return "one or two words";
  if (words <= 5) return "few words";
  return words <= 10 ? "some words" : "many words";
}
