import { broadcastConversation, lockConversationsOfGuests } from "../../domain/conversations/index.ts";
import type { AppliedBatch } from "../../domain/reservation-imports/index.ts";
import { broadcastReservations } from "../../domain/reservations/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/** More of them are not listed one by one. */
const maxBroadcasts = 100;

/** The inbox shows each guest's stay. */
export async function broadcastImportedStays(at: AtVenue, guestIds: readonly string[]) {
  if (guestIds.length === 0) return;
  const threads = await lockConversationsOfGuests(at, [...guestIds]);
  if (threads.size > maxBroadcasts) return;
  for (const conversationId of threads.values()) broadcastConversation(at, conversationId);
}

/** Dashboards read these reservations, and the inbox's stays, again. */
export async function broadcastImported(
  at: AtVenue,
  { reservationIds, guestIds }: Pick<AppliedBatch, "reservationIds" | "guestIds">,
) {
  if (reservationIds.length === 0) return;
  broadcastReservations(at, reservationIds.length > maxBroadcasts ? null : [...reservationIds]);
  await broadcastImportedStays(at, guestIds);
}
