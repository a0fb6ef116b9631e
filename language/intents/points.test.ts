import { expect, test } from "vitest";
import type { AnswerableEntry } from "../entries/index.ts";
import { isDoubtful } from "./doubts.ts";

const entryOf = (title: string, text: string, more: Partial<AnswerableEntry> = {}): AnswerableEntry => ({
  entryId: "1",
  section: "amenities",
  texts: { en: { title, text } },
  ...more,
});
const parking = entryOf("Parking", "You can park in our yard.", { key: "parking" });
const bicycle = entryOf("Bicycles", "We rent bicycles for 12 euros a day.", { key: "bicycle" });
const pets = entryOf("Pets", "Dogs are welcome.", { key: "pets" });
const breakfast = entryOf("Breakfast", "Breakfast is from 7:00 to 10:30.", { key: "breakfast" });
const dinner = entryOf("Restaurant", "We serve dinner every evening; please reserve by noon.", {
  key: "restaurant",
});
const shop = entryOf("Supermarket", "The supermarket is 400 metres away.", { key: "shops" });
const halfBoard = entryOf("Half board", "A three-course dinner.", { key: "half_board" });
const noPets = entryOf("Pets", "No pets, please.", { key: "pets", fields: { facts: { allowed: "no" } } });

const isAskedOf = (language: string, question: string, entry: AnswerableEntry) =>
  isDoubtful(question, entry, { language, venueName: "Villa Rosa" });

test.each([
  ["en", "Can we park with our caravan?", parking],
  ["de", "Können wir mit einem Anhänger parken?", parking],
  ["fr", "On peut se garer avec une remorque ?", parking],
  ["en", "How much is the parking?", parking],
  ["it", "Si può prenotare il parcheggio?", parking],
  ["es", "¿Las bicis tienen sillita para un niño?", bicycle],
  ["nl", "Hebben jullie een helm bij de fietsen?", bicycle],
  ["en", "Are there eggs at breakfast?", breakfast],
  ["ru", "а каша на завтрак бывает?", breakfast],
  ["tr", "kahvaltıda menemen olur mu", breakfast],
  ["nl", "Is er kaas bij het ontbijt?", breakfast],
  ["de", "Gibt es bei euch auch mittags was zu essen?", dinner],
  ["fr", "Peut-on manger au restaurant le midi ?", dinner],
  ["ja", "お土産屋さんはありますか", shop],
  ["en", "Are drinks included in the half board?", halfBoard],
] as const)("%s: staff get questions about details that the entry lacks: %s", (language, question, entry) => {
  expect(isAskedOf(language, question, entry)).toBe(true);
});

test.each([
  ["en", "Where can we park?", parking],
  ["pt", "A que horas é servido o pequeno-almoço?", breakfast],
  ["en", "What time is breakfast?", breakfast],
  ["de", "Wir kommen mit dem Hund. Wo kann man parken?", parking],
  ["en", "How much is a bicycle?", bicycle],
  ["it", "Quanto dista il parcheggio?", parking],
  ["fr", "Les chiens sont-ils admis ?", pets],
  ["en", "How much is it for a dog?", noPets],
] as const)("%s: details that the entry mentions or denies are answered: %s", (language, question, entry) => {
  expect(isAskedOf(language, question, entry)).toBe(false);
});

test.each([
  ["en", "Can I hire a bike?"],
  ["de", "Kann man bei euch Räder leihen?"],
  ["fr", "On peut louer des vélos ?"],
  ["es", "¿Alquiláis bicis?"],
  ["it", "Noleggiate le bici?"],
  ["pt", "Dá para alugar bicicletas?"],
  ["nl", "Kunnen we fietsen huren?"],
  ["tr", "Bisiklet kiralanıyor mu?"],
  ["ru", "Можно взять велосипед напрокат?"],
  ["ar", "هل يمكن استئجار دراجة؟"],
  ["zh", "可以租自行车吗"],
  ["ja", "自転車は借りられますか"],
] as const)("%s: an entry about bicycles says that guests hire them: %s", (language, question) => {
  const bicycles = entryOf("Bicycles", "They cost €15 a day and stand in the garage.", { key: "bicycle" });
  expect(isAskedOf(language, question, bicycles)).toBe(false);
});

test.each([
  ["de", "Kann ich einen Föhn ausleihen?", false],
  ["en", "Can I rent a hairdryer?", false],
  ["en", "Can I rent a boat?", true],
] as const)("%s: what the hotel offers to guests can be borrowed: %s", (language, question, isDoubt) => {
  const dryer = entryOf("Hairdryer", "In every bathroom.", { key: "hairdryer", availability: "present" });
  expect(isAskedOf(language, question, dryer)).toBe(isDoubt);
});

test("an entry's own question is covered, whatever words its answer has", () => {
  const texts = { en: { title: "Garden", question: "May we bring our dog?", text: "On a lead, gladly." } };
  expect(isAskedOf("en", "Can my dog come into the garden?", { ...parking, key: "garden", texts })).toBe(
    false,
  );
  expect(isAskedOf("en", "Can our caravan stand in the garden?", { ...parking, key: "garden", texts })).toBe(
    true,
  );
});

test.each([
  ["Hôtel Le Pré", "Pré"],
  ["hotel The Grove", "The Grove"],
  ["Hotel Das Tegernsee", "Hotel Tegernsee"],
  ["Hotel L'Étoile", "Étoile"],
])("%s is the hotel %s itself, with its article", (name, venueName) => {
  const place = { language: "en", venueName };
  expect(isDoubtful(`Is there parking at ${name}?`, parking, place)).toBe(false);
  expect(isDoubtful("Is there parking at Hotel Le Sirenuse?", parking, place)).toBe(true);
});
