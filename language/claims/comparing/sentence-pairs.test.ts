import { expect, test } from "vitest";
import { write } from "../fixtures/write-hotel.fixture.ts";
import { findContradictions } from "./find-contradictions.ts";

type Sentence = string | [question: string, answer: string];

const between = (one: Sentence, other: Sentence, language = "en") =>
  findContradictions(
    [one, other].map((said, nth) => {
      const [question, text] = typeof said === "string" ? ["", said] : said;
      return write(`${nth}`, "faq", {}, { [language]: ["", question, text] });
    }),
    [],
    { defaultLanguage: language, currency: "EUR" },
  ).map(({ about, aspect }) => `${about} ${aspect}`);

const contradict: [what: string, one: Sentence, other: Sentence, language?: string][] = [
  [
    "check_in from",
    "Check-in starts at 2 pm. If your room is clean before that, come in.",
    "Check-in is from 15:00.",
  ],
  ["check_in from", "Your room is ready from 3 in the afternoon.", "Check-in is from 14:00."],
  ["check_in from", "Die Zimmer sind ab 14 Uhr bezugsfertig.", "Der Check-in ist ab 15 Uhr möglich.", "de"],
  ["check_out until", "Bitte geben Sie Ihr Zimmer bis 10 Uhr frei.", "Der Check-out ist bis 11 Uhr.", "de"],
  [
    "check_out until",
    "Le pedimos que deje la habitación antes de las 11:00.",
    "La salida es hasta las 12:00.",
    "es",
  ],
  ["payment is", "Wir nehmen alle Kreditkarten.", "Kreditkarten akzeptieren wir nicht.", "de"],
  ["payment is", "We accept credit cards and cash.", "Cash only, please."],
  ["children age", "Children under 12 stay free.", "Children under 6 stay free of charge."],
  ["deposit is", "No deposit is required.", "We charge a deposit of 30 % when you book."],
  ["deposit share", "We ask for a deposit of 20 %.", "A deposit of 30 % is required."],
  [
    "elevator is",
    "The lodge has no elevator, but there are rooms on the ground floor.",
    "There is a lift to all floors.",
  ],
  ["elevator is", "Alle Etagen erreichen Sie mit unserem Aufzug.", "Wir haben leider keinen Aufzug.", "de"],
  ["reception all_day", "Reception closes at midnight.", "Our reception is staffed around the clock."],
  [
    "restaurant is",
    "Our restaurant serves dinner from 18:00 to 22:00, closed on Mondays.",
    "The restaurant is open every evening from 6 pm until 10 pm, seven days a week.",
  ],
  ["luggage price", "Your luggage stays with us free of charge.", "The luggage room costs €2 per bag."],
  [
    "massage price",
    "A deep tissue massage of 60 minutes is €80.",
    "A 60-minute deep tissue massage costs €95.",
  ],
  [
    "sauna from",
    "Die Sauna heizen wir täglich von 15 bis 21 Uhr.",
    "Die Sauna ist von 16 bis 21 Uhr geöffnet.",
    "de",
  ],
  [
    "gym all_day",
    ["¿Hay gimnasio?", "Sí, nuestro gimnasio abre de 7:00 a 22:00."],
    "El gimnasio está abierto las 24 horas.",
    "es",
  ],
  [
    "restaurant is",
    "El restaurante cierra los lunes.",
    "El restaurante abre todos los días de 13:00 a 16:00.",
    "es",
  ],
  ["quiet_hours from", "Please be quiet from 11 pm until 7 am.", "Quiet hours are from 22:00 to 7:00."],
  [
    "spa from",
    "The spa welcomes you from 9 in the morning to 8 in the evening.",
    "The spa is open from 10:00 to 20:00.",
  ],
  [
    "meeting_room count",
    "The meeting room seats 20.",
    ["Where can we meet?", "We have a meeting room for up to 14 people."],
  ],
  ["parking price", "Our garage costs 18 € per night.", "Parking in the garage is 22 € per night."],
  ["check_out until", "Check-out is until half past ten.", "Check-out is until 11:00."],
  ["check_out until", "Bitte verlassen Sie Ihr Zimmer bis halb elf.", "Check-out ist bis 11 Uhr.", "de"],
  ["parking price", "Our garage costs twenty euros per night.", "Our garage costs €25 per night."],
  ["breakfast from", "Breakfast: 7-10.", "Breakfast is from 8:00."],
  ["cot price", "Baby cots are provided free of charge.", "A cot is €10 per night."],
  ["pets is", "Hunde können wir leider nicht aufnehmen.", "Hunde sind willkommen.", "de"],
  ["luggage is", "Unfortunately we cannot store luggage.", "Luggage storage is available all day."],
  ["key price", "A replacement key costs $15.", "Lost keys: $25."],
];

