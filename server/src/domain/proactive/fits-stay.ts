import type { Moment } from "@bellhop/contract/proactive";
import type { ReservationStatus } from "@bellhop/contract/reservations";
import type { Calendar } from "./calendar.ts";
import { dueOf, needsCheckIn } from "./moments.ts";
import type { PastSend, Rule, StayToPlan } from "./types.ts";
import { holdsDoorCode } from "./wording.ts";

const statusAt: Record<Moment["kind"], ReservationStatus> = {
  booked: "confirmed",
  before_arrival: "confirmed",
  arrival_day: "confirmed",
  after_check_in: "checked_in",
  mid_stay: "checked_in",
  before_departure: "checked_in",
  after_check_out: "checked_out",
};

/**
 * Whether a message that was decided, and has not left yet, still fits the stay. One that does not is dropped and planned
 * again. Door codes have further conditions (`fillDoorCode`). `rule` is undefined if it was deleted: then the status
 * decides.
 */
export function fitsStay(
  sent: Pick<PastSend, "moment" | "due_at" | "decided_at">,
  rule: Rule | undefined,
  stay: StayToPlan,
  calendar: Calendar,
  now: Date,
): boolean {
  if (rule?.moment.kind !== sent.moment) return stay.status === statusAt[sent.moment];
  // A rule may have the code in some languages only.
  const due = dueOf(rule.moment, stay, calendar, holdsDoorCode(rule));
  if (!due || now >= due.usefulUntil) return false;
  if (needsCheckIn(rule.moment) && stay.status !== "checked_in") return false;
  // Checked in again: the dates are as they were. An edited rule says nothing about whether they have changed.
  const isByDates = sent.moment !== "after_check_in" && sent.moment !== "after_check_out";
  return !isByDates || rule.counts_from > sent.decided_at || due.dueAt.getTime() === sent.due_at.getTime();
}
