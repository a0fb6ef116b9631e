import type { HandOverReason } from "@bellhop/contract/hand-over-reasons";
import { slowReplyMs } from "@bellhop/contract/statistics";
import type { HandOverRow, LineRow } from "./lines.queries.ts";
import type { ReadAs } from "./reads-as.ts";
import type { StaffedTime } from "./staffed-time.ts";

export type Measure =
  | "conversation"
  | "messages"
  | "first_reply"
  | "hand_over"
  | "question"
  | "rating"
  | "whatsapp";

/** One counted thing of a day; several equal ones if `count` says so. */
export type Fact = {
  day: string;
  measure: Measure;
  thing_id: string;
  key: string;
  outcome: string;
  conversation_id: string;
  at: Date;
  hour: number;
  count: number;
  /** For a first reply, how long the guest waited. */
  took_ms: number | null;
  /** The same, within staffed hours. */
  staffed_ms: number | null;
  channel: string;
  language: string;
};

/** Places an instant in a day that is counted; undefined if it is in none of them. */
export type PlaceOf = (at: Date) => { day: string; hour: number } | undefined;

export type Thread = { id: string; lines: LineRow[]; handOvers: HandOverRow[] };
export type Counting = {
  placeOf: PlaceOf;
  readsAs: (line: LineRow) => ReadAs;
  staffedTime: StaffedTime;
};

/** Reasons of hand-overs in which the guest asked for nothing. */
const notAsked: ReadonlySet<HandOverReason> = new Set(["statement", "reply", "not_text"]);

/** All facts of one guest's conversation, with those merged into it. The lines may be in any order. */
export function countThread(thread: Thread, counting: Counting): Fact[] {
  const lines = thread.lines.toSorted(
    (one, other) =>
      one.position.getTime() - other.position.getTime() ||
      one.seq - other.seq ||
      (one.message_id < other.message_id ? -1 : 1),
  );
  const facts: Fact[] = countFirstReplies({ ...thread, lines }, counting);
  for (const day of daysOf({ ...thread, lines }, counting)) {
    facts.push(...countDay(thread.id, lines, day, counting));
    facts.push(...day.handOvers.map((one) => handOverFact(thread.id, one, counting)));
  }
  return facts;
}

type Day = { day: string; lines: LineRow[]; handOvers: HandOverRow[] };

function daysOf({ lines, handOvers }: Thread, { placeOf }: Counting): Day[] {
  const days = new Map<string, Day>();
  const dayOf = (at: Date): Day | undefined => {
    const place = placeOf(at);
    if (!place) return undefined;
    const found = days.get(place.day) ?? { day: place.day, lines: [], handOvers: [] };
    days.set(place.day, found);
    return found;
  };
  for (const line of lines) dayOf(line.created_at)?.lines.push(line);
  for (const handOver of handOvers) dayOf(handOver.at)?.handOvers.push(handOver);
  return [...days.values()];
}

