import { publishConversation, takeConversationsOfGuests } from "../domain/conversations/index.ts";
import type { AppliedBatch } from "../domain/reservation-imports/index.ts";
import { publishReservations } from "../domain/reservations/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/** More of them are not listed one by one. */
const publishedMost = 100;

/** The inbox shows each guest's stay. */
export async function publishImportedStays(at: AtVenue, guestIds: readonly string[]) {
  if (guestIds.length === 0) return;
  const threads = await takeConversationsOfGuests(at, [...guestIds]);
  if (threads.size > publishedMost) return;
  for (const conversationId of threads.values()) publishConversation(at, conversationId);
}

/** Dashboards read these reservations, and the inbox's stays, again. */
export async function publishImported(
  at: AtVenue,
  { reservationIds, guestIds }: Pick<AppliedBatch, "reservationIds" | "guestIds">,
) {
  if (reservationIds.length === 0) return;
  publishReservations(at, reservationIds.length > publishedMost ? null : [...reservationIds]);
  await publishImportedStays(at, guestIds);
}
