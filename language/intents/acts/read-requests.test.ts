import { expect, test } from "vitest";
import { accepts, readFollowUp } from "./read-follow-up.ts";
import { readRequests } from "./read-requests.ts";

const today = "2026-11-28";

/** Language, message, and its requests as kind, count, day, time and room. */
const messages: [string, string, string[]][] = [
  [
    "en",
    "Could you book a taxi at six for three, and please wake us at five?",
    ["taxi|3||06:00|", "wake_up_call|||05:00|"],
  ],
  ["en", "Could we have two towels and a pillow in room 12?", ["towels|2|||12", "pillow||||12"]],
  ["en", "We need a taxi to the airport tomorrow at 6, we are two with 3 bags", ["taxi|2|2026-11-29|06:00|"]],
  ["en", "Please send towels to 212. Also an iron please.", ["towels||||212", "iron||||212"]],
  ["en", "A table for four at 8 with a high chair please", ["table|4||20:00|", "high_chair||||"]],
  ["en", "What time is breakfast?", []],
  [
    "de",
    "Bitte ein Taxi morgen um 6 für 3 Personen und einen Weckruf um 5 Uhr",
    ["taxi|3|2026-11-29|06:00|", "wake_up_call||2026-11-29|05:00|"],
  ],
  [
    "fr",
    "Bonjour, pouvez-vous réserver une table pour 4 ce soir à 20h et un taxi à 22h30 ?",
    ["table|4|2026-11-28|20:00|", "taxi||2026-11-28|22:30|"],
  ],
  [
    "it",
    "Vorrei un taxi domani alle 6 per 3 persone e una culla nella camera 12",
    ["taxi|3|2026-11-29|06:00|12", "cot||2026-11-29||12"],
  ],
  [
    "es",
    "¿Pueden traer dos toallas y una almohada a la habitación 204?",
    ["towels|2|||204", "pillow||||204"],
  ],
  ["nl", "Kunnen we een taxi krijgen om 7 uur en twee extra kussens?", ["taxi|||07:00|", "pillow|2|||"]],
  ["ru", "Закажите, пожалуйста, такси на 6 утра и принесите два полотенца", ["taxi|||06:00|", "towels|2|||"]],
];

test.each(messages)("%s: %s", (language, text, requests) => {
  const found = readRequests(text, { language, today });
  expect(found.map(({ what, count, day, time, room }) => [what, count, day, time, room].join("|"))).toEqual(
    requests,
  );
});

test("cancelling asks for nothing else", () => {
  expect(readRequests("Please cancel the taxi", { language: "en", today })).toMatchObject([
    { what: "taxi", action: "cancel" },
  ]);
});

const taxi = { kind: "taxi", count: 3, time: "18:00" };
const towels = { kind: "towels", count: 2, time: null };

test.each([
  ["en", taxi, "make it seven", { time: "19:00" }],
  ["en", towels, "Make it 5 please", { count: 5 }],
  ["en", taxi, "actually for 4 people", { count: 4 }],
  ["en", taxi, "for room 14", { room: "14" }],
  ["de", taxi, "doch lieber um 19 Uhr", { time: "19:00" }],
  ["it", taxi, "anzi facciamo alle 19", { time: "19:00" }],
  ["fr", taxi, "finalement à 19h", { time: "19:00" }],
  ["es", taxi, "mejor a las siete", { time: "19:00" }],
  ["ru", taxi, "лучше в семь", { time: "19:00" }],
] as const)("%s: a follow-up changes the request: %s %s", (language, asked, text, changes) => {
  expect(readFollowUp(text, asked, { language, today })).toEqual({ does: "change", changes });
});

test.each([
  ["en", "we don't need it any more"],
  ["de", "brauchen wir doch nicht mehr"],
  ["it", "non serve più, grazie"],
  ["es", "ya no lo necesitamos"],
])("%s: %s takes it back", (language, text) => {
  expect(readFollowUp(text, taxi, { language, today })).toEqual({ does: "take_back" });
});

test("what belongs to it is added", () => {
  const added = { does: "add", words: "and a child seat" };
  expect(readFollowUp("and a child seat", taxi, { language: "en", today })).toEqual(added);
});

test.each(["What time is breakfast?", "thanks a lot", "the wifi does not work", "ok great", "and thank you"])(
  "is no follow-up: %s",
  (text) => {
    expect(readFollowUp(text, taxi, { language: "en", today })).toBeUndefined();
  },
);

test.each([
  ["en", "Yes please", true],
  ["en", "ok 18:30 is fine", true],
  ["en", "yes but 19:00", false],
  ["en", "No thanks", false],
  ["en", "yes, and what about breakfast?", false],
  ["de", "Ja, passt", true],
  ["de", "Ja, aber später", false],
  ["fr", "Oui, parfait", true],
  ["it", "Sì va bene", true],
  ["ja", "はい、お願いします", true],
  ["zh", "好的", true],
  ["zh", "不好", false],
  ["ru", "да, подходит", true],
  ["ar", "نعم تمام", true],
] as const)("%s: %s accepts 18:30: %s", (language, text, isYes) => {
  expect(accepts(text, "18:30", { language })).toBe(isYes);
});
