import type { Calendar } from "./calendar.ts";
import { usualCheckIn } from "./moments.ts";
import { planOf } from "./plan-of.ts";
import { withAllCodes } from "./rooms-of-day.ts";
import type { StayOfPerson } from "./stays.ts";
import type { Consent, GuestToPlan, Planned, PlanSettings, Rule, RuleWords, StayToPlan } from "./types.ts";
import { holdsDoorCode } from "./wording.ts";

const ancient = new Date(0);

/** A rule that is not stored, as if it had always been on. */
export const asRule = (words: RuleWords): Rule => ({
  ...words,
  rule_id: "00000000-0000-0000-0000-000000000001",
  version: 1,
  is_on: true,
  switched_at: ancient,
  counts_from: ancient,
});

/** The stay at the moment of a rule: today's status may be a later one. Undefined if it was never in that status. */
function atMoment(
  rule: Rule,
  stay: StayToPlan,
  calendar: Calendar,
  { checkInTime, checkOutTime }: PlanSettings,
): StayToPlan | undefined {
  const { status, status_since: since, checkin, checkout } = stay;
  if (!["confirmed", "checked_in", "checked_out"].includes(status)) return undefined;
  const checkedIn = {
    ...stay,
    ...{
      status: "checked_in" as const,
      status_since: calendar.instant(checkin, checkInTime ?? usualCheckIn),
    },
  };
  switch (rule.moment.kind) {
    case "booked":
    case "before_arrival":
    case "arrival_day":
      // It may have waited for the check-in.
      return holdsDoorCode(rule) && status !== "confirmed" ? checkedIn : { ...stay, status: "confirmed" };
    case "after_check_in":
      if (status === "confirmed") return undefined;
      return status === "checked_in" && since ? stay : checkedIn;
    case "mid_stay":
    case "before_departure":
      return status === "confirmed" ? undefined : { ...stay, status: "checked_in" };
    case "after_check_out":
      if (status !== "checked_out") return undefined;
      return since ? stay : { ...stay, status_since: calendar.instant(checkout, checkOutTime ?? "11:00") };
  }
}

/**
 * What the rule would have done for a guest of a stay, had it been on: decided when the message was due, with the consent
 * and the addresses of today. Undefined if it was due before `from`, or is not due yet.
 */
export function dryRunOf(
  rule: Rule,
  { stay, guest, history }: StayOfPerson,
  consent: Consent,
  settings: PlanSettings,
  { from, now }: { from: Date; now: Date },
): Planned | undefined {
  const then = atMoment(rule, stay, settings.calendar, settings);
  if (!then) return undefined;
  const lastGuestAt = (at: Date) =>
    guest.last_guest_at && guest.last_guest_at < at ? guest.last_guest_at : null;
  const plan = (at: Date) => {
    // The codes of past stays are deleted.
    const asThen: GuestToPlan = { ...withAllCodes(guest), last_guest_at: lastGuestAt(at) };
    const past = history.filter(({ decided_at }) => decided_at <= at);
    const about = { stay: then, guest: asThen, rules: [rule], consent, history: past, now: at };
    return planOf({ ...about, settings: { ...settings, pauses: [] } })[0];
  };
  // Before everything, to learn when it was due.
  const due = plan(stay.created_at)?.dueAt;
  if (!due) return undefined;
  const at = due < stay.created_at ? stay.created_at : due;
  if (at < from || at > now) return undefined;
  return plan(at);
}
