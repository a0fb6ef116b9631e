import { isDeepStrictEqual } from "node:util";
import { reasonsWhere } from "@bellhop/contract/hand-over-reasons";
import { type Statistics, type StatisticsNumber, slowReplyMs } from "@bellhop/contract/statistics";
import { viewCounted } from "../../journeys/statistics/view-counted.ts";
import { viewStatistics } from "../../journeys/statistics/view-statistics.ts";
import { encodeOffset } from "../../platform/cursor.ts";
import type { Services } from "../../services.ts";
import type { Recounted } from "./recount.ts";

export type Scope = { venueId: number; venues: "this" | "all"; operatorId: string; venueIds: number[] };
type Days = { from: string; to: string };
type Numbers = Record<string, unknown>;

const gapReasons: string[] = reasonsWhere(({ needsEntry }) => needsEntry);

/** Compares the figures of a period with a recount, and may walk through what stands behind each number. */
export async function compare(
  services: Services,
  scope: Scope,
  recounted: Recounted[],
  days: Days,
  mayWalk: boolean,
) {
  const { venueId, venues, operatorId, venueIds } = scope;
  const who = { operator_id: operatorId, venueIds };
  const told = await viewStatistics(venueId, { ...days, venues }, who, services);
  const wrong: string[] = [];
  const where = `${venues === "all" ? "all" : venueId} ${days.from} to ${days.to}`;
  const expected = numbersOf(recounted.map((one) => within(one, days)));
  const actual = shown(told);
  for (const [name, value] of Object.entries(expected))
    if (!isDeepStrictEqual(actual[name], value))
      wrong.push(`${where}, ${name}: ${JSON.stringify(actual[name])} instead of ${JSON.stringify(value)}`);
  if (told.is_counting) wrong.push(`${where}: still counting`);
  const before = numbersOf(recounted.map((one) => within(one, told.before)));
  if (told.before.figures.conversations !== before.conversations)
    wrong.push(`${where}: the period before has ${told.before.figures.conversations} conversations`);
  let walked = 0;
  for (const [number, narrowed, count] of mayWalk ? drillDowns(told) : []) {
    const rows = await countRows(count, (cursor) =>
      viewCounted(
        venueId,
        { ...days, venues, number, limit: pageSize, ...narrowed, ...(cursor && { cursor }) },
        who,
        services,
      ),
    );
    walked += 1;
    if (rows.listed !== count || rows.total !== count)
      wrong.push(
        `${where}, ${number} ${JSON.stringify(narrowed)}: ${rows.listed} rows, ${rows.total} told, not ${count}`,
      );
  }
  return { wrong, walked };
}

type Page = { items: unknown[]; next_cursor: string | null; total: number };

const pageSize = 100;
/** Of longer lists, only the first and the last page are read. */
const walkedWhole = 300;

async function countRows(count: number, read: (cursor: string | undefined) => Promise<Page>) {
  let page = await read(undefined);
  const { total } = page;
  let listed = page.items.length;
  if (count > walkedWhole && page.next_cursor) {
    listed = Math.floor((count - 1) / pageSize) * pageSize;
    page = await read(encodeOffset(listed));
    listed += page.items.length;
  }
  while (page.next_cursor) {
    page = await read(page.next_cursor);
    listed += page.items.length;
  }
  return { listed, total };
}

