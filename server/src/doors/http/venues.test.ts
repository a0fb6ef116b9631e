import { fetchAccess, listVenues, switchVenue } from "@bellhop/contract/access";
import { listConversations } from "@bellhop/contract/conversations";
import { openSimulator, simulateGuestMessage } from "@bellhop/contract/simulator";
import { addVenue, closeVenue, listOperatorVenues, renameVenue, reopenVenue } from "@bellhop/contract/venues";
import { describe, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel, openSister } from "../../testing/cast.ts";
import { deliver, statusesBody, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();

const newVenue = {
  name: "Casa Nova",
  country: "PT",
  timezone: "Europe/Lisbon",
  currency: "EUR",
  languages: ["pt", "en"],
  default_language: "pt",
  rooms: 8,
  phone: "+351211234567",
};

async function house() {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const sister = await openSister(bellhop.services, hotel, "Hotel Sister");
  const owner = await signedIn(bellhop, hotel.owner.sub);
  const atHotel = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  return { hotel, sister, owner, atHotel };
}

test("a new venue has a simulated number, and is listed for everyone with all venues", async () => {
  const { hotel, owner } = await house();
  const manager = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "manager")).sub);
  await addColleague(bellhop.services, hotel, "staff", [hotel.venueId]);
  const { body } = await manager.ask(addVenue, newVenue);
  const { rooms: _rooms, phone: _phone, ...listed } = newVenue;
  expect(body).toMatchObject({ ...listed, members: 2, closed_at: null });
  const { items } = (await owner.ask(listVenues, {})).body;
  expect(items.map((venue) => venue.name)).toEqual(["Casa Nova", "Hotel Alpha", "Hotel Sister"]);
  const there = await signedIn(bellhop, hotel.owner.sub, body.venue_id);
  const { phone } = (await there.ask(openSimulator, {})).body.guest;
  const message = { phone, message_id: newId(), text: "Olá" };
  expect((await there.ask(simulateGuestMessage, message)).status).toBe(200);
});

test.each([
  ["default_language", { default_language: "fr" }],
  ["timezone", { timezone: "Mars/Olympus" }],
  ["phone", { phone: "911" }],
])("an invalid %s for a new venue is refused by name", async (field, wrong) => {
  const { owner } = await house();
  const refused = await owner.ask(addVenue, { ...newVenue, ...wrong });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field }] } });
});

test("a venue is renamed from the list, also in its own settings", async () => {
  const { hotel, sister, atHotel } = await house();
  const renamed = await atHotel.ask(renameVenue, { venue_id: sister, name: "Hotel Porto" });
  expect(renamed.body).toMatchObject({ venue_id: sister, name: "Hotel Porto" });
  const { items } = (await atHotel.ask(listVenues, {})).body;
  expect(items.map((venue) => venue.name)).toEqual(["Hotel Alpha", "Hotel Porto"]);
  expect((await atHotel.ask(renameVenue, { venue_id: hotel.venueId, name: " " })).status).toBe(422);
});

test("a manager of some venues sees and renames these, and neither adds, closes nor reopens any", async () => {
  const { hotel, sister } = await house();
  const narrow = await signedIn(
    bellhop,
    (await addColleague(bellhop.services, hotel, "manager", [sister])).sub,
  );
  const { items } = (await narrow.ask(listOperatorVenues, {})).body;
  expect(items.map((venue) => venue.name)).toEqual(["Hotel Sister"]);
  expect((await narrow.ask(renameVenue, { venue_id: sister, name: "Hotel Porto" })).status).toBe(200);
  expect((await narrow.ask(renameVenue, { venue_id: hotel.venueId, name: "Mine" })).status).toBe(404);
  const codes = [
    await narrow.ask(addVenue, newVenue),
    await narrow.ask(closeVenue, { venue_id: sister }),
    await narrow.ask(reopenVenue, { venue_id: sister }),
    await narrow.ask(closeVenue, { venue_id: hotel.venueId }),
  ].map(({ body }) => (body as { code?: string }).code);
  expect(codes).toEqual(["role_required", "role_required", "role_required", "not_found"]);
});

describe("a closed venue", () => {
  test("disappears from every list and from Bellhop-Venue, and returns unchanged", async () => {
    const { hotel, sister, owner, atHotel } = await house();
    await owner.ask(switchVenue, { venue_id: hotel.venueId });
    const closed = await owner.ask(closeVenue, { venue_id: hotel.venueId });
    expect(closed.body.closed_at).not.toBeNull();
    expect((await owner.ask(fetchAccess, {})).body).toMatchObject({
      venue: { venue_id: sister },
      venues: [{ venue_id: sister }],
    });
    expect((await owner.ask(switchVenue, { venue_id: hotel.venueId })).status).toBe(404);
    expect((await atHotel.ask(listConversations, { tab: "all" })).status).toBe(404);
    const { items } = (await owner.ask(listOperatorVenues, {})).body;
    expect(items.map((venue) => [venue.name, venue.closed_at !== null])).toEqual([
      ["Hotel Alpha", true],
      ["Hotel Sister", false],
    ]);
    // Closing a closed venue is not recorded again.
    expect((await owner.ask(closeVenue, { venue_id: hotel.venueId })).body).toEqual(closed.body);
    expect((await owner.ask(reopenVenue, { venue_id: hotel.venueId })).body.closed_at).toBeNull();
    expect((await atHotel.ask(listConversations, { tab: "all" })).status).toBe(200);
  });

  test("stores guests' messages, answers no one, and accepts status updates; reopened it has all of it", async () => {
    const { hotel, owner, atHotel } = await house();
    const from = "15550177";
    const write = (text: string) =>
      deliver(
        bellhop,
        textsBody(hotel.phoneNumberId, [{ from, id: `wamid.${newId()}`, text, at: bellhop.clock.now() }]),
      );
    const answersDue = async () => {
      bellhop.clock.pass(4_000);
      await bellhop.runDueJobs();
    };
    await write("When is breakfast?");
    await answersDue();
    const sent = () =>
      asOwner(
        bellhop.ownerUrl,
        "select * from messages where author <> 'guest' and state is not null",
        hotel.venueId,
      );
    const [answer] = await sent();
    expect(answer).toBeDefined();

    // Written just before: its answer is due when the venue is already closed.
    await write("Is there parking?");
    await owner.ask(closeVenue, { venue_id: hotel.venueId });
    expect(await write("When do we have to check out?")).toBe(200);
    const id = String(answer?.provider_message_id);
    const report = statusesBody(hotel.phoneNumberId, [{ id, status: "read", at: bellhop.clock.now() }]);
    expect(await deliver(bellhop, report)).toBe(200);
    await answersDue();
    await answersDue();
    expect(await sent()).toMatchObject([{ message_id: answer?.message_id, state: "read" }]);

    await owner.ask(reopenVenue, { venue_id: hotel.venueId });
    const [conversation] = (await atHotel.ask(listConversations, { tab: "all" })).body.items;
    expect(conversation).toMatchObject({
      last_message: { author: "guest", text: "When do we have to check out?" },
      waiting_since: expect.any(String),
    });
    await write("Hello? Is there parking?");
    await answersDue();
    expect((await sent()).length).toBe(2);
  });

  test("is never the last one: of two closed at once one stays open", async () => {
    const { hotel, sister, owner } = await house();
    const ids = [hotel.venueId, sister];
    const answers = await Promise.all(ids.map((venue_id) => owner.ask(closeVenue, { venue_id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("last_venue");
  });
});
