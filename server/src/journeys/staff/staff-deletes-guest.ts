import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { deleteGuest } from "@bellhop/contract/guests";
import type { LiveEvent } from "@bellhop/contract/live";
import { endAlerts, eraseAlerts } from "../../domain/alerts/index.ts";
import { type Actor, eraseFromAudit, recordChange } from "../../domain/audit/index.ts";
import {
  broadcastConversation,
  eraseMessagesQueue,
  eraseUnmatched,
  hideConversations,
  lockConversationsOfGuests,
} from "../../domain/conversations/index.ts";
import { eraseDeliveriesQueue } from "../../domain/delivery/index.ts";
import { eraseDoorCodes } from "../../domain/door-codes/index.ts";
import { endSessionsOfGuests } from "../../domain/guest-sessions/index.ts";
import { forgetCodesOf } from "../../domain/guest-verification/index.ts";
import {
  addressesOf,
  beginErasure,
  eraseGuests,
  findPersonId,
  hasOpenConflict,
  type Identifiers,
  listCounterparts,
  lockPerson,
  type Person,
  rememberErased,
} from "../../domain/guests/index.ts";
import { eraseMedia } from "../../domain/media/index.ts";
import { listMessagesToErase, lockUnsentOfGuests } from "../../domain/messages/index.ts";
import { eraseFromNotifications } from "../../domain/notifications/index.ts";
import { eraseFromSends } from "../../domain/proactive/index.ts";
import { eraseFromRequests, eraseRequests } from "../../domain/requests/index.ts";
import { eraseImportRows, forgetLeftOut } from "../../domain/reservation-imports/index.ts";
import {
  type BookingRow,
  broadcastReservations,
  eraseFromBookings,
  lockBookingsOfGuests,
} from "../../domain/reservations/index.ts";
import { erasePhones } from "../../domain/simulator/index.ts";
import { freezeThreads } from "../../domain/statistics/index.ts";
import { eraseRatingsOf } from "../../domain/stay-ratings/index.ts";
import { eraseFromSuggestions } from "../../domain/suggestions/index.ts";
import { eraseFromTestQuestions } from "../../domain/test-questions/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import { eraseChannelEvents } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { eraseVenueAnswers } from "../../platform/idempotency/index.ts";
import { eraseLiveEvents } from "../../platform/live/erase-events.ts";
import { readPhone } from "../../platform/read-phone.ts";
import { type Traces, tracesOf } from "../../platform/traces.ts";
import type { Services } from "../../services.ts";
import { findStaffed } from "../statistics/find-staffed.ts";

type Parts = Pick<Services, "erasureKey" | "sealingKey" | "clock">;

/**
 * A member deletes a guest's personal data, with that of guests merged into them. Rows that count stay, without names and
 * words. Long threads are erased in further transactions: `eraseMessagesOf` the conversations, before the call is answered,
 * and a job if the process dies before. Until then they are hidden. Files, status updates, raw webhooks and imports follow
 * by jobs. Keyed hashes stay, so that imports do not add the guest again; who writes again is a new guest.
 */
