import * as z from "zod/mini";
import { call } from "./call.ts";
import { channelKind } from "./conversations.ts";
import { currency, id, instant, language, listOf, localDate, page } from "./values.ts";

/**
 * What each number of the statistics counts, and the only place that says so. Days are the venue's. What is counted
 * belongs to the day on which it happened, so that a later day does not change it.
 */
export const statisticsNumbers = {
  conversations: "A guest who wrote on a day; the same guest on two days counts twice.",
  guests: "Guests who wrote at least once in the period.",
  guest_messages: "Messages from guests.",
  asked:
    "Conversations of a day in which the guest asked for something: a question, a request or a complaint.",
  answered:
    "Of those, the ones in which every question got a published answer, and no one from the team wrote or was called before the day ended.",
  confirmed: "Answered, and the guest thanked or rated an answer as helpful.",
  unconfirmed: "Answered, and the guest did not say whether it helped.",
  first_replies:
    "First replies of the team. Each is timed from the first message that needed a person to the first message of a person.",
  slow_replies: "First replies that took longer than 15 minutes.",
  hand_overs: "What the assistant handed to the team, by the reason.",
  questions: "Conversations of a day in which the guest asked about an entry.",
  gaps: "Questions that no entry answered.",
  requests: "Requests whose time came in the period, without those that were cancelled or taken back.",
  requests_in_time: "Of those, the ones that were done or decided by the time they were due.",
  extras: "Extras that guests ordered and the team confirmed, on the day of the order.",
  ratings: "Answers that guests rated on the guest page.",
  helpful: "Of those, the ones rated as helpful.",
  whatsapp_messages: "Messages to guests that WhatsApp reported as delivered or read.",
  whatsapp_billable: "Of those, the ones that WhatsApp reported as billable.",
} as const;
export type StatisticsNumber = keyof typeof statisticsNumbers;

/** Below this many, a share and its change say little: they are left out. */
export const minimumForShare = 30;
/** A first reply that took longer is slow. */
export const slowReplyMs = 15 * 60_000;
/** The longest period, in days. */
export const longestPeriodDays = 366;

/** A 95 % confidence interval. */
export const interval = z.object({ low: z.number(), high: z.number() });
/** A part of a whole. `interval`: the Wilson interval of its share, from 0 to 1; null if nothing was counted. */
export const share = z.object({ count: z.int(), total: z.int(), interval: z.nullable(interval) });
export type Share = z.infer<typeof share>;

/** The z value of a 95 % interval. */
const z95 = 1.959964;

/** A part of a whole with the interval of its share. */
export function shareOf(count: number, total: number): Share {
  if (total === 0) return { count, total, interval: null };
  const part = count / total;
  const spread = z95 * Math.sqrt((part * (1 - part)) / total + z95 ** 2 / (4 * total ** 2));
  const centre = part + z95 ** 2 / (2 * total);
  const scale = 1 + z95 ** 2 / total;
  return {
    count,
    total,
    interval: { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) },
  };
}

/**
 * The 95 % interval of how much larger a share is than another one, from -1 to 1: Newcombe's hybrid of their two Wilson
 * intervals. Null if either group is too small to say anything.
 */
export function differenceOf(one: Share, other: Share): Share["interval"] {
  if (!one.interval || !other.interval || Math.min(one.total, other.total) < minimumForShare) return null;
  const [part, otherPart] = [one.count / one.total, other.count / other.total];
  const spread = (ofOne: number, ofOther: number) => Math.hypot(part - ofOne, otherPart - ofOther);
  return {
    low: part - otherPart - spread(one.interval.low, other.interval.high),
    high: part - otherPart + spread(one.interval.high, other.interval.low),
  };
}

/** How long guests waited; null if no one did. */
const waits = z.object({
  count: z.int(),
  median_ms: z.nullable(z.int()),
  /** Nine of ten guests waited no longer. */
  p90_ms: z.nullable(z.int()),
});
export type Waits = z.infer<typeof waits>;

/** `minor`: in the smallest unit of the currency, such as cents. */
const money = z.object({ currency, minor: z.int() });

