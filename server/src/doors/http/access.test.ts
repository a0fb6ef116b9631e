import { fetchAccess, switchVenue } from "@bellhop/contract/access";
import { expect, test } from "vitest";
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

test("a venue sent as text is taken as a number, and somebody else's is not there", async () => {
  const switched = await ask(bellhop, switchVenue, { venue_id: String(hotel.venueId) }, headers);
  expect(switched.body.venue?.venue_id).toBe(hotel.venueId);
  expect((await ask(bellhop, switchVenue, { venue_id: stranger.venueId }, headers)).status).toBe(404);
  expect((await ask(bellhop, fetchAccess, {}, inTab(stranger.venueId))).status).toBe(404);
});

test("whoever is signed in hears their role, all venues they may see, the plan and the venue's switches", async () => {
  const { body } = await ask(bellhop, fetchAccess, {}, inTab(hotel.venueId));
  expect(body).toMatchObject({
    member: { role: "owner" },
    venue: { venue_id: hotel.venueId },
    plan: { name: "self-hosted", includes_everything: true },
    flags: { dashboardConversationEnable: true, enableWhatsapp: false, builtConcierge: true },
  });
  expect(body.venues.map((venue) => venue.name)).toEqual(["Hotel Alpha", "Hotel Sister"]);

  const colleague = await addColleague(bellhop.services, hotel, "staff", [sister]);
  const narrow = await (await signedIn(bellhop, colleague.sub)).ask(fetchAccess, {});
  expect(narrow.body.member.role).toBe("staff");
  expect(narrow.body.venues.map((venue) => venue.name)).toEqual(["Hotel Sister"]);
  expect(narrow.body.flags).toMatchObject({ builtConcierge: false });
});

test("the calls about venues need no body at all", async () => {
  for (const path of ["/api/fetch_user_access_info", "/api/fetch_client_venues"]) {
    const response = await fetch(`${bellhop.services.selfUrl()}${path}`, { method: "POST", headers });
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
  }
});
