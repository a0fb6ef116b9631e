import { housePhone } from "../../domain/guest-page/index.ts";
import { listAllEntries } from "../../domain/knowledge/index.ts";
import { settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

/** The phone that guests call: from the draft of the profile, else from the settings. */
export async function findHousePhone(at: ReadingAtVenue, venue: Venue): Promise<string | undefined> {
  const profile = (await listAllEntries(at, "profile")).map(({ entry }) => entry);
  return housePhone(profile, settingsOf(venue).general.phone);
}
