import { raiseChannelAlert } from "../../domain/alerts/index.ts";
import { noteOtherAgentSeen } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/** Another agent answers guests on the venue's number. Staff are told once, and again after a week without it. */
export async function noteOtherAgent(at: AtVenue, channelId: string) {
  if (await noteOtherAgentSeen(at, channelId)) await raiseChannelAlert(at, "other_agent", channelId, "");
}
