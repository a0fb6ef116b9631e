import type { VenueSettings } from "../venues/index.ts";

/** Who answers, and where it is not the assistant: why. */
export type Answerer =
  | { by: "assistant"; version: number }
  | { by: "staff"; because: "closed" | "staff_hold_it" | "not_built" | "paused" | "it_came_late" };

/** A message that took longer to reach us is shown, and left to staff: its moment has passed. */
const lateMs = 60 * 60_000;

/**
 * The rule that decides who answers a guest's message: the assistant, where the venue has built it, lets it answer
 * live, and nobody of the staff holds the conversation; staff in every other case, and where the message came late. At
 * a closed venue nobody does: staff find it when the venue opens again.
 */
export function whoAnswers(
  conversation: { held_by: "assistant" | "staff" },
  venue: { settings: VenueSettings; live_concierge_version: number | null; closed_at: Date | null },
  message: { ageMs: number },
): Answerer {
  if (venue.closed_at) return { by: "staff", because: "closed" };
  if (conversation.held_by === "staff") return { by: "staff", because: "staff_hold_it" };
  const { concierge, assistant_mode } = venue.settings.functionality;
  const version = venue.live_concierge_version;
  if (!concierge || version === null) return { by: "staff", because: "not_built" };
  if (assistant_mode !== "live") return { by: "staff", because: "paused" };
  if (message.ageMs >= lateMs) return { by: "staff", because: "it_came_late" };
  return { by: "assistant", version };
}
