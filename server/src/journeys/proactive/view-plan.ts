import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import { addDays } from "@bellhop/contract/formats";
import { limits } from "@bellhop/contract/limits";
import {
  type listPlannedMessages,
  type listSentFirst,
  type PlannedMessage,
  proactiveLimits,
} from "@bellhop/contract/proactive";
import type { listStayRatings } from "@bellhop/contract/stay-ratings";
import { findGuest } from "../../domain/guests/index.ts";
import {
  findLastChange,
  listDeliveries,
  listPauses,
  listRules,
  listSends,
  type Pause,
  type Planned,
  type Rule,
  requireRule,
} from "../../domain/proactive/index.ts";
import { listRatings } from "../../domain/stay-ratings/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeOffset, encodeOffset } from "../../platform/cursor.ts";
import { type LruCache, openLruCache } from "../../platform/lru-cache.ts";
import { listStaysThatMatter, type PlannedStay, planStays } from "./plan-stays.ts";
import { type PlanParts, readPlanSettings, type SettingsToPlan } from "./read-plan-settings.ts";

type Wanted = InputOf<typeof listPlannedMessages>;
type Item = { one: Planned; of: PlannedStay; day: string };

/** What was sent first and held back for good, newest first. */
export async function viewSent(
  at: ReadingAtVenue,
  input: InputOf<typeof listSentFirst>,
): Promise<OutputOf<typeof listSentFirst>> {
  await requireNamed(at, input);
  return listSends(at, input);
}

export async function viewRatings(
  at: ReadingAtVenue,
  input: InputOf<typeof listStayRatings>,
): Promise<OutputOf<typeof listStayRatings>> {
  await requireNamed(at, input);
  return listRatings(at, input);
}

async function requireNamed(
  at: ReadingAtVenue,
  { rule_id, guest_id }: Pick<Wanted, "rule_id" | "guest_id">,
): Promise<void> {
  await requireRule(at, rule_id);
  if (guest_id !== undefined) await findGuest(at, guest_id);
}

/** What the next 14 days bring, message by message, each with its reason; and how many on each day. */
export async function viewPlan(
  at: ReadingAtVenue,
  input: Wanted,
  parts: PlanParts,
): Promise<OutputOf<typeof listPlannedMessages>> {
  await requireNamed(at, input);
  const { items, days, plan } = await readPlan(at, parts);
  const shown = items.filter((item) => isWanted(item, input));
  const { cursor, limit = limits.pageItems } = input;
  const from = decodeOffset(cursor);
  const until = from + limit;
  const rows = shown.slice(from, until);
  const sent = await listDeliveries(
    at,
    rows.flatMap(({ one }) => one.messageId ?? []),
  );
  const none = { delivery: null, failure: null };
  return {
    items: rows.map(({ one, of }) => ({
      ...toPlannedMessage(one, of, plan),
      ...(sent.get(one.messageId ?? "") ?? none),
    })),
    next_cursor: until < shown.length ? encodeOffset(until) : null,
    days,
  };
}

type Plan = { items: Item[]; days: OutputOf<typeof listPlannedMessages>["days"]; plan: SettingsToPlan };

/** For each installation of this process: tests have several. */
const plans = new WeakMap<object, LruCache<Plan>>();
/** Messages in memory, over all venues. */
const maxKept = 200_000;

/** The plan is kept for a minute, or until something at the venue changes: its pages are read one after the other. */
async function readPlan(at: ReadingAtVenue, parts: PlanParts): Promise<Plan> {
  const [all, pauses, lastChange] = await Promise.all([listRules(at), listPauses(at), findLastChange(at)]);
  const rules = all.filter(({ is_on }) => is_on);
  const minute = Math.floor(at.now.getTime() / 60_000);
  const ofRules = rules.map(({ rule_id, version }) => `${rule_id} ${version}`);
  const version = [lastChange, minute, pauses.length, pauses.at(-1)?.until?.getTime(), ...ofRules].join(" ");
  const kept = plans.get(parts) ?? openLruCache<Plan>(maxKept, ({ items }) => items.length + 1);
  plans.set(parts, kept);
  return kept.get(String(at.venueId), version, () => makePlan(at, parts, rules, pauses));
}

async function makePlan(
  at: ReadingAtVenue,
  parts: PlanParts,
  rules: readonly Rule[],
  pauses: readonly Pause[],
): Promise<Plan> {
  const plan = await readPlanSettings(at, parts, rules, pauses);
  const { calendar } = plan.settings;
  const today = calendar.dayOf(at.now);
  const lastDay = addDays(today, proactiveLimits.planDays - 1);
  const ids = rules.length === 0 ? [] : await listStaysThatMatter(at, plan, rules, proactiveLimits.planDays);
  const stays = ids.length === 0 ? [] : await planStays(at, ids, rules, plan, parts);
  const items: Item[] = [];
  for (const of of stays)
    for (const one of of.planned) {
      const day = calendar.dayOf(shownAt(one));
      // What is due already and held back is shown today.
      if (day <= lastDay && (day >= today || !one.isStored))
        items.push({ one, of, day: day < today ? today : day });
    }
  return { items: items.sort(inOrder), days: countDays(items, today), plan };
}

const shownAt = ({ sendsAt, at }: Planned): Date => sendsAt ?? at;

const isWanted = ({ one, of, day }: Item, { day: wantedDay, state, rule_id, guest_id }: Wanted): boolean =>
  (wantedDay === undefined || day === wantedDay) &&
  (state === undefined || one.state === state) &&
  (rule_id === undefined || one.rule.rule_id === rule_id) &&
  (guest_id === undefined || of.guest.guest_id === guest_id);

/** By time, then always in the same order. */
function inOrder(one: Item, other: Item): number {
  const time = shownAt(one.one).getTime() - shownAt(other.one).getTime();
  return time || (keyOf(one) < keyOf(other) ? -1 : 1);
}

const keyOf = ({ one, of }: Item) => `${of.stay.reservation_id} ${of.guest.guest_id} ${one.rule.rule_id}`;

function countDays(items: readonly Item[], today: string) {
  const days = Array.from({ length: proactiveLimits.planDays }, (_, ahead) => ({
    day: addDays(today, ahead),
    will_be_sent: 0,
    held_back: 0,
  }));
  const byDay = new Map(days.map((day) => [day.day, day]));
  for (const { one, day } of items) {
    const counts = byDay.get(day);
    if (!counts) continue;
    if (one.state === "held_back") counts.held_back += 1;
    else if (one.state === "will_be_sent" || one.sendsAt) counts.will_be_sent += 1;
  }
  return days;
}

const channelOf = (way: Planned["way"], number: ChannelKind | null): ChannelKind | null =>
  way === null ? null : way === "guest_page" ? "web" : way === "email" ? "email" : number;

function toPlannedMessage(
  one: Planned,
  { stay, guest }: PlannedStay,
  { settings }: SettingsToPlan,
): Omit<PlannedMessage, "delivery" | "failure"> {
  return {
    rule_id: one.rule.rule_id,
    rule_name: one.rule.name,
    reservation_id: stay.reservation_id,
    guest_id: guest.guest_id,
    guest_name: guest.name,
    room: guest.room,
    conversation_id: guest.conversation_id,
    at: one.at.toISOString(),
    state: one.state,
    reason: one.reason,
    field: one.field,
    sends_at: one.state === "waits" ? (one.sendsAt?.toISOString() ?? null) : null,
    way: one.way,
    channel: channelOf(one.way, settings.channel),
    language: one.language,
    is_other_language: one.isOther,
    message_id: one.messageId,
  };
}
