import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { listTranscripts as call } from "@bellhop/contract/transcripts";
import { findGuest, listGuestIdsByPhone } from "../../domain/guests/index.ts";
import type { Member } from "../../domain/members/index.ts";
import { listGuestIdsOfReservation } from "../../domain/reservations/index.ts";
import { listTranscripts, readTranscript } from "../../domain/transcripts/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { refuseField } from "../../platform/refusal.ts";

type TranscriptInput = InputOf<typeof call>;

/** Staff read one conversation, or a page of those that match, newest activity first. Text is in their own language. */
export async function staffReadsTranscripts(
  at: ReadingAtVenue,
  input: TranscriptInput,
  { language }: Pick<Member, "language">,
): Promise<OutputOf<typeof call>> {
  const { conversation_id, messages_cursor, format, guest_id, phone, reservation_number, ...filter } = input;
  const guestIds = await guestsNamed(at, input);
  if (conversation_id !== undefined) {
    const textIn = format === "text" ? (language ?? "en") : undefined;
    const transcript = await readTranscript(at, conversation_id, { cursor: messages_cursor, textIn });
    const isMeant = guestIds === null || guestIds.includes(transcript.conversation.guest.guest_id);
    return { items: isMeant ? [transcript] : [], next_cursor: null };
  }
  if (messages_cursor !== undefined) throw refuseField("messages_cursor", "conversation_id_missing");
  if (format === "text") throw refuseField("format", "conversation_id_missing");
  return listTranscripts(at, { ...filter, guestIds, limit: input.limit ?? limits.pageItems });
}

/** The guests that match all given filters; null if no filter names guests. */
async function guestsNamed(at: ReadingAtVenue, { guest_id, phone, reservation_number }: TranscriptInput) {
  const named = await Promise.all([
    guest_id === undefined ? null : findGuest(at, guest_id).then((guest) => [guest]),
    phone === undefined ? null : listGuestIdsByPhone(at, `+${phone.replace(/\D/g, "")}`),
    reservation_number === undefined ? null : listGuestIdsOfReservation(at, reservation_number.trim()),
  ]);
  const lists = named
    .filter((guests) => guests !== null)
    .map((guests) => guests.map((guest) => guest.guest_id));
  const [first, ...others] = lists;
  return first ? first.filter((id) => others.every((ids) => ids.includes(id))) : null;
}
