import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import {
  findFirstGuest,
  findKnownGuest,
  findPhoneUsedLast,
  insertPhone,
  listTakenPhones,
  lockPhone,
  type Phone,
  selectPlayableGuests,
  setPhoneUsed,
  updatePhoneGuest,
} from "./phones.queries.ts";

/** Takes up a phone: one played before, or that of a guest of the venue. Without one, the one used last. */
export async function choosePhone(at: AtVenue, chosen: string | undefined): Promise<string> {
  const phone = chosen ?? (await at.tx.maybeRow(findPhoneUsedLast, { venueId: at.venueId }))?.phone;
  if (phone === undefined) return firstPhone(at);
  await requirePlayable(at, phone);
  const isKnown = (await at.tx.run(setPhoneUsed, { venueId: at.venueId, phone, lastUsedAt: at.now })) > 0;
  if (isKnown) return phone;
  const guest = await at.tx.maybeRow(findKnownGuest, { venueId: at.venueId, phone });
  if (!guest) throw refuse("not_found");
  await at.tx.run(insertPhone, {
    venueId: at.venueId,
    phone,
    name: guest.name || phone,
    language: guest.language,
    lastUsedAt: at.now,
  });
  return phone;
}

/** The guests that staff may play: guests in house first, then guests played before, then by name. */
export const listPlayableGuests = (at: ReadingAtVenue) =>
  at.tx.rows(selectPlayableGuests, { venueId: at.venueId });

/** Assigns a phone to a guest: a known one, or a new one whom the venue meets with the first message. */
export async function becomeGuest(at: AtVenue, guest: { phone: string; name: string; language: string }) {
  await requirePlayable(at, guest.phone);
  const values = {
    venueId: at.venueId,
    phone: guest.phone,
    name: guest.name.replaceAll("\0", ""),
    language: guest.language,
    lastUsedAt: at.now,
  };
  await at.tx.run(insertPhone, values);
  await at.tx.run(updatePhoneGuest, values);
}

/** The phone that receives a message of the venue, created if it was not used before: every guest has one. */
export async function phoneThatIsCalled(at: AtVenue, phone: string): Promise<Phone> {
  const known = await at.tx.maybeRow(lockPhone, { venueId: at.venueId, phone });
  if (known) return known;
  const guest = await at.tx.maybeRow(findKnownGuest, { venueId: at.venueId, phone });
  await at.tx.run(insertPhone, {
    venueId: at.venueId,
    phone,
    name: guest?.name || phone,
    language: guest?.language ?? "en",
    lastUsedAt: null,
  });
  return at.tx.row(lockPhone, { venueId: at.venueId, phone });
}

/**
 * Refuses a guest who writes to the venue on a real channel, or may: a simulated message would stand in their own
 * conversation, and the reply to it would go to the simulator instead of to them.
 */
export async function requirePlayable(at: AtVenue, phone: string) {
  const guest = await at.tx.maybeRow(findKnownGuest, { venueId: at.venueId, phone });
  if (!guest?.writes_elsewhere) return;
  throw refuseField("phone", "guest_is_real");
}

/** A guest of the demo cast whom the assistant answers, or a new guest if there is none. */
async function firstPhone(at: AtVenue): Promise<string> {
  const cast = await at.tx.maybeRow(findFirstGuest, { venueId: at.venueId });
  const someone = cast ?? { phone: await freePhone(at), name: "Alex Morgan", language: "en" };
  const values = {
    venueId: at.venueId,
    phone: someone.phone,
    name: someone.name || someone.phone,
    language: someone.language,
    lastUsedAt: at.now,
  };
  await at.tx.run(insertPhone, values);
  await at.tx.run(setPhoneUsed, { venueId: at.venueId, phone: someone.phone, lastUsedAt: at.now });
  return someone.phone;
}

/** An unassigned phone, from the range that Ofcom reserves for drama (07700 900000 to 900999). */
export async function freePhone(at: ReadingAtVenue): Promise<string> {
  const range = Array.from({ length: 1000 }, (_, n) => `+447700900${String(n).padStart(3, "0")}`);
  const taken = new Set(
    (await at.tx.rows(listTakenPhones, { venueId: at.venueId, phones: range })).map((row) => row.phone),
  );
  const free = range.find((phone) => !taken.has(phone));
  if (!free) throw refuseNotPossible("no_phone_free");
  return free;
}
