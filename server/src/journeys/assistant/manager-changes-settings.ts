import type { InputOf } from "@bellhop/contract/call";
import type { changeSettings as changeSettingsCall, Settings } from "@bellhop/contract/settings";
import type { Actor } from "../../domain/audit/index.ts";
import { changeSettings, lockVenue, settingsOf } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import { renewDrafts } from "./renew-drafts.ts";
import { translateLater } from "./translate-statements.ts";

/**
 * A member changes settings. They decide what happens to answers that wait for approval; translations that are switched on
 * begin at once, not with the next publication.
 */
export async function managerChangesSettings(
  at: AtVenue,
  by: Actor,
  change: InputOf<typeof changeSettingsCall>,
  services: Services,
): Promise<Settings> {
  const before = settingsOf(await lockVenue(at));
  const after = await changeSettings(at, by, change);
  if (change.functionality) await renewDrafts(at);
  if (after.readings.translates && !before.readings.translates) await translateLater(at, services, by.name);
  return after;
}
