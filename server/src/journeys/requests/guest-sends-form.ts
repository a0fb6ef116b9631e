import { findVenue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import { reportsDangerOnPage } from "../guests/guest-repeats-emergency.ts";
import { guestWritesOnPage, type Written } from "../guests/guest-writes-on-page.ts";
import type { Visit } from "../guests/view-guest-page.ts";
import { guestRequestsOnPage } from "./guest-requests-on-page.ts";
import type { GuestForm } from "./read-guest-form.ts";

type Used = Pick<Services, "db" | "config" | "assistantVersions">;

/**
 * Returns the unit that stores what a form says: a request. Words that report a danger are a message instead, whatever
 * its other fields say.
 */
export async function guestSendsForm(
  { db, config: { secretKey }, assistantVersions }: Used,
  visit: Visit,
  form: GuestForm,
): Promise<(at: AtVenue) => Promise<Written>> {
  const { venueId } = visit;
  const { words: text = "", sent_as: sentAs } = form;
  const isDanger =
    text !== "" && (await db.readAtVenue(venueId, (at) => reportsDangerOnPage(at, visit, text)));
  if (isDanger) return (at) => guestWritesOnPage(at, visit, { sentAs, text }, secretKey);
  const published = form.kind === "extra" ? await readPublished() : [];
  return (at) => guestRequestsOnPage(at, visit, form, { published, secretKey });

  async function readPublished() {
    const { live_concierge_version: live } = await db.readAtVenue(venueId, findVenue);
    const version = live === null ? undefined : await assistantVersions.open(venueId, live);
    return [...(version?.entries.values() ?? [])];
  }
}
