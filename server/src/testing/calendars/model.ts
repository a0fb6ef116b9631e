import { addDays } from "@bellhop/contract/formats";
import type { Random } from "../random.ts";

/**
 * How a system makes the ids of events: one for each booking, from 1 in every calendar; by their place in the file; another
 * at each reading; the same for all.
 */
const idKinds = ["stable", "place", "random", "constant"] as const;
type IdKind = (typeof idKinds)[number];

type Booking = {
  number: number;
  /** Empty: the calendar does not name the guest. */
  name: string;
  checkin: string;
  checkout: string;
  is: "listed" | "gone" | "cancelled";
  wasListed: boolean;
  /** Whether the hotel has it as cancelled. */
  isCancelled: boolean;
};

export type CalendarOfModel = { room: string; ids: IdKind; bookings: Booking[]; blocks: string[] };
export type Expected = { guest: string; room: string; checkin: string; checkout: string; status: string };

const firstNames = ["Anna", "Bruno", "Clara", "Dario", "Elena", "Franz", "Greta", "Hugo", "Ines", "Jonas"];
const lastNames = [
  "Bianchi",
  "Conti",
  "Deshpande",
  "Eriksen",
  "Ferri",
  "Gruber",
  "Holm",
  "Ibarra",
  "Jansen",
  "Kos",
];

/** Calendars of rooms as channels keep them, and what a hotel that reads them should have. */
export class CalendarModel {
  readonly calendars: CalendarOfModel[];
  readonly #random: Random;
  readonly #today: string;
  #bookings = 0;

  constructor(random: Random, today: string, rooms: string[]) {
    this.#random = random;
    this.#today = today;
    this.calendars = rooms.map((room) => ({
      room,
      ids: random.pick(idKinds),
      bookings: [],
      blocks: [addDays(today, 400)],
    }));
    for (const calendar of this.calendars) {
      // The guest is in the house, and one has left.
      this.#add(calendar, addDays(today, -2));
      this.#add(calendar, addDays(today, -9));
      for (let count = 0; count < 3; count++) this.#addSomewhere(calendar);
    }
  }

  /** An hour passes at each channel. */
  change() {
    for (const calendar of this.calendars) {
      // With ids by place, a new event has the id of one that is gone.
      const change = this.#random.below(calendar.ids === "place" || calendar.ids === "constant" ? 4 : 6);
      if (change === 0) this.#addSomewhere(calendar);
      if (change === 1) this.#leaveOut(calendar, "gone");
      if (change === 2) this.#bringBack(calendar);
      if (change === 3) this.#move(calendar);
      if (change === 4) this.#leaveOut(calendar, "cancelled");
      if (change === 5) calendar.blocks = [addDays(this.#today, 400 + this.#random.below(50))];
    }
  }

  #addSomewhere(calendar: CalendarOfModel) {
    for (let attempt = 0; attempt < 50; attempt++) {
      const checkin = addDays(this.#today, 1 + this.#random.below(120));
      if (this.#isFree(calendar, checkin, addDays(checkin, 5))) return this.#add(calendar, checkin);
    }
  }

  #add(calendar: CalendarOfModel, checkin: string) {
    const number = ++this.#bookings;
    const checkout = addDays(checkin, this.#random.between(2, 5));
    const name = `${firstNames[number % 10]} ${lastNames[Math.floor(number / 10) % 10]}`;
    const isNamed = this.#random.chance(0.7);
    calendar.bookings.push({
      number,
      name: isNamed ? name : "",
      checkin,
      checkout,
      is: "listed",
      wasListed: false,
      isCancelled: false,
    });
  }

  /** Nights that were ever booked stay free of other bookings: who has them would be a guess. */
  #isFree({ bookings }: CalendarOfModel, checkin: string, checkout: string, own?: Booking): boolean {
    return bookings.every((one) => one === own || one.checkout <= checkin || checkout <= one.checkin);
  }

  #leaveOut({ ids, bookings }: CalendarOfModel, is: "gone" | "cancelled") {
    // A cancellation with an unknown id does not say whose it is: a guest in the house stays.
    const isKnown = (one: Booking) => is === "gone" || ids === "stable" || one.checkin > this.#today;
    const listed = bookings.filter((one) => one.is === "listed" && one.wasListed && isKnown(one));
    if (listed.length > 1) this.#random.pick(listed).is = is;
  }

  #bringBack({ bookings }: CalendarOfModel) {
    const away = bookings.filter((one) => one.is !== "listed");
    if (away.length > 0) this.#random.pick(away).is = "listed";
  }

  /** Without an id that stays, or a name, a booking with other nights is another one. */
  #move(calendar: CalendarOfModel) {
    const { ids, bookings } = calendar;
    const movable = bookings.filter(
      (one) => one.is === "listed" && one.checkin > this.#today && (ids === "stable" || one.name !== ""),
    );
    if (movable.length === 0) return;
    const one = this.#random.pick(movable);
    const days = ids === "stable" ? this.#random.between(1, 9) : 1;
    const [checkin, checkout] = [addDays(one.checkin, days), addDays(one.checkout, days)];
    if (this.#isFree(calendar, checkin, checkout, one)) Object.assign(one, { checkin, checkout });
  }

  /** The file at the calendar's address, as a hotel reads it now. */
  write({ ids, bookings, blocks }: CalendarOfModel): string {
    const random = this.#random;
    const shown = bookings.filter((one) => one.is !== "gone");
    const inOrder = ids === "place" ? shown : shown.toSorted(() => random.below(3) - 1);
    const events = inOrder.map(({ number, name, checkin, checkout, is }, place) => {
      const idOf = {
        stable: String(bookings.findIndex((one) => one.number === number) + 1),
        place: String(place + 1),
        random: random.id(),
        constant: "booking@channel.example",
      };
      return [
        `UID:${idOf[ids]}`,
        `DTSTART;VALUE=DATE:${checkin.replaceAll("-", "")}`,
        `DTEND;VALUE=DATE:${checkout.replaceAll("-", "")}`,
        is === "cancelled" ? "SUMMARY:Reserved" : `SUMMARY:${name || "Reserved"}`,
        ...(is === "cancelled" ? ["STATUS:CANCELLED"] : []),
      ];
    });
    const blocked = blocks.map((day) => [
      `UID:block-${day}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      "SUMMARY:Not available",
    ]);
    const lines = [...events, ...blocked].flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]);
    return ["BEGIN:VCALENDAR", "PRODID:-//Small PMS//Rooms//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
  }

  /** The hotel has read all calendars. */
  noteRead() {
    for (const one of this.calendars.flatMap(({ bookings }) => bookings)) {
      if (one.is === "listed") Object.assign(one, { wasListed: true, isCancelled: false });
      // What has begun is not cancelled because it is listed no more.
      else if (one.is === "cancelled" || one.checkin > this.#today) one.isCancelled = true;
    }
  }

  expected(): Expected[] {
    return this.calendars.flatMap(({ room, bookings }) =>
      bookings
        .filter((one) => one.wasListed)
        .map(({ name, checkin, checkout, isCancelled }) => ({
          guest: name,
          room,
          checkin,
          checkout,
          status: isCancelled ? "cancelled" : "confirmed",
        })),
    );
  }
}
