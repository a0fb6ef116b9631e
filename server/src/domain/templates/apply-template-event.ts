import { tagOfTemplateCode } from "@bellhop/contract/template-languages";
import type { ChannelEvent } from "@bellhop/contract/whatsapp";
import type { AtVenue } from "../../platform/at/index.ts";
import { spellingsOf } from "./spellings-of.ts";
import { updateTemplateCategory, updateTemplateQuality, updateTemplateState } from "./templates.queries.ts";

type TemplateEvent = Extract<ChannelEvent, { kind: `template_${string}` }>;

/** WhatsApp's words for a template's state (November 2026). */
export const templateStates: Record<string, "submitted" | "approved" | "rejected" | "paused" | "disabled"> = {
  PENDING: "submitted",
  IN_APPEAL: "submitted",
  APPROVED: "approved",
  REINSTATED: "approved",
  REJECTED: "rejected",
  PAUSED: "paused",
  FLAGGED: "paused",
  DISABLED: "disabled",
  PENDING_DELETION: "disabled",
  DELETED: "disabled",
};

const stops = new Set(["rejected", "paused", "disabled"]);
const categories = new Set(["marketing", "utility", "authentication"]);

/** Applies a report about a template. Returns what staff should know if it can no longer be sent. */
export async function applyTemplateEvent(
  at: AtVenue,
  channelId: string,
  event: TemplateEvent,
): Promise<string | undefined> {
  const { template_id: providerTemplateId, name } = event;
  const language = tagOfTemplateCode(event.language);
  const languages = await spellingsOf(at, language);
  const ref = { venueId: at.venueId, channelId, providerTemplateId, name, languages };
  if (event.kind === "template_quality") {
    await at.tx.maybeRow(updateTemplateQuality, { ...ref, quality: event.quality });
    return undefined;
  }
  if (event.kind === "template_category") {
    const category = event.category.toLowerCase();
    if (categories.has(category)) await at.tx.maybeRow(updateTemplateCategory, { ...ref, category });
    return undefined;
  }
  const state = templateStates[event.state.toUpperCase()];
  if (!state) return undefined;
  const reason = event.reason || null;
  const changed = await at.tx.maybeRow(updateTemplateState, { ...ref, state, reason, changedAt: at.now });
  return changed && stops.has(state) ? `${name} (${language}): ${event.reason || event.state}` : undefined;
}
