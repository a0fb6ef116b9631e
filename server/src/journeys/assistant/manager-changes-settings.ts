import type { InputOf } from "@bellhop/contract/call";
import type { changeSettings as changeSettingsCall, Settings } from "@bellhop/contract/settings";
import type { Actor } from "../../domain/audit/index.ts";
import { changeSettings } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { renewDrafts } from "./renew-drafts.ts";

/** A member changes settings. They decide what happens to answers that wait for approval. */
export async function managerChangesSettings(
  at: AtVenue,
  by: Actor,
  change: InputOf<typeof changeSettingsCall>,
): Promise<Settings> {
  const settings = await changeSettings(at, by, change);
  if (change.functionality) await renewDrafts(at);
  return settings;
}