/** From the first message that needed a person to the first message of a person. */
function countFirstReplies({ id, lines, handOvers }: Thread, counting: Counting): Fact[] {
  const facts: Fact[] = [];
  /** What a hand-over waits for. */
  let neededFrom: Date | undefined;
  /** Messages that neither a person nor a final answer has followed. */
  let unanswered: LineRow[] = [];
  let lastOfGuest: LineRow | undefined;
  for (const event of inOrder(lines, handOvers)) {
    if ("reason" in event) {
      neededFrom ??= (unanswered[0] ?? lastOfGuest)?.position ?? event.at;
    } else if (event.author === "guest") {
      unanswered.push(event);
      lastOfGuest = event;
    } else if (event.has_failed || event.author === "booking") {
    } else if (event.author === "agent") {
      unanswered = [];
    } else if (event.author === "assistant") {
      if (event.is_answer) unanswered = [];
    } else {
      const waited = unanswered.find((line) => counting.readsAs(line) !== "thanks")?.position;
      const from = neededFrom && waited ? earlier(neededFrom, waited) : (neededFrom ?? waited);
      if (from) facts.push(...firstReplyFact(id, event, from, lastOfGuest, counting));
      neededFrom = undefined;
      unanswered = [];
      lastOfGuest = undefined;
    }
  }
  return facts;
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** A hand-over follows the lines of its moment, except what a person wrote then. */
function inOrder(lines: readonly LineRow[], handOvers: readonly HandOverRow[]): (LineRow | HandOverRow)[] {
  const events: (LineRow | HandOverRow)[] = [...lines];
  for (const handOver of handOvers.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
    const place = events.findLastIndex((event) => {
      if ("reason" in event) return false;
      return event.position < handOver.at || (event.author !== "staff" && event.position <= handOver.at);
    });
    events.splice(place + 1, 0, handOver);
  }
  return events;
}

function firstReplyFact(
  threadId: string,
  reply: LineRow,
  from: Date,
  question: LineRow | undefined,
  { placeOf, staffedTime }: Counting,
): Fact[] {
  const place = placeOf(reply.created_at);
  if (!place) return [];
  const took = Math.max(0, reply.position.getTime() - from.getTime());
  return [
    {
      ...place,
      ...guestOf(question ?? reply),
      measure: "first_reply",
      thing_id: reply.message_id,
      key: "",
      outcome: took > slowReplyMs ? "slow" : "",
      conversation_id: threadId,
      at: reply.created_at,
      count: 1,
      took_ms: took,
      staffed_ms: took === 0 ? 0 : staffedTime(from, reply.position),
    },
  ];
}

/** Facts of the messages of one day. `lines`: all of the thread. */
function countDay(id: string, lines: readonly LineRow[], day: Day, counting: Counting): Fact[] {
  return [
    ...conversationFact(id, lines, day, counting),
    ...messageFacts(id, day, counting),
    ...questionFacts(id, day, counting),
    ...ratingFacts(id, day, counting),
    ...whatsappFacts(id, day, counting),
  ];
}

const isPublished = (line: LineRow): boolean =>
  line.author === "assistant" && !line.has_failed && line.entry_ids.length > 0;

function conversationFact(id: string, lines: readonly LineRow[], day: Day, counting: Counting): Fact[] {
  const ofGuest = day.lines.filter(({ author }) => author === "guest");
  const last = ofGuest.at(-1);
  if (!last) return [];
  return [
    fact(id, last, { measure: "conversation", outcome: outcomeOf(lines, day, ofGuest, counting) }, counting),
  ];
}

/** `none`: the guest asked for nothing. */
function outcomeOf(
  lines: readonly LineRow[],
  { lines: ofDay, handOvers }: Day,
  ofGuest: LineRow[],
  { readsAs }: Counting,
): "none" | "unanswered" | "unconfirmed" | "confirmed" {
  const asks = (line: LineRow) => readsAs(line) === "asks";
  const hasAsked =
    ofDay.some(isPublished) || handOvers.some(({ reason }) => !notAsked.has(reason)) || ofGuest.some(asks);
  if (!hasAsked) return "none";
  if (handOvers.length > 0 || ofDay.some(({ author }) => author === "staff")) return "unanswered";
  const today = new Set(ofDay);
  const isAnswered = (question: LineRow) => {
    const answer = lines
      .slice(lines.indexOf(question) + 1)
      .find(({ author, has_failed, is_answer }) => author === "assistant" && !has_failed && is_answer);
    return answer !== undefined && isPublished(answer) && today.has(answer);
  };
  if (!ofGuest.every((line) => isAnswered(line) || !asks(line))) return "unanswered";
  const firstAnswer = ofDay.findIndex(isPublished);
  if (firstAnswer < 0) return "unanswered";
  const isConfirmed =
    ofDay.some((line) => isPublished(line) && line.is_helpful === true) ||
    ofDay.slice(firstAnswer).some((line) => line.author === "guest" && readsAs(line) === "thanks");
  return isConfirmed ? "confirmed" : "unconfirmed";
}

function messageFacts(id: string, day: Day, counting: Counting): Fact[] {
  const ofGuest = day.lines.filter(({ author }) => author === "guest");
  return grouped(ofGuest, (line) => String(counting.placeOf(line.created_at)?.hour)).map((lines) =>
    fact(id, lines.at(-1), { measure: "messages", count: lines.length }, counting),
  );
}

function questionFacts(id: string, day: Day, counting: Counting): Fact[] {
  const newest = new Map<string, LineRow>();
  for (const line of day.lines.filter(isPublished))
    for (const entryId of line.entry_ids) newest.set(entryId, line);
  return [...newest].map(([key, line]) =>
    fact(id, line, { measure: "question", key, thing_id: line.message_id }, counting),
  );
}

const ratingFacts = (id: string, day: Day, counting: Counting): Fact[] =>
  day.lines
    .filter(({ author, is_helpful }) => author === "assistant" && is_helpful !== null)
    .map((line) => {
      const outcome = line.is_helpful ? "helpful" : "unhelpful";
      return fact(id, line, { measure: "rating", outcome, thing_id: line.message_id }, counting);
    });

function whatsappFacts(id: string, day: Day, counting: Counting): Fact[] {
  const delivered = day.lines.filter((line) => line.is_delivered && line.channel === "whatsapp");
  const outcome = ({ is_charged }: LineRow) => (is_charged ? "billable" : "free");
  return grouped(delivered, (line) => `${line.price_category ?? ""} ${outcome(line)}`).flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const counted = { key: first.price_category ?? "", outcome: outcome(first), count: lines.length };
    return fact(id, lines.at(-1), { measure: "whatsapp", ...counted }, counting);
  });
}

function handOverFact(
  id: string,
  { reason, hand_over_id, at, channel, language }: HandOverRow,
  { placeOf }: Counting,
): Fact {
  return {
    ...(placeOf(at) ?? noPlace()),
    measure: "hand_over",
    thing_id: hand_over_id,
    key: reason,
    outcome: "",
    conversation_id: id,
    at,
    count: 1,
    took_ms: null,
    staffed_ms: null,
    channel,
    language: language ?? "",
  };
}

const guestOf = ({ channel, language }: Pick<LineRow, "channel" | "language">) => ({
  channel,
  language: language ?? "",
});

function fact(
  conversationId: string,
  line: LineRow | undefined,
  counted: Pick<Fact, "measure"> & Partial<Fact>,
  { placeOf }: Counting,
): Fact {
  if (!line) return noPlace();
  return {
    ...(placeOf(line.created_at) ?? noPlace()),
    ...guestOf(line),
    thing_id: conversationId,
    key: "",
    outcome: "",
    conversation_id: conversationId,
    at: line.created_at,
    count: 1,
    took_ms: null,
    staffed_ms: null,
    ...counted,
  };
}

function noPlace(): never {
  throw new Error("What is counted has a day");
}

function grouped(lines: readonly LineRow[], keyOf: (line: LineRow) => string): LineRow[][] {
  const groups = new Map<string, LineRow[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}
