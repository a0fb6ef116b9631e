import { fold } from "../knowledge/index.ts";
import { intentWords } from "./intent.words.ts";
import { anyOf, Phrases } from "./phrases.ts";

export type Intent = {
  kind:
    | "question"
    | "greeting"
    | "thanks"
    | "wants_person"
    | "complaint"
    | "safety"
    | "sensitive"
    | "opt_out"
    | "opt_in"
    | "empty";
  /** The guest's words that told. */
  word?: string;
};

/** So much of a text is read for what it wants and for its language: nobody needs more to say it. */
export const charactersRead = 2_000;

const lists = Object.values(intentWords);
const optOut = new Phrases(anyOf(lists.map((l) => l.optOut)));
const optIn = new Phrases(anyOf(lists.map((l) => l.optIn)));
const safety = new Phrases(anyOf(lists.map((l) => l.safety)));
const person = new Phrases(anyOf(lists.map((l) => l.person)));
const personAlone = new Phrases(anyOf(lists.map((l) => l.personAlone)));
const sensitive = new Phrases(anyOf(lists.map((l) => l.sensitive)));
const complaint = new Phrases(anyOf(lists.map((l) => l.complaint)));
const greeting = new Phrases(anyOf(lists.map((l) => l.greeting)));
const thanks = new Phrases(anyOf(lists.map((l) => l.thanks)));
/** What may stand around "reception" or "hello" without making more of it. */
const around = new Phrases(
  "please, a, the, to, pls, por favor, porfavor, s il vous plait, svp, bitte, per favore, alstublieft, aub, lutfen, пожалуйста, من فضلك, لو سمحت, 请, お願いします, をお願いします, un, una, une, eine, einen, ein, een, and, y, et, und, e, en, ve, и, و, dear, all, everyone, team, there",
);

const THUMB = /\p{Extended_Pictographic}/u;

/**
 * Reads what a guest wants where that is not simply an answer. Errs towards people: a safety word, a complaint, money
 * back or a wish for a person wins over any question beside it, in each of the twelve languages.
 */
export function readIntent(written: string): Intent {
  const text = written.slice(0, charactersRead);
  const folded = fold(text);
  if (!/[\p{L}\p{N}]/u.test(folded)) {
    if (folded.includes("?") || folded.includes("؟")) return { kind: "question" };
    return { kind: THUMB.test(text) ? "thanks" : "empty" };
  }
  if (optOut.isAllOf(folded)) return { kind: "opt_out", word: text.trim() };
  if (optIn.isAllOf(folded)) return { kind: "opt_in", word: text.trim() };
  for (const [kind, phrases] of [
    ["safety", safety],
    ["wants_person", person],
    ["sensitive", sensitive],
    ["complaint", complaint],
  ] as const) {
    const word = phrases.firstIn(folded);
    if (word && !(kind === "wants_person" && asksWhen(folded))) return { kind, word };
  }
  const bare = around.without(folded);
  if (personAlone.isAllOf(bare)) return { kind: "wants_person", word: bare.trim() };
  if (folded.includes("?") || folded.includes("？") || folded.includes("؟")) return { kind: "question" };
  const withoutGreeting = around.without(greeting.without(folded));
  const rest = around.without(thanks.without(withoutGreeting));
  if (/[\p{L}\p{N}]/u.test(rest)) return { kind: "question" };
  return { kind: /[\p{L}\p{N}]/u.test(withoutGreeting) ? "thanks" : "greeting" };
}

const WHEN = new Phrases(
  "what time, when, until when, opening hours, a que hora, cuando, a quelle heure, quand, um wie viel uhr, wann, a che ora, quando, a que horas, hoe laat, wanneer, kacta, ne zaman, во сколько, когда, متى, 几点, 什么时候, 何時, いつ",
);

/** "What time can I speak to reception?" asks for hours, not for a person. */
function asksWhen(folded: string): boolean {
  return WHEN.firstIn(folded) !== undefined;
}