/** Each number, and each part of one that can be opened. */
function* drillDowns({
  figures,
  questions,
  gaps_count,
  hours,
}: Statistics): Generator<[StatisticsNumber, { key?: string; weekday?: number; hour?: number }, number]> {
  const all: [StatisticsNumber, number][] = [
    ["conversations", figures.conversations],
    ["guests", figures.guests],
    ["guest_messages", figures.guest_messages],
    ["asked", figures.answered.total],
    ["answered", figures.answered.count],
    ["confirmed", figures.confirmed],
    ["unconfirmed", figures.unconfirmed],
    ["first_replies", figures.first_reply.count],
    ["slow_replies", figures.slow_replies],
    ["hand_overs", figures.hand_overs.reduce((sum, { count }) => sum + count, 0)],
    ["gaps", gaps_count],
    ["requests", figures.requests.total],
    ["requests_in_time", figures.requests.count],
    ["extras", figures.extras.reduce((sum, { count }) => sum + count, 0)],
    ["ratings", figures.ratings.total],
    ["helpful", figures.ratings.count],
    ["whatsapp_messages", figures.whatsapp.delivered],
    ["whatsapp_billable", figures.whatsapp.billable],
  ];
  for (const [number, count] of all) yield [number, {}, count];
  for (const { reason: key, count } of figures.hand_overs) yield ["hand_overs", { key }, count];
  for (const { language: key, count } of figures.languages) yield ["conversations", { key }, count];
  for (const { channel: key, count } of figures.channels) yield ["conversations", { key }, count];
  for (const { kind: key, count } of figures.request_kinds) yield ["requests", { key }, count];
  for (const { entry_id: key, conversations } of questions) yield ["questions", { key }, conversations.count];
  const orders = Map.groupBy(figures.extras, ({ entry_id }) => entry_id);
  for (const [key, parts] of orders)
    yield ["extras", { key }, parts.reduce((sum, { count }) => sum + count, 0)];
  for (const { category: key, count, billable } of figures.whatsapp.categories) {
    yield ["whatsapp_messages", { key }, count];
    yield ["whatsapp_billable", { key }, billable];
  }
  for (const [weekday, row] of hours.entries())
    for (const [hour, count] of row.entries())
      if (count > 0) yield ["guest_messages", { weekday, hour }, count];
}

function within(all: Recounted, { from, to }: Days): Recounted {
  const isIn = ({ day }: { day: string }) => day >= from && day <= to;
  return Object.fromEntries(
    Object.entries(all).map(([name, rows]) => [name, (rows as { day: string }[]).filter(isIn)]),
  ) as Recounted;
}

/** Sorted pairs, so that ties do not matter. */
const counts = <One>(all: readonly One[], keyOf: (one: One) => string) =>
  [...Map.groupBy(all, keyOf)].map(([key, ones]) => `${key} ${ones.length}`).toSorted();

const atRank = (sorted: number[], share: number): number | null =>
  sorted.length === 0 ? null : (sorted[Math.ceil(share * sorted.length) - 1] ?? null);

function waits(all: number[]) {
  const sorted = all.toSorted((one, other) => one - other);
  return { count: sorted.length, median_ms: atRank(sorted, 0.5), p90_ms: atRank(sorted, 0.9) };
}

