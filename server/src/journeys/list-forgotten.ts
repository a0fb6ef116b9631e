import type { IsForgotten } from "../domain/conversations/index.ts";
import { type ErasureKey, erasureHashes, findGuestByAddress, listErased } from "../domain/guests/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/**
 * Of these addresses, those of guests who were deleted and have not written since. `applied`: the updates with these
 * addresses.
 */
export async function listForgotten(
  at: AtVenue,
  key: ErasureKey,
  addresses: string[],
  applied: Promise<unknown>,
): Promise<string[]> {
  const own = addresses.map((address) => {
    const isPhone = /^\d+$/.test(address);
    const phone = isPhone ? `+${address}` : null;
    const whatsappUserId = isPhone ? null : address;
    const hashes = erasureHashes(at.venueId, key, { phone, whatsappIds: isPhone ? [] : [address] });
    return { address, phone, whatsappUserId, hashes };
  });
  const listed =
    own.length === 0
      ? new Set<string>()
      : listErased(
          at,
          own.flatMap(({ hashes }) => hashes),
        );
  const [erased] = await Promise.all([listed, applied]);
  const forgotten: string[] = [];
  for (const { address, hashes, ...keys } of own) {
    const wasErased = hashes.some((hash) => erased.has(hash.toString("hex")));
    if (wasErased && !(await findGuestByAddress(at, keys))) forgotten.push(address);
  }
  return forgotten;
}

/** Answers for these guests, named as WhatsApp does. They are looked up at once, with the first question. */
export function forgottenAmong(at: AtVenue, key: ErasureKey, guests: (string | null)[]): IsForgotten {
  const addresses = [...new Set(guests)].filter((guest) => guest !== null);
  let listed: Promise<string[]> | undefined;
  return async (guest) => {
    listed ??= listForgotten(at, key, addresses, Promise.resolve());
    return (await listed).includes(guest);
  };
}
