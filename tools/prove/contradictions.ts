// Whole hotels with planted contradictions, one that has none, and 5,000 entries of numbers about nothing.
// `npm run prove -- contradictions`

import { bayHotel } from "../../language/claims/fixtures/bay-hotel.fixture.ts";
import { countryHouse } from "../../language/claims/fixtures/country-house.fixture.ts";
import { gardenHotel } from "../../language/claims/fixtures/garden-hotel.fixture.ts";
import { contradictoryLakeHotel, lakeHotel } from "../../language/claims/fixtures/lake-hotel.fixture.ts";
import {
  beachResort,
  cityHotel,
  mountainHostel,
} from "../../language/claims/fixtures/more-hotels.fixture.ts";
import { ninetyRooms } from "../../language/claims/fixtures/ninety-rooms.fixture.ts";
import { offersHotel } from "../../language/claims/fixtures/offers-hotel.fixture.ts";
import { pineLodge } from "../../language/claims/fixtures/pine-lodge.fixture.ts";
import { threeLanguages } from "../../language/claims/fixtures/three-languages.fixture.ts";
import { townHotel } from "../../language/claims/fixtures/town-hotel.fixture.ts";
import { mountainHouse, seasideHouse } from "../../language/claims/fixtures/unseen-hotels.fixture.ts";
import { villageInn } from "../../language/claims/fixtures/village-inn.fixture.ts";
import { write } from "../../language/claims/fixtures/write-hotel.fixture.ts";
import { findContradictions } from "../../language/claims/index.ts";
import { measure } from "../../language/claims/measure.fixture.ts";

const count = 5_000;
const hotels = [
  contradictoryLakeHotel,
  lakeHotel,
  cityHotel,
  beachResort,
  mountainHostel,
  seasideHouse,
  mountainHouse,
  townHotel,
  pineLodge,
  villageInn,
  gardenHotel,
  threeLanguages,
  offersHotel,
  bayHotel,
  ninetyRooms,
  countryHouse,
].map((hotel) => {
  const { planted, found, missed, wrong } = measure(hotel);
  console.log(`${hotel.name}: ${found} of ${planted}, ${wrong.length} wrong`);
  for (const one of missed) console.log(`  missed: ${one}`);
  for (const one of wrong) console.log(`  wrong: ${one}`);
  return { planted, found, wrong: wrong.length };
});
const entries = Array.from({ length: count }, (_, i) =>
  write(
    `${i}`,
    "faq",
    {},
    {
      en: [
        `Blorp ${i}`,
        `When does blorp ${i} open?`,
        `Blorp ${i} opens at ${i % 24}:${10 + (i % 50)} and costs €${i % 97}.`,
      ],
    },
  ),
);
const timed = () => {
  const before = process.cpuUsage();
  const found = findContradictions(entries, [], { defaultLanguage: "en", currency: "EUR" }).length;
  const { user, system } = process.cpuUsage(before);
  return { found, workMs: Math.round((user + system) / 1000) };
};
const [cold, warm] = [timed(), timed()];
const holds =
  hotels.every(({ planted, found, wrong }) => found >= 0.9 * planted && wrong <= 2) &&
  hotels.reduce((sum, { found }) => sum + found, 0) >=
    0.95 * hotels.reduce((sum, { planted }) => sum + planted, 0) &&
  cold.found === 0 &&
  cold.workMs <= 2_000 &&
  warm.workMs <= 1_000;
process.exitCode = holds ? 0 : 1;
console.log(JSON.stringify({ proof: "contradictions", holds, hotels, entries: count, cold, warm }));