export async function staffDeletesGuest(
  at: AtVenue,
  by: Actor,
  input: InputOf<typeof deleteGuest>,
  { erasureKey, sealingKey, clock }: Parts,
): Promise<{ output: OutputOf<typeof deleteGuest>; conversationIds: string[] }> {
  const person = await lockPerson(at, await findPersonId(at, await addressOf(at, input)));
  const counterparts = await listCounterparts(at, person);
  await lockUnsentOfGuests(at, person.guestIds);
  const bookings = await lockBookingsOfGuests(at, person.guestIds);
  const threads = await lockConversationsOfGuests(at, [...person.guestIds, ...counterparts]);
  // From here on, what the guest writes waits for the commit and belongs to a new guest.
  const receivedUntil = clock.now();
  const conversationIds = threadsOf(threads, person.guestIds);

  await freezeThreads(at, conversationIds, await findStaffed(at));
  await remember(at, erasureKey, person, bookings);
  const playedNames = await erasePhones(at, person.phones);
  const traces = gatherTraces(person, playedNames, conversationIds, bookings);
  await eraseFromSends(at, person.guestIds);
  await eraseDoorCodes(at, person.guestIds);
  await eraseRatingsOf(at, person.guestIds);
  await eraseRequests(at, { guestIds: person.guestIds, conversationIds });
  const lines = await listMessagesToErase(at, conversationIds);
  const messageIds = lines.filter(({ is_line }) => !is_line).map(({ message_id }) => message_id);
  await hideConversations(at, conversationIds);
  await eraseUnmatched(at, erasureKey, addressesOf(person));
  const files = await eraseMedia(at, messageIds);
  await eraseGuests(at, person);
  await endSessionsOfGuests(at, person.guestIds);
  const ownReservationIds = await eraseFromBookings(at, person.guestIds, bookings);
  await forgetCodesOf(at, person.guestIds, ownReservationIds);
  await eraseImportRows(at, person.guestIds, ownReservationIds);
  await forgetLeftOut(at);
  await eraseAlerts(at, conversationIds, traces);
  await eraseFromNotifications(at, person.guestIds);
  await eraseFromSuggestions(at, traces);
  await eraseFromTestQuestions(at, traces);
  await eraseFromRequests(at, traces);
  await eraseChannelEvents(at, traces);
  await eraseFromAudit(at, traces);
  await eraseVenueAnswers(at, traces);

  const event = {
    kind: "guest_deleted",
    guest_ids: person.guestIds,
    conversation_ids: conversationIds,
  } satisfies LiveEvent;
  await eraseLiveEvents(at, traces, event);
  at.broadcast(event);
  await endConflictAlerts(at, counterparts, threads);
  if (bookings.length > 0)
    broadcastReservations(
      at,
      bookings.map(({ reservation_id }) => reservation_id),
    );
  for (const id of conversationIds) {
    const payload = { venue_id: at.venueId, conversation_id: id };
    await at.enqueue(eraseMessagesQueue, payload, { key: id });
    await at.enqueue(eraseDeliveriesQueue, payload, { key: id });
  }
  await beginErasure(at, sealingKey, { traces, event, receivedUntil });
  const counts = { messages: messageIds.length, files, reservations: bookings.length };
  await recordChange(at, by, {
    kind: "guest_deleted",
    subject: { id: person.guestId, name: person.guestId },
    before: null,
    after: counts,
  });
  return { output: { guest_id: person.guestId, ...counts }, conversationIds };
}

/** A phone as people type it, or as WhatsApp reported it. */
async function addressOf(at: AtVenue, input: InputOf<typeof deleteGuest>) {
  if ("guest_id" in input) return { guestId: input.guest_id };
  const { country } = await findVenue(at);
  const read = readPhone(input.phone, country);
  const digits = input.phone.normalize("NFKC").replace(/\D/g, "");
  return { phones: [...(read ? [read] : []), `+${digits}`] };
}

const threadsOf = (threads: Map<string, string>, guestIds: string[]): string[] =>
  guestIds.flatMap((guestId) => threads.get(guestId) ?? []);

async function remember(at: AtVenue, key: Buffer, person: Person, bookings: BookingRow[]) {
  const { names, phones, emails, whatsappIds } = person;
  const reservations = bookings.flatMap(({ source, reservation_number, external_id, is_theirs_alone }) => {
    const ids = [
      { source, id: reservation_number },
      { source: "staff", id: reservation_number },
      ...(external_id === null ? [] : [{ source, id: external_id }]),
    ];
    return is_theirs_alone ? ids : names.flatMap((name) => ids.map((one) => ({ ...one, name })));
  });
  const all: Identifiers[] = [
    ...phones.map((phone) => ({ phone })),
    ...emails.map((email) => ({ email })),
    { whatsappIds, reservations },
  ];
  for (const identifiers of all) await rememberErased(at, key, identifiers);
}

function gatherTraces(
  { guestIds, names, phones, emails, whatsappIds }: Person,
  playedNames: string[],
  conversationIds: string[],
  bookings: BookingRow[],
): Traces {
  const own = bookings.filter(({ is_theirs_alone }) => is_theirs_alone);
  return tracesOf({
    ids: [...guestIds, ...conversationIds, ...own.map(({ reservation_id }) => reservation_id)],
    addresses: [...addressesOf({ phones, whatsappIds }), ...emails],
    names: [...names, ...playedNames],
    numbers: own.flatMap(({ reservation_number, external_id }) => [reservation_number, external_id ?? ""]),
  });
}

/** Guests who may have been the same person are shown without the conflict. */
async function endConflictAlerts(at: AtVenue, counterparts: string[], threads: Map<string, string>) {
  for (const guestId of counterparts) {
    const conversationId = threads.get(guestId);
    if (!conversationId) continue;
    if (!(await hasOpenConflict(at, guestId))) await endAlerts(at, conversationId, ["guest_conflict"]);
    broadcastConversation(at, conversationId);
  }
}
