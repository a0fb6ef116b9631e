import type { InputOf } from "@bellhop/contract/call";
import type { connectModel, ModelOverview } from "@bellhop/contract/model";
import {
  connectOwnModel,
  disconnectOwnModel,
  findOwnModel,
  forgetProbe,
} from "../../domain/assistant/index.ts";
import type { Acting } from "../../domain/members/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { anthropicUrl } from "../../platform/model/index.ts";
import { refuseField } from "../../platform/refusal.ts";
import { isUnencrypted } from "../../platform/safe-fetch/index.ts";
import type { Services } from "../../services.ts";
import { sealingOf } from "./find-model.ts";
import { startTest } from "./manager-tests-model.ts";
import { viewModel } from "./view-model.ts";

/** A manager connects the venue's own model. It is tested at once. */
export async function managerConnectsModel(
  at: AtVenue,
  services: Services,
  who: Acting,
  { wire, base_url, name, key, price }: InputOf<typeof connectModel>,
): Promise<ModelOverview> {
  const baseUrl = wire === "anthropic" ? anthropicUrl : requireAddress(base_url, services);
  const chosen = { wire, baseUrl, name: name.trim(), key, price: price ?? undefined };
  await connectOwnModel(at, who, chosen, sealingOf(services));
  const own = await findOwnModel(at, sealingOf(services));
  if (wire === "anthropic" && own?.keyEnds === null) throw refuseField("key", "model_key_missing");
  await startTest(at, services, who, { replaces: true });
  return viewModel(at, services, who);
}

/** Without the slash at its end. Only hosts that the installation allows may do without https. */
function requireAddress(typed: string | null, { config }: Pick<Services, "config">): string {
  const url = URL.parse(typed ?? "");
  if (!url || url.username || url.password || url.search || url.hash)
    throw refuseField("base_url", "model_url_invalid");
  if (isUnencrypted(url.href, config.safeFetchAllow)) throw refuseField("base_url", "url_not_https");
  return url.href.replace(/\/+$/, "");
}

/** A manager has the venue use the installation's model again, or none. */
export async function managerDisconnectsModel(
  at: AtVenue,
  services: Services,
  who: Acting,
): Promise<ModelOverview> {
  // What is known of another model says nothing about this one.
  if (await disconnectOwnModel(at, who, sealingOf(services))) await forgetProbe(at);
  return viewModel(at, services, who);
}
