import type { Random } from "../random.ts";

/** What guests write, by what it does; the language package reads each of them so, which the proof checks first. */
export const sentences = {
  asks: [
    "When is breakfast served?",
    "Is there parking?",
    "Could we have two towels?",
    "The shower is broken and nobody came",
    "Do you have a helipad?",
  ],
  thanks: ["Thank you so much!", "Great, thanks", "Thanks a lot for your help"],
  other: ["Good morning", "We arrive at 5 pm tomorrow."],
} as const;
export type Does = keyof typeof sentences;

/** One message of a conversation, as it happened. */
export type Said = {
  id: string;
  seq: number;
  at: number;
  author: "guest" | "staff" | "assistant";
  text: string;
  does: Does | null;
  /** It leaves nothing open. */
  isFinal: boolean;
  hasFailed: boolean;
  entries: string[];
  isHelpful: boolean | null;
  state: string | null;
  category: string | null;
  isCharged: boolean | null;
};

export type HandedOver = {
  id: string;
  at: number;
  reason: string;
  isSettled: boolean;
  conversation: Conversation;
};

export type Conversation = {
  id: string;
  guestId: string;
  channel: "whatsapp" | "web" | "simulator";
  language: string;
  said: Said[];
  /** The one that it was merged into. */
  mergedInto: Conversation | null;
  isErased: boolean;
};

export type Wish = {
  id: string;
  conversation: Conversation | null;
  kind: string;
  createdAt: number;
  dueAt: number;
  /** The state after each step that was not undone. */
  steps: { at: number; to: string; isUndone: boolean }[];
  extra: { entryId: string; minor: number | null } | null;
  erasedAt: number | null;
};

export type House = {
  venueId: number;
  timezone: string;
  conversations: Conversation[];
  handOvers: HandedOver[];
  wishes: Wish[];
};

export const entryIds = (random: Random) => Array.from({ length: 6 }, () => random.id());

const minute = 60_000;
const hour = 60 * minute;
const reasons = ["no_entry", "unsure", "complaint", "request", "statement", "wants_person", "not_text"];
const categories = ["service", "utility", "marketing", null];
const languages = ["en", "de", "it"];

type Play = {
  random: Random;
  house: House;
  entries: string[];
  from: number;
  until: number;
  messages: number;
};

/** Adds about so many messages to the house's conversations, old and new ones, between two moments. */
export function playHistory({ random, house, entries, from, until, messages }: Play) {
  const before = house.conversations.flatMap(({ said }) => said).length;
  let count = 0;
  while (count < messages) {
    const at = random.between(from, until - 2 * hour);
    const conversation = conversationFor(random, house, at);
    if (conversation) count += playSession(random, house, conversation, entries, at, until);
  }
  const added = house.conversations.flatMap(({ said }) => said).length - before;
  for (let wish = 0; wish < added / 20; wish++)
    house.wishes.push(newWish(random, house, entries, from, until));
}

/** A guest who has not written later than this, else a new one. */
function conversationFor(random: Random, house: House, at: number): Conversation | undefined {
  const known = random.chance(0.7) ? random.pick(house.conversations) : undefined;
  if (known?.isErased) return undefined;
  if (known && (known.said.at(-1)?.at ?? 0) < at) return known;
  const channel = random.pick(["whatsapp", "whatsapp", "web", "web", "simulator"] as const);
  const conversation: Conversation = {
    id: random.id(),
    guestId: random.id(),
    channel: random.chance(0.7) && channel === "simulator" ? "web" : channel,
    language: random.pick(languages),
    said: [],
    mergedInto: null,
    isErased: false,
  };
  house.conversations.push(conversation);
  return conversation;
}

