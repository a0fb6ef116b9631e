import {
  addNewGuest,
  type ErasureKey,
  type GuestAddress,
  type Recognised,
  recogniseKnownGuest,
} from "../../domain/guests/index.ts";
import { areStored, findErasedMessages } from "../../domain/messages/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

type Delivered = { providerMessageId: string; writtenAt: Date };

/**
 * Finds the guest of these messages, or adds one. Leaves out messages of a deleted guest that are delivered again.
 * Undefined if none is left. Undefined too if all are stored but no guest has the address: they are delivered again, and
 * their guest has another address by now.
 */
export async function recogniseAuthor<Message extends Delivered>(
  at: AtVenue,
  key: ErasureKey,
  channelId: string,
  { address, messages }: { address: GuestAddress; messages: Message[] },
): Promise<(Recognised & { messages: Message[] }) | undefined> {
  const known = await recogniseKnownGuest(at, address);
  // A deleted guest who writes again is a new guest. Messages from before may be the deleted guest's.
  const mayBeErased = !known || messages.some(({ writtenAt }) => writtenAt <= known.guest.created_at);
  if (known && !mayBeErased) return { ...known, messages };
  const ids = messages.map(({ providerMessageId }) => providerMessageId);
  if (!known && (await areStored(at, channelId, ids))) return undefined;
  const erased = await findErasedMessages(at, key, channelId, ids);
  const remaining = messages.filter(({ providerMessageId }) => !erased.has(providerMessageId));
  if (remaining.length === 0) return undefined;
  return { ...(known ?? (await addNewGuest(at, address))), messages: remaining };
}
