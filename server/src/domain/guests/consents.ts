import type { GuestConsent, MessagePurpose } from "@bellhop/contract/guests";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  type FirstContactRow,
  removeConsent,
  selectFirstContacts,
  upsertConsent,
} from "./consents.queries.ts";
import { type ErasureKey, erasureHashes, listErased } from "./erased-guests.ts";

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
  const { stay, offers } = await at.tx.row(selectFirstContacts, { venueId: at.venueId, guestIds: [guestId] });
  return { stay, offers };
}

export type WhyNotFirst = "opted_out" | "no_consent" | "erased";
type ToWrite = { guest_id: string; phone: string | null };
/** For each purpose, why the venue must not write first; absent: it may. */
export type MayWriteFirst = Partial<Record<MessagePurpose, WhyNotFirst>>;

/**
 * Why the venue must not write to this guest first, for this purpose; undefined: it may. Everything that sends without
 * having been asked goes through here. Messages about a stay need no consent, but a refusal counts; offers need one.
 */
export async function whyNotWriteFirst(
  at: ReadingAtVenue,
  guest: ToWrite,
  purpose: MessagePurpose,
  key: ErasureKey,
): Promise<WhyNotFirst | undefined> {
  return (await listWhyNotWriteFirst(at, [guest], key)).get(guest.guest_id)?.[purpose];
}

/** The same for many guests, by a constant number of statements. */
export async function listWhyNotWriteFirst(
  at: ReadingAtVenue,
  guests: readonly ToWrite[],
  key: ErasureKey,
): Promise<Map<string, MayWriteFirst>> {
  const hashes = new Map(guests.map(({ guest_id, phone }) => [guest_id, hashesOf(at.venueId, key, phone)]));
  const [rows, erased] = await Promise.all([
    at.tx.rows(selectFirstContacts, { venueId: at.venueId, guestIds: [...hashes.keys()] }),
    listErased(at, [...hashes.values()].flat()),
  ]);
  return new Map(
    rows.map((rules) => {
      const wasErased = hashes.get(rules.guest_id)?.some((hash) => erased.has(hash.toString("hex")));
      const whyNot = (purpose: MessagePurpose) => {
        const reason = refusalOf(rules, purpose) ?? (wasErased ? "erased" : undefined);
        return reason && { [purpose]: reason };
      };
      return [rules.guest_id, { ...whyNot("stay"), ...whyNot("offers") }];
    }),
  );
}

const hashesOf = (venueId: number, key: ErasureKey, phone: string | null) =>
  phone === null ? [] : erasureHashes(venueId, key, { phone });

function refusalOf(rules: FirstContactRow, purpose: MessagePurpose): WhyNotFirst | undefined {
  if (rules.opted_out) return "opted_out";
  if (purpose === "offers" && rules.offers_stopped) return "opted_out";
  if (purpose === "offers" ? rules.offers !== true : rules.stay === false) return "no_consent";
  return undefined;
}
