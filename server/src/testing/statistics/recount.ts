/**
 * The statistics, counted from a history that is known, by the definitions of contract/statistics.ts alone: slowly,
 * sentence by sentence, and with nothing of the product's own counting.
 */
import { type Conversation, type HandedOver, type House, type Said, threadOf } from "./history.ts";

type Hours = { from: string; to: string };

const dayFormats = new Map<string, Intl.DateTimeFormat>();
const localCache = new Map<string, { day: string; hour: number; minutes: number }>();

/** The date, hour and minute of the day that clocks at the venue show. */
function localOf(at: number, timeZone: string) {
  const minute = Math.floor(at / 60_000);
  const key = `${timeZone} ${minute}`;
  const known = localCache.get(key);
  if (known) return known;
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  dayFormats.set(timeZone, format);
  const [day = "", time = ""] = format.format(minute * 60_000).split(" ");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const local = { day, hour: hours, minutes: hours * 60 + minutes };
  localCache.set(key, local);
  return local;
}

const dayOf = (at: number, { timezone }: House) => localOf(at, timezone).day;

/** What a guest and the house said to each other, in order, of conversations that are one person's. */
function threadsOf(house: House): Map<Conversation, Said[]> {
  const threads = new Map<Conversation, Said[]>();
  for (const conversation of house.conversations.filter(({ channel }) => channel !== "simulator")) {
    const thread = threadOf(conversation);
    threads.set(thread, [...(threads.get(thread) ?? []), ...conversation.said]);
  }
  for (const said of threads.values()) said.sort((one, other) => one.at - other.at || one.seq - other.seq);
  return threads;
}

const isPublishedAnswer = ({ author, hasFailed, entries }: Said) =>
  author === "assistant" && !hasFailed && entries.length > 0;

type Outcome = "none" | "unanswered" | "unconfirmed" | "confirmed";
type Reply = { day: string; took: number; staffed: number };

export type Recounted = {
  conversations: { thread: string; day: string; outcome: Outcome; channel: string; language: string }[];
  messages: { day: string; hour: number }[];
  replies: Reply[];
  handOvers: { day: string; reason: string }[];
  questions: { day: string; entry: string }[];
  ratings: { day: string; isHelpful: boolean }[];
  whatsapp: { day: string; category: string | null; isBillable: boolean }[];
  requests: { day: string; kind: string; isInTime: boolean }[];
  extras: { day: string; entry: string; minor: number | null }[];
};

/** Everything that happened at a house until now. `hours`: when it is staffed, every day. */
export function recount(house: House, hours: Hours, now: number): Recounted {
  const all: Recounted = {
    conversations: [],
    messages: [],
    replies: [],
    handOvers: [],
    questions: [],
    ratings: [],
    whatsapp: [],
    requests: [],
    extras: [],
  };
  const handOvers = house.handOvers.filter(({ conversation }) => conversation.channel !== "simulator");
  for (const [thread, said] of threadsOf(house)) {
    const calls = handOvers.filter(({ conversation }) => threadOf(conversation) === thread);
    countThread(all, house, thread, said, calls, hours);
  }
  for (const { at, reason } of handOvers) all.handOvers.push({ day: dayOf(at, house), reason });
  for (const wish of house.wishes.filter(({ conversation }) => conversation?.channel !== "simulator")) {
    const steps = wish.steps.filter(({ isUndone }) => !isUndone);
    const state = steps.at(-1)?.to ?? "";
    const isActedOn = steps.some(({ at, to }) => at <= wish.dueAt && to !== "new" && to !== "cancelled");
    const wasErasedBefore = wish.erasedAt !== null && wish.erasedAt < wish.dueAt;
    const isOver = state === "done" || state === "declined";
    if (state !== "cancelled" && wish.dueAt <= now && (!wasErasedBefore || isOver))
      all.requests.push({ day: dayOf(wish.dueAt, house), kind: wish.kind, isInTime: isActedOn });
    if (wish.extra && (state === "confirmed" || state === "done"))
      all.extras.push({
        day: dayOf(wish.createdAt, house),
        entry: wish.extra.entryId,
        minor: wish.extra.minor,
      });
  }
  return all;
}

