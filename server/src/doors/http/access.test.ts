import { chooseLanguage, fetchAccess, listVenues, switchVenue } from "@bellhop/contract/access";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel, openSister } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const stranger = await openHotel(bellhop.services, "Hotel Beta");
const sister = await openSister(bellhop.services, hotel, "Hotel Sister");
const { headers } = await signedIn(bellhop, hotel.owner.sub);
const inTab = (venueId: number) => ({ ...headers, "bellhop-venue": String(venueId) });

test("a tab that names its venue keeps it while the member switches in another one", async () => {
  const switched = await ask(bellhop, switchVenue, { venue_id: sister }, headers);
  expect(switched.body.venue?.name).toBe("Hotel Sister");
  expect(switched.body.venues.map((venue) => venue.name)).toEqual(["Hotel Alpha", "Hotel Sister"]);
  expect((await ask(bellhop, fetchAccess, {}, inTab(hotel.venueId))).body.venue?.name).toBe("Hotel Alpha");
  expect((await ask(bellhop, fetchAccess, {}, headers)).body.venue?.name).toBe("Hotel Sister");
});

test("a venue id may be a string, and a foreign venue is not found", async () => {
  const switched = await ask(bellhop, switchVenue, { venue_id: String(hotel.venueId) }, headers);
  expect(switched.body.venue?.venue_id).toBe(hotel.venueId);
  expect((await ask(bellhop, switchVenue, { venue_id: stranger.venueId }, headers)).status).toBe(404);
  expect((await ask(bellhop, fetchAccess, {}, inTab(stranger.venueId))).status).toBe(404);
});

test("a signed-in member gets role, visible venues, plan and the venue's features", async () => {
  const { body } = await ask(bellhop, fetchAccess, {}, inTab(hotel.venueId));
  expect(body).toMatchObject({
    member: { role: "owner" },
    venue: { venue_id: hotel.venueId },
    plan: { name: "self-hosted", includes_everything: true },
    flags: {
      dashboardConversationEnable: true,
      enableWhatsapp: false,
      builtConcierge: true,
      assistantAnswers: true,
    },
  });
  expect(body.venues.map((venue) => venue.name)).toEqual(["Hotel Alpha", "Hotel Sister"]);

  const colleague = await addColleague(bellhop.services, hotel, "staff", [sister]);
  const narrow = await (await signedIn(bellhop, colleague.sub)).ask(fetchAccess, {});
  expect(narrow.body.member.role).toBe("staff");
  expect(narrow.body.venues.map((venue) => venue.name)).toEqual(["Hotel Sister"]);
  expect(narrow.body.flags).toMatchObject({ builtConcierge: false });
});

test("of many venues the access has the first by name, their number, and the tab's venue in any case", async () => {
  const group = await openHotel(bellhop.services, "Hotel 01");
  const numbers = Array.from({ length: 24 }, (_, n) => String(n + 2).padStart(2, "0"));
  const last: number[] = [];
  for (const number of numbers) last.push(await openSister(bellhop.services, group, `Hotel ${number}`));
  const { ask: asking } = await signedIn(bellhop, group.owner.sub);
  const { body } = await asking(fetchAccess, {});
  expect(body.venues.map(({ name }) => name)).toEqual([
    "Hotel 01",
    ...numbers.slice(0, 19).map((n) => `Hotel ${n}`),
  ]);
  expect(body.venues_count).toBe(25);
  const switched = await asking(switchVenue, { venue_id: last.at(-1) ?? 0 });
  expect(switched.body.venue?.name).toBe("Hotel 25");
  expect(switched.body.venues).toHaveLength(20);
  expect((await asking(listVenues, {})).body.items).toHaveLength(25);
});

test("a person's language is the same in all their memberships, and nobody else's", async () => {
  const elsewhere = await openHotel(bellhop.services, "Hotel Gamma");
  await asOwner(
    bellhop.ownerUrl,
    `insert into members (member_id, operator_id, identity_sub, name, email, role, created_at)
     values ('${newId()}', '${elsewhere.operatorId}', '${hotel.owner.sub}', 'Ana', 'ana@alpha.example', 'staff', now())`,
  );
  expect((await ask(bellhop, fetchAccess, {}, headers)).body.member.language).toBeNull();
  const { body } = await ask(bellhop, chooseLanguage, { language: "de" }, headers);
  expect(body).toEqual({ language: "de" });
  for (const venueId of [hotel.venueId, elsewhere.venueId])
    expect((await ask(bellhop, fetchAccess, {}, inTab(venueId))).body.member.language).toBe("de");
  const other = await signedIn(bellhop, stranger.owner.sub);
  expect((await other.ask(fetchAccess, {})).body.member.language).toBeNull();
  expect((await ask(bellhop, chooseLanguage, { language: "tlh" as "de" }, headers)).status).toBe(422);
});

test("the calls about venues need no body at all", async () => {
  for (const path of ["/api/fetch_user_access_info", "/api/fetch_client_venues"]) {
    const response = await fetch(`${bellhop.services.selfUrl()}${path}`, { method: "POST", headers });
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
  }
});
