import type { UntranslatedReason } from "@bellhop/contract/translations";
import { findVenue, settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import { findModel, type VenueModel } from "./find-model.ts";

/** The model that translates for the venue's staff, or why there is none. Guests' words leave only if the venue lets them. */
export async function findTranslator(
  at: ReadingAtVenue,
  services: Services,
  venue: Venue,
): Promise<{ model: VenueModel } | { whyNot: UntranslatedReason }> {
  const { functionality, readings } = settingsOf(venue);
  if (!functionality.translation) return { whyNot: "switched_off" };
  const model = await findModel(at, services);
  if (!model) return { whyNot: "no_model" };
  return readings.enabled ? { model } : { whyNot: "not_allowed" };
}

export async function viewWhyNotTranslate(
  at: ReadingAtVenue,
  services: Services,
): Promise<{ why_not: UntranslatedReason | null }> {
  const found = await findTranslator(at, services, await findVenue(at));
  return { why_not: "whyNot" in found ? found.whyNot : null };
}
