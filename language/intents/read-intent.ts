import { cached, fold, PhraseMatcher } from "../text/index.ts";
import { asksToStop, type Manner, onlyAsks, readManner, readOwnWords } from "./acts/read-manner.ts";
import type { GuestLanguage } from "./detect-language.ts";
import { type Emergency, languagesToRead, readEmergency } from "./emergencies/index.ts";
import { classifyEmoji, findDistressEmoji } from "./emoji.ts";
import { type IntentWords, intentWords } from "./intent.words.ts";

export type Intent = {
  kind:
    | "question"
    | "greeting"
    | "thanks"
    | "compliment"
    | "small_talk"
    /** Tells something and asks nothing. */
    | "statement"
    | "wants_person"
    | "complaint"
    | "safety"
    | "sensitive"
    | "opt_out"
    | "opt_in"
    | "asks_who"
    /** Emoji that only a person can interpret. */
    | "unclear"
    | "empty";
  /** The words that matched. */
  word?: string;
  /** Someone, or the place, is in danger now; without it, `safety` is urgent for staff. */
  emergency?: Emergency;
};

/** Characters that are read for intent and language. */
export const charactersRead = 2_000;

const matcherOf = (kind: keyof IntentWords) =>
  new PhraseMatcher(
    Object.values(intentWords)
      .map((words) => words[kind])
      .join(","),
  );
const optOut = matcherOf("optOut");
const optIn = matcherOf("optIn");
/** By language: a phrase of one language is harmless in another. */
const safetyIn = cached((language) => new PhraseMatcher(intentWords[language as GuestLanguage].safety));
const person = matcherOf("person");
const personAlone = matcherOf("personAlone");
const sensitive = matcherOf("sensitive");
const complaint = matcherOf("complaint");
const asksWho = matcherOf("asksWho");
const greeting = matcherOf("greeting");
const thanks = matcherOf("thanks");
/** "… or a human?" */
const orElse = new PhraseMatcher(
  "or a human, or a person, or a real person, or human, or person, or a bot, or a robot, or a machine, o una persona, o un humano, o persona, o un bot, ou une personne, ou un humain, ou un robot, oder ein mensch, oder eine person, oder mensch, oder ein bot, o un robot, o sei una persona, o un umano, ou uma pessoa, ou um humano, ou um robo, of een mens, of een persoon, of een robot, yoksa insan misin, yoksa insan misiniz, yoksa gercek bir insan misin, или человек, или живой человек, или робот, ام انسان, ام شخص, ام روبوت, او انسان, 还是人, 还是真人, 还是机器人, それとも人間ですか, それとも人ですか",
);
/** Words that may surround "reception" or "hello". */
const around = new PhraseMatcher(
  "please, a, the, to, pls, por favor, porfavor, s il vous plait, svp, bitte, per favore, alstublieft, aub, lutfen, пожалуйста, من فضلك, لو سمحت, 请, お願いします, をお願いします, un, una, une, eine, einen, ein, een, and, y, et, und, e, en, ve, и, و, dear, all, everyone, team, there",
);

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Classifies what a guest wants. Emergencies, what is unsafe, complaints, refunds and a wish for a person win over
 * questions. With the guest's language, it also finds complaints, praise, small talk and statements in longer sentences.
 */
export function readIntent(written: string, language?: string): Intent {
  const found = readKnownPhrases(written);
  const text = written.slice(0, charactersRead);
  if (language !== undefined && found.kind === "complaint" && onlyAsks(text, language))
    return { kind: "question" };
  if (language === undefined || found.kind !== "question") return found;
  const kind: Manner | "opt_out" | "wants_person" | undefined =
    readOwnWords(text, language) ?? readManner(text, language);
  return kind ? { kind } : found;
}

/** Whether a message stops, or resumes, the messages that the venue starts. Cheap: it is read on arrival. */
export function readOptChange(written: string, language: string): "opt_out" | "opt_in" | undefined {
  const text = written.slice(0, charactersRead);
  const whole = fold(text);
  const isPossible = optOut.matchesAll(whole) || optIn.matchesAll(whole) || asksToStop(text, language);
  if (!isPossible) return undefined;
  const { kind } = readIntent(text, language);
  return kind === "opt_out" || kind === "opt_in" ? kind : undefined;
}

function readKnownPhrases(written: string): Intent {
  const text = written.slice(0, charactersRead);
  const whole = fold(text);
  if (!hasWord(whole)) {
    if (/[?؟]/u.test(whole) && !/\p{Extended_Pictographic}/u.test(text)) return { kind: "question" };
    const kind = classifyEmoji(text);
    return kind === "empty" ? { kind } : { kind, word: text.trim() };
  }
  const emergency = readEmergency(text);
  if (emergency) return { kind: "safety", word: emergency.words, emergency };
  const help = findDistressEmoji(text);
  if (help) return { kind: "safety", word: help };
  if (optOut.matchesAll(whole)) return { kind: "opt_out", word: text.trim() };
  if (optIn.matchesAll(whole)) return { kind: "opt_in", word: text.trim() };
  const asked = asksWho.find(whole);
  const folded = asked ? orElse.remove(asksWho.remove(whole)) : whole;
  const unsafe = findUnsafe(text, folded);
  if (unsafe) return { kind: "safety", word: unsafe };
  for (const [kind, phrases] of [
    ["wants_person", person],
    ["sensitive", sensitive],
    ["complaint", complaint],
  ] as const) {
    const word = phrases.find(folded);
    if (word && !(kind === "wants_person" && asksForHours.find(folded))) return { kind, word };
  }
  const bare = around.remove(folded);
  if (asked && !hasWord(greeting.remove(bare))) return { kind: "asks_who", word: asked };
  if (personAlone.matchesAll(bare)) return { kind: "wants_person", word: bare.trim() };
  if (/[?？؟]/u.test(folded)) return { kind: "question" };
  const withoutGreeting = around.remove(greeting.remove(folded));
  const rest = around.remove(thanks.remove(withoutGreeting));
  if (hasWord(rest)) return { kind: "question" };
  return { kind: hasWord(withoutGreeting) ? "thanks" : "greeting" };
}

function findUnsafe(text: string, folded: string): string | undefined {
  for (const language of languagesToRead(text)) {
    const word = safetyIn(language).find(folded);
    if (word) return word;
  }
  return undefined;
}

export function asksIfHuman(text: string): boolean {
  return asksWho.find(fold(text.slice(0, charactersRead))) !== undefined;
}

/** "What time can I speak to reception?" asks for hours, not for a person. */
const asksForHours = new PhraseMatcher(
  "what time, when, until when, opening hours, a que hora, cuando, a quelle heure, quand, um wie viel uhr, wann, a che ora, quando, a que horas, hoe laat, wanneer, kacta, ne zaman, во сколько, когда, متى, 几点, 什么时候, 何時, いつ",
);
