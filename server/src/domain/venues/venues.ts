import type { GuardingSwitch } from "@bellhop/contract/switches";
import type { AtVenue, Reading, ReadingAtOperator, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuseSwitchedOff } from "../../platform/refusal.ts";
import { type ChangedSettings, settingsOf, switchesOf } from "./settings.ts";
import {
  countRules,
  listVenueIds,
  selectDays,
  selectFirstVenuesOfUnit,
  selectSwitches,
  selectVenue,
  selectVenueDay,
  selectVenueForUpdate,
  selectVenuesOfUnit,
  selectVenuesSendingFirst,
  setWhatsappSwitch,
  updateLiveVersion,
  updateRulesOn,
  type Venue,
} from "./venues.queries.ts";

export const findVenue = (at: ReadingAtVenue) => at.tx.row(selectVenue, { venueId: at.venueId });

/** Refused while the venue has switched this off. */
export async function requireSwitchedOn(at: ReadingAtVenue, needed: GuardingSwitch): Promise<void> {
  const { functionality, live_concierge_version } = await at.tx.row(selectSwitches, { venueId: at.venueId });
  if (!switchesOf({ settings: { functionality }, live_concierge_version })[needed])
    throw refuseSwitchedOff(needed);
}

/** Locks the venue until the unit ends: changes of its settings and of its live version take turns. */
export const lockVenue = (at: AtVenue) => at.tx.row(selectVenueForUpdate, { venueId: at.venueId });

/** The venue's own day: its date, when it began, and the time zone. */
export const findVenueDay = (at: ReadingAtVenue) =>
  at.tx.row(selectVenueDay, { venueId: at.venueId, now: at.now });

/** When the venue's days begin and end, and its time zone. */
export const findDays = (at: ReadingAtVenue, days: { from: string | null; to: string | null }) =>
  at.tx.row(selectDays, { venueId: at.venueId, ...days });

/** The venue, its date, and the unit's time. */
export async function venueToday(at: ReadingAtVenue): Promise<{ venue: Venue; today: string; now: Date }> {
  const [venue, { today }] = await Promise.all([findVenue(at), findVenueDay(at)]);
  return { venue, today, now: at.now };
}

/** Includes closed venues. */
export const listAllVenueIds = async (at: Reading): Promise<number[]> =>
  (await at.tx.rows(listVenueIds)).map(({ venue_id }) => Number(venue_id));

/** Open venues with a rule that is on for messages that they send first. */
export const listVenuesSendingFirst = async (at: Reading): Promise<number[]> =>
  (await at.tx.rows(selectVenuesSendingFirst)).map(({ venue_id }) => Number(venue_id));

/** Notes how many rules for messages that the venue sends first are on. */
export const setRulesOn = (at: AtVenue, rulesOn: number) =>
  at.tx.run(updateRulesOn, { venueId: at.venueId, rulesOn });

/** Rules that are on at all venues of an operator. */
export const countRulesOn = async (at: Reading, operatorId: string): Promise<number> =>
  (await at.tx.row(countRules, { operatorId })).rules;

export const listVenuesOfUnit = (at: ReadingAtOperator) => at.tx.rows(selectVenuesOfUnit);

/** The first venues by name, the requested venue if the unit has it, and the number of all venues. */
export async function listFirstVenuesOfUnit(
  at: ReadingAtOperator,
  filter: { with: number | null; limit: number },
) {
  const rows = await at.tx.rows(selectFirstVenuesOfUnit, { venueId: filter.with, limit: filter.limit });
  return {
    venues: rows.filter(({ is_among_first }) => is_among_first),
    venue: rows.find(({ venue_id }) => venue_id === filter.with),
    count: at.venueIds.length,
  };
}

/** Switches the venue's WhatsApp screens on, for no one in particular. */
export const switchWhatsappOn = (at: AtVenue) =>
  at.tx.run(setWhatsappSwitch, { venueId: at.venueId, isOn: "true", changed: "{}" });

/** Switches the venue's WhatsApp screens on, for the member who connects its number. */
export async function setWhatsappOn(at: AtVenue, by: { name: string }): Promise<Venue> {
  const venue = await lockVenue(at);
  if (settingsOf(venue).functionality.whatsapp) return venue;
  const changed: ChangedSettings = {
    "functionality.whatsapp": { by: by.name, at: at.now.toISOString() },
  };
  await at.tx.run(setWhatsappSwitch, { venueId: at.venueId, isOn: "true", changed: JSON.stringify(changed) });
  return findVenue(at);
}

/**
 * Puts a version of the assistant live. The first one switches the assistant on, for the member who published it; later
 * ones keep the switch.
 */
export function setLiveVersion(at: AtVenue, version: number, by: string | null): Promise<Venue> {
  const changed: ChangedSettings =
    by === null ? {} : { "functionality.concierge": { by, at: at.now.toISOString() } };
  const { venueId } = at;
  return at.tx.row(updateLiveVersion, {
    venueId,
    liveConciergeVersion: version,
    changed: JSON.stringify(changed),
  });
}
