import type { DoorCode } from "@bellhop/contract/door-codes";
import type { ReservationStatus } from "@bellhop/contract/reservations";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { open, seal } from "../../platform/crypto/seal.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  type DoorCodeRow,
  deleteDoorCodes,
  deleteDoorCodesOfGuests,
  deleteMessageCodesOfGuests,
  insertMessageCode,
  selectDoorCodes,
  selectDoorCodesOfGuests,
  selectMessageCodes,
  sweepDoorCodeRows,
  sweepMessageCodeRows,
  upsertDoorCode,
} from "./door-codes.queries.ts";

type Stay = { guest_id: string; room: string };
type OfStay = { reservationId: string; guestId: string; room: string };

const codePlace = (venueId: number, codeId: string) => `door_codes.code_sealed ${venueId} ${codeId}`;
const messagePlace = (venueId: number, messageId: string) =>
  `message_codes.code_sealed ${venueId} ${messageId}`;

const openCode = (venueId: number, key: Buffer, row: Pick<DoorCodeRow, "code_id" | "code_sealed">): string =>
  open(key, row.code_sealed, codePlace(venueId, row.code_id));

/** Whether each of these stays has a code; not the codes. */
export async function viewDoorCodes(
  at: ReadingAtVenue,
  reservationId: string,
  stays: readonly Stay[],
): Promise<DoorCode[]> {
  const rows = await at.tx.rows(selectDoorCodes, { venueId: at.venueId, reservationId });
  return stays.map(({ guest_id, room }) => {
    const own = rows.filter((row) => row.guest_id === guest_id);
    const found = own.find((row) => row.room === room) ?? own[0];
    return {
      guest_id,
      room,
      state: !found ? "none" : found.room === room ? "set" : "other_room",
      written_for: found?.room ?? null,
      written_at: found?.written_at.toISOString() ?? null,
      written_by: found?.written_by ?? null,
    };
  });
}

/** Refused if this room has no code. */
export async function readCode(
  at: ReadingAtVenue,
  key: Buffer,
  { reservationId, guestId, room }: OfStay,
): Promise<string> {
  const rows = await at.tx.rows(selectDoorCodes, { venueId: at.venueId, reservationId });
  const found = rows.find((row) => row.guest_id === guestId && row.room === room);
  if (!found) throw refuse("not_found");
  return openCode(at.venueId, key, found);
}

/** Writes the code of a stay in place of those for `formerRooms`; null removes it. Lock the reservation first. */
export async function writeCode(
  at: AtVenue,
  key: Buffer,
  {
    reservationId,
    guestId,
    room,
    code,
    by,
    formerRooms,
  }: OfStay & { code: string | null; by: string; formerRooms: string[] },
): Promise<void> {
  const { venueId } = at;
  await at.tx.run(deleteDoorCodes, { venueId, reservationId, guestId, rooms: [room, ...formerRooms] });
  if (code === null) return;
  const codeId = newId();
  const codeSealed = seal(key, code, codePlace(venueId, codeId));
  const written = { codeId, codeSealed, writtenAt: at.now, writtenBy: by };
  await at.tx.run(upsertDoorCode, { venueId, reservationId, guestId, room, ...written });
}

/**
 * Stores the codes of these stays, of one person in one reservation, for a message whose text has the mask. False if one
 * of them has none.
 */
export async function addMessageCode(
  at: AtVenue,
  key: Buffer,
  {
    messageId,
    reservationId,
    guestId,
    stays,
  }: { messageId: string; reservationId: string; guestId: string; stays: readonly Stay[] },
): Promise<boolean> {
  const { venueId } = at;
  const rows = await at.tx.rows(selectDoorCodes, { venueId, reservationId });
  const found = stays.map((stay) =>
    rows.find((row) => row.guest_id === stay.guest_id && row.room === stay.room),
  );
  const codes = found.flatMap((row) => row ?? []);
  if (codes.length === 0 || codes.length < stays.length) return false;
  const opened = codes.map((row) => ({ room: row.room, code: openCode(venueId, key, row) }));
  const isSame = new Set(opened.map(({ code }) => code)).size === 1;
  const text = isSame
    ? opened[0]?.code
    : opened.map(({ room, code }) => (room ? `${room}: ${code}` : code)).join(", ");
  await at.tx.run(insertMessageCode, {
    ...{ venueId, messageId, guestId, reservationId },
    codeIds: codes.map(({ code_id }) => code_id),
    codeSealed: seal(key, text ?? "", messagePlace(venueId, messageId)),
  });
  return true;
}

/** `isCurrent`: it still is the code of the guest's room, and the stay is not over. */
type MessageCode = {
  code: string;
  guestId: string;
  isCurrent: boolean;
  stay: { status: ReservationStatus; checkin: string; checkout: string };
  /** When all of its rooms are the guest's; null: the whole stay. */
  dates: { from_date: string | null; until_date: string | null };
  /** The dates of the guest's other rooms of the stay. */
  otherRooms: readonly { from_date: string; until_date: string }[];
};

/** The codes in these messages; those without one are left out. */
export async function readMessageCodes(
  at: ReadingAtVenue,
  key: Buffer,
  messageIds: string[],
): Promise<Map<string, MessageCode>> {
  if (messageIds.length === 0) return new Map();
  const rows = await at.tx.rows(selectMessageCodes, { venueId: at.venueId, messageIds });
  return new Map(
    rows.map((row) => [
      row.message_id,
      {
        code: open(key, row.code_sealed, messagePlace(at.venueId, row.message_id)),
        guestId: row.guest_id,
        isCurrent: row.is_current,
        stay: { status: row.status, checkin: row.checkin, checkout: row.checkout },
        dates: { from_date: row.from_date, until_date: row.until_date },
        otherRooms: row.other_rooms,
      },
    ]),
  );
}

/** Deletes the codes of deleted guests, and those in their messages. */
export async function eraseDoorCodes(at: AtVenue, guestIds: string[]): Promise<void> {
  await at.tx.run(deleteDoorCodesOfGuests, { venueId: at.venueId, guestIds });
  await at.tx.run(deleteMessageCodesOfGuests, { venueId: at.venueId, guestIds });
}

const dayMs = 86_400_000;

/** Deletes the codes of stays that are over. Returns how many. */
export async function sweepDoorCodes(
  at: AtVenue,
  { today, limit }: { today: string; limit: number },
): Promise<number> {
  const past = { venueId: at.venueId, today, activeBefore: new Date(at.now.getTime() - dayMs), limit };
  const [codes, ofMessages] = [
    await at.tx.row(sweepDoorCodeRows, past),
    await at.tx.row(sweepMessageCodeRows, past),
  ];
  return codes.count + ofMessages.count;
}

/** For the guest: with the codes. */
export async function exportDoorCodes(at: ReadingAtVenue, key: Buffer, guestIds: string[]) {
  const rows = await at.tx.rows(selectDoorCodesOfGuests, { venueId: at.venueId, guestIds });
  return rows.map((row) => ({
    reservation_id: row.reservation_id,
    room: row.room,
    code: openCode(at.venueId, key, row),
    written_at: row.written_at,
  }));
}
