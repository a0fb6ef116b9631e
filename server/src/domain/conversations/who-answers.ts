import type { VenueSettings } from "../venues/index.ts";

/**
 * The rule that decides who answers a guest's message: the assistant, where the venue has built it, lets it answer
 * live, and nobody of the staff holds the conversation; staff in every other case.
 */
export function whoAnswers(
  conversation: { held_by: "assistant" | "staff" },
  venue: { settings: VenueSettings; live_concierge_version: number | null },
): "assistant" | "staff" {
  const { concierge, assistant_mode } = venue.settings.functionality;
  const assistantWorks = concierge && venue.live_concierge_version !== null && assistant_mode === "live";
  return conversation.held_by === "assistant" && assistantWorks ? "assistant" : "staff";
}
