import { createHash } from "node:crypto";
import { addDays } from "@bellhop/contract/formats";
import type { ProactiveField, ProactiveReason } from "@bellhop/contract/proactive";
import { conditionsHold } from "./conditions.ts";
import {
  type Due,
  doorCodeFrom,
  dueOf,
  expectedOf,
  momentOrder,
  needsCheckIn,
  usualCheckIn,
} from "./moments.ts";
import { inRoomsOf } from "./rooms-of-day.ts";
import type {
  Consent,
  GuestToPlan,
  PastSend,
  Pause,
  Planned,
  PlanSettings,
  Rule,
  StayToPlan,
  Wording,
} from "./types.ts";
import { holdsDoorCode, type WhyNotWorded, wordMail, wordTemplate, wordText } from "./wording.ts";

type Way = NonNullable<Planned["way"]>;
type Blocked = { reason: ProactiveReason; field: ProactiveField | null };
type Sendable = { way: Way; wording: Wording };

export type ToPlan = {
  stay: StayToPlan;
  guest: GuestToPlan;
  rules: readonly Rule[];
  consent: Consent;
  settings: PlanSettings;
  /** What the person got in all stays. */
  history: readonly PastSend[];
  now: Date;
};

/**
 * What each rule that is on does for a guest of a stay, as everything is now: sent, to be sent, waiting or held back, with
 * the reason. A rule that has nothing to do with the stay has no entry. What was due while the rule was off, or all
 * messages were paused, has none either.
 */
export const planOf = (about: ToPlan): Planned[] => putTogether(planRules(about), about);

/** What each rule does, by its id, as if there were no limit for a day. */
export type PlanByRule = ReadonlyMap<string, Planned | undefined>;

/** With `known`, only the changed rules are planned again. */
export function planRules(
  { stay, guest, rules, consent, settings, history, now }: ToPlan,
  known?: { byRule: PlanByRule; changed: ReadonlySet<string> },
): PlanByRule {
  const byRule = new Map<string, Planned | undefined>();
  for (const rule of rules) {
    if (known && !known.changed.has(rule.rule_id)) {
      byRule.set(rule.rule_id, known.byRule.get(rule.rule_id));
      continue;
    }
    // Merged guests may have several: what one of them got counts.
    const all = history.filter(
      (one) =>
        one.rule_id === rule.rule_id &&
        one.reservation_id === stay.reservation_id &&
        one.moment === rule.moment.kind,
    );
    const dueAt = dueOf(rule.moment, stay, settings.calendar, holdsDoorCode(rule))?.dueAt;
    const past = all.find(hasLeft) ?? all.find((one) => stillHolds(one, dueAt));
    if (past) {
      byRule.set(rule.rule_id, asPlanned(rule, past));
      continue;
    }
    const applies = rule.is_on && conditionsHold(rule.conditions, stay, guest, settings);
    const planned = applies ? planOne(rule, { stay, guest, consent, settings, now }) : undefined;
    const dropped = all.find(({ was_dropped }) => was_dropped);
    // Its row in the log is replaced only when the next message is sent.
    const isLast = dropped && (!planned || planned.isFinal);
    byRule.set(rule.rule_id, isLast ? asPlanned(rule, dropped) : planned);
  }
  return byRule;
}

/** Applies the limit of messages for a day. */
export function putTogether(byRule: PlanByRule, { history, ...situation }: ToPlan): Planned[] {
  const all = [...byRule.values()].filter((one) => one !== undefined);
  const open = all.filter(({ isStored }) => !isStored);
  return [...all.filter(({ isStored }) => isStored), ...limitPerDay(open, history, situation)];
}

const hasLeft = ({ state, was_dropped }: PastSend): boolean => state === "sent" && !was_dropped;

/** A message that was held back is decided again if the stay has other dates since. */
const stillHolds = ({ state, reason, due_at }: PastSend, dueAt: Date | undefined): boolean =>
  state === "held_back" &&
  (reason === "in_holdout" || dueAt === undefined || dueAt.getTime() === due_at.getTime());

function asPlanned(rule: Rule, past: PastSend): Planned {
  return {
    rule,
    moment: past.moment,
    state: past.state,
    reason: past.reason,
    field: past.field,
    dueAt: past.due_at,
    at: past.decided_at,
    sendsAt: null,
    usefulUntil: past.due_at,
    way: past.way,
    language: past.language,
    isOther: past.is_other_language,
    messageId: past.message_id,
    wording: undefined,
    isFinal: true,
    isStored: true,
  };
}

