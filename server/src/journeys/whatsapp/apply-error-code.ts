import { raiseChannelAlert } from "../../domain/alerts/index.ts";
import { lockConversation } from "../../domain/conversations/index.ts";
import {
  closeReplyWindow,
  setMarketingLimited,
  setMarketingStopped,
  setUnreachable,
} from "../../domain/guests/index.ts";
import {
  isMarketingLimitedCode,
  isMarketingStoppedCode,
  isPaymentCode,
  isSpamCode,
  isUnreachableCode,
  isWindowClosedCode,
  pauseMarketing,
  stopReasonOf,
  stopSending,
} from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

const connectionReportMs = 60 * 60_000;
/** After reports of spam. WhatsApp names no time. */
const marketingPauseMs = 24 * 60 * 60_000;

/** Does what follows from an error of WhatsApp for the guest and the channel, besides the message that failed. */
export async function applyErrorCode(
  at: AtVenue,
  { conversationId, channelId }: { conversationId: string; channelId: string },
  code: string | null,
  happenedAt: Date,
) {
  if (isWindowClosedCode(code)) {
    const { guest_id, channel_id } = await lockConversation(at, conversationId);
    await closeReplyWindow(at, { guestId: guest_id, channelId: channel_id });
  }
  // An error without a code is 0 here, which is a code of the API only.
  const stopped = code === null || code === "0" ? undefined : stopReasonOf(code);
  // Reports arrive for up to seven days: an old one says nothing about the connection as it is now.
  if (stopped && at.now.getTime() - happenedAt.getTime() < connectionReportMs) {
    await stopSending(at, channelId, stopped);
    const cause = stopped === "account_blocked" ? "sending_stopped" : "connection_broken";
    await raiseChannelAlert(at, cause, channelId, code ?? "");
  }
  if (isPaymentCode(code))
    await raiseChannelAlert(at, "sending_stopped", channelId, `${code} payment problem`);
  if (isSpamCode(code)) {
    await pauseMarketing(at, channelId, new Date(happenedAt.getTime() + marketingPauseMs));
    await raiseChannelAlert(at, "account_warning", channelId, `${code} spam rate limit`);
  }
  if (isMarketingStoppedCode(code) || isMarketingLimitedCode(code) || isUnreachableCode(code)) {
    const { guest_id } = await lockConversation(at, conversationId);
    const on = { guestId: guest_id, channelId };
    if (isMarketingStoppedCode(code))
      await setMarketingStopped(at, on, { stops: true, changedAt: happenedAt });
    if (isMarketingLimitedCode(code)) await setMarketingLimited(at, on, happenedAt);
    if (isUnreachableCode(code)) await setUnreachable(at, on, happenedAt);
  }
}
