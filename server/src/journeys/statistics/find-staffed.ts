import { listAllEntries } from "../../domain/knowledge/index.ts";
import type { Staffed } from "../../domain/statistics/index.ts";
import { findVenue, settingsOf } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

/** The reception's hours from the profile. Older venues may have them only in their settings. */
export async function findStaffed(at: ReadingAtVenue): Promise<Staffed> {
  const [profile, venue] = await Promise.all([listAllEntries(at, "profile"), findVenue(at)]);
  const reception = profile.find(({ entry }) => entry.key === "reception" && entry.facts?.hours);
  return { hours: reception?.entry.facts?.hours ?? settingsOf(venue).general.hours ?? null };
}
