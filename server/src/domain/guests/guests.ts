import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { removeRefusal, selectFirstContacts } from "./consents.queries.ts";
import {
  clearUnreachable,
  endOptOuts,
  findOffersLimited,
  type Guest,
  selectGuest,
  selectGuestIdsByPhone,
  selectLastGuestAt,
  updateGuestLanguage,
  updateMarketingLimited,
  updateMarketingStopped,
  updateOptedOut,
  updateUnreachable,
} from "./guests.queries.ts";

/** The venue's guest with this id; refused if there is none. */
export async function findGuest(at: ReadingAtVenue, guestId: string): Promise<Guest> {
  const guest = await at.tx.maybeRow(selectGuest, { venueId: at.venueId, guestId });
  if (!guest) throw refuse("not_found");
  return guest;
}

/** Undefined: it was deleted. */
export const findGuestIfAny = (at: AtVenue, guestId: string): Promise<Guest | undefined> =>
  at.tx.maybeRow(selectGuest, { venueId: at.venueId, guestId });

/** The provider's time of the guest's last message on this channel; null if there is none. */
export async function findLastGuestAt(
  at: ReadingAtVenue,
  guestId: string,
  channelId: string,
): Promise<Date | null> {
  const found = await at.tx.maybeRow(selectLastGuestAt, { venueId: at.venueId, guestId, channelId });
  return found?.last_guest_at ?? null;
}

export const listGuestIdsByPhone = (at: ReadingAtVenue, phone: string) =>
  at.tx.rows(selectGuestIdsByPhone, { venueId: at.venueId, phone });

export const setGuestLanguage = (at: AtVenue, guest: { guestId: string; language: string }) =>
  at.tx.run(updateGuestLanguage, { venueId: at.venueId, ...guest });

type OnChannel = { guestId: string; channelId: string };

/** Stores STOP or START, unless the guest has written the other one since. START ends STOP on all channels. */
export async function setOptChange(
  at: AtVenue,
  on: OnChannel,
  { change, changedAt }: { change: "opt_out" | "opt_in"; changedAt: Date },
) {
  const { venueId } = at;
  await at.tx.run(updateOptedOut, { venueId, ...on, isOptedOut: change === "opt_out", changedAt });
  if (change === "opt_out") return;
  await at.tx.run(endOptOuts, { venueId, guestId: on.guestId, changedAt });
  await at.tx.run(removeRefusal, { venueId, guestId: on.guestId, changedAt });
}

/**
 * Refused if the guest wrote STOP, switched off marketing in WhatsApp or refused offers at the desk, or if WhatsApp limits
 * marketing.
 */
export async function requireReceivesOffers(at: AtVenue, on: OnChannel) {
  const rules = await at.tx.row(selectFirstContacts, { venueId: at.venueId, guestIds: [on.guestId] });
  if (rules.opted_out || rules.offers_stopped || rules.offers === false) throw refuse("guest_opted_out");
  const limited = await at.tx.maybeRow(findOffersLimited, { venueId: at.venueId, ...on });
  if (limited) throw refuse("marketing_limited");
}

/** WhatsApp limits marketing to the guest until the guest's next message. */
export const setMarketingLimited = (at: AtVenue, on: OnChannel, since: Date) =>
  at.tx.run(updateMarketingLimited, { venueId: at.venueId, ...on, since });

/** WhatsApp cannot deliver to the guest, until a message is delivered or the guest writes. */
export const setUnreachable = (at: AtVenue, on: OnChannel, since: Date) =>
  at.tx.run(updateUnreachable, { venueId: at.venueId, ...on, since });

export const setReachable = (at: AtVenue, on: OnChannel) =>
  at.tx.run(clearUnreachable, { venueId: at.venueId, ...on });

/** Stops or resumes marketing messages, unless the guest has changed the preference since. */
export const setMarketingStopped = (
  at: AtVenue,
  on: OnChannel,
  change: { stops: boolean; changedAt: Date },
) => at.tx.run(updateMarketingStopped, { venueId: at.venueId, ...on, ...change });
