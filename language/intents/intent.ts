import { anyOf, fold, Phrases } from "../text/index.ts";
import { intentWords } from "./intent.words.ts";
import { callForHelpIn, pictographsSay } from "./pictographs.ts";

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
    /** Whether a person or a machine writes. */
    | "asks_who"
    /** Pictographs that only a person can make sense of. */
    | "unclear"
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
const asksWho = new Phrases(anyOf(lists.map((l) => l.asksWho)));
const greeting = new Phrases(anyOf(lists.map((l) => l.greeting)));
const thanks = new Phrases(anyOf(lists.map((l) => l.thanks)));
/** "… or a human?" */
const orElse = new Phrases(
  "or a human, or a person, or a real person, or human, or person, or a bot, or a robot, or a machine, o una persona, o un humano, o persona, o un bot, ou une personne, ou un humain, ou un robot, oder ein mensch, oder eine person, oder mensch, oder ein bot, o un robot, o sei una persona, o un umano, ou uma pessoa, ou um humano, ou um robo, of een mens, of een persoon, of een robot, yoksa insan misin, yoksa insan misiniz, yoksa gercek bir insan misin, или человек, или живой человек, или робот, ام انسان, ام شخص, ام روبوت, او انسان, 还是人, 还是真人, 还是机器人, それとも人間ですか, それとも人ですか",
);
/** What may stand around "reception" or "hello" without making more of it. */
const around = new Phrases(
  "please, a, the, to, pls, por favor, porfavor, s il vous plait, svp, bitte, per favore, alstublieft, aub, lutfen, пожалуйста, من فضلك, لو سمحت, 请, お願いします, をお願いします, un, una, une, eine, einen, ein, een, and, y, et, und, e, en, ve, и, و, dear, all, everyone, team, there",
);

/**
 * Reads what a guest wants where that is not simply an answer. Errs towards people: a safety word, a complaint, money
 * back or a wish for a person wins over any question beside it, in each of the twelve languages.
 */
export function readIntent(written: string): Intent {
  const text = written.slice(0, charactersRead);
  const whole = fold(text);
  if (!/[\p{L}\p{N}]/u.test(whole)) {
    if (/[?؟]/u.test(whole) && !/\p{Extended_Pictographic}/u.test(text)) return { kind: "question" };
    const word = text.trim();
    const said = pictographsSay(text);
    if (said === "nothing") return { kind: "empty" };
    return { kind: said === "friendly" ? "thanks" : said, word };
  }
  const help = callForHelpIn(text);
  if (help) return { kind: "safety", word: help };
  if (optOut.isAllOf(whole)) return { kind: "opt_out", word: text.trim() };
  if (optIn.isAllOf(whole)) return { kind: "opt_in", word: text.trim() };
  const asked = asksWho.firstIn(whole);
  const folded = asked ? orElse.without(asksWho.without(whole)) : whole;
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
  if (asked && !/[\p{L}\p{N}]/u.test(greeting.without(bare))) return { kind: "asks_who", word: asked };
  if (personAlone.isAllOf(bare)) return { kind: "wants_person", word: bare.trim() };
  if (folded.includes("?") || folded.includes("？") || folded.includes("؟")) return { kind: "question" };
  const withoutGreeting = around.without(greeting.without(folded));
  const rest = around.without(thanks.without(withoutGreeting));
  if (/[\p{L}\p{N}]/u.test(rest)) return { kind: "question" };
  return { kind: /[\p{L}\p{N}]/u.test(withoutGreeting) ? "thanks" : "greeting" };
}

/** True where a guest asks, beside whatever else, whether a person writes. */
export function asksWhoWrites(text: string): boolean {
  return asksWho.firstIn(fold(text.slice(0, charactersRead))) !== undefined;
}

const WHEN = new Phrases(
  "what time, when, until when, opening hours, a que hora, cuando, a quelle heure, quand, um wie viel uhr, wann, a che ora, quando, a que horas, hoe laat, wanneer, kacta, ne zaman, во сколько, когда, متى, 几点, 什么时候, 何時, いつ",
);

/** "What time can I speak to reception?" asks for hours, not for a person. */
function asksWhen(folded: string): boolean {
  return WHEN.firstIn(folded) !== undefined;
}
