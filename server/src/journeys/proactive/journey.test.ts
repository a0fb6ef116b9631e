import type { Call, InputOf } from "@bellhop/contract/call";
import { expect, test } from "vitest";
import type { Services } from "../../services.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { amend, type Hands, openWorld } from "../../testing/journey/amend.ts";
import { dueIn, type Expected, heldBackAt, note, noteDropped } from "../../testing/journey/model.ts";
import { randomFrom } from "../../testing/random.ts";
import { writeOnWhatsapp } from "../../testing/webhook.ts";
import { sendFirst } from "./send-first.ts";
import { viewPlan } from "./view-plan.ts";

const bellhop = await testBellhop();

const hourMs = 3_600_000;
const inWords = ({ rule, stay, person }: Expected) => `${rule} ${stay} ${person}`;

// The clocks change in both weeks.
test.each([
  ["2027-03-24T10:07:00Z", 1],
  ["2027-10-28T10:07:00Z", 2],
])(
  "amendments at random from %s: nothing stale, double or missing",
  async (from, seed) => {
    bellhop.clock.set(new Date(from));
    const hotel = await openHotel(bellhop.services, "Hotel Alpha");
    const random = randomFrom(seed);
    const hands: Hands = {
      now: bellhop.clock.now,
      async ask<C extends Call>(call: C, input: InputOf<C>) {
        // Signed in again: hours pass between calls.
        const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
        const { status, body } = await staff.ask(call, input);
        expect({ path: call.path, status, body }).toMatchObject({ path: call.path, status: 200 });
        return body;
      },
      write: (sender, text) => writeOnWhatsapp(bellhop, hotel.phoneNumberId, sender, text),
    };
    const world = await openWorld(hands);
    type Row = Expected & { message: string };
    const read = async (query: string) => asOwner(bellhop.ownerUrl, query, hotel.venueId);
    /** The message of each row. */
    const known = new Map<string, string>();
    const isDropped = new Set<unknown>();

    /** Reads the rows of new messages that were not dropped. Notes known ones that were: they are due again. */
    async function readNew(): Promise<Row[]> {
      const rows = (await read(
        `select rule_id as rule, reservation_id as stay, guest_id as person, message_id as message
         from proactive_sends where state = 'sent'`,
      )) as Row[];
      const ids = await read("select message_id from messages where failure_code = 'stay_changed'");
      for (const { message_id } of ids) isDropped.add(message_id);
      for (const row of rows) {
        if (!isDropped.has(known.get(inWords(row)))) continue;
        known.delete(inWords(row));
        noteDropped(world, row);
      }
      return rows.filter(({ message }) => !isDropped.has(message) && !new Set(known.values()).has(message));
    }
    const log: string[] = [];
    const view = (services: Services, now: Date) =>
      services.db.readAtVenue(hotel.venueId, (at) => viewPlan({ ...at, now }, { limit: 100 }, services));
    const inMinutes = (plan: Awaited<ReturnType<typeof view>>) =>
      JSON.parse(JSON.stringify(plan).replaceAll(/:\d\d\.\d{3}Z/g, "Z"));
    async function comparePlans() {
      const now = bellhop.clock.now();
      const kept = await view(bellhop.services, now);
      // A plan is kept for each installation: another one reads everything.
      const fresh = await view({ ...bellhop.services }, now);
      expect({ after: log.slice(-6), plan: inMinutes(kept) }).toEqual({
        after: log.slice(-6),
        plan: inMinutes(fresh),
      });
    }
    let sent = 0;
    for (let round = 0; round < 40; round++) {
      for (let count = random.between(1, 3); count > 0; count--) {
        log.push(await amend({ world, hands, random }));
        await comparePlans();
      }
      bellhop.clock.pass(random.between(1, 9) * hourMs + 60_000);
      expect(await readNew()).toEqual([]);
      const expected = dueIn(world, bellhop.clock.now().getTime());
      // Sometimes what is decided leaves after the next amendments only.
      const job = { venue_id: hotel.venueId } as never;
      if (random.chance(0.4)) await sendFirst.handle(job, bellhop.services, { lastAttempt: false });
      else await bellhop.runDueJobs();
      const rows = await readNew();
      for (const row of rows) known.set(inWords(row), row.message);
      const added = rows.map(inWords);
      // What was dropped in this run may be decided again in it.
      const may = [...expected, ...dueIn(world, bellhop.clock.now().getTime())];
      expect({
        after: log.slice(-6),
        missing: expected.map(inWords).filter((one) => !added.includes(one)),
        stale: added.filter((one) => !may.map(inWords).includes(one)),
      }).toEqual({ after: log.slice(-6), missing: [], stale: [] });
      note(
        world,
        may.filter((one) => added.includes(inWords(one))),
      );
      for (const one of heldBackAt(world, bellhop.clock.now().getTime())) world.heldBack.add(one);
      sent += added.length;
      await comparePlans();
      // Within the five minutes for which a plan is renewed.
      bellhop.clock.pass(random.between(1, 4) * 60_000);
      await comparePlans();
    }
    expect(sent).toBeGreaterThan(10);
    expect(isDropped.size).toBeGreaterThan(0);
  },
  240_000,
);
