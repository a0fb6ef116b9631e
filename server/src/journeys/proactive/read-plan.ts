import type { OutputOf } from "@bellhop/contract/call";
import { addDays } from "@bellhop/contract/formats";
import { type listPlannedMessages, proactiveLimits } from "@bellhop/contract/proactive";
import {
  bookedReachMs,
  daysBefore,
  findLastChange,
  holdsUntil,
  listChanges,
  listPauses,
  listRules,
  type PlanByRule,
  type Planned,
  planRules,
  putTogether,
  type Rule,
  type ToPlan,
} from "../../domain/proactive/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { type LruCache, openLruCache } from "../../platform/lru-cache.ts";
import { listStaysThatMatter, type PlannedStay, planStays } from "./plan-stays.ts";
import { type PlanParts, readPlanSettings, type SettingsToPlan } from "./read-plan-settings.ts";
import { recordRows } from "./record-rows.ts";

/** A message of the plan with the day that it is shown on. */
export type PlanItem = { one: Planned; of: PlannedStay; day: string; time: number; key: string };
type KeptStay = { of: PlannedStay; holdsUntil: Date; items: PlanItem[] };

export type Plan = {
  plan: SettingsToPlan;
  /** By time, then always in the same order. */
  items: PlanItem[];
  days: OutputOf<typeof listPlannedMessages>["days"];
};

type Kept = Plan & {
  stays: KeptStay[];
  today: string;
  /** When all stays were read, and when the plan was made of them. */
  readAt: Date;
  plannedAt: Date;
  /** Stand for the rules, and for all else that is read each time. */
  rulesDigest: string;
  digest: string;
  rules: readonly Rule[];
  /** Which stays were read, and with which facts. */
  reach: string;
  /** The last live event that it includes. */
  seq: number;
};

/** What the plan is made from, read each time: a few small statements. */
type Basis = {
  rules: Rule[];
  plan: SettingsToPlan;
  rulesDigest: string;
  digest: string;
  reach: string;
  seq: number;
};

/** For each installation of this process: tests have several. */
const plans = new WeakMap<object, LruCache<Kept>>();
/** Messages in memory, over all venues. */
const maxKept = 200_000;
const maxAgeMs = 5 * 60_000;

/**
 * The venue's plan as everything is now. It is kept, and only those stays are read again that live events have named
 * since; after five minutes and on another day, all are. With other settings all are planned again, and with another
 * rule what that rule does. So only what broadcasts no event may be up to five minutes old: that a guest has opened the
 * guest page.
 */
export async function readPlan(at: ReadingAtVenue, parts: PlanParts): Promise<Plan> {
  const basis = await readBasis(at, parts);
  const minute = Math.floor(at.now.getTime() / 60_000);
  const kept =
    plans.get(parts) ?? openLruCache<Kept>(maxKept, ({ items, stays }) => items.length + stays.length);
  plans.set(parts, kept);
  const version = `${basis.seq} ${minute} ${basis.rulesDigest} ${basis.digest}`;
  return kept.get(String(at.venueId), version, async (_, previous) => {
    const known = await previous?.catch(() => undefined);
    return (known && (await renewPlan(at, parts, basis, known))) ?? makePlan(at, parts, basis);
  });
}

async function readBasis(at: ReadingAtVenue, parts: PlanParts): Promise<Basis> {
  // Before everything: what is read later may be newer than the event, and is then read again.
  const lastChange = findLastChange(at);
  const { recorded, digest } = recordRows(at);
  const { recorded: ofRules, digest: rulesDigest } = recordRows(at);
  const [seq, all, pauses] = await Promise.all([lastChange, listRules(ofRules), listPauses(recorded)]);
  const rules = all.filter(({ is_on }) => is_on);
  const plan = await readPlanSettings(recorded, parts, rules, pauses);
  const reach = [rules.length > 0, daysBefore(rules), bookedReachMs(rules), plan.channelId].join(" ");
  return { rules, plan, rulesDigest: await rulesDigest(), digest: await digest(), reach, seq };
}

async function makePlan(at: ReadingAtVenue, parts: PlanParts, basis: Basis): Promise<Kept> {
  const { rules, plan } = basis;
  const ids = rules.length === 0 ? [] : await listStaysThatMatter(at, plan, rules, proactiveLimits.planDays);
  const found = ids.length === 0 ? [] : await planStays(at, ids, rules, plan, parts);
  const today = plan.settings.calendar.dayOf(at.now);
  const stays = found.map((of) => keepStay(of, plan, today, at.now));
  const items = stays.flatMap((stay) => stay.items).sort(inOrder);
  return { ...basis, stays, items, days: countDays(items, today), today, readAt: at.now, plannedAt: at.now };
}

