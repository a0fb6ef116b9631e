import { channelRules } from "@bellhop/contract/channel-kinds";
import { limits } from "@bellhop/contract/limits";
import type { SimulatorSwitches } from "@bellhop/contract/simulator";
import { broadcastConversation, lockConversation } from "../../domain/conversations/index.ts";
import { setLastGuestAt } from "../../domain/guests/index.ts";
import { findLastWritten, setSwitches, simulatorAppSecret, viewPhone } from "../../domain/simulator/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

/** Changes how the simulated network treats a phone. Closing the 24-hour window closes it for staff, too. */
export async function changeSimulatedNetwork(
  at: AtVenue,
  phone: string,
  changes: Partial<SimulatorSwitches>,
  secretKey: Secret,
) {
  const { before, after } = await setSwitches(at, phone, changes, simulatorAppSecret(secretKey));
  if (before.reply_window_closed !== after.reply_window_closed) {
    await moveWindow(at, phone, after.reply_window_closed);
  }
}

const anHourMs = 3_600_000;

/** Makes the provider's time of the guest's last message older than the window, or restores it. */
async function moveWindow(at: AtVenue, phone: string, isClosed: boolean) {
  const { guest } = await viewPhone(at, phone);
  if (guest.conversation_id === null) return;
  const conversation = await lockConversation(at, guest.conversation_id);
  if (!channelRules[conversation.channel_kind].isSimulated) return;
  const tooOld = new Date(at.now.getTime() - (limits.replyWindowHours + 1) * anHourMs);
  const lastGuestAt = isClosed ? tooOld : await findLastWritten(at, phone);
  if (lastGuestAt === null) return;
  const { guest_id: guestId, channel_id: channelId } = conversation;
  await setLastGuestAt(at, { guestId, channelId }, lastGuestAt);
  broadcastConversation(at, guest.conversation_id);
}
