import {
  minimumForShare,
  type Share,
  type Statistics,
  type StatisticsFigures,
  shareOf,
  slowReplyMs,
} from "@bellhop/contract/statistics";

type Part = Pick<Share, "count" | "total">;

/** What is shown of a share; undefined if too few were counted. */
export const shownShare = ({ count, total }: Part): number | undefined =>
  total < minimumForShare ? undefined : count / total;

/** In whole percent points, as both shares are shown. Undefined if one of them is not shown. */
export function pointsBetween(now: Part, before: Part | undefined): number | undefined {
  const shares = [now, before ?? { count: 0, total: 0 }].map(shownShare);
  const [to, from] = shares.map((share) => share && Math.round(100 * share));
  return to === undefined || from === undefined ? undefined : to - from;
}

/** The change between two amounts, as a share of the earlier one; undefined if too few were counted. */
export function growth(now: number, before: number, counts: readonly number[]): number | undefined {
  return before === 0 || counts.some((count) => count < minimumForShare) ? undefined : now / before - 1;
}

export type AnsweredPoint = { from: string; to: string; answered: Share; before: Part | null };

/** Longer periods are drawn by week. */
const maxDrawnDays = 62;

/** A point for each day; in a long period for each week, of eight days where they don't come out even. */
export function answeredPoints({ days, days_before }: Pick<Statistics, "days" | "days_before">) {
  const count = days.length > maxDrawnDays ? Math.floor(days.length / 7) : days.length;
  const startOf = (index: number) => Math.round((index * days.length) / count);
  const sum = (parts: readonly { answered: Part }[]) => ({
    count: parts.reduce((all, { answered }) => all + answered.count, 0),
    total: parts.reduce((all, { answered }) => all + answered.total, 0),
  });
  return Array.from({ length: count }, (_, index): AnsweredPoint => {
    const [start, end] = [startOf(index), startOf(index + 1)];
    const before = days_before.slice(start, end);
    const answered = sum(days.slice(start, end));
    return {
      from: days[start]?.day ?? "",
      to: days[end - 1]?.day ?? "",
      answered: shareOf(answered.count, answered.total),
      before: before.length > 0 ? sum(before) : null,
    };
  });
}

/** The day on which nine of ten first replies took longest, if that was slow. */
export function slowestDay(days: Statistics["days"], slowMs: number): string | undefined {
  const waits = days.map(({ day, first_reply }) => ({ day, ms: first_reply.p90_ms ?? 0 }));
  const slowest = waits.reduce((most, one) => (one.ms > most.ms ? one : most), { day: "", ms: slowMs });
  return days.length > 1 && slowest.day ? slowest.day : undefined;
}

/** What the sentence on top says: the share, the slowest day and the biggest gap. */
export function sentenceFacts(
  { figures, days, gaps }: Pick<Statistics, "figures" | "days" | "gaps">,
  before: StatisticsFigures | undefined,
) {
  const { answered, first_reply, slow_replies } = figures;
  const [gap] = gaps.toSorted((one, other) => other.guests - one.guests);
  return {
    /** Undefined if too few were counted. */
    share: shownShare(answered),
    points: pointsBetween(answered, before?.answered),
    /** Undefined if no one needed a person. */
    slowReplies: first_reply.count === 0 ? undefined : slow_replies,
    slowDay: slow_replies > 0 ? slowestDay(days, slowReplyMs) : undefined,
    gap,
  };
}

type Hour = { weekday: number; hour: number; count: number };

/** The first of them, if several are equal. */
export function busiestHour(hours: readonly (readonly number[])[]): Hour | undefined {
  const all = hours.flatMap((row, weekday) => row.map((count, hour) => ({ weekday, hour, count })));
  const busiest = all.reduce<Hour | undefined>(
    (most, one) => (one.count > (most?.count ?? 0) ? one : most),
    undefined,
  );
  return busiest;
}

/** Hours added up in threes, for narrow screens. */
export const inThrees = (row: readonly number[]): number[] =>
  Array.from({ length: Math.ceil(row.length / 3) }, (_, index) =>
    row.slice(3 * index, 3 * index + 3).reduce((all, one) => all + one, 0),
  );

/** The first items and the sum of the others. */
export function topOf<Item extends { count: number }>(items: readonly Item[], max: number) {
  const sorted = items.toSorted((one, other) => other.count - one.count);
  const shown = sorted.length > max + 1 ? sorted.slice(0, max) : sorted;
  const others = sorted.slice(shown.length);
  return { shown, others, othersCount: others.reduce((all, { count }) => all + count, 0) };
}

/** Nothing happened that any card would show. */
export const isNothing = ({ figures }: Pick<Statistics, "figures">): boolean =>
  figures.conversations + figures.first_reply.count + figures.requests.total + figures.extras.length === 0 &&
  figures.whatsapp.delivered + figures.ratings.total === 0;