test.each(contradict)("%s: %j and %j contradict each other", (what, one, other, language) => {
  expect(between(one, other, language)).toContain(what);
});

const agree: [one: Sentence, other: Sentence, language?: string][] = [
  ["Parkplätze sind kostenlos.", "Busse parken kostenlos am Festplatz.", "de"],
  ["Parkplätze sind kostenlos.", "Ein Platz in der Tiefgarage des Nachbarhotels kostet 12 €.", "de"],
  ["Our garage costs 18 € per night.", "Street parking costs 2.50 € per hour."],
  ["Kinder bis 6 Jahre essen gratis.", "Kinder bis 3 Jahre schlafen gratis.", "de"],
  [
    "We have an airport shuttle for 12 €.",
    "We bring you to the airport by shuttle. A taxi costs about 40 €.",
  ],
  ["A massage of 50 minutes costs 75 €.", "A massage of 25 minutes costs 45 €."],
  ["A massage costs 75 €.", "A hot stone massage costs 95 €."],
  ["The garden is open until 9 pm.", "The garden can be hired for parties until 10 pm by arrangement."],
  ["Our shuttle to the airport is free.", "The shuttle to the city centre costs €5."],
  ["Airport transfer: €40 for up to 3 people.", "Airport transfer: €60 for 4 to 7 people."],
  [
    "You can cancel free of charge up to 2 days before arrival.",
    "Group bookings can be cancelled up to 30 days before arrival.",
  ],
  ["Check-in is from 15:00.", "On request you can check in from 13:00 for €20."],
  ["Massages cost €70.", "A foot massage costs €40."],
  ["WiFi is free.", "Premium wifi costs €5 per day."],
  ["Bikes cost €10 per day.", "E-bikes cost €25 per day."],
  [["Are there restaurants nearby?", "Most of them serve dinner from 8 pm."], "Dinner is served from 7 pm."],
  ["Check-out is by 11:00. Luggage may stay with us until 18:00.", "Late check-out is possible until 14:00."],
  ["We accept credit cards.", ["What do I need?", "Just your passport and a credit card."]],
];

test.each(agree)("%j and %j agree", (one, other, language) => {
  expect(between(one, other, language)).toEqual([]);
});

test("things without a topic are compared by the words of the question", () => {
  expect(
    between(
      ["Is there a helipad?", "There is a helipad on the roof."],
      ["Do you have a helipad?", "We do not have a helipad."],
    ),
  ).toEqual(["offer is"]);
  expect(
    between(
      ["What does karaoke cost?", "Karaoke costs 5 euros."],
      ["How much is karaoke?", "It is 9 euros."],
    ),
  ).toEqual(["offer price"]);
  expect(
    between(
      ["When does the observatory open?", "From 8 pm."],
      ["When is the observatory open?", "The observatory is open from 9 pm."],
    ),
  ).toEqual(["offer from"]);
  expect(between(["Is there a ghost ride?", "Yes."], ["Is there a ghost ride for toddlers?", "No."])).toEqual(
    [],
  );
});

test("an offer with its own name is compared with statements about that name", () => {
  const sold = (title: string, cents: number) =>
    write("sold", "upsells", { cents, unit: "item" }, { en: [title, "", ""] });
  const says = (text: string) => write("faq", "faq", {}, { en: ["", "", text] });
  const find = (...entries: ReturnType<typeof write>[]) =>
    findContradictions(entries, [], { defaultLanguage: "en", currency: "EUR" });
  const [found, ...others] = find(sold("Picnic basket", 2500), says("A picnic basket for two costs €30."));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ about: "offer", aspect: "price", kind: "price" });
  // The price field may be for one.
  expect(found?.canUse).toEqual([]);
  expect(find(sold("Picnic basket", 3000), says("A picnic basket for two costs €30."))).toEqual([]);
  expect(find(sold("Picnic basket", 2500), says("A basket of fruit costs €9."))).toEqual([]);
  expect(find(sold("Wine tasting", 4900), says("Children at the wine tasting drink juice for €10."))).toEqual(
    [],
  );
});
