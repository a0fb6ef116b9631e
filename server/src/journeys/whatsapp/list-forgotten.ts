import type { IsForgotten } from "../../domain/delivery/index.ts";
import { type ErasureKey, erasureHashes, findGuestByAddress, listErased } from "../../domain/guests/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/**
 * Returns the addresses of guests who were deleted and have not written since. `applied` resolves once the updates are
 * stored, to the addresses of the guests who wrote. `authors` among them are not looked up, so that messages of known
 * guests cost nothing here.
 */
export async function listForgotten(
  at: AtVenue,
  key: ErasureKey,
  addresses: string[],
  authors: ReadonlySet<string>,
  applied: Promise<ReadonlySet<string>>,
): Promise<string[]> {
  // Pipelined with the updates.
  const [others, written] = await Promise.all([
    listDeleted(
      at,
      key,
      addresses.filter((address) => !authors.has(address)),
    ),
    applied,
  ]);
  const unwritten = addresses.filter((address) => authors.has(address) && !written.has(address));
  const forgotten: string[] = [];
  for (const { address, ...keys } of [...others, ...(await listDeleted(at, key, unwritten))])
    if (!(await findGuestByAddress(at, keys))) forgotten.push(address);
  return forgotten;
}

/** Returns the addresses of deleted guests. */
async function listDeleted(at: AtVenue, key: ErasureKey, addresses: string[]) {
  if (addresses.length === 0) return [];
  const own = addresses.map((address) => {
    const isPhone = /^\d+$/.test(address);
    const phone = isPhone ? `+${address}` : null;
    const whatsappUserId = isPhone ? null : address;
    const hashes = erasureHashes(at.venueId, key, { phone, whatsappIds: isPhone ? [] : [address] });
    return { address, phone, whatsappUserId, hashes };
  });
  const erased = await listErased(
    at,
    own.flatMap(({ hashes }) => hashes),
  );
  return own
    .filter(({ hashes }) => hashes.some((hash) => erased.has(hash.toString("hex"))))
    .map(({ hashes: _, ...address }) => address);
}

/** Returns a function that tests these guests, given as in webhooks. The first call looks all of them up. */
export function forgottenAmong(at: AtVenue, key: ErasureKey, guests: (string | null)[]): IsForgotten {
  const addresses = [...new Set(guests)].filter((guest) => guest !== null);
  let listed: Promise<string[]> | undefined;
  return async (guest) => {
    listed ??= listForgotten(at, key, addresses, new Set(), Promise.resolve(new Set()));
    return (await listed).includes(guest);
  };
}
