import type { ModelOverview } from "@bellhop/contract/model";
import { viewProbe, viewUsage } from "../../domain/assistant/index.ts";
import { hasRole, type Member } from "../../domain/members/index.ts";
import { voiceSecondsOfMonth } from "../../domain/messages/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import { priceOf, rateCard } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { guestWaitMs } from "../../platform/model/index.ts";
import { callingCodeOf } from "../../platform/read-phone.ts";
import type { Services } from "../../services.ts";
import { findModel, type VenueModel } from "./find-model.ts";

/** The venue's language model, its last test and what it has cost. Money is for managers and owners. */
export async function viewModel(
  at: ReadingAtVenue,
  services: Services,
  { role }: Pick<Member, "role">,
): Promise<ModelOverview> {
  const seesCost = hasRole(role, "manager");
  const { venue, today } = await venueToday(at);
  const found = await findModel(at, services);
  const price = found?.settings.price;
  const { transcribe } = services.config;
  const month = { today, timezone: venue.timezone };
  const [probe, usage, voiceSeconds] = await Promise.all([
    viewProbe(at, { seesCost }),
    viewUsage(at, month, price),
    voiceSecondsOfMonth(at, month),
  ]);
  const { calls, answers, tokens, translation, forStaff, failures } = usage;
  const costOf = ({ micros }: { micros: number | null }) =>
    seesCost && price && micros !== null ? { currency: price.currency, micros } : null;
  return {
    model: found ? toModel(found, seesCost) : null,
    has_installation_model: services.config.model !== undefined,
    voice_notes_host: transcribe ? new URL(transcribe.url).host : null,
    probe,
    limit_ms: guestWaitMs,
    usage: {
      month: today.slice(0, 7),
      ...{ calls, answers, tokens },
      translation_tokens: translation.tokens,
      cost: costOf(usage),
      translation_cost: costOf(translation),
      for_staff: { calls: forStaff.calls, tokens: forStaff.tokens, cost: costOf(forStaff) },
      voice_minutes: Math.ceil(voiceSeconds / 60),
      whatsapp_reply: seesCost ? whatsappReply(venue.country) : null,
    },
    rules_instead: failures,
  };
}

function toModel({ settings, own }: VenueModel, seesAll: boolean): ModelOverview["model"] {
  const { wire, name, baseUrl, price = null } = settings;
  return {
    ...{ wire, name, host: new URL(baseUrl).host },
    set_by: own ? "venue" : "installation",
    own: own && seesAll ? { base_url: baseUrl, key_ends: own.keyEnds, price } : null,
  };
}

function whatsappReply(country: string): ModelOverview["usage"]["whatsapp_reply"] {
  const micros = priceOf("service", callingCodeOf(country));
  const { asOf, currency, freeReplies } = rateCard;
  return micros === undefined ? null : { currency, micros, prices_of: asOf, free_replies: freeReplies };
}
