import { areStored } from "../domain/conversations/index.ts";
import {
  addNewGuest,
  type GuestAddress,
  type Recognised,
  recogniseKnownGuest,
} from "../domain/guests/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/**
 * Finds the guest of these messages, or adds one. Undefined if no guest has the address and all messages are stored:
 * they are delivered again, and their guest has another address by now.
 */
export async function recogniseAuthor(
  at: AtVenue,
  channelId: string,
  address: GuestAddress,
  messages: { providerMessageId: string }[],
): Promise<Recognised | undefined> {
  const known = await recogniseKnownGuest(at, address);
  if (known) return known;
  const ids = messages.map(({ providerMessageId }) => providerMessageId);
  return (await areStored(at, channelId, ids)) ? undefined : addNewGuest(at, address);
}
