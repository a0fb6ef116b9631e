import { type ChannelKind, channelRules } from "@bellhop/contract/channel-kinds";
import { limits } from "@bellhop/contract/limits";
import type { AtVenue } from "../../platform/at/index.ts";
import { selectWindowOfMessage } from "./reply-window.queries.ts";

/** When the channel stops accepting free text, by the provider's time of the guest's last message; null if never. */
export function replyWindowClosesAt(channel: ChannelKind, lastGuestAt: Date | null): Date | null {
  if (!channelRules[channel].hasReplyWindow) return null;
  return new Date((lastGuestAt?.getTime() ?? 0) + limits.replyWindowHours * 3_600_000);
}

/** At 24:00:00 the window is closed. */
export function isReplyWindowOpen(channel: ChannelKind, lastGuestAt: Date | null, now: Date): boolean {
  const closesAt = replyWindowClosesAt(channel, lastGuestAt);
  return closesAt === null || now < closesAt;
}

/** Whether the channel that a message was written for still takes it. Templates need no window. */
export async function mayStillSend(at: AtVenue, messageId: string): Promise<boolean> {
  const found = await at.tx.row(selectWindowOfMessage, { venueId: at.venueId, messageId });
  return found.kind === "template" || isReplyWindowOpen(found.channel_kind, found.window_from, at.now);
}
