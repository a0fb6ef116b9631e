import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type {
  listDoorCodes,
  readDoorCode,
  readMessageCode,
  saveDoorCode,
} from "@bellhop/contract/door-codes";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { readCode, readMessageCodes, viewDoorCodes, writeCode } from "../../domain/door-codes/index.ts";
import { holdsDoorCode, listRules } from "../../domain/proactive/index.ts";
import {
  broadcastReservations,
  listStays,
  lockReservation,
  markActive,
  viewReservation,
} from "../../domain/reservations/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";

type Key = Pick<Services, "sealingKey">;

/** Whether the guests and rooms of a reservation have door codes. */
export async function viewDoorCodesOfReservation(
  at: ReadingAtVenue,
  { reservation_id }: InputOf<typeof listDoorCodes>,
): Promise<OutputOf<typeof listDoorCodes>> {
  const { guests } = await viewReservation(at, reservation_id);
  return viewCodes(at, reservation_id, guests);
}

async function viewCodes(
  at: ReadingAtVenue,
  reservationId: string,
  stays: Parameters<typeof viewDoorCodes>[2],
): Promise<OutputOf<typeof listDoorCodes>> {
  const [items, rules] = await Promise.all([viewDoorCodes(at, reservationId, stays), listRules(at)]);
  return { items, is_used: rules.some(holdsDoorCode) };
}

/** A member looks at a door code. */
export async function staffReadsDoorCode(
  at: ReadingAtVenue,
  { reservation_id: reservationId, guest_id: guestId, room }: InputOf<typeof readDoorCode>,
  { sealingKey }: Key,
): Promise<OutputOf<typeof readDoorCode>> {
  const { guests } = await viewReservation(at, reservationId);
  if (!guests.some((guest) => guest.guest_id === guestId && guest.room === room)) throw refuse("not_found");
  return { code: await readCode(at, sealingKey, { reservationId, guestId, room }) };
}

/** A member looks at the code in a message, which may be of another day. */
export async function staffReadsMessageCode(
  at: ReadingAtVenue,
  { message_id: messageId }: InputOf<typeof readMessageCode>,
  { sealingKey }: Key,
): Promise<OutputOf<typeof readMessageCode>> {
  const found = (await readMessageCodes(at, sealingKey, [messageId])).get(messageId);
  if (!found) throw refuse("not_found");
  return { code: found.code };
}

/** A member writes the door code of a guest and room, or removes it. Codes for rooms that the guest has left are removed. */
export async function staffSavesDoorCode(
  at: AtVenue,
  by: Actor,
  { reservation_id: reservationId, guest_id: guestId, room, code }: InputOf<typeof saveDoorCode>,
  { sealingKey }: Key,
): Promise<OutputOf<typeof saveDoorCode>> {
  const { reservation_number: number } = await lockReservation(at, reservationId);
  const stays = await listStays(at, reservationId);
  const rooms = stays.filter((stay) => stay.guest_id === guestId).map((stay) => stay.room);
  if (!rooms.includes(room)) throw refuse("wrong_state");
  const before = await viewDoorCodes(at, reservationId, stays);
  const formerRooms = before.flatMap((one) =>
    one.guest_id === guestId && one.written_for !== null && !rooms.includes(one.written_for)
      ? [one.written_for]
      : [],
  );
  await writeCode(at, sealingKey, { reservationId, guestId, room, code, by: by.name, formerRooms });
  await markActive(at, reservationId);
  await recordChange(at, by, {
    kind: "door_code_saved",
    subject: { id: reservationId, name: number },
    before: { room: null },
    after: { room, is_set: code !== null },
  });
  broadcastReservations(at, [reservationId]);
  return viewCodes(at, reservationId, stays);
}
