import type { GuestConsent, MessagePurpose } from "@bellhop/contract/guests";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { removeConsent, selectFirstContact, upsertConsent } from "./consents.queries.ts";
import { type ErasureKey, wasErased } from "./erased-guests.ts";

/** Stores the guest's decision about a purpose; null: none is known. */
export async function setConsent(
  at: AtVenue,
  guestId: string,
  { purpose, isGiven, by }: { purpose: MessagePurpose; isGiven: boolean | null; by: string },
) {
  const key = { venueId: at.venueId, guestId, purpose };
  if (isGiven === null) return void (await at.tx.run(removeConsent, key));
  await at.tx.run(upsertConsent, { ...key, isGiven, changedAt: at.now, changedBy: by });
}

export async function findConsent(at: ReadingAtVenue, guestId: string): Promise<GuestConsent> {
  const { stay, offers } = await at.tx.row(selectFirstContact, { venueId: at.venueId, guestId });
  return { stay, offers };
}

type WhyNotFirst = "opted_out" | "no_consent" | "erased";

/**
 * Why the venue must not write to this guest first, for this purpose; undefined: it may. Everything that sends without
 * having been asked goes through here. Messages about a stay need no consent, but a refusal counts; offers need one.
 */
export async function whyNotWriteFirst(
  at: ReadingAtVenue,
  { guest_id, phone }: { guest_id: string; phone: string | null },
  purpose: MessagePurpose,
  key: ErasureKey,
): Promise<WhyNotFirst | undefined> {
  const rules = await at.tx.row(selectFirstContact, { venueId: at.venueId, guestId: guest_id });
  if (rules.opted_out) return "opted_out";
  if (purpose === "offers" && rules.offers_stopped) return "opted_out";
  if (purpose === "offers" ? rules.offers !== true : rules.stay === false) return "no_consent";
  return (await wasErased(at, key, { phone })) ? "erased" : undefined;
}
