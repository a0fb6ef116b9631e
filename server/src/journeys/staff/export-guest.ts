import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { exportGuest as exportCall } from "@bellhop/contract/guests";
import { isMachineText, type Message } from "@bellhop/contract/messages";
import type { Reservation } from "@bellhop/contract/reservations";
import { listAlertsOfConversations } from "../../domain/alerts/index.ts";
import { exportDrafts } from "../../domain/answer-drafts/index.ts";
import { readThreadsOfGuests, readUpdatesOfGuests } from "../../domain/conversations/index.ts";
import { exportDoorCodes } from "../../domain/door-codes/index.ts";
import { readVisitsOfGuests } from "../../domain/guest-sessions/index.ts";
import { exportCodes } from "../../domain/guest-verification/index.ts";
import { readPerson } from "../../domain/guests/index.ts";
import { exportDeclined, exportSends } from "../../domain/proactive/index.ts";
import { exportRequests } from "../../domain/requests/index.ts";
import { listImportRowsOf } from "../../domain/reservation-imports/index.ts";
import { listAllReservationsOfGuest } from "../../domain/reservations/index.ts";
import { exportRatings } from "../../domain/stay-ratings/index.ts";
import { listTranslationsOf } from "../../domain/translations/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { csvByteOrderMark, csvLine } from "../../platform/csv.ts";
import type { Services } from "../../services.ts";

/** All data about one guest, for the guest: as JSON, or as CSV with a row per message. */
export async function exportGuest(
  at: ReadingAtVenue,
  { guest_id, format }: InputOf<typeof exportCall>,
  { erasureKey, sealingKey }: Pick<Services, "erasureKey" | "sealingKey">,
): Promise<OutputOf<typeof exportCall>> {
  const person = await readPerson(at, guest_id);
  const { guestIds, guests, consents, channels, addresses } = person;
  const { conversationIds, messages, questions } = await readThreadsOfGuests(at, guestIds);
  const file_name = `guest-${guestIds[0] ?? guest_id}.${format}`;
  if (format === "csv") return { file_name, content: messagesAsCsv(messages) };
  const venue = await findVenue(at);
  const stays = await Promise.all(guestIds.map((guestId) => listAllReservationsOfGuest(at, guestId)));
  const reservations = new Map(stays.flat().map((one) => [one.reservation_id, one]));
  const { changes, reports } = await readUpdatesOfGuests(at, erasureKey, { conversationIds, addresses });
  const exported = {
    exported_at: at.now,
    venue: venue.name,
    guests,
    consents,
    channels,
    reservations: [...reservations.values()].map((one) => withoutOthers(one, guestIds)),
    door_codes: await exportDoorCodes(at, sealingKey, guestIds),
    stay_codes: await exportCodes(at, guestIds),
    messages,
    translations: await listTranslationsOf(at, conversationIds, messages),
    changes,
    status_reports: reports,
    handed_over: questions,
    answer_drafts: await exportDrafts(at, conversationIds),
    requests: await exportRequests(at, { guestIds, conversationIds }),
    sent_first: await exportSends(at, guestIds),
    declined_extras: await exportDeclined(at, guestIds),
    stay_ratings: await exportRatings(at, guestIds),
    alerts: await listAlertsOfConversations(at, conversationIds),
    files: messages.flatMap(({ content }) => (content?.kind === "media" ? [content.media] : [])),
    imports: await listImportRowsOf(at, guestIds),
    ...(await readVisitsOfGuests(at, guestIds)),
  };
  return { file_name, content: `${JSON.stringify(exported, null, 2)}\n` };
}

/** Other guests of the reservation are not this guest's data. */
function withoutOthers(reservation: Reservation, guestIds: string[]) {
  const guests = reservation.guests.filter((guest) => guestIds.includes(guest.guest_id));
  return { ...reservation, guests, rooms: [...new Set(guests.map(({ room }) => room).filter(Boolean))] };
}

const columns = [
  "at",
  "author",
  "member",
  "kind",
  "text",
  "file",
  "state",
  "helpful",
  "generated",
  "message_id",
] as const;

function messagesAsCsv(messages: Message[]): string {
  const lines = messages
    .filter(({ author }) => author !== "system")
    .map((message) => {
      const { position, author, member_name, kind, text, content, state, is_helpful, message_id } = message;
      const helpful = is_helpful === null ? "" : is_helpful ? "yes" : "no";
      const file = content?.kind === "media" ? (content.media.file_name ?? content.media.media_id) : "";
      return csvLine([
        position,
        author,
        member_name ?? "",
        kind,
        text,
        file,
        state ?? "",
        helpful,
        isMachineText(message) ? "yes" : "",
        message_id,
      ]);
    });
  return csvByteOrderMark + csvLine(columns) + lines.join("");
}
