import http from "node:http";
import type { AddressInfo } from "node:net";
import { saveCalendarFeed } from "@bellhop/contract/reservation-imports";
import { listReservations } from "@bellhop/contract/reservations";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { afterTest } from "../../testing/after-test.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { CalendarModel, type Expected } from "../../testing/calendars/model.ts";
import { openHotel } from "../../testing/cast.ts";
import { randomFrom } from "../../testing/random.ts";

const served = new Map<string, string>();
const channel = http.createServer((request, response) => {
  response.writeHead(200, { "content-type": "text/calendar" }).end(served.get(request.url ?? ""));
});
await new Promise<void>((resolve) => channel.listen(0, "127.0.0.1", resolve));
afterTest(async () => {
  channel.closeAllConnections();
  channel.close();
});
const host = `127.0.0.1:${(channel.address() as AddressInfo).port}`;
const bellhop = await testBellhop({ SAFE_FETCH_ALLOW: host });

const readings = 10;
/** `npm run prove -- calendars` reads more. */
const seeds = Number(process.env.CALENDAR_SEEDS ?? 4);
const first = Number(process.env.CALENDAR_FIRST_SEED ?? 1);

test.each(Array.from({ length: seeds }, (_, index) => first + index))(
  "two calendars that change ten times leave the bookings that they list, seed %i",
  { timeout: 120_000 },
  async (seed) => {
    const tomorrow = new Date(bellhop.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    bellhop.clock.set(new Date(`${tomorrow}T01:00:00Z`));
    const hotel = await openHotel(bellhop.services, `Hotel ${newId()}`);
    const model = new CalendarModel(randomFrom(seed), tomorrow, ["101", "102"]);
    const owner = () => signedIn(bellhop, hotel.owner.sub, hotel.venueId);
    const pathOf = (room: string) => `/${hotel.venueId}/${room}.ics`;
    const serve = () => {
      for (const calendar of model.calendars) served.set(pathOf(calendar.room), model.write(calendar));
    };
    serve();
    for (const { room } of model.calendars)
      await (await owner()).ask(saveCalendarFeed, { name: room, room, url: `http://${host}${pathOf(room)}` });
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
      serve();
      bellhop.clock.pass(3_600_000);
    }
  },
);

const sorted = (all: Expected[]) =>
  all.map((one) => Object.values(one).join(" ")).toSorted((one, other) => one.localeCompare(other));
