import type { ChannelEvent } from "@bellhop/contract/whatsapp";
import type { AtVenue } from "../../platform/at/index.ts";
import { updateTemplateCategory, updateTemplateQuality, updateTemplateState } from "./templates.queries.ts";

type TemplateEvent = Extract<ChannelEvent, { kind: `template_${string}` }>;

/** WhatsApp's words for a template's state (November 2026). */
const states: Record<string, "submitted" | "approved" | "rejected" | "paused" | "disabled"> = {
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
  const { template_id: providerTemplateId, name, language } = event;
  const ref = { venueId: at.venueId, channelId, providerTemplateId, name, language };
  if (event.kind === "template_quality") {
    await at.tx.maybeRow(updateTemplateQuality, { ...ref, quality: event.quality });
    return undefined;
  }
  if (event.kind === "template_category") {
    const category = event.category.toLowerCase();
    if (categories.has(category)) await at.tx.maybeRow(updateTemplateCategory, { ...ref, category });
    return undefined;
  }
  const state = states[event.state.toUpperCase()];
  if (!state) return undefined;
  const reason = event.reason || null;
  const changed = await at.tx.maybeRow(updateTemplateState, { ...ref, state, reason, changedAt: at.now });
  return changed && stops.has(state) ? `${name} (${language}): ${event.reason || event.state}` : undefined;
}
