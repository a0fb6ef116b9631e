import { expect, test } from "vitest";
import { write } from "../fixtures/write-hotel.fixture.ts";
import { findContradictions } from "./find-contradictions.ts";

const faq = (id: string, text: string, language: string) =>
  write(id, "faq", {}, { [language]: ["Information", "", text] });

function find(one: string, other: string, language = "en") {
  const venue = { defaultLanguage: language, currency: "EUR" };
  return findContradictions([faq("one", one, language), faq("other", other, language)], [], venue);
}

test.each([
  // Group size, also without the word for people.
  [
    "en",
    "The airport shuttle costs €25 for up to 3 people.",
    "The airport shuttle costs €38 for 4 to 7 people.",
  ],
  [
    "en",
    "Airport shuttle: €25 for up to 3, €38 for 4 to 7.",
    "The airport shuttle costs €38 for 4 to 7 people.",
  ],
  ["en", "Shuttle to the airport: €25 (1–3 persons)", "Shuttle to the airport: €38 (4–7 persons)"],
  ["en", "Check-out is until 11:00.", "Check-out is by 10:00 for groups of 8 or more."],
  ["de", "Shuttle 25 € (1 bis 3 Personen)", "Shuttle 38 € (ab 4 Personen)"],
  ["fr", "La navette coûte 25 € jusqu'à 3 personnes.", "La navette coûte 38 € de 4 à 7 personnes."],
  ["es", "El traslado cuesta 25 € hasta 3 personas.", "El traslado cuesta 38 € de 4 a 7 personas."],
  ["it", "La navetta costa 25 € fino a 3 persone.", "La navetta costa 38 € da 4 a 7 persone."],
  // Season, weekday, hour.
  ["en", "The pool is open until 20:00 (May–September).", "The pool is open until 18:00 (October–April)."],
  ["en", "An extra bed is €30 in high season.", "An extra bed is €20 in low season."],
  [
    "de",
    "Der Pool ist bis 20 Uhr geöffnet (Hauptsaison).",
    "Der Pool ist bis 18 Uhr geöffnet (Nebensaison).",
  ],
  [
    "es",
    "La piscina está abierta hasta las 20:00 en verano.",
    "La piscina está abierta hasta las 18:00 en invierno.",
  ],
  ["en", "Breakfast until 10:00 from Monday to Friday", "Breakfast until 11:00 on Saturdays and Sundays"],
  ["en", "Spa entry is €20 Monday to Friday.", "Spa entry is €30 on Saturday and Sunday."],
  ["en", "The shuttle costs €25.", "The shuttle costs €38 at night."],
  // Room type, place, vehicle.
  ["en", "An extra bed costs €25 in a double room.", "An extra bed costs €35 in a suite."],
  ["en", "Check-out is until 11:00.", "Check-out for suites is until 12:00."],
  ["en", "Parking costs €15 per night in the open.", "Parking costs €22 per night in the garage."],
  ["en", "Airport transfer is €45 by car.", "Airport transfer is €70 by van."],
  ["de", "Der Parkplatz kostet 15 € für Pkw.", "Der Parkplatz kostet 30 € für Wohnmobile."],
  // Age, size, membership.
  ["en", "Breakfast costs €18 for adults.", "Breakfast costs €9 for children under 12."],
  ["en", "An extra bed is €30 from 12 years on.", "An extra bed is €15 up to 11 years."],
  ["fr", "Le petit déjeuner coûte 18 € pour les adultes.", "Le petit déjeuner coûte 9 € pour les enfants."],
  ["de", "Kleine Hunde kosten 10 € pro Nacht.", "Große Hunde kosten 20 € pro Nacht."],
  ["en", "The spa is open until 22:00 for hotel guests.", "The spa is open until 20:00 for day visitors."],
  ["en", "Dogs up to 10 kg cost €10.", "Dogs over 10 kg cost €20."],
  ["en", "Spa entry is €20 before noon.", "Spa entry is €30 in the afternoon."],
  ["en", "Breakfast costs €15 with a booking.", "Breakfast costs €18 without a booking."],
  // What the price is for.
  ["en", "City tax is €3 per person per night.", "City tax is €6 per room per night."],
  ["en", "A dog costs €15 per night.", "A dog costs €40 per stay."],
  ["en", "A bike costs €12 for half a day.", "A bike costs €20 for the whole day."],
  ["en", "Late check-out costs €30 until 14:00.", "Late check-out costs €60 until 18:00."],
  ["en", "The shuttle is €25 one way.", "The shuttle is €45 return."],
])("%s: %j and %j can both be true", (language, one, other) => {
  expect(find(one, other, language)).toEqual([]);
});

test.each([
  ["The shuttle costs €25 for up to 3 people.", "The shuttle costs €30 for up to 3 people."],
  ["The shuttle costs €25 for up to 3 people.", "The shuttle costs €30 for 1 to 3 people."],
  ["In summer the pool is open until 21:00.", "The pool is open until 20:00 in summer."],
  ["Check-out is until 11:00.", "Please check out by 12:00."],
  ["Parking costs €15 per night.", "Parking is €18 a night."],
  ["Breakfast costs €18 for adults.", "Breakfast costs €20 for adults."],
  // Two differences do not excuse each other.
  ["Breakfast is served until 10:00 for €18.", "Breakfast is served until 10:30 for €20."],
])("%j and %j contradict each other", (one, other) => {
  expect(find(one, other)).not.toEqual([]);
});

test.each([
  ["Check-out is until 11:00.", "Please check out by 12:00.", [0, 1]],
  ["Parking costs €15 per night.", "Parking is €18 a night.", [0, 1]],
  // The value of one may not hold under the condition of the other.
  ["The shuttle is €25 with two suitcases.", "The shuttle costs €38.", []],
  ["Breakfast costs €18 if you book it before.", "Breakfast costs €22.", []],
  ["Parking is €18 for blue badge holders.", "Parking costs €15.", []],
])("of %j and %j the sides %j can be used", (one, other, sides) => {
  expect(find(one, other).flatMap(({ canUse }) => canUse)).toEqual(sides);
});

test.each([
  ["For up to 3 people.", "The shuttle is €38 for 4 to 7 people."],
  ["Up to three people.", "Airport shuttle: €25 for up to 3, €38 for 4 to 7."],
])("a price field with the text %j agrees with %j", (text, told) => {
  const sold = write(
    "sold",
    "upsells",
    { key: "transfer", cents: 2_500 },
    { en: ["Airport shuttle", "", text] },
  );
  const venue = { defaultLanguage: "en", currency: "EUR" };
  expect(findContradictions([sold, faq("told", told, "en")], [], venue)).toEqual([]);
});

test("the price field of an entry is not written into its sentence about a group, nor the other way round", () => {
  const text = "The shuttle is €38 for 4 to 7 people.";
  const sold = write(
    "sold",
    "upsells",
    { key: "transfer", cents: 2_500 },
    { en: ["Airport shuttle", "", text] },
  );
  const [found] = findContradictions([sold], [], { defaultLanguage: "en", currency: "EUR" });
  expect(found).toMatchObject({ kind: "price", canUse: [] });
});
