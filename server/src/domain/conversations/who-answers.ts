import type { VenueSettings } from "../venues/index.ts";

export type Answerer =
  /** With `needsApproval` what it states waits until a member approves it. */
  | { by: "assistant"; version: number; needsApproval: boolean }
  | {
      by: "staff";
      because:
        | "closed"
        | "staff_hold_it"
        | "not_built"
        | "paused"
        | "it_came_late"
        | "not_for_it"
        | "answered_elsewhere";
    };

/** Messages that arrive later than this are left to staff. */
const lateMs = 60 * 60_000;

export const isLate = (ageMs: number): boolean => ageMs >= lateMs;

/**
 * Decides who answers a guest's message: the assistant, if it is published and switched on, no staff member holds the
 * conversation, no other agent on the number is to answer, and the message is not late; else staff. At a closed venue
 * staff find it when the venue opens again.
 */
export function whoAnswers(
  conversation: { held_by: "assistant" | "staff"; is_answered_elsewhere?: boolean },
  venue: { settings: VenueSettings; live_concierge_version: number | null; closed_at: Date | null },
  message: { ageMs: number; isForAssistant?: boolean },
): Answerer {
  if (venue.closed_at) return { by: "staff", because: "closed" };
  // It was written in a group, or is a call: an answer in private would be out of place. Or the venue's own people answer
  // unknown visitors of its guest page.
  if (message.isForAssistant === false) return { by: "staff", because: "not_for_it" };
  if (conversation.held_by === "staff") return { by: "staff", because: "staff_hold_it" };
  if (conversation.is_answered_elsewhere) return { by: "staff", because: "answered_elsewhere" };
  const { concierge, assistant_mode } = venue.settings.functionality;
  const version = venue.live_concierge_version;
  if (version === null) return { by: "staff", because: "not_built" };
  if (!concierge || assistant_mode === "paused") return { by: "staff", because: "paused" };
  const needsApproval = assistant_mode === "suggest";
  // A member who approves an answer sees how old the question is.
  if (!needsApproval && isLate(message.ageMs)) return { by: "staff", because: "it_came_late" };
  return { by: "assistant", version, needsApproval };
}