type Situation = Pick<ToPlan, "stay" | "guest" | "consent" | "settings" | "now">;

function planOne(rule: Rule, situation: Situation): Planned | undefined {
  const { stay, settings, now } = situation;
  const { calendar } = settings;
  const isSecret = holdsDoorCode(rule);
  const due = dueOf(rule.moment, stay, calendar, isSecret);
  if (!due) return planExpected(rule, situation);
  const { dueAt, usefulUntil } = due;
  // The booking came too late for this message.
  if (usefulUntil <= stay.created_at) return undefined;
  if (isFirstOfStay(rule) && stay.is_greeted) return leftToStaff(rule, due, now);
  const opensAt = isSecret ? opensWith(situation) : dueAt;
  const usual = latest(dueAt, stay.created_at, opensAt ?? dueAt);
  const natural = calendar.afterQuiet(usual);
  if (natural < rule.switched_at || wasPausedAt(settings.pauses, natural)) return undefined;
  const sendsAt = calendar.afterQuiet(latest(natural, now, rule.counts_from));
  const blocked = whyNot(rule, { ...situation, dueAt, sendsAt });
  const isOver = now >= usefulUntil;
  const isTooLate = isOver || sendsAt >= usefulUntil;
  const offered = rule.extra_entry_id === null ? undefined : settings.extras.get(rule.extra_entry_id);
  const offeredPrice = offered?.price;
  const base = { rule, moment: rule.moment.kind, dueAt, usefulUntil, messageId: null, offeredPrice };
  if ("reason" in blocked || isTooLate) {
    const late = opensAt === null ? ("not_checked_in" as const) : ("too_late" as const);
    const { reason, field } = "reason" in blocked ? blocked : { reason: late, field: null };
    // Holdouts are decided once. What was due during a pause is over with it.
    const isInPause = reason === "paused" && natural >= (openPause(settings)?.from ?? now);
    const isDecidedOnce = (reason === "in_holdout" || isInPause) && natural <= now;
    return {
      ...base,
      ...{ state: "held_back", reason, field, at: dueAt, sendsAt: null, way: null, language: null },
      ...{ isOther: false, wording: undefined, isFinal: isOver || isDecidedOnce, isStored: false },
    };
  }
  if (opensAt === null)
    return { ...waitingForCheckIn(rule, expectedAt(situation, dueAt)), dueAt, usefulUntil };
  const { way, wording } = blocked;
  const isQuiet = calendar.afterQuiet(latest(usual, now)) > latest(usual, now);
  const isEarly = opensAt > latest(dueAt, stay.created_at, now);
  const waits = isQuiet || isEarly;
  return {
    ...base,
    state: waits ? "waits" : "will_be_sent",
    reason: isEarly ? "code_too_early" : isQuiet ? "quiet_hours" : null,
    field: null,
    at: waits ? dueAt : sendsAt,
    ...{
      sendsAt,
      way,
      language: wording.language,
      isOther: wording.isOther,
      wording,
      isFinal: false,
      isStored: false,
    },
  };
}

/**
 * Staff decide about the first message when they add the guest. Theirs can't have a door code, so a rule with one is sent.
 */
const isFirstOfStay = (rule: Rule): boolean =>
  rule.moment.kind === "booked" && rule.purpose === "service" && !holdsDoorCode(rule);

/** Shown while it would be useful, and never stored: staff may have sent other words. */
const leftToStaff = (rule: Rule, { dueAt, usefulUntil }: Due, now: Date): Planned | undefined =>
  now >= usefulUntil
    ? undefined
    : {
        ...{ rule, moment: rule.moment.kind, state: "held_back", reason: "left_to_staff", field: null },
        ...{ dueAt, at: dueAt, sendsAt: null, usefulUntil, way: null, language: null, isOther: false },
        ...{ messageId: null, wording: undefined, isFinal: false, isStored: false },
      };

/** When the guest may get the door code; null: once they are checked in. It is never sent after the stay. */
function opensWith({ stay, settings }: Situation): Date | null {
  const opensAt = doorCodeFrom(stay, settings);
  if (opensAt === undefined) return settings.calendar.instant(stay.checkout, "24:00");
  return stay.status === "checked_in" && settings.doorCode.from === "checked_in"
    ? (stay.status_since ?? opensAt)
    : opensAt;
}

