import type { InputOf } from "@bellhop/contract/call";
import type { saveWebhook as saveWebhookCall } from "@bellhop/contract/notifications";
import type { Acting } from "../../domain/members/index.ts";
import { saveWebhook } from "../../domain/notifications/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuseField } from "../../platform/refusal.ts";
import { isUnencrypted } from "../../platform/safe-fetch/index.ts";
import type { Services } from "../../services.ts";

/** Adds or changes an outgoing webhook. Refused without HTTPS, except for addresses that the host has allowed. */
export function managerSavesWebhook(
  at: AtVenue,
  who: Acting,
  input: InputOf<typeof saveWebhookCall>,
  { config, sealingKey }: Pick<Services, "config" | "sealingKey">,
) {
  if (isUnencrypted(input.url, config.safeFetchAllow)) throw refuseField("url", "url_not_https");
  return saveWebhook(at, who, input, sealingKey);
}