const figures = z.object({
  conversations: z.int(),
  guests: z.int(),
  guest_messages: z.int(),
  /** Out of `asked`. */
  answered: share,
  /** The same, of the guests: every one of their conversations in the period was answered. */
  answered_guests: share,
  confirmed: z.int(),
  unconfirmed: z.int(),
  first_reply: waits,
  /** The same, counting only the time in which the hotel is staffed. */
  first_reply_staffed: waits,
  slow_replies: z.int(),
  hand_overs: z.array(z.object({ reason: z.string(), count: z.int() })),
  languages: z.array(z.object({ language, count: z.int() })),
  channels: z.array(z.object({ channel: channelKind, count: z.int() })),
  requests: share,
  request_kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** Highest revenue first; an extra without a price has none. */
  extras: z.array(z.object({ entry_id: id, name: z.string(), count: z.int(), revenue: z.nullable(money) })),
  revenue: z.array(money),
  ratings: share,
  whatsapp: z.object({
    delivered: z.int(),
    billable: z.int(),
    /** By WhatsApp's pricing category: `service`, `utility`, `marketing`, `authentication`. */
    categories: z.array(z.object({ category: z.string(), count: z.int(), billable: z.int() })),
  }),
});
export type StatisticsFigures = z.infer<typeof figures>;

const period = z.object({ from: localDate, to: localDate });

export const statistics = z.object({
  ...period.shape,
  /** The period before, of the same length. */
  before: z.extend(period, { figures }),
  /** Null for several venues: each day is the day at its venue. */
  timezone: z.nullable(z.string()),
  figures,
  /** Each day of the period, and of the one before, in order. */
  days: z.array(
    z.object({
      day: localDate,
      conversations: z.int(),
      guest_messages: z.int(),
      answered: share,
      first_reply: waits,
    }),
  ),
  days_before: z.array(z.object({ day: localDate, answered: share })),
  /** Guests' messages by weekday (Monday first) and hour at the venue: seven rows of 24. */
  hours: z.array(z.array(z.int())),
  /** Most frequent first: at most ten. */
  questions: z.array(z.object({ entry_id: id, title: z.string(), conversations: share })),
  /** Most frequent first: at most five. */
  gaps: z.array(
    z.object({ question: z.string(), guests: z.int(), languages: z.array(language), conversation_id: id }),
  ),
  gaps_count: z.int(),
  /** For all venues: each with its own figures, most conversations first. */
  venues: z.array(
    z.object({
      venue_id: z.int(),
      name: z.string(),
      conversations: z.int(),
      answered: share,
      first_reply: waits,
    }),
  ),
  /** True while older days are still missing, or days are counted again. */
  is_counting: z.boolean(),
});
export type Statistics = z.infer<typeof statistics>;

const scopeOfPeriod = {
  /** The first and last day. Without them, the seven days that end today. */
  from: z.optional(localDate),
  to: z.optional(localDate),
  /** `all`: every venue of the operator that the member may see. */
  venues: z.optional(z.enum(["this", "all"])),
};

export const getVenueStatistics = call("POST /api/get_venue_statistics", {
  summary: "Returns what happened in a period, and in the period before.",
  input: z.object(scopeOfPeriod),
  output: statistics,
  role: "staff",
  scope: "venue",
  access: "reads",
});

/** What stands behind one number: a row for each thing that it counts. */
export const countedThing = z.object({
  day: localDate,
  at: instant,
  venue_id: z.int(),
  /** Null if the guest's data was deleted. */
  conversation_id: z.nullable(id),
  guest_name: z.nullable(z.string()),
  channel: z.nullable(channelKind),
  language: z.nullable(language),
  /** For a first reply, how long the guest waited. */
  took_ms: z.nullable(z.int()),
  /** The newest message of the guest on that day, shortened; null if it was deleted. */
  text: z.nullable(z.string()),
});
export type CountedThing = z.infer<typeof countedThing>;

export const listCounted = call("POST /api/list_counted", {
  summary:
    "Lists what one number of the statistics counts, newest first: exactly as many rows as the number says.",
  input: z.object({
    ...scopeOfPeriod,
    number: z.enum(Object.keys(statisticsNumbers) as [StatisticsNumber, ...StatisticsNumber[]]),
    /** Only those of a reason, language, channel, kind, entry or category. */
    key: z.optional(z.string().check(z.maxLength(100))),
    /** Only those of a weekday (0: Monday) and hour at the venue. */
    weekday: z.optional(z.int().check(z.gte(0), z.lte(6))),
    hour: z.optional(z.int().check(z.gte(0), z.lte(23))),
    ...page,
  }),
  output: z.extend(listOf(countedThing), { total: z.int() }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const exportStatistics = call("POST /api/export_statistics", {
  summary:
    "Returns a period as CSV, with the time zone in its header: a row per day, or a row per conversation of a day.",
  input: z.object({ ...scopeOfPeriod, rows: z.enum(["days", "conversations"]) }),
  output: z.object({ file_name: z.string(), csv: z.string() }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const recountStatistics = call("POST /api/recount_statistics", {
  summary:
    "Counts the days of a period again, as a task. What was deleted keeps its numbers. Returns the task's id.",
  input: z.object({ from: localDate, to: localDate }),
  output: z.object({ task_id: id }),
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
});
