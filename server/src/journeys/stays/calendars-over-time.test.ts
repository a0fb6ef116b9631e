import { removeCalendarFeed, saveCalendarFeed } from "@bellhop/contract/reservation-imports";
import { listReservations } from "@bellhop/contract/reservations";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openChannel } from "../../testing/calendars/channel.ts";
import { CalendarModel, type Expected } from "../../testing/calendars/model.ts";
import { openHotel } from "../../testing/cast.ts";
import { randomFrom } from "../../testing/random.ts";

const { host, serve } = await openChannel();
const bellhop = await testBellhop({ SAFE_FETCH_ALLOW: host });

/** `npm run prove -- calendars` reads more. */
const seeds = Number(process.env.CALENDAR_SEEDS ?? 3);
const first = Number(process.env.CALENDAR_FIRST_SEED ?? 1);

const usual = Array.from({ length: seeds }, (_, index) => [first + index, 10] as const);
/** So many bookings have had one id that all its usual marks are taken. */
const long = [105, 14] as const;

test.each([...usual, long])(
  "two calendars leave the bookings that they list, seed %i, also after %i changes",
  { timeout: 120_000 },
  async (seed, readings) => {
    const tomorrow = new Date(bellhop.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    bellhop.clock.set(new Date(`${tomorrow}T01:00:00Z`));
    const hotel = await openHotel(bellhop.services, `Hotel ${newId()}`);
    const model = new CalendarModel(randomFrom(seed), tomorrow, ["101", "102"]);
    const owner = () => signedIn(bellhop, hotel.owner.sub, hotel.venueId);
    const serveAll = () =>
      model.calendars.map((calendar) => ({
        room: calendar.room,
        url: serve(`${hotel.venueId}/${calendar.room}.ics`, model.write(calendar)),
      }));
    const feeds = [];
    for (const { room, url } of serveAll())
      feeds.push((await (await owner()).ask(saveCalendarFeed, { name: room, room, url })).body);
    for (let reading = 1; reading <= readings; reading++) {
      await bellhop.runDueJobs();
      model.noteRead();
      const { body } = await (await owner()).ask(listReservations, { limit: 100 });
      const actual = body.items.map(({ reservation_number, guests, checkin, checkout, status }): Expected => {
        const names = guests.map(({ name }) => (name === reservation_number ? "" : name));
        return { guest: names.join(), room: guests.map((one) => one.room).join(), checkin, checkout, status };
      });
      expect(sorted(actual), `after reading ${reading}`).toEqual(sorted(model.expected()));
      model.change();
      serveAll();
      bellhop.clock.pass(3_600_000);
    }
    // Otherwise the next pairs would read these each hour too.
    for (const { feed_id } of feeds) await (await owner()).ask(removeCalendarFeed, { feed_id });
  },
);

const sorted = (all: Expected[]) =>
  all.map((one) => Object.values(one).join(" ")).toSorted((one, other) => one.localeCompare(other));