const expectedAt = ({ stay, settings }: Situation, dueAt: Date): Date =>
  latest(dueAt, settings.calendar.instant(stay.checkin, settings.checkInTime ?? usualCheckIn));

const waitingForCheckIn = (rule: Rule, expected: Date, usefulUntil = expected): Planned => ({
  ...{ rule, moment: rule.moment.kind, state: "waits", reason: "not_checked_in", field: null },
  ...{ dueAt: expected, at: expected, sendsAt: null, usefulUntil, way: null, language: null },
  ...{ isOther: false, messageId: null, wording: undefined, isFinal: false, isStored: false },
});

const wasPausedAt = (pauses: readonly Pause[], at: Date): boolean =>
  pauses.some(({ from, until }) => until !== null && at >= from && at < until);

const openPause = ({ pauses }: PlanSettings): Pause | undefined => pauses.find(({ until }) => until === null);

/** A message after the check-in, for a guest who has not arrived yet. */
function planExpected(rule: Rule, situation: Situation): Planned | undefined {
  const { stay, settings, now } = situation;
  const { calendar, checkInTime } = settings;
  const expected = expectedOf(rule.moment, stay, calendar, checkInTime);
  const usefulUntil = calendar.instant(stay.checkin, "24:00");
  if (!expected || usefulUntil <= now) return undefined;
  const waiting = waitingForCheckIn(rule, expected, usefulUntil);
  if (!holdsDoorCode(rule)) return waiting;
  // Staff write the code before the guest arrives.
  const blocked = whyNot(rule, { ...situation, dueAt: expected, sendsAt: expected });
  return "reason" in blocked ? { ...waiting, ...blocked, state: "held_back" } : waiting;
}

/** The way that a message would go, with its words; or why it can't go now. */
function whyNot(
  rule: Rule,
  { stay, guest: person, consent, settings, now, dueAt, sendsAt }: Situation & { dueAt: Date; sendsAt: Date },
): Blocked | Sendable {
  // A code opens a room only while it is the guest's.
  const guest = holdsDoorCode(rule) ? inRoomsOf(person, stay, sendsAt, settings) : person;
  const none = (reason: ProactiveReason): Blocked => ({ reason, field: null });
  if (openPause(settings)) return none("paused");
  const sells = rule.purpose === "sells";
  const refusal = consent[sells ? "offers" : "stay"];
  if (refusal) return none(refusal);
  if (rule.purpose !== "service" && guest.trouble) return none(guest.trouble);
  if (sells && rule.extra_entry_id !== null && guest.ordered.includes(rule.extra_entry_id))
    return none("already_ordered");
  if (sells && rule.extra_entry_id !== null) {
    if (guest.declined.includes(rule.extra_entry_id)) return none("declined_before");
    if (!settings.extras.has(rule.extra_entry_id)) return { reason: "field_missing", field: "extra" };
  }
  if (needsCheckIn(rule.moment) && stay.status !== "checked_in" && dueAt <= now)
    return none("not_checked_in");
  if (holdsDoorCode(rule) && guest.door_code !== "set")
    return none(guest.door_code === "none" ? "code_missing" : "code_of_other_room");
  const found = findWay(rule, { stay, guest, settings, sendsAt });
  if ("reason" in found) return found;
  return isHeldOut(rule, guest.guest_id) ? none("in_holdout") : found;
}

function findWay(
  rule: Rule,
  { stay, guest, settings, sendsAt }: Pick<Situation, "stay" | "guest" | "settings"> & { sendsAt: Date },
): Blocked | Sendable {
  const about = { rule, stay, guest, settings };
  const sendable = (way: Way, worded: Wording | WhyNotWorded): Blocked | Sendable =>
    "reason" in worded ? worded : { way, wording: worded };
  const isSecret = holdsDoorCode(rule);
  const why = tryWhatsapp();
  if (!("reason" in why)) return why;
  if (isSecret ? guest.has_verified_page : guest.has_page) return sendable("guest_page", wordText(about));
  // Mailboxes keep what they get.
  if (isSecret) return why;
  const whyNoMail = whyNotByMail(guest, settings);
  if (!whyNoMail) return sendable("email", wordMail(about));
  // What keeps the message from WhatsApp says more, if there is something.
  return why.reason === "no_address" ? { reason: whyNoMail, field: null } : why;

  function tryWhatsapp(): Blocked | Sendable {
    if (!guest.has_whatsapp || !settings.channel) return { reason: "no_address", field: null };
    if (isSecret && !guest.has_phone) return { reason: "not_verified", field: null };
    if (settings.isWindowOpen(guest.last_guest_at, sendsAt))
      return sendable("whatsapp_text", wordText(about));
    const template = settings.findTemplate(rule.template_name, languagesOf(guest, settings));
    if (typeof template === "string") return { reason: template, field: null };
    if (template.category === "marketing") {
      if (guest.offers_limited) return { reason: "offers_limited", field: null };
      const { offersPausedUntil } = settings;
      if (offersPausedUntil && offersPausedUntil > sendsAt) return { reason: "offers_paused", field: null };
    }
    return sendable("whatsapp_template", wordTemplate(about, template, sendsAt));
  }
}

