import type { ReservationStatus } from "@bellhop/contract/reservations";
import * as z from "zod/mini";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  deleteDeclined,
  insertDeclined,
  lockOfferRow,
  type OfferRow,
  selectOffers,
  selectOrderedSince,
  selectUplift,
  type UpliftRow,
  updateAnswered,
  updateAsked,
} from "./offers.queries.ts";

const storedAskedBack = z.object({
  /** The assistant's message. */
  message_id: z.string(),
  what: z.enum(["day", "price"]),
  count: z.nullable(z.number()),
  day: z.nullable(z.string()),
  time: z.nullable(z.string()),
});
export type OfferAsked = z.infer<typeof storedAskedBack>;

/** An extra that a rule offered to a guest of a stay. */
export type StoredOffer = {
  messageId: string;
  entryId: string;
  /** The price of one, as the guest read it; null without one. */
  price: { amount: number; currency: string } | null;
  offeredAt: Date;
  answer: "ordered" | "declined" | null;
  /** What the assistant asked back last, if it waits for the answer. */
  askedBack: OfferAsked | null;
  stay: { status: ReservationStatus; checkin: string; checkout: string };
};

const toOffer = (row: OfferRow): StoredOffer => ({
  messageId: row.message_id,
  entryId: row.extra_entry_id,
  price:
    row.price_minor === null || row.currency === null
      ? null
      : { amount: row.price_minor, currency: row.currency },
  offeredAt: row.decided_at,
  answer: row.answer,
  askedBack: row.asked_back === null ? null : storedAskedBack.parse(row.asked_back),
  stay: { status: row.status, checkin: row.checkin, checkout: row.checkout },
});

/** The offer to this person that the first of these messages made, or asked back about. */
export async function findOffer(
  at: ReadingAtVenue,
  { guestId, messageIds }: { guestId: string; messageIds: readonly string[] },
): Promise<StoredOffer | undefined> {
  if (messageIds.length === 0) return undefined;
  const rows = await at.tx.rows(selectOffers, { venueId: at.venueId, guestId, messageIds: [...messageIds] });
  const offers = rows.map(toOffer);
  for (const id of messageIds) {
    const found = offers.find(({ messageId, askedBack }) => messageId === id || askedBack?.message_id === id);
    if (found) return found;
  }
  return undefined;
}

/** Locks an offer until the unit ends; its conversation is locked before. Undefined if it was erased. */
export async function lockOffer(at: AtVenue, guestId: string, messageId: string) {
  const row = await at.tx.maybeRow(lockOfferRow, { venueId: at.venueId, guestId, messageId });
  return row && toOffer(row);
}

/** The person wants no offer of this extra any more. */
export async function noteDeclined(at: AtVenue, guestId: string, { messageId, entryId }: StoredOffer) {
  const { venueId, now } = at;
  await at.tx.run(insertDeclined, { venueId, guestId, entryId, declinedAt: now });
  await at.tx.run(updateAnswered, { venueId, messageId, answer: "declined", answeredAt: now });
}

/** The guest's last word counts: a no before is forgotten. */
export async function noteOrdered(at: AtVenue, guestId: string, { messageId, entryId }: StoredOffer) {
  const { venueId, now } = at;
  await at.tx.run(deleteDeclined, { venueId, guestId, entryId });
  await at.tx.run(updateAnswered, { venueId, messageId, answer: "ordered", answeredAt: now });
}

/** The assistant asks back. `price`: the one that it names. */
export const noteAsked = (
  at: AtVenue,
  messageId: string,
  askedBack: OfferAsked,
  price: StoredOffer["price"],
) =>
  at.tx.run(updateAsked, {
    venueId: at.venueId,
    messageId,
    askedBack: JSON.stringify(askedBack),
    priceMinor: price?.amount ?? null,
    currency: price?.currency ?? null,
  });

/** What the person has ordered of the extra since it was offered, by whatever way. */
export const findOrderSince = (at: ReadingAtVenue, guestId: string, { entryId, offeredAt }: StoredOffer) =>
  at.tx.maybeRow(selectOrderedSince, { venueId: at.venueId, guestId, entryId, since: offeredAt });

const comparedMs = 365 * 86_400_000;

export const listUplift = (at: ReadingAtVenue, timezone: string): Promise<UpliftRow[]> =>
  at.tx.rows(selectUplift, {
    venueId: at.venueId,
    since: new Date(at.now.getTime() - comparedMs),
    timezone,
  });
