import type { DoorCode } from "@bellhop/contract/door-codes";
import type { LiveEvent } from "@bellhop/contract/live";
import type { Reservation, ReservationGuest } from "@bellhop/contract/reservations";
import { withGuests } from "../../features/reservations/reservation-lists.ts";
import { SampleRefusal } from "./operator.fixture.ts";
import { ago, numberedId, sampleClock } from "./time.fixture.ts";

type Body = Record<string, unknown>;
type Person = [name: string, phone: string | null, conversation: number | null, room?: string];
type Sample = Partial<Reservation> & { id: number; room: string; people: Person[] };

const today = "2026-11-21";

const samples: Sample[] = [
  {
    id: 221,
    room: "221",
    people: [["Grace Lindqvist", "+46705550113", 2]],
    arrival_time: "02:00",
    adults: 2,
  },
  {
    id: 416,
    room: "416",
    people: [["Ken Nakamura", "+818055550416", 13]],
    arrival_time: "16:30",
    adults: 1,
    checkout: "2026-11-26",
    room_type: "Sea view",
    source: "booking.com",
    external_id: "4829130021",
  },
  {
    id: 118,
    room: "118",
    people: [
      ["Camille Laurent", "+33655550118", 5],
      ["Étienne Laurent", null, null, "119"],
      ["Zoé Laurent", null, null, "119"],
    ],
    adults: 2,
    children: 1,
    checkout: "2026-11-28",
    room_type: "Family",
  },
  {
    id: 507,
    room: "",
    people: [["عمر الحربي", "+966505550142", 0]],
    status: "pending",
    arrival_time: "22:45",
    adults: 4,
    children: 2,
  },
  {
    id: 305,
    room: "305",
    people: [["Daniel Okafor", "+2348055550305", 7]],
    status: "checked_in",
    arrival_time: "15:00",
    adults: 2,
  },
  { id: 317, room: "317", people: [["Yuki Tanaka", "+819055550317", 9]], status: "no_show" },
  ...(
    [
      [331, "Henrik Paulsen", "+4740550133", 3],
      [412, "Marta Rossi", "+393485550412", 8],
      [214, "Emily Hartwell", "+447700900214", 6],
    ] as const
  ).map(([id, name, phone, conversation]) => ({
    id,
    room: String(id),
    people: [[name, phone, conversation] as Person],
    status: "checked_in" as const,
    checkin: "2026-11-18",
    checkout: today,
    adults: 2,
  })),
  {
    id: 402,
    room: "402",
    people: [["Pavel Novák", "+420605550402", 12]],
    status: "checked_out",
    checkin: "2026-11-16",
    checkout: today,
  },
  {
    id: 604,
    room: "604",
    people: [["ليلى ناصر", "+971505550604", 11]],
    status: "checked_in",
    checkin: "2026-11-15",
    checkout: "2026-11-20",
    adults: 1,
  },
  {
    id: 310,
    room: "310",
    people: [["Lucía Fernández", "+34600555011", 16]],
    status: "cancelled",
    checkin: "2026-12-20",
    checkout: "2027-01-03",
  },
];

function reservationOf({ id, room, people, ...given }: Sample): Reservation {
  const guests = people.map(
    ([name, phone, conversation, other], index): ReservationGuest => ({
      guest_id: numberedId(8_000 + id * 10 + index),
      name,
      deleted: false,
      phone,
      language: "en",
      room: other ?? room,
      conversation_id: conversation === null ? null : numberedId(100 + conversation),
    }),
  );
  const plain: Reservation = {
    reservation_id: numberedId(7_000 + id),
    reservation_number: `MA-48${id}`,
    status: "confirmed",
    checkin: today,
    checkout: "2026-11-24",
    arrival_time: null,
    adults: null,
    children: null,
    room_type: "",
    rooms: [],
    guests: [],
    source: "staff",
    external_id: null,
    created_at: ago(20_000),
    active_at: ago(3_000 + id),
    ...given,
  };
  return withGuests(plain, guests);
}

