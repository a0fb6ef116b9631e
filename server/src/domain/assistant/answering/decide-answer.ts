import { answerThreshold, nothingFound } from "@bellhop/contract/confidence";
import type { Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import type { HandOverReason } from "@bellhop/contract/messages";
import { baseOf } from "@bellhop/contract/values";
import { type AnswerableEntry, textIn } from "@bellhop/language/entries";
import type { DisclosedReason } from "@bellhop/language/intents";
import {
  asksIfHuman,
  type BackAt,
  charactersRead,
  greetingText,
  handOverText,
  type Intent,
  isDoubtful,
  isPromptInjection,
  noticeText,
  optInText,
  optOutText,
  readIntent,
  restHandedOverText,
  splitQuestions,
} from "@bellhop/language/intents";
import { mentionsSubject } from "@bellhop/language/lexicon";
import type { Retriever } from "@bellhop/language/retrieval";
import { shorten } from "@bellhop/language/text";

/** Where a sentence of the assistant comes from. */
export type AnswerSource = {
  entryId: string;
  title: string;
  section: Section;
  quote: string;
  score: number;
};

/** What the assistant does, apart from what it says. */
export type Decision =
  | { action: "answer"; text: string; sources: AnswerSource[]; confidence: number }
  | { action: "hand_over"; reason: HandOverReason; about: string; text: string; sources: AnswerSource[] }
  | { action: "stay_silent"; why: "thanks" | "empty" };

export type Asked = {
  /** The guest's messages that nobody has answered, in order. */
  questions: readonly string[];
  /** What guest and assistant wrote before, oldest first. */
  history: readonly string[];
  language: string;
  retriever: Retriever;
  venueName: string;
  defaultLanguage?: string;
  /** From this confidence on the assistant answers. */
  threshold?: number;
  /** Which entries whoever asks may hear; all without it. */
  isEligible?: (entry: AnswerableEntry) => boolean;
  /** True where an entry disagrees with another one about what is asked. */
  isContested?: (entryId: string, question: string) => boolean;
  /** What the venue says to a greeting, in its default language; ours without it. */
  greeting?: string;
  /** What always goes to staff, in the venue's words, and in which languages those may be. */
  chosenTopics?: readonly string[];
  topicLanguages?: readonly string[];
  /** Nobody of the staff is there; when somebody is again. */
  backAt?: BackAt | undefined;
};

const MOST_ANSWERS = 4;
/** Who writes more than this at once wrote no question that an entry answers, and searching it all takes long. */
const MOST_QUESTIONS = 12;
const BURST_CHARACTERS_MOST = charactersRead;
const ABOUT_CHARACTERS_MOST = 300;
/** What is left free in a message for the notice, which goes above the first one a guest gets. */
export const noticeCharactersMost = 600;
const BETWEEN = "\n\n";

/**
 * Decides what to do about a burst of messages: answer all of it in the venue's own words, in one message; hand over
 * to staff, with the answers that were found; or stay silent. Never states anything that no entry states.
 */
export function decideAnswer(asked: Asked): Decision {
  const { language, venueName } = asked;
  const messages = asked.questions.map((text) => text.trim()).filter(Boolean);
  const intents = messages.map(readIntent);
  const optChange = intents.findLast(({ kind }) => kind === "opt_out" || kind === "opt_in");
  const first: string[] = [];
  if (optChange)
    first.push(optChange.kind === "opt_out" ? optOutText({ language }) : optInText({ language }));
  // A guest who asks whether a person writes always gets the truth.
  if (messages.some(asksIfHuman)) first.push(noticeText({ language, venueName }));
  const rest = messages.filter((_, at) => intents[at] && !SAID_FIRST.has(intents[at].kind));
  if (first.length === 0) return decideRest(asked, rest, 0);

  const opening = first.join(BETWEEN);
  const decision = decideRest(asked, rest, opening.length + BETWEEN.length);
  if (decision.action === "stay_silent" || isGreeting(rest))
    return { action: "answer", text: opening, sources: [], confidence: 1 };
  return { ...decision, text: [opening, decision.text].join(BETWEEN) };
}

const SAID_FIRST = new Set<Intent["kind"]>(["opt_out", "opt_in", "asks_who"]);

function isGreeting(messages: readonly string[]): boolean {
  return messages.every((text) => ["greeting", "thanks", "empty"].includes(readIntent(text).kind));
}

/** Decides about all messages but opt-outs and opt-ins; `taken` is the length of the text before the answer. */
function decideRest(asked: Asked, messages: readonly string[], taken: number): Decision {
  const { language, venueName } = asked;
  const intents = messages.map(readIntent);
  const urgent = urgentIn(messages, intents);
  if (urgent) return handOver(urgent.kind, urgent.about, asked);
  if (messages.reduce((sum, text) => sum + text.length, 0) > BURST_CHARACTERS_MOST)
    return handOver("unsure", shorten(messages.join(" "), ABOUT_CHARACTERS_MOST), asked);
  const has = (kind: Intent["kind"]) => intents.some((intent) => intent.kind === kind);
  if (messages.some(isPromptInjection)) return handOver("unsure", messages.join(" "), asked);
  const chosen = messages.find((text) => isChosen(text, asked));
  if (chosen !== undefined) return handOver("sensitive", chosen, asked);
  if (has("question")) return answerEach(asked, messages, taken);
  if (has("unclear")) return handOver("unsure", messages.join(" "), asked);
  if (has("thanks")) return { action: "stay_silent", why: "thanks" };
  if (!has("greeting")) return { action: "stay_silent", why: "empty" };
  const own = isIn(language, asked.defaultLanguage) ? asked.greeting?.trim() : "";
  return { action: "answer", text: own || greetingText({ language, venueName }), sources: [], confidence: 1 };
}

function isIn(language: string, other: string | undefined): boolean {
  return other !== undefined && baseOf(language) === baseOf(other);
}

/** A topic that the venue chose to answer itself. */
function isChosen(text: string, { language, chosenTopics = [], topicLanguages = [] }: Asked): boolean {
  const languages = [...new Set([...topicLanguages, language])];
  return chosenTopics.some((topic) => mentionsSubject(text, language, topic, languages));
}

const URGENT = ["safety", "wants_person", "sensitive", "complaint"] as const;
type Urgent = (typeof URGENT)[number];

/** What goes to a person whatever else was asked, the gravest first; a wish may run over several messages. */
function urgentIn(
  messages: readonly string[],
  intents: readonly Intent[],
): { kind: Urgent; about: string } | undefined {
  const whole = messages.join(" ");
  const all = messages.length > 1 ? [...intents, readIntent(whole)] : intents;
  for (const kind of URGENT) {
    const at = all.findIndex((intent) => intent.kind === kind);
    if (at >= 0) return { kind, about: messages[at] ?? whole };
  }
  return undefined;
}

function answerEach(asked: Asked, messages: readonly string[], taken: number): Decision {
  const { language, retriever, threshold = answerThreshold, isEligible, isContested, backAt } = asked;
  const questions = splitQuestions(messages, language);
  if (questions.length > MOST_QUESTIONS) return handOver("unsure", questions.join(" "), asked);
  const answers = new Map<string, AnswerSource>();
  const open: { question: string; confidence: number; isContested?: true }[] = [];
  let confidence = 1;
  const lastLine = BETWEEN + restHandedOverText({ language, backAt });
  let room = limits.messageCharacters - noticeCharactersMost - lastLine.length - taken;
  questions.forEach((question, i) => {
    const history = [...asked.history, ...questions.slice(0, i)];
    const found = retriever.find(question, { history, language, ...(isEligible && { isEligible }) });
    const best = found.ranked[0];
    const mayBeDoubtful = best && found.confidence >= threshold && !found.isOwnQuestion;
    if (mayBeDoubtful && isDoubtful(question, best.entry, asked)) {
      open.push({ question, confidence: Math.max(nothingFound, threshold / 2) });
      return;
    }
    if (!best || found.confidence < threshold) {
      open.push({ question, confidence: best ? found.confidence : 0 });
      return;
    }
    if (isContested?.(best.entry.entryId, question)) {
      open.push({ question, confidence: found.confidence, isContested: true });
      return;
    }
    if (!answers.has(best.entry.entryId)) {
      const source = sourceOf(best.entry, found.confidence, asked);
      // An entry that is too long alone is cut; one that is too long beside others is left to staff.
      if (answers.size === 0) source.quote = shorten(source.quote, room);
      if (answers.size >= MOST_ANSWERS || source.quote.length > room) {
        open.push({ question, confidence: found.confidence });
        return;
      }
      answers.set(best.entry.entryId, source);
      room -= source.quote.length + BETWEEN.length;
    }
    confidence = Math.min(confidence, found.confidence);
  });
  const sources = [...answers.values()];
  const said = sources.map((source) => source.quote);
  if (open.length === 0 && sources.length > 0)
    return { action: "answer", text: said.join(BETWEEN), sources, confidence };

  const about = open.length > 0 ? open.map((one) => one.question).join(" ") : messages.join(" ");
  const isDisputed = open.some((one) => one.isContested);
  const isUnsure = open.some((one) => one.confidence >= nothingFound) && sources.length === 0;
  const reason = isDisputed ? "entries_disagree" : isUnsure ? "unsure" : "no_entry";
  const last =
    sources.length > 0
      ? restHandedOverText({ language, backAt })
      : handOverText({ language, reason, backAt });
  return { action: "hand_over", reason, about, text: [...said, last].join(BETWEEN), sources };
}

function sourceOf(entry: AnswerableEntry, score: number, { language, defaultLanguage }: Asked): AnswerSource {
  const { title, text } = textIn(entry, language, defaultLanguage);
  return { entryId: entry.entryId, title, section: entry.section, quote: text, score };
}

function handOver(reason: DisclosedReason, about: string, { language, backAt }: Asked): Decision {
  const text = handOverText({ language, reason, backAt });
  return { action: "hand_over", reason, about, text, sources: [] };
}
