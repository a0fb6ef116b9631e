import { areStored, findErasedMessages } from "../domain/conversations/index.ts";
import {
  addNewGuest,
  type ErasureKey,
  type GuestAddress,
  type Recognised,
  recogniseKnownGuest,
} from "../domain/guests/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

type Delivered = { providerMessageId: string; writtenAt: Date };

/**
 * Finds the guest of these messages, or adds one. Messages that a deleted guest wrote, delivered again, are left out.
 * Undefined if none is left, and if no guest has the address and all messages are stored: they are delivered again, and
 * their guest has another address by now.
 */
export async function recogniseAuthor<Message extends Delivered>(
  at: AtVenue,
  key: ErasureKey,
  channelId: string,
  { address, messages }: { address: GuestAddress; messages: Message[] },
): Promise<(Recognised & { messages: Message[] }) | undefined> {
  const known = await recogniseKnownGuest(at, address);
  // Who was deleted is a new guest since: earlier messages are the deleted guest's.
  const mayBeErased = !known || messages.some(({ writtenAt }) => writtenAt <= known.guest.created_at);
  if (known && !mayBeErased) return { ...known, messages };
  const ids = messages.map(({ providerMessageId }) => providerMessageId);
  if (!known && (await areStored(at, channelId, ids))) return undefined;
  const erased = await findErasedMessages(at, key, channelId, ids);
  const left = messages.filter(({ providerMessageId }) => !erased.has(providerMessageId));
  if (left.length === 0) return undefined;
  return { ...(known ?? (await addNewGuest(at, address))), messages: left };
}