/** One that is set, none, and one for another room. */
function doorCodeOf({ guest_id, room }: ReservationGuest, index: number): DoorCode {
  const written = { written_at: ago(90), written_by: "Ana Ferri" };
  if (index === 1)
    return { guest_id, room, state: "none", written_for: null, written_at: null, written_by: null };
  return index === 0
    ? { guest_id, room, state: "set", written_for: room, ...written }
    : { guest_id, room, state: "other_room", written_for: "117", ...written };
}

/** `?crowd=2000` is a large hotel; `?empty` has no reservations. */
export function sampleReservations(wanted: URLSearchParams, emit: (event: LiveEvent) => void) {
  const crowd = Array.from({ length: Number(wanted.get("crowd") ?? 0) }, (_, index) => ({
    id: 10_000 + index,
    room: String(1_000 + index),
    people: [[`Guest ${index + 1}`, null, null]] as Person[],
  }));
  const all = new Map(
    (wanted.has("empty") ? [] : [...samples, ...crowd])
      .map(reservationOf)
      .map((one) => [one.reservation_id, one]),
  );

  const find = (body: Body): Reservation => {
    const found = all.get(String(body.reservation_id));
    if (!found) throw new SampleRefusal("not_found");
    return found;
  };
  const keep = (next: Reservation): Reservation => {
    const changed = { ...next, active_at: new Date(sampleClock()).toISOString() };
    all.set(changed.reservation_id, changed);
    emit({ kind: "reservations", reservation_ids: [changed.reservation_id] });
    return changed;
  };
  const guestIn = (body: Body) => (guest: ReservationGuest) =>
    guest.guest_id === body.guest_id && guest.room === body.room;

  return {
    get_reservations: (body: Body) => {
      const { status, arrival, departure, search, from, to, cursor } = body as {
        status?: string[];
        [filter: string]: unknown;
      };
      const limit = Number(body.limit ?? 30);
      const items = [...all.values()]
        .filter((one) => !status || status.includes(one.status))
        .filter((one) => !arrival || one.checkin === arrival)
        .filter((one) => !departure || one.checkout === departure)
        .filter((one) => !from || one.checkout >= String(from))
        .filter((one) => !to || one.checkin <= String(to))
        .filter((one) => !search || JSON.stringify(one).toLowerCase().includes(String(search).toLowerCase()))
        .sort((a, b) => (a.active_at < b.active_at ? 1 : -1));
      const start = Number(cursor ?? 0);
      const next = start + limit < items.length ? String(start + limit) : null;
      return { items: items.slice(start, start + limit), next_cursor: next };
    },
    get_reservation: find,
    update_reservation: (body: Body) => keep({ ...find(body), ...(body.fields as Partial<Reservation>) }),
    set_reservation_status: (body: Body) =>
      keep({ ...find(body), status: body.status as Reservation["status"] }),
    move_room: (body: Body) => {
      const before = find(body);
      const moved = before.guests.map((guest) =>
        guestIn(body)(guest) ? { ...guest, room: String(body.new_room) } : guest,
      );
      return keep(withGuests(before, moved));
    },
    add_reservation_guest: (body: Body) => {
      const before = find(body);
      const given = body.guest as Partial<ReservationGuest>;
      const known = before.guests.find((guest) => guest.guest_id === given.guest_id);
      const guest = {
        ...(known ?? {
          guest_id: crypto.randomUUID(),
          name: given.name ?? "",
          deleted: false,
          phone: given.phone ?? null,
          language: null,
          conversation_id: null,
        }),
        room: String(body.room ?? ""),
      };
      return keep(withGuests(before, [...before.guests, guest]));
    },
    list_door_codes: (body: Body) => ({ items: find(body).guests.map(doorCodeOf), is_used: true }),
    save_door_code: (body: Body) => ({ items: find(body).guests.map(doorCodeOf), is_used: true }),
    read_door_code: () => ({ code: "4711#" }),
    read_message_code: () => ({ code: "4711#" }),
    remove_reservation_guest: (body: Body) => {
      const before = find(body);
      const left = before.guests.filter((guest) => !guestIn(body)(guest));
      return keep(withGuests(before, left));
    },
  };
}
