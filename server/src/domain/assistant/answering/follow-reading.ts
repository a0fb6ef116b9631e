import { limits } from "@bellhop/contract/limits";
import { baseOf } from "@bellhop/contract/values";
import {
  type AskedBack,
  asksClearly,
  asksSurely,
  handOverText,
  kindText,
  needsPersonProbability,
  type ReadRequest,
  readRequests,
  reportsEmergency,
  requestsText,
  restCharacters,
  restHandedOverText,
} from "@bellhop/language/intents";
import { analyzeText } from "@bellhop/language/lexicon";
import { endsWithQuestionMark } from "@bellhop/language/text";
import type { ReadAct, Reading } from "../reading/reading.ts";
import { quoteOf, type Statement, sayStatements } from "../statements/statements.ts";
import { noticeCharacters } from "./answer-questions.ts";
import { type DraftAnswer, needsPersonFrom, type Part } from "./draft-answer.ts";

/** Room for the fixed texts around the statements. Compare `noticeCharacters`. */
const spareCharacters = 300;

type Followed = {
  /** The parts that no rule keeps for itself. */
  readable: readonly Part[];
  /** See `messagesRequesting`. */
  requesting: ReadonlySet<string>;
};

/**
 * Does what a model read, with the statements that it chose. Readable parts that are not open any more went to staff: the
 * reading may answer them too, but hands them over only as something graver.
 */
export function followReading(
  draft: DraftAnswer,
  reading: Reading,
  { readable, requesting }: Followed,
): void {
  const placed = new PlacedParts(draft);
  const follower = new Follower(draft);
  for (const act of reading.acts) {
    const isOpen = draft.open.some((part) => placed.isIn(part, act));
    const isReadable = isOpen || readable.some((part) => placed.isIn(part, act));
    if (!isReadable || act.kind === "emergency") continue;
    if (act.kind === "complaint") follower.handOverOnce("complaint", act);
    else if (act.kind === "wants_person") follower.handOverOnce("wants_person", act);
    else if (act.kind === "question") follower.answer(act, isOpen);
    else if (requestKinds.has(act.kind)) {
      const messages = placed.messagesOf(act).filter((message) => requesting.has(message));
      const acts = reading.acts.filter((one) => requestKinds.has(one.kind));
      if (messages.length > 0) follower.passOnRequest(act, acts.length > 1 ? act.span : messages.join(" "));
      follower.sayBeside(act);
    } else if (isOpen) follower.passOn(act, reading);
    else follower.sayBeside(act);
  }
  const isRead = (part: Part) =>
    reading.acts.some((act) => !lightKinds.has(act.kind) && placed.isIn(part, act));
  const isKind = kindParts(draft, reading, draft.open);
  follower.handOverLeft(draft.open.filter((part) => !isRead(part) && !isKind.has(part)));
  if (reading.ask) follower.askBack(reading.ask);
  follower.tellRest();
  draft.open = [];
}

/** A danger comes first in what the guest gets. One that the rules saw was told at once. */
export function handOverDangersRead(draft: DraftAnswer, { acts }: Reading): void {
  const placed = new PlacedParts(draft);
  const { language, isInEmergency } = draft.input;
  const isTold = (act: ReadAct) =>
    isInEmergency && placed.messagesOf(act).some((message) => reportsEmergency(message, language));
  const danger = acts.find((act) => act.kind === "emergency" && !isTold(act));
  if (danger) new Follower(draft).handOverOnce("safety", danger);
}

/** The messages in which a model read at least as many requests as the rules do. */
export function messagesRequesting(draft: DraftAnswer, { acts }: Reading): Set<string> {
  const { language, today } = draft.input;
  const placed = new PlacedParts(draft);
  const read = acts.filter(({ kind }) => requestKinds.has(kind)).flatMap((act) => placed.messagesOf(act));
  const isAllOf = (message: string) =>
    read.filter((one) => one === message).length >= readRequests(message, { language, today }).length;
  return new Set(read.filter(isAllOf));
}

/** Parts in which a model read that something which was asked for is changed or cancelled; not the booking itself. */
export function partsChanging(draft: DraftAnswer, { acts }: Reading): Set<Part> {
  const placed = new PlacedParts(draft);
  const changes = acts.filter(
    ({ kind, request }) =>
      (kind === "change" || kind === "cancel") && request?.what != null && request.what !== "booking_change",
  );
  return new Set(draft.open.filter((part) => changes.some((act) => placed.isIn(part, act))));
}

/** Thanks and praise, also where the rules take them for a question: "perfect, see you on Saturday". */
export function kindParts(draft: DraftAnswer, { acts }: Reading, parts: readonly Part[]): Set<Part> {
  const { language } = draft.input;
  const placed = new PlacedParts(draft);
  const isKind = (part: Part) =>
    acts.some(({ kind }) => lightKinds.has(kind)) &&
    acts.every((act) => lightKinds.has(act.kind) || !placed.isIn(part, act)) &&
    !endsWithQuestionMark(part.text) &&
    analyzeText(part.text, baseOf(language)).topics.size === 0 &&
    needsPersonProbability(part.text, language) < needsPersonFrom &&
    (kindText({ language, text: part.message }) !== undefined || isShort(part.message));
  return new Set(parts.filter(isKind));
}

