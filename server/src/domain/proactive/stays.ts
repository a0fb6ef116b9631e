import type { Moment, PlannedMessage, ProactiveField, ProactiveReason } from "@bellhop/contract/proactive";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { worstOf } from "./rooms-of-day.ts";
import {
  type HistoryRow,
  lockReservationOfStay,
  type PersonRow,
  type Reach,
  selectDeclined,
  selectHistory,
  selectLastChange,
  selectOrders,
  selectPersons,
  selectStaysInReach,
  selectStaysInReachAmong,
  selectStaysToPlan,
} from "./stays.queries.ts";
import type { GuestToPlan, PastSend, StayToPlan } from "./types.ts";

/** The stays in reach, or those of them that are among some. */
export async function listStaysInReach(
  at: ReadingAtVenue,
  reach: Reach,
  among?: readonly string[],
): Promise<string[]> {
  const { venueId } = at;
  const rows = among
    ? await at.tx.rows(selectStaysInReachAmong, { venueId, ...reach, among: [...among] })
    : await at.tx.rows(selectStaysInReach, { venueId, ...reach });
  return rows.map(({ reservation_id }) => reservation_id);
}

/** A number that changes with each live event of the venue: bookings, guests, messages, requests, settings. */
export const findLastChange = async (at: ReadingAtVenue): Promise<number> =>
  (await at.tx.row(selectLastChange, { venueId: at.venueId })).last_seq;

/** A guest of a stay with all that decides what is sent to them first. */
export type StayOfPerson = {
  stay: StayToPlan;
  guest: GuestToPlan;
  phone: string | null;
  history: readonly PastSend[];
};

/** A stay with its dates and status; undefined if its guests were deleted. */
export async function readStay(at: ReadingAtVenue, reservationId: string): Promise<StayToPlan | undefined> {
  const { venueId } = at;
  const [row] = await at.tx.rows(selectStaysToPlan, { venueId, reservationIds: [reservationId] });
  return row;
}

/** The guests of these stays, by a constant number of statements. `channelId`: the number that is written on first. */
export async function readStaysToPlan(
  at: ReadingAtVenue,
  reservationIds: readonly string[],
  channelId: string | null,
): Promise<StayOfPerson[]> {
  const { venueId } = at;
  const rows = await at.tx.rows(selectStaysToPlan, { venueId, reservationIds: [...reservationIds] });
  const guestIds = [...new Set(rows.map(({ person_id }) => person_id))];
  const [persons, orders, refusals, history] = await Promise.all([
    at.tx.rows(selectPersons, { venueId, guestIds, channelId }),
    at.tx.rows(selectOrders, { venueId, guestIds }),
    at.tx.rows(selectDeclined, { venueId, guestIds }),
    at.tx.rows(selectHistory, { venueId, guestIds }),
  ]);
  const personOf = new Map(persons.map((row) => [row.guest_id, row]));
  const ordersOf = Map.groupBy(orders, ({ person_id }) => person_id);
  const refusalsOf = Map.groupBy(refusals, ({ person_id }) => person_id);
  const historyOf = Map.groupBy(history, ({ person_id }) => person_id);
  const found = new Map<string, StayOfPerson>();
  for (const { person_id, guest_id, room, from_date, until_date, door_code, ...stay } of rows) {
    const place = { guest_id, room, from_date, until_date, door_code };
    const key = `${stay.reservation_id} ${person_id}`;
    const known = found.get(key);
    const person = personOf.get(person_id);
    if (known) {
      const then = from_date === null ? ", " : " → ";
      known.guest.room = [known.guest.room, room].filter(Boolean).join(then);
      known.guest.places = [...known.guest.places, place];
      known.guest.door_code = worstOf(known.guest.places);
    } else if (person) {
      const ordered = (ordersOf.get(person_id) ?? []).map(({ entry_id }) => entry_id);
      const declined = (refusalsOf.get(person_id) ?? []).map(({ entry_id }) => entry_id);
      const past = (historyOf.get(person_id) ?? []).map(toPast);
      const guest = { ...toGuest(person, channelId), room, places: [place], door_code, ordered, declined };
      found.set(key, { stay, guest, phone: person.phone, history: past });
    }
  }
  return [...found.values()];
}

type OfPerson = Omit<GuestToPlan, "room" | "places" | "door_code" | "ordered" | "declined">;

const toGuest = (row: PersonRow, channelId: string | null): OfPerson => ({
  guest_id: row.guest_id,
  name: row.name,
  language: row.language,
  conversation_id: row.conversation_id,
  has_whatsapp:
    channelId !== null && (row.phone !== null || row.whatsapp_user_id !== null) && !row.is_unreachable,
  has_phone: row.phone !== null,
  has_page: row.has_page,
  has_verified_page: row.has_verified_page,
  email: row.email,
  offers_limited: row.offers_limited,
  last_guest_at: row.last_guest_at,
  trouble: row.has_emergency ? "open_emergency" : row.has_complaint ? "open_complaint" : null,
});

const toPast = (row: HistoryRow): PastSend => ({
  rule_id: row.rule_id,
  reservation_id: row.reservation_id,
  moment: row.moment as Moment["kind"],
  state: row.state,
  reason: row.reason as ProactiveReason | null,
  field: row.field as ProactiveField | null,
  due_at: row.due_at,
  decided_at: row.decided_at,
  day: row.day,
  message_id: row.message_id,
  way: row.way as PlannedMessage["way"],
  language: row.language,
  is_other_language: row.is_other_language,
  was_dropped: row.was_dropped,
});

/** Locks the reservation of a stay until the unit ends. Returns whether it exists. */
export async function lockStay(at: AtVenue, reservationId: string): Promise<boolean> {
  const found = await at.tx.maybeRow(lockReservationOfStay, { venueId: at.venueId, reservationId });
  return found !== undefined;
}