/** The plan with what has changed since; undefined if all stays must be read. */
async function renewPlan(
  at: ReadingAtVenue,
  parts: PlanParts,
  basis: Basis,
  kept: Kept,
): Promise<Kept | undefined> {
  const { now } = at;
  const { rules, plan } = basis;
  const ageMs = now.getTime() - kept.readAt.getTime();
  const today = plan.settings.calendar.dayOf(now);
  const wasSetBack = kept.plannedAt.getTime() - now.getTime() > 60_000;
  if (basis.reach !== kept.reach || today !== kept.today || ageMs > maxAgeMs || wasSetBack) return undefined;
  const changes = await listChanges(at, { after: kept.seq, until: basis.seq });
  if (!changes) return undefined;
  // A stay of a named guest may be another guest's now: a merge was undone.
  const named = new Set(changes.reservationIds);
  for (const { of } of kept.stays)
    if (changes.guestIds.has(of.guest.guest_id)) named.add(of.stay.reservation_id);
  const among = [...named];
  const ids =
    among.length === 0 ? [] : await listStaysThatMatter(at, plan, rules, proactiveLimits.planDays, among);
  const read = ids.length === 0 ? [] : await planStays(at, ids, rules, plan, parts);
  const isOther = basis.digest !== kept.digest;
  const changed = basis.rulesDigest === kept.rulesDigest ? none : listChangedRules(kept.rules, rules);
  const isLater = now > kept.plannedAt;
  const still: KeptStay[] = [];
  const gone = new Set<PlanItem>();
  const renewed = [...read];
  for (const stay of kept.stays) {
    const { of } = stay;
    const isNamed = named.has(of.stay.reservation_id);
    const isOver = isOther || (isLater && stay.holdsUntil <= now);
    const about = { ...of, rules, settings: plan.settings, now };
    const byRule = isNamed
      ? undefined
      : isOver
        ? planRules(about)
        : replanRules(about, { byRule: of.byRule, changed });
    if (byRule) renewed.push({ ...of, byRule, planned: putTogether(byRule, about) });
    if (isNamed || byRule) for (const item of stay.items) gone.add(item);
    else still.push(stay);
  }
  const seq = Math.max(basis.seq, kept.seq);
  const base = { ...basis, seq, today, readAt: kept.readAt, plannedAt: isLater ? now : kept.plannedAt };
  if (still.length === kept.stays.length && renewed.length === 0) return { ...kept, ...base };
  const added = renewed.map((of) => keepStay(of, plan, today, now));
  const items = [
    ...kept.items.filter((item) => !gone.has(item)),
    ...added.flatMap((stay) => stay.items).sort(inOrder),
  ].sort(inOrder);
  return { ...base, stays: [...still, ...added], items, days: countDays(items, today) };
}

const none: ReadonlySet<string> = new Set();

/** The ids of rules that are new, gone, or not as they were. */
function listChangedRules(before: readonly Rule[], rules: readonly Rule[]): ReadonlySet<string> {
  const known = new Map(before.map((rule) => [rule.rule_id, JSON.stringify(rule)]));
  const now = new Map(rules.map((rule) => [rule.rule_id, JSON.stringify(rule)]));
  return new Set([...known.keys(), ...now.keys()].filter((id) => known.get(id) !== now.get(id)));
}

/** Undefined if the changed rules did nothing for the stay, and still do nothing. */
function replanRules(
  about: ToPlan,
  known: { byRule: PlanByRule; changed: ReadonlySet<string> },
): PlanByRule | undefined {
  if (known.changed.size === 0) return undefined;
  const byRule = planRules(about, known);
  const isAbout = (id: string) => known.byRule.get(id) !== undefined || byRule.get(id) !== undefined;
  return [...known.changed].some(isAbout) ? byRule : undefined;
}

function keepStay(of: PlannedStay, { settings }: SettingsToPlan, today: string, now: Date): KeptStay {
  const lastDay = addDays(today, proactiveLimits.planDays - 1);
  const items: PlanItem[] = [];
  for (const one of of.planned) {
    const shownAt = one.sendsAt ?? one.at;
    const day = settings.calendar.dayOf(shownAt);
    // What is due already and held back is shown today.
    if (day > lastDay || (day < today && one.isStored)) continue;
    const key = `${of.stay.reservation_id} ${of.guest.guest_id} ${one.rule.rule_id}`;
    items.push({ one, of, day: day < today ? today : day, time: shownAt.getTime(), key });
  }
  return { of, items, holdsUntil: holdsUntil(of.planned, now) };
}

const inOrder = (one: PlanItem, other: PlanItem): number =>
  one.time - other.time || (one.key < other.key ? -1 : 1);

function countDays(items: readonly PlanItem[], today: string) {
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