/** A guest writes some messages; the assistant, staff or no one replies. Returns how many messages were added. */
function playSession(
  random: Random,
  house: House,
  conversation: Conversation,
  entries: string[],
  begins: number,
  until: number,
): number {
  let at = begins;
  let count = 0;
  const say = (author: Said["author"], more: Partial<Said>, waitMs: number) => {
    at += waitMs;
    if (at >= until) return;
    count += 1;
    const isOwn = author !== "guest";
    const isSent = isOwn && conversation.channel === "whatsapp";
    conversation.said.push({
      id: random.id(),
      seq: (conversation.said.at(-1)?.seq ?? 0) + 1,
      at,
      author,
      text: "",
      does: null,
      isFinal: false,
      hasFailed: false,
      entries: [],
      isHelpful: null,
      state: isOwn ? random.pick(["sent", "delivered", "read"]) : null,
      category: isSent ? random.pick(categories) : null,
      isCharged: isSent ? random.chance(0.5) : null,
      ...more,
    });
  };
  const write = (does: Does) =>
    say("guest", { does, text: random.pick(sentences[does]) }, random.between(1, 40 * minute));
  const rounds = random.between(1, 4);
  for (let round = 0; round < rounds; round++) {
    for (let burst = random.between(1, 3); burst > 0; burst--)
      write(random.pick(["asks", "asks", "asks", "thanks", "other"]));
    const how = random.below(10);
    if (how < 5) {
      const cited = random.chance(0.85) ? [random.pick(entries), random.pick(entries)] : [];
      const isHelpful = conversation.channel === "web" && random.chance(0.3) ? random.chance(0.7) : null;
      const hasFailed = random.chance(0.05);
      say(
        "assistant",
        {
          isFinal: true,
          entries: [...new Set(cited)],
          isHelpful,
          ...(hasFailed && { hasFailed, state: "failed" }),
        },
        random.between(1_000, 9_000),
      );
    } else if (how < 8) {
      say("assistant", { isFinal: false }, random.between(1_000, 9_000));
      const last = conversation.said.at(-1);
      if (last)
        house.handOvers.push({
          id: random.id(),
          at: last.at,
          reason: random.pick(reasons),
          isSettled: random.chance(0.9),
          conversation,
        });
    }
    if (how === 7 || how === 8 || random.chance(0.1)) {
      if (random.chance(0.1))
        say("staff", { isFinal: true, hasFailed: true, state: "failed" }, random.between(1_000, hour));
      say(
        "staff",
        { isFinal: true },
        random.chance(0.8) ? random.between(1_000, hour) : random.between(hour, 20 * hour),
      );
    }
    if (random.chance(0.3)) write("thanks");
  }
  return count;
}

function newWish(random: Random, house: House, entries: string[], from: number, until: number): Wish {
  const createdAt = random.between(from, until - 1);
  const dueAt = createdAt + random.between(10 * minute, 72 * hour);
  const isExtra = random.chance(0.3);
  const candidates = house.conversations.filter(({ isErased, mergedInto }) => !isErased && !mergedInto);
  const steps = [{ at: createdAt, to: "new", isUndone: false }];
  const step = (to: string, latest: number, isUndone = false) => {
    const at = (steps.at(-1)?.at ?? createdAt) + random.between(minute, latest);
    if (at < until) steps.push({ at, to, isUndone });
  };
  if (random.chance(0.1)) step("done", 10 * minute, true);
  if (random.chance(0.8))
    step(random.pick(["confirmed", "confirmed", "declined", "proposed", "cancelled"]), 48 * hour);
  if (steps.at(-1)?.to === "confirmed" && random.chance(0.7)) step("done", 48 * hour);
  return {
    id: random.id(),
    conversation: random.chance(0.8) && candidates.length > 0 ? random.pick(candidates) : null,
    kind: isExtra ? "extra" : random.pick(["taxi", "towels", "repair", "other"]),
    createdAt,
    dueAt,
    steps,
    erasedAt: null,
    extra: isExtra
      ? { entryId: random.pick(entries), minor: random.chance(0.8) ? random.between(1, 90) * 100 : null }
      : null,
  };
}

/** Where the messages of a conversation are shown. */
export const threadOf = (conversation: Conversation): Conversation => conversation.mergedInto ?? conversation;
