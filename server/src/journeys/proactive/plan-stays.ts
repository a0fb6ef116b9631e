import { addDays } from "@bellhop/contract/formats";
import { listWhyNotWriteFirst } from "../../domain/guests/index.ts";
import {
  bookedReachMs,
  type Consent,
  changedReachMs,
  daysBefore,
  listStaysInReach,
  type PlanByRule,
  type Planned,
  planRules,
  putTogether,
  type Rule,
  readStaysToPlan,
  type StayOfPerson,
} from "../../domain/proactive/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { PlanParts, SettingsToPlan } from "./read-plan-settings.ts";

export type PlannedStay = StayOfPerson & { consent: Consent; byRule: PlanByRule; planned: Planned[] };

/** Stays are read in portions of this size, each by a constant number of statements. */
export const staysAtOnce = 5_000;

/** The stays that may matter to these rules, from now until so many days later; or those of them that are among some. */
export function listStaysThatMatter(
  at: ReadingAtVenue,
  { settings }: SettingsToPlan,
  rules: readonly Rule[],
  days: number,
  among?: readonly string[],
): Promise<string[]> {
  const today = settings.calendar.dayOf(at.now);
  const reach = {
    from: addDays(today, -1),
    to: addDays(today, days + daysBefore(rules)),
    bookedSince: new Date(at.now.getTime() - bookedReachMs(rules)),
    changedSince: new Date(at.now.getTime() - changedReachMs),
  };
  return listStaysInReach(at, reach, among);
}

/** What the rules do for the guests of these stays, as everything is now. */
export async function planStays(
  at: ReadingAtVenue,
  reservationIds: readonly string[],
  rules: readonly Rule[],
  { channelId, settings }: SettingsToPlan,
  { erasureKey }: PlanParts,
): Promise<PlannedStay[]> {
  const stays = await readStaysToPlan(at, reservationIds, channelId);
  const guests = stays.map(({ guest, phone }) => ({ guest_id: guest.guest_id, phone }));
  const consents = await listWhyNotWriteFirst(at, guests, erasureKey);
  return stays.map((one) => {
    const consent = consents.get(one.guest.guest_id) ?? {};
    const about = { ...one, rules, consent, settings, now: at.now };
    const byRule = planRules(about);
    return { ...one, consent, byRule, planned: putTogether(byRule, about) };
  });
}
