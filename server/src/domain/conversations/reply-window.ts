import type { ChannelKind } from "@bellhop/contract/conversations";
import { limits } from "@bellhop/contract/limits";
import type { AtVenue } from "../../platform/at/index.ts";
import { setLastGuestAt } from "./reply-window.queries.ts";

/** Until when the channel takes free text, counted from the provider's time of the guest's last message; null: always. */
export function replyWindowClosesAt(channel: ChannelKind, lastGuestAt: Date | null): Date | null {
  if (channel === "web") return null;
  return new Date((lastGuestAt?.getTime() ?? 0) + limits.replyWindowHours * 3_600_000);
}

/** True while free text may go out. At 24:00:00 the window is closed. */
export function isReplyWindowOpen(channel: ChannelKind, lastGuestAt: Date | null, now: Date): boolean {
  const closesAt = replyWindowClosesAt(channel, lastGuestAt);
  return closesAt === null || now < closesAt;
}

/** Closes the window because WhatsApp refused a message; this overrides our clock. */
export async function closeReplyWindow(at: AtVenue, conversationId: string) {
  const dayAgo = new Date(at.now.getTime() - limits.replyWindowHours * 3_600_000);
  await at.tx.run(setLastGuestAt, { venueId: at.venueId, conversationId, lastGuestAt: dayAgo });
}
