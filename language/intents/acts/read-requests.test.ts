import { expect, test } from "vitest";
import { accepts, readAddition, readFollowUp } from "./read-follow-up.ts";
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
  ["en", "A table for four at 8 with a high chair please", ["table|4||20:00|", "high_chair|||20:00|"]],
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
  [
    "en",
    "Morning! Could we have the room hoovered around 2 and a couple of extra blankets, we're in 417",
    ["room_cleaning|||14:00|417", "blanket|2|||417"],
  ],
  [
    "en",
    "table for 6 on friday 8pm please. also two high chairs",
    ["table|6|2026-12-04|20:00|", "high_chair|2|2026-12-04|20:00|"],
  ],
  ["en", "no cleaning today please, rather tomorrow at 10. room 31", ["room_cleaning||2026-11-29|10:00|31"]],
  ["en", "Good evening, a wake-up call at 5.30 tomorrow please", ["wake_up_call||2026-11-29|05:30|"]],
  ["en", "We need an iron, our wedding is in 2 hours, room 9", ["iron||||9"]],
  ["en", "Is there an iron in the rooms?", []],
  ["en", "What time does the boat tour start on Sunday?", []],
  ["de", "ich hätte gern einen Bademantel und ein Bügeleisen auf 309", ["||||309", "iron||||309"]],
  [
    "de",
    "Hallo, Zimmer 8, wir haben kein Klopapier mehr und bräuchten zwei Handtücher",
    ["toiletries||||8", "towels|2|||8"],
  ],
  [
    "fr",
    "est-ce possible de garder la chambre jusqu'à 15h dimanche ?",
    ["late_check_out||2026-11-29|15:00|"],
  ],
  [
    "it",
    "manca la carta igienica in bagno, 305, e due cuscini in più grazie",
    ["toiletries||||305", "pillow|2|||305"],
  ],
  [
    "it",
    "avete un tavolo per 4 domani alle 20? e il conto pronto la sera prima",
    ["table|4|2026-11-29|20:00|", "invoice||2026-11-28||"],
  ],
  [
    "es",
    "quería dos bicis para el martes a las 9 y despertarme a las 7, habitación 12",
    ["bike|2|2026-12-01|09:00|12", "wake_up_call||2026-12-01|07:00|12"],
  ],
  ["pt", "olá, podem trazer 3 toalhas e um cobertor ao 215? obrigado", ["towels|3|||215", "blanket||||215"]],
  [
    "nl",
    "graag morgen om kwart voor 7 wekken en een taxi om half 8 voor 2",
    ["wake_up_call||2026-11-29|06:45|", "taxi|2|2026-11-29|07:30|"],
  ],
  ["tr", "318 numaralı odaya iki havlu ve bir yastık alabilir miyiz", ["towels|2|||318", "pillow||||318"]],
  [
    "ru",
    "столик на пятерых завтра в 19:30 и разбудите нас в 8, комната 7",
    ["table|5|2026-11-29|19:30|7", "wake_up_call||2026-11-29|08:00|7"],
  ],
  ["ar", "محتاجين منشفتين ومخدة في غرفة 310 لو سمحت", ["towels|2|||310", "pillow||||310"]],
  [
    "zh",
    "周五晚上8点 四位 订个桌子 再要一把儿童椅 305房",
    ["table|4|2026-12-04|20:00|305", "high_chair|1|2026-12-04|20:00|305"],
  ],
  ["ja", "タオルを3枚と枕を1つ、210号室にお願いします", ["towels|3|||210", "pillow|1|||210"]],
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

test("what has no kind keeps the guest's words", () => {
  const [robe] = readRequests("ich hätte gern einen Bademantel und ein Bügeleisen auf 309", {
    language: "de",
  });
  expect(robe).toMatchObject({ what: null, words: "ich hätte gern einen Bademantel" });
});

test("what is declined hides nothing that is requested beside it", () => {
  const text = "We'd like a shuttle to the station tomorrow at noon and we don't need the packed breakfast";
  expect(readRequests(text, { language: "en", today })).toMatchObject([
    { what: "packed_breakfast", action: "cancel" },
    { what: "transfer", time: "12:00" },
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
  ["nl", taxi, "half 7 bedoel ik, niet half 6", { time: "18:30" }],
  ["de", taxi, "nicht um 18, um 19 Uhr", { time: "19:00" }],
  ["de", towels, "ach so, Zimmer 31", { room: "31" }],
] as const)("%s: a follow-up changes the request: %s %s", (language, asked, text, changes) => {
  expect(readFollowUp(text, asked, { language, today })).toEqual({ does: "change", changes });
});

test.each([
  ["en", "we don't need it any more"],
  ["de", "brauchen wir doch nicht mehr"],
  ["it", "non serve più, grazie"],
  ["es", "ya no lo necesitamos"],
  ["es", "nada, déjalo"],
  ["de", "lass gut sein, danke"],
  ["ar", "خلاص مو لازم"],
])("%s: %s takes it back", (language, text) => {
  expect(readFollowUp(text, taxi, { language, today })).toEqual({ does: "take_back" });
});

test("what belongs to it is added", () => {
  const added = { does: "add", words: "and a child seat" };
  expect(readFollowUp("and a child seat", taxi, { language: "en", today })).toEqual(added);
});

test("things of the same kind are added, not counted anew", () => {
  const added = { does: "add", words: "and two bath mats too" };
  expect(readFollowUp("and two bath mats too", towels, { language: "en", today })).toEqual(added);
});

test.each([
  ["en", "and a pillow too please", "pillow"],
  ["it", "ah, e anche due asciugamani", "towels"],
  ["zh", "再加一个枕头", "pillow"],
  ["en", "and what about breakfast in the room?", undefined],
  ["en", "a pillow", undefined],
])("%s: %s adds %s", (language, text, what) => {
  expect(readAddition(text, { language, today })?.what).toBe(what);
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

test.each([
  ["es", "¿Nos pueden traer una cuna a la habitación?", "cot"],
  ["en", "Can you change the sheets please?", "bed_linen"],
  ["it", "Potete cambiare gli asciugamani?", "towels"],
  ["en", "Do you change the towels every day?", undefined],
  ["de", "Wechseln Sie die Handtücher täglich?", undefined],
  ["es", "¿Puedo traer mi propia cuna?", undefined],
  ["nl", "waar kunnen we morgenmiddag een hapje eten zonder de deur uit te hoeven", undefined],
])(
  "%s: what is brought or exchanged is a request, and a question about it is none: %s",
  (language, text, kind) => {
    const [request] = readRequests(text, { language });
    expect(request?.what ?? undefined).toBe(kind);
    expect(request?.action).toBeUndefined();
  },
);
