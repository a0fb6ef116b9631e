import { changeMyNotifications } from "@bellhop/contract/notifications";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { fakeMail } from "../../testing/fake-mail.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { countStatistics } from "./count-statistics.ts";
import { nextSummary, scheduleWeekSummaries, summarizeWeek } from "./summarize-week.ts";

describe("the next summary", () => {
  test.each([
    ["Europe/Rome", "2026-11-29T12:00:00Z", "2026-11-30T07:00:00Z"],
    // At that minute it is already sent.
    ["Europe/Rome", "2026-11-30T07:00:00Z", "2026-12-07T07:00:00Z"],
    ["Europe/Rome", "2026-11-30T06:59:00Z", "2026-11-30T07:00:00Z"],
    // The clocks go forward on Sunday.
    ["Europe/Rome", "2027-03-27T12:00:00Z", "2027-03-29T06:00:00Z"],
    // There it is Monday before it is in Europe.
    ["Pacific/Auckland", "2026-11-29T12:00:00Z", "2026-11-29T19:00:00Z"],
    ["Pacific/Honolulu", "2026-11-30T12:00:00Z", "2026-11-30T18:00:00Z"],
  ])("in %s after %s is at %s", (timezone, now, next) => {
    expect(nextSummary(timezone, new Date(now))).toEqual(new Date(next));
  });
});

const mail = await fakeMail();
const secret = "the secret of the app";
const bellhop = await testBellhop({ SMTP_URL: mail.smtpUrl, WHATSAPP_APP_SECRET: secret });
const day = 86_400_000;
let numbers = 880_100;
let hotel: Hotel;
let owner: Caller;
let name: string;

/** On a Wednesday, so that the week does not end meanwhile. */
beforeEach(async () => {
  const monday = nextSummary("Europe/Rome", bellhop.clock.now());
  bellhop.clock.pass(monday.getTime() + 2 * day - bellhop.clock.now().getTime());
  name = `Hotel ${newId().slice(-6)}`;
  hotel = await openHotel(bellhop.services, name, String(numbers++));
  owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  await bellhop.services.db.atInstallation(scheduleWeekSummaries);
  await bellhop.runDueJobs();
});

const summaries = async () =>
  (await mail.mailsTo()).filter(({ subject }) => subject.includes(name) && /assistant did/.test(subject));

async function guestWrites(text: string, from = "15550904") {
  const message = { from, id: `wamid.week.${newId()}`, text, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]), secret)).toBe(200);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
}

/** The days that end meanwhile are counted first. */
async function passUntil(then: number) {
  bellhop.clock.pass(then - bellhop.clock.now().getTime());
  await countStatistics.handle({} as never, bellhop.services, { lastAttempt: false });
  await bellhop.runDueJobs();
}

/** Until just after the next Monday's summary. */
async function passMonday() {
  const next = nextSummary("Europe/Rome", bellhop.clock.now());
  await passUntil(next.getTime() + 60_000);
}

test("an owner gets the figures of the week once, and the next ones on the next Monday", async () => {
  await guestWrites("Is there a helipad?");
  await passMonday();
  const [first, ...more] = await summaries();
  expect(more).toEqual([]);
  expect(first?.text).toContain("The assistant answered 0 of 1 conversations with a question.");
  expect(first?.text).toContain("Handed over to your team: 1 (Not in your texts 1).");
  // One guest's question is not quoted.
  expect(first?.text).not.toContain("helipad");
  expect(first?.text).toMatch(/\/statistics\?venue=\d+&from=[\d-]+&to=[\d-]+/);
  bellhop.clock.pass(day);
  await bellhop.runDueJobs();
  expect(await summaries()).toHaveLength(1);
  await guestWrites("Is there a gym?");
  await passMonday();
  expect(await summaries()).toHaveLength(2);
});

test.each<[string, string[], string | undefined]>([
  ["in the same words", ["Is there a helipad?", "is there a helipad?"], "“Is there a helipad?” (2 guests)"],
  [
    "with a name",
    ["Is there a helipad?", "Is there a helipad for Anna Rossi?"],
    "“Is there a helipad?” (2 guests)",
  ],
  [
    "with an illness",
    ["Is the pool heated for wheelchair users?", "Is the pool fine with psoriasis?"],
    undefined,
  ],
])("a gap of two guests %s is quoted only in words that both used", async (_, texts, quoted) => {
  for (const [index, text] of texts.entries()) await guestWrites(text, `1555091${index}`);
  await passMonday();
  const [sent] = await summaries();
  const line = sent?.text.split("\n").find((one) => one.includes("Most asked"));
  if (quoted) expect(line).toContain(quoted);
  else expect(line).toBeUndefined();
});

test("two runs at once, and one after a crash, send one", async () => {
  await guestWrites("Is there a helipad?");
  const next = nextSummary("Europe/Rome", bellhop.clock.now());
  await passUntil(next.getTime() - 60_000);
  const run = () =>
    summarizeWeek.handle({ venue_id: hotel.venueId } as never, bellhop.services, { lastAttempt: false });
  await Promise.all([run(), run()]);
  await run();
  await passMonday();
  expect(await summaries()).toHaveLength(1);
});

test.each([
  ["a hotel without conversations", async () => undefined],
  [
    "an owner who switched it off",
    async () => {
      await guestWrites("Is there a helipad?");
      expect((await owner.ask(changeMyNotifications, { week_summary: false })).body.week_summary).toBe(false);
    },
  ],
])("%s gets none", async (_, prepare) => {
  await prepare();
  await passMonday();
  expect(await summaries()).toEqual([]);
});