function whyNotByMail({ email }: GuestToPlan, settings: PlanSettings): ProactiveReason | undefined {
  if (email === null) return "no_address";
  if (settings.email !== "on") return settings.email === "off" ? "email_off" : "no_mail_server";
  return email === "refused" ? "email_refused" : undefined;
}

/** The languages to look for a template in, the best first. */
export const languagesOf = (guest: GuestToPlan, { defaultLanguage }: PlanSettings): string[] => [
  guest.language ?? defaultLanguage,
  defaultLanguage,
];

/** The same guests each time, chosen evenly. */
export function isHeldOut(
  { rule_id, holdout_percent }: Pick<Rule, "rule_id" | "holdout_percent">,
  guestId: string,
) {
  if (holdout_percent === 0) return false;
  const hash = createHash("sha256").update(`${rule_id} ${guestId}`).digest();
  return hash.readUInt32BE(0) % 100 < holdout_percent;
}

/** What is part of the stay first, then what asks, then what sells; each by time, then in the order of the stay. */
const purposeOrder = { service: 0, feedback: 1, sells: 2 } as const;

function inOrder(one: Planned, other: Planned): number {
  return (
    purposeOrder[one.rule.purpose] - purposeOrder[other.rule.purpose] ||
    (one.sendsAt?.getTime() ?? 0) - (other.sendsAt?.getTime() ?? 0) ||
    momentOrder[one.moment] - momentOrder[other.moment] ||
    (one.rule.rule_id < other.rule.rule_id ? -1 : 1)
  );
}

/**
 * Moves what is more than a guest gets on one day to the next day, while it is useful then. A message that sells makes
 * room for one of the stay, also if it is due earlier on that day.
 */
function limitPerDay(planned: Planned[], history: readonly PastSend[], situation: Situation): Planned[] {
  const { settings, now } = situation;
  const { calendar, maxPerDay } = settings;
  const sent = new Map<string, number>();
  const countOf = (day: string) => sent.get(day) ?? 0;
  for (const past of history) if (hasLeft(past)) sent.set(past.day, countOf(past.day) + 1);
  return planned.toSorted(inOrder).map((one) => {
    if (!one.sendsAt) return one;
    let sendsAt = one.sendsAt;
    while (maxPerDay > 0 && sendsAt < one.usefulUntil && countOf(calendar.dayOf(sendsAt)) >= maxPerDay)
      sendsAt = calendar.afterQuiet(calendar.instant(addDays(calendar.dayOf(sendsAt), 1), "00:00"));
    const isMoved = sendsAt > one.sendsAt;
    // On another day, the reply window may be closed, and a template may no longer be right.
    const worded = isMoved ? whyNot(one.rule, { ...situation, dueAt: one.dueAt, sendsAt }) : undefined;
    if (maxPerDay === 0 || sendsAt >= one.usefulUntil || (worded && "reason" in worded)) {
      const none = { sendsAt: null, way: null, language: null, wording: undefined } as const;
      const isFinal = now >= one.usefulUntil;
      return { ...one, ...none, state: "held_back", reason: "day_limit", at: one.dueAt, isFinal };
    }
    sent.set(calendar.dayOf(sendsAt), countOf(calendar.dayOf(sendsAt)) + 1);
    if (!worded) return one;
    const { way, wording } = worded;
    const { language, isOther } = wording;
    return {
      ...{ ...one, state: "waits", reason: "day_limit", at: one.dueAt, sendsAt },
      ...{ way, wording, language, isOther },
    };
  });
}

const latest = (...dates: Date[]): Date => new Date(Math.max(...dates.map((date) => date.getTime())));

/** What is to be sent now. */
export const isDueNow = ({ sendsAt, wording }: Planned, now: Date): boolean =>
  sendsAt !== null && wording !== undefined && sendsAt <= now;
