import type { ReadingFailureCode } from "@bellhop/contract/model";
import type { UntranslatedReason } from "@bellhop/contract/translations";
import { findOverBudget } from "../../domain/assistant/index.ts";
import { findVenue, settingsOf, type Venue, venueToday } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Reader } from "../../platform/model/index.ts";
import type { Services } from "../../services.ts";
import { findModel, type VenueModel } from "./find-model.ts";

type Found = { model: VenueModel } | { whyNot: UntranslatedReason };

/** The model that may help the venue's staff, or why none may. It gets guests' words only if the venue allows that. */
export async function findStaffModel(at: ReadingAtVenue, services: Services, venue: Venue): Promise<Found> {
  const { functionality, readings } = settingsOf(venue);
  if (!functionality.translation) return { whyNot: "switched_off" };
  const model = await findModel(at, services);
  if (!model) return { whyNot: "no_model" };
  return readings.enabled ? { model } : { whyNot: "not_allowed" };
}

/** The same within the month's budgets, which count what staff use too. */
export async function findStaffReader(
  at: ReadingAtVenue,
  services: Services,
  conversationId: string,
): Promise<{ reader: Reader } | { failure: UntranslatedReason | ReadingFailureCode }> {
  const { venue, today } = await venueToday(at);
  const found = await findStaffModel(at, services, venue);
  if ("whyNot" in found) return { failure: found.whyNot };
  const { reader, settings } = found.model;
  const month = { today, timezone: venue.timezone };
  const told = { price: settings.price, conversationId };
  const failure = await findOverBudget(at, settingsOf(venue).readings, month, told);
  return failure ? { failure } : { reader };
}

export async function viewWhyNotTranslate(
  at: ReadingAtVenue,
  services: Services,
): Promise<{ why_not: UntranslatedReason | null }> {
  const found = await findStaffModel(at, services, await findVenue(at));
  return { why_not: "whyNot" in found ? found.whyNot : null };
}