/** "Cheers legend!!", "perfecto encarni un besote". */
const wordsOfThanks = 4;
/** In scripts that write no spaces: "辛苦你们了". */
const longRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{8}/u;

/** Too short to tell anything else. A number tells something. */
const isShort = (text: string): boolean =>
  !/\p{N}/u.test(text) && !longRun.test(text) && text.split(/\s+/u).length <= wordsOfThanks;

const requestKinds: ReadonlySet<ReadAct["kind"]> = new Set(["request", "change", "cancel"]);
const lightKinds: ReadonlySet<ReadAct["kind"]> = new Set(["thanks", "smalltalk"]);

/** Where the parts of a message are, so that they can be compared with what a model read. */
class PlacedParts {
  readonly #ranges = new Map<string, { from: number; to: number }>();
  readonly #messages = new Map<string, { from: number; to: number }>();

  constructor({ messages }: DraftAnswer) {
    let from = 0;
    for (const message of messages) {
      if (!this.#messages.has(message)) this.#messages.set(message, { from, to: from + message.length });
      from += message.length + 1;
    }
  }

  isIn(part: Part, act: ReadAct): boolean {
    const { from, to } = this.#rangeOf(part);
    return from < act.to && act.from < to;
  }

  /** The messages that an act is a part of. */
  messagesOf(act: ReadAct): string[] {
    return [...this.#messages].flatMap(([message, { from, to }]) =>
      from < act.to && act.from < to ? message : [],
    );
  }

  /** A part that was put together from pieces counts as its message. */
  #rangeOf({ message, text }: Part): { from: number; to: number } {
    const key = `${message}\n${text}`;
    const known = this.#ranges.get(key);
    if (known) return known;
    const whole = this.#messages.get(message) ?? { from: 0, to: Number.MAX_SAFE_INTEGER };
    const at = message.indexOf(text);
    const range = at < 0 ? whole : { from: whole.from + at, to: whole.from + at + text.length };
    this.#ranges.set(key, range);
    return range;
  }
}

class Follower {
  readonly #draft: DraftAnswer;
  readonly #said = new Set<string>();
  readonly #unanswered: ReadAct[] = [];
  #isContested = false;

  constructor(draft: DraftAnswer) {
    this.#draft = draft;
  }

  /** A rule may have read it already. */
  handOverOnce(reason: "safety" | "complaint" | "wants_person", act: ReadAct): void {
    const { handedOver, input } = this.#draft;
    if (handedOver.some((one) => one.reason === reason)) return;
    const { language, backAt } = input;
    this.#draft.handOver({ reason, about: act.span }, handOverText({ language, reason, backAt }));
    this.sayBeside(act);
  }

  /** What the statements do not cover is for staff, unless they have got these words already. */
  answer(act: ReadAct, isOpen: boolean): void {
    const isContested = act.statements.some(({ entryId }) =>
      this.#draft.input.isContested?.(entryId, act.span),
    );
    this.#isContested ||= isContested && isOpen;
    const isSaid = !isContested && act.cover !== "none" && this.#say(act.statements);
    if (isOpen && !(isSaid && act.cover === "full")) this.#unanswered.push(act);
  }

  sayBeside({ statements, span }: ReadAct): void {
    const { isContested } = this.#draft.input;
    this.#say(statements.filter(({ entryId }) => !isContested?.(entryId, span)));
  }

  passOn(act: ReadAct, reading: Reading): void {
    const { language } = this.#draft.input;
    if (act.kind === "statement") this.#passOnStatement(act, reading);
    else if (act.kind === "unclear") this.#unanswered.push(act);
    else if (act.kind === "reply" || act.kind === "opt_out")
      this.#draft.handOver({ reason: "reply", about: act.span }, handOverText({ language, reason: "reply" }));
  }

