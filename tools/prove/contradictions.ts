// Planted contradictions in whole hotels, and 5,000 entries without any. The tuned hotels decide whether the proof
// holds; for the sealed ones only figures are printed. `npm run prove -- contradictions`

import { sealedHotels } from "../../language/claims/fixtures/sealed/sealed-hotels.fixture.ts";
import { tunedHotels } from "../../language/claims/fixtures/tuned-hotels.fixture.ts";
import { type WrittenHotel, write } from "../../language/claims/fixtures/write-hotel.fixture.ts";
import { findContradictions } from "../../language/claims/index.ts";
import { measure } from "../../language/claims/measure.fixture.ts";

const count = 5_000;

console.log("Tuned hotels");
const tuned = tunedHotels.map((hotel) => {
  const { missed, wrong, figures } = measured(hotel);
  for (const one of missed) console.log(`    missed: ${one}`);
  for (const one of wrong) console.log(`    false: ${one}`);
  return figures;
});
console.log("Sealed hotels");
const sealed = sealedHotels.map((hotel) => measured(hotel).figures);

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
  tuned.every(({ planted, found, wrong }) => found >= 0.9 * planted && wrong <= 2) &&
  tuned.reduce((sum, { found }) => sum + found, 0) >=
    0.95 * tuned.reduce((sum, { planted }) => sum + planted, 0) &&
  cold.found === 0 &&
  cold.workMs <= 2_000 &&
  warm.workMs <= 1_000;
process.exitCode = holds ? 0 : 1;
console.log(JSON.stringify({ proof: "contradictions", holds, tuned, sealed, entries: count, cold, warm }));

function measured(hotel: WrittenHotel) {
  const { planted, found, missed, wrong } = measure(hotel);
  console.log(`  ${hotel.name}: ${found} of ${planted} found, ${wrong.length} false`);
  return { missed, wrong, figures: { planted, found, wrong: wrong.length } };
}
