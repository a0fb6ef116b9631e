import type { CalendarFeed } from "@bellhop/contract/reservation-imports";
import { ago, numberedId } from "./time.fixture.ts";

const feed = (id: number, name: string, more: Partial<CalendarFeed>): CalendarFeed => ({
  feed_id: numberedId(9_700 + id),
  name,
  host: "www.airbnb.com",
  room: "",
  ends_on_last_night: false,
  read_at: ago(24),
  bookings: 12,
  left_out: [],
  problem: null,
  import_id: null,
  ...more,
});

const blocked = { title: "Airbnb (Not available)", checkin: "2026-12-29", checkout: "2027-01-02" };

const feeds: CalendarFeed[] = [
  feed(1, "Airbnb, Loft", {
    room: "Loft",
    left_out: [
      { code: "blocked_dates", count: 2, events: [blocked, { ...blocked, title: "Preparation time" }] },
      {
        code: "not_a_stay",
        count: 1,
        events: [{ title: "Cleaning after Anna", checkin: "2026-12-05", checkout: "2026-12-06" }],
      },
    ],
  }),
  feed(2, "Vrbo, Garden room", {
    host: "www.vrbo.com",
    bookings: 1,
    left_out: [
      {
        code: "no_nights",
        count: 24,
        events: [{ title: "Greta One-Night", checkin: "2027-08-10", checkout: "2027-08-10" }],
      },
    ],
  }),
];

/** Calendars that are read every hour. */
export const sampleFeeds = {
  list_calendar_feeds: () => ({ items: feeds, next_cursor: null }),
  list_reservation_imports: () => ({ items: [], next_cursor: null }),
};
