import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import { graphNumber } from "../whatsapp/graph-number.ts";

type GuestMessage = { channel_id: string | null; provider_message_id: string | null };

/**
 * Shows the guest that their message was read and that an answer is being written, for up to 25 seconds. The answer does
 * not wait for it, and a failure is only logged.
 */
export function showTyping(services: Services, venueId: number, message: GuestMessage) {
  const logFailure = (failure: object) =>
    services.log.debug({ venue: venueId, ...failure }, "the typing indicator was not shown");
  markRead(services, venueId, message).then(
    (answer) => answer?.is === "failure" && logFailure({ code: answer.code }),
    (err: unknown) => logFailure({ err }),
  );
}

async function markRead(services: Services, venueId: number, message: GuestMessage) {
  const { channel_id, provider_message_id } = message;
  if (!channel_id || !provider_message_id) return undefined;
  const findNumber = (at: ReadingAtVenue) => graphNumber(at, services, channel_id);
  const number = await services.db.readAtVenue(venueId, findNumber);
  return number && services.graph.markRead(number, provider_message_id, true);
}