const weekdayOf = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The numbers of a recount, as `shown` has those of an answer. */
function numbersOf(parts: Recounted[]): Numbers {
  const all = <Name extends keyof Recounted>(name: Name) => {
    const rows: Recounted[Name][number][] = [];
    for (const part of parts) rows.push(...part[name]);
    return rows;
  };
  const conversations = all("conversations");
  const asked = conversations.filter(({ outcome }) => outcome !== "none");
  const answered = asked.filter(({ outcome }) => outcome !== "unanswered");
  const askedBy = Map.groupBy(asked, ({ thread }) => thread);
  const handOvers = all("handOvers");
  const extras = all("extras");
  const whatsapp = all("whatsapp");
  return {
    conversations: conversations.length,
    guests: new Set(conversations.map(({ thread }) => thread)).size,
    guest_messages: all("messages").length,
    answered: [answered.length, asked.length],
    answered_guests: [
      [...askedBy.values()].filter((days) => days.every(({ outcome }) => outcome !== "unanswered")).length,
      askedBy.size,
    ],
    confirmed: answered.filter(({ outcome }) => outcome === "confirmed").length,
    unconfirmed: answered.filter(({ outcome }) => outcome === "unconfirmed").length,
    first_reply: waits(all("replies").map(({ took }) => took)),
    first_reply_staffed: waits(all("replies").map(({ staffed }) => staffed)),
    slow_replies: all("replies").filter(({ took }) => took > slowReplyMs).length,
    hand_overs: counts(handOvers, ({ reason }) => reason),
    gaps: handOvers.filter(({ reason }) => gapReasons.includes(reason)).length,
    languages: counts(conversations, ({ language }) => language),
    channels: counts(conversations, ({ channel }) => channel),
    requests: [all("requests").filter(({ isInTime }) => isInTime).length, all("requests").length],
    request_kinds: counts(all("requests"), ({ kind }) => kind),
    extras: counts(extras, ({ entry, minor }) => `${entry} ${minor === null ? "free" : "EUR"}`),
    revenue: extras.reduce((sum, { minor }) => sum + (minor ?? 0), 0),
    ratings: [all("ratings").filter(({ isHelpful }) => isHelpful).length, all("ratings").length],
    questions: counts(all("questions"), ({ entry }) => entry),
    delivered: whatsapp.length,
    billable: whatsapp.filter(({ isBillable }) => isBillable).length,
    categories: counts(
      whatsapp.filter(({ category }) => category !== null),
      ({ category }) => category ?? "",
    ),
    hours: counts(all("messages"), ({ day, hour }) => `${weekdayOf(day)}/${hour}`),
    days: counts(conversations, ({ day }) => day),
    days_answered: counts(answered, ({ day }) => day),
    days_waits: [...Map.groupBy(all("replies"), ({ day }) => day)]
      .map(([day, ofDay]) => [day, waits(ofDay.map(({ took }) => took))])
      .toSorted(),
  };
}

const pair = <One>(all: readonly One[], keyOf: (one: One) => string, countOf: (one: One) => number) =>
  all.flatMap((one) => (countOf(one) > 0 ? [`${keyOf(one)} ${countOf(one)}`] : [])).toSorted();

function shown({ figures, days, hours, questions, gaps_count }: Statistics): Numbers {
  const share = ({ count, total }: { count: number; total: number }) => [count, total];
  const count = (one: { count: number }) => one.count;
  return {
    conversations: figures.conversations,
    guests: figures.guests,
    guest_messages: figures.guest_messages,
    answered: share(figures.answered),
    answered_guests: share(figures.answered_guests),
    confirmed: figures.confirmed,
    unconfirmed: figures.unconfirmed,
    first_reply: figures.first_reply,
    first_reply_staffed: figures.first_reply_staffed,
    slow_replies: figures.slow_replies,
    hand_overs: pair(figures.hand_overs, ({ reason }) => reason, count),
    gaps: gaps_count,
    languages: pair(figures.languages, ({ language }) => language, count),
    channels: pair(figures.channels, ({ channel }) => channel, count),
    requests: share(figures.requests),
    request_kinds: pair(figures.request_kinds, ({ kind }) => kind, count),
    extras: pair(
      figures.extras,
      ({ entry_id, revenue }) => `${entry_id} ${revenue?.currency ?? "free"}`,
      count,
    ),
    revenue: figures.revenue.reduce((sum, { minor }) => sum + minor, 0),
    ratings: share(figures.ratings),
    questions: pair(
      questions,
      ({ entry_id }) => entry_id,
      ({ conversations }) => conversations.count,
    ),
    delivered: figures.whatsapp.delivered,
    billable: figures.whatsapp.billable,
    categories: pair(figures.whatsapp.categories, ({ category }) => category, count),
    hours: hours
      .flatMap((row, weekday) => row.map((n, hour) => ({ key: `${weekday}/${hour}`, count: n })))
      .filter(({ count: n }) => n > 0)
      .map(({ key, count: n }) => `${key} ${n}`)
      .toSorted(),
    days: pair(
      days,
      ({ day }) => day,
      ({ conversations }) => conversations,
    ),
    days_answered: pair(
      days,
      ({ day }) => day,
      ({ answered }) => answered.count,
    ),
    days_waits: days
      .filter(({ first_reply }) => first_reply.count > 0)
      .map(({ day, first_reply }) => [day, first_reply])
      .toSorted(),
  };
}
