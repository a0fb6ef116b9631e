import type { ModelOverview } from "@bellhop/contract/model";
import { viewProbe, viewUsage } from "../../domain/assistant/index.ts";
import { hasRole, type Member } from "../../domain/members/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import { priceOf, rateCard } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { guestWaitMs } from "../../platform/model/index.ts";
import { callingCodeOf } from "../../platform/read-phone.ts";
import type { Services } from "../../services.ts";

/** The venue's language model, its last test and what it has cost. Money is for managers and owners. */
export async function viewModel(
  at: ReadingAtVenue,
  { config: { model } }: Pick<Services, "config">,
  { role }: Pick<Member, "role">,
): Promise<ModelOverview> {
  const seesCost = hasRole(role, "manager");
  const { venue, today } = await venueToday(at);
  const [probe, usage] = await Promise.all([
    viewProbe(at, { seesCost }),
    viewUsage(at, { today, timezone: venue.timezone }, model?.price),
  ]);
  const { calls, answers, tokens, micros, failures } = usage;
  const currency = model?.price?.currency;
  return {
    model: model ? { wire: model.wire, name: model.name, host: new URL(model.baseUrl).host } : null,
    probe,
    limit_ms: guestWaitMs,
    usage: {
      month: today.slice(0, 7),
      ...{ calls, answers, tokens },
      cost: seesCost && currency && micros !== null ? { currency, micros } : null,
      whatsapp_reply: seesCost ? whatsappReply(venue.country) : null,
    },
    rules_instead: failures,
  };
}

function whatsappReply(country: string): ModelOverview["usage"]["whatsapp_reply"] {
  const micros = priceOf("service", callingCodeOf(country));
  const { asOf, currency, freeReplies } = rateCard;
  return micros === undefined ? null : { currency, micros, prices_of: asOf, free_replies: freeReplies };
}
