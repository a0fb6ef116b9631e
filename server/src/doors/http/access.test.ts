import { fetchAccess, switchVenue } from "@bellhop/contract/access";
import { expect, test } from "vitest";
import { openVenue } from "../../domain/venues/index.ts";
import { ask, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.parts, "Hotel Alpha");
const stranger = await openHotel(bellhop.parts, "Hotel Beta");
const sister = await bellhop.parts.db.atInstallation((at) =>
  openVenue(at, hotel.operatorId, {
    name: "Hotel Sister",
    timezone: "Europe/Rome",
    default_language: "en",
    languages: ["en"],
    country: "IT",
    currency: "EUR",
  }),
);
const { headers } = await signedIn(bellhop, hotel.owner.sub);
const inTab = (venueId: number) => ({ ...headers, "bellhop-venue": String(venueId) });

test("a tab that names its venue keeps it while the member switches in another one", async () => {
  const switched = await ask(bellhop, switchVenue, { venue_id: sister }, headers);
  expect(switched.body.venue?.name).toBe("Hotel Sister");
  expect((await ask(bellhop, fetchAccess, {}, inTab(hotel.venueId))).body.venue?.name).toBe("Hotel Alpha");
  expect((await ask(bellhop, fetchAccess, {}, headers)).body.venue?.name).toBe("Hotel Sister");
});

test("a venue sent as text is taken as a number, and somebody else's is not there", async () => {
  const switched = await ask(bellhop, switchVenue, { venue_id: String(hotel.venueId) }, headers);
  expect(switched.body.venue?.venue_id).toBe(hotel.venueId);
  expect((await ask(bellhop, switchVenue, { venue_id: stranger.venueId }, headers)).status).toBe(404);
  expect((await ask(bellhop, fetchAccess, {}, inTab(stranger.venueId))).status).toBe(404);
});
