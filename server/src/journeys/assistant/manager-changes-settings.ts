import type { InputOf } from "@bellhop/contract/call";
import type { changeSettings as changeSettingsCall, Settings } from "@bellhop/contract/settings";
import type { Actor } from "../../domain/audit/index.ts";
import { changeSettings, lockVenue, settingsOf } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import { translateLater } from "./translate-statements.ts";

/** Translations that are switched on begin at once, not with the next publication. */
export async function managerChangesSettings(
  at: AtVenue,
  by: Actor,
  change: InputOf<typeof changeSettingsCall>,
  services: Services,
): Promise<Settings> {
  const before = settingsOf(await lockVenue(at));
  const after = await changeSettings(at, by, change);
  if (after.readings.translates && !before.readings.translates) await translateLater(at, services, by.name);
  return after;
}