  /** The rules read times, days and numbers; the model only what they did not find. */
  passOnRequest({ request }: ReadAct, about: string): void {
    const { language, today } = this.#draft.input;
    if (!request) return;
    const [first, ...others] = readRequests(about, { language, today });
    const { words, ...read }: ReadRequest = first ?? request;
    const filled = others.length > 0 ? read : fill(read, request);
    const one = { ...filled, ...(words !== undefined && { words }) };
    const requests: ReadRequest[] = others.length > 0 && first ? [first, ...others] : [one];
    const all = requests.length > 1 ? { requests } : {};
    this.#draft.handOver(
      { reason: "request", about, request: filled, ...all },
      requestsText({ language, today, requests }),
    );
  }

  /** It is mostly background if the guest asks something too. */
  #passOnStatement({ span }: ReadAct, { acts }: Reading): void {
    const { language } = this.#draft.input;
    const isBeside = acts.some(
      ({ kind }) => kind !== "statement" && kind !== "thanks" && kind !== "smalltalk",
    );
    if (!isBeside)
      this.#draft.handOver({ reason: "statement", about: span }, handOverText({ language, reason: "reply" }));
    else if (needsPersonProbability(span, language) >= needsPersonFrom)
      this.#draft.handOverBeside({ reason: "statement", about: span });
  }

  /** A question that the model left out, or took for thanks, is not lost. */
  handOverLeft(parts: readonly Part[]): void {
    const { language } = this.#draft.input;
    for (const { text, intent } of parts)
      if (intent.kind === "question" && asksClearly(text, language) && asksSurely(text, language))
        this.#unanswered.push(actOf(text));
      else if (intent.kind === "statement" && needsPersonProbability(text, language) >= needsPersonFrom)
        this.#draft.handOverBeside({ reason: "statement", about: text });
  }

  /**
   * Once in a conversation, and only if it changes the answer: the one question that is not answered waits for the reply,
   * or staff got a request without this value.
   */
  askBack(about: AskedBack): void {
    const { input, handedOver } = this.#draft;
    if (!input.mayAskBack || input.isInEmergency || this.#isContested) return;
    const requests = handedOver.flatMap(({ request, requests: all }) => all ?? request ?? []);
    if (handedOver.some(({ reason }) => reason !== "request")) return;
    const [waiting, ...others] = this.#unanswered;
    const isWaiting = waiting?.kind === "question" && waiting.statements.length > 0 && others.length === 0;
    const isMissing = this.#unanswered.length === 0 && requests.some((request) => request[about] === null);
    if (!isWaiting && !isMissing) return;
    this.#draft.askedBack = about;
    this.#unanswered.length = 0;
  }

  /** Tells the guest what staff got. */
  tellRest(): void {
    if (this.#unanswered.length === 0) return;
    const { language, backAt } = this.#draft.input;
    const { askedBefore } = this.#draft.input;
    const spans = this.#unanswered.map(({ span }) => span);
    const about = [...new Set([...(askedBefore ? [askedBefore] : []), ...spans])].join(" ");
    const isUnclear = this.#unanswered.every(({ kind }) => kind === "unclear");
    const reason = this.#isContested ? "entries_disagree" : isUnclear ? "unsure" : "no_entry";
    if (this.#draft.hasText || this.#draft.handedOver.length > 0)
      this.#draft.handOverBeside({ reason, about });
    else this.#draft.handOver({ reason, about }, handOverText({ language, reason, backAt }));
  }

  /** False if there is nothing to say, or no room for it. */
  #say(statements: readonly Statement[]): boolean {
    if (statements.length === 0) return false;
    const { language, backAt } = this.#draft.input;
    const fresh = statements.filter(({ id }) => !this.#said.has(id));
    const text = sayStatements(fresh, language);
    const lastLine = restHandedOverText({ language, backAt, rest: "x".repeat(restCharacters) });
    const taken = this.#draft.length + lastLine.length + noticeCharacters + spareCharacters;
    if (text.length > limits.messageCharacters - taken) return false;
    for (const { id } of fresh) this.#said.add(id);
    for (const [, own] of Map.groupBy(fresh, ({ entryId }) => entryId)) this.#addSource(own);
    this.#draft.say(text);
    return true;
  }

  #addSource(statements: readonly Statement[]): void {
    const [first] = statements;
    if (!first) return;
    const { entryId, title, section } = first;
    this.#draft.sources.push({ entryId, title, section, score: 1, ...quoteOf(statements) });
  }
}

const actOf = (span: string): ReadAct => ({
  kind: "question",
  span,
  from: 0,
  to: 0,
  statements: [],
  cover: "none",
  request: undefined,
});

/** The values of `read`, and where they are missing those of `other`. */
function fill(read: Omit<ReadRequest, "words">, other: ReadRequest): Omit<ReadRequest, "words"> {
  const action = read.action ?? other.action;
  // "Oda 25e": the number of a room is no count.
  const isRoom =
    read.count !== null &&
    read.room === null &&
    other.room === String(read.count) &&
    other.count !== null &&
    other.count !== read.count;
  return {
    what: read.what ?? other.what,
    count: (isRoom ? null : read.count) ?? other.count,
    time: laterOf(read.time, other.time),
    day: read.day ?? other.day,
    room: read.room ?? other.room,
    ...(action && { action }),
  };
}

/** The rules read "at 3" as 03:00. A model may know that coffee at 15:00 is meant. */
function laterOf(read: string | null, other: string | null): string | null {
  if (read === null || other === null) return read ?? other;
  const [hour, minutes] = read.split(":");
  return Number(hour) < 7 && other === `${Number(hour) + 12}:${minutes}` ? other : read;
}