function countThread(
  all: Recounted,
  house: House,
  thread: Conversation,
  said: Said[],
  calls: HandedOver[],
  hours: Hours,
) {
  for (const day of new Set(said.map(({ at }) => dayOf(at, house)))) {
    const today = said.filter(({ at }) => dayOf(at, house) === day);
    const written = today.filter(({ author }) => author === "guest");
    const last = written.at(-1);
    const home = house.conversations.find(({ said: own }) => last && own.includes(last));
    if (home)
      all.conversations.push({
        ...{ thread: thread.id, day, channel: home.channel, language: home.language },
        outcome: outcomeOf(
          today,
          calls.filter(({ at }) => dayOf(at, house) === day),
        ),
      });
    for (const { at } of written) all.messages.push({ day, hour: localOf(at, house.timezone).hour });
    const cited = new Set(today.filter(isPublishedAnswer).flatMap(({ entries }) => entries));
    for (const entry of cited) all.questions.push({ day, entry });
    for (const { isHelpful } of today) if (isHelpful !== null) all.ratings.push({ day, isHelpful });
  }
  for (const conversation of house.conversations.filter((one) => threadOf(one) === thread))
    if (conversation.channel === "whatsapp")
      for (const { at, state, author, category, isCharged } of conversation.said)
        if (author !== "guest" && (state === "delivered" || state === "read"))
          all.whatsapp.push({ day: dayOf(at, house), category, isBillable: isCharged === true });
  countReplies(all, house, said, calls, hours);
}

function outcomeOf(today: Said[], calls: HandedOver[]): Outcome {
  const questions = today.filter(({ does }) => does === "asks");
  const isForSomething = ({ reason }: HandedOver) => !["statement", "reply", "not_text"].includes(reason);
  const hasAsked = questions.length > 0 || today.some(isPublishedAnswer) || calls.some(isForSomething);
  if (!hasAsked) return "none";
  const personWroteOrWasCalled = calls.length > 0 || today.some(({ author }) => author === "staff");
  if (personWroteOrWasCalled || !today.some(isPublishedAnswer)) return "unanswered";
  for (const question of questions) {
    const answer = today
      .slice(today.indexOf(question) + 1)
      .find(({ author, isFinal, hasFailed }) => author === "assistant" && isFinal && !hasFailed);
    if (!answer || !isPublishedAnswer(answer)) return "unanswered";
  }
  const firstAnswer = today.findIndex(isPublishedAnswer);
  const thanked = today.slice(firstAnswer).some(({ does }) => does === "thanks");
  const rated = today.some((one) => isPublishedAnswer(one) && one.isHelpful);
  return thanked || rated ? "confirmed" : "unconfirmed";
}

/** Each waiting period: from the first message that needed a person to the first message of a person. */
function countReplies(all: Recounted, house: House, said: Said[], calls: HandedOver[], hours: Hours) {
  const byPerson = said.filter(({ author, hasFailed }) => author === "staff" && !hasFailed);
  for (const [index, reply] of byPerson.entries()) {
    const previous = index === 0 ? -Infinity : (byPerson[index - 1]?.at ?? 0);
    const between = said.filter(({ at }) => at > previous && at < reply.at);
    const needed = between.filter(
      (line) => line.author === "guest" && line.does !== "thanks" && !answeredLater(line, between),
    );
    const starts = needed.map(({ at }) => at);
    for (const call of calls.filter(({ at }) => at > previous && at < reply.at))
      starts.push(firstOfBurst(call, between));
    if (starts.length === 0) continue;
    const from = Math.min(...starts);
    all.replies.push({
      day: dayOf(reply.at, house),
      took: reply.at - from,
      staffed: staffedBetween(from, reply.at, house, hours),
    });
  }
}

const answersFinally = ({ author, isFinal, hasFailed }: Said) =>
  author === "assistant" && isFinal && !hasFailed;

const answeredLater = (line: Said, between: Said[]) =>
  between.slice(between.indexOf(line) + 1).some(answersFinally);

/** The first message since the last final answer; what the guest wrote last, if there is none. */
function firstOfBurst(call: HandedOver, between: Said[]): number {
  const until = between.filter(({ at }) => at <= call.at);
  const lastAnswer = until.findLastIndex(answersFinally);
  const first = until.slice(lastAnswer + 1).find(({ author }) => author === "guest");
  const lastOfGuest = between.findLast(({ author, at }) => author === "guest" && at <= call.at);
  return first?.at ?? lastOfGuest?.at ?? call.at;
}

/** Minute by minute. */
function staffedBetween(from: number, until: number, { timezone }: House, hours: Hours): number {
  const inMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  let sum = 0;
  for (let at = from; at < until; ) {
    const next = Math.min(until, (Math.floor(at / 60_000) + 1) * 60_000);
    const { minutes } = localOf(at, timezone);
    if (minutes >= inMinutes(hours.from) && minutes < inMinutes(hours.to)) sum += next - at;
    at = next;
  }
  return sum;
}
