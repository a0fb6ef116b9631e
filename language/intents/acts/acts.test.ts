import { expect, test } from "vitest";
import { guestLanguages } from "../../detection/index.ts";
import { readIntent } from "../read-intent.ts";
import { readOptChange } from "../read-opt-change.ts";
import { splitSentences } from "../split-sentences.ts";
import { actExamples } from "./acts.fixture.ts";
import { kindText } from "./kind-text.ts";
import { isReply } from "./read-reply.ts";
import { readRequest, requestText } from "./read-request.ts";

const today = "2026-11-22";
const kindsOf = (text: string, language: string) =>
  splitSentences(text).map((one) => readIntent(one, language).kind);
const light = new Set(["compliment", "thanks", "small_talk", "greeting"]);

for (const [language, examples] of Object.entries(actExamples)) {
  const reads = (text: string) => readRequest(text, { language, today })?.what;
  test.each(examples.request)(`${language}: a request: %s`, (text, what) => {
    expect(reads(text)).toBe(what);
  });
  test.each(examples.complaint)(`${language}: a complaint: %s`, (text) => {
    expect(kindsOf(text, language)).toContain("complaint");
  });
  test.each(examples.kind)(`${language}: kind words: %s`, (text) => {
    expect(kindsOf(text, language).filter((kind) => !light.has(kind))).toEqual([]);
    expect(reads(text)).toBe(undefined);
  });
  test.each(examples.statement)(`${language}: tells something: %s`, (text) => {
    expect(kindsOf(text, language)).toContain("statement");
    expect(reads(text)).toBe(undefined);
  });
  test.each(examples.reply)(`${language}: answers staff: %s`, (text) => {
    expect(isReply(text, language, "…?")).toBe(true);
  });
  test.each(examples.person)(`${language}: wants a person: %s`, (text) => {
    expect(kindsOf(text, language)).toContain("wants_person");
  });
  test.each(examples.optOut)(`${language}: wants no messages: %s`, (text) => {
    expect(readOptChange(text)?.change).toBe("opt_out");
  });
  test.each(examples.question)(`${language}: only asks: %s`, (text) => {
    expect(reads(text)).toBe(undefined);
    expect(kindsOf(text, language)).toEqual(["question"]);
    expect(isReply(text, language, "…?")).toBe(false);
  });
}

const none = { count: null, time: null, day: null, room: null };
test.each([
  [
    "en",
    "Table for 2 at half past 7 on Friday please",
    { what: "table", count: 2, time: "19:30", day: "2026-11-27" },
  ],
  [
    "en",
    "wake us at 5:45 am on 3 December, room 12",
    { what: "wake_up_call", time: "05:45", day: "2026-12-03", room: "12" },
  ],
  ["en", "two towels to 212 please", { what: "towels", count: 2, room: "212" }],
  ["en", "please bring a pillow for 305", { what: "pillow", room: "305" }],
  ["en", "please book us a taxi for 212 euros", { what: "taxi" }],
  ["de", "bitte zwei Handtücher auf die 301 bringen", { what: "towels", count: 2, room: "301" }],
  ["fr", "deux serviettes à la 212 svp", { what: "towels", count: 2, room: "212" }],
  ["it", "due asciugamani alla 114 per favore", { what: "towels", count: 2, room: "114" }],
  ["es", "un taxi para la 305 a las 8", { what: "taxi", time: "08:00", room: "305" }],
  ["pt", "duas toalhas para o 212 por favor", { what: "towels", count: 2, room: "212" }],
  ["nl", "twee handdoeken naar 212 graag", { what: "towels", count: 2, room: "212" }],
  ["tr", "212'ye havlu getirin", { what: "towels", room: "212" }],
  ["ru", "принесите два полотенца в 212", { what: "towels", count: 2, room: "212" }],
  ["ja", "タオルを2枚212に持ってきて", { what: "towels", count: 2, room: "212" }],
  [
    "de",
    "Bitte ein Tisch zu viert am 3. Dezember um halb acht",
    { what: "table", count: 4, time: "19:30", day: "2026-12-03" },
  ],
  [
    "it",
    "Vorrei un taxi dopodomani alle 5 e mezza, siamo in 3",
    { what: "taxi", count: 3, time: "05:30", day: "2026-11-24" },
  ],
  [
    "fr",
    "Réveillez-nous demain à 6h15 svp, chambre 8",
    { what: "wake_up_call", time: "06:15", day: "2026-11-23", room: "8" },
  ],
  [
    "es",
    "Queremos mesa para seis mañana a las nueve y media de la noche",
    { what: "table", count: 6, time: "21:30", day: "2026-11-23" },
  ],
  [
    "es",
    "¿Nos despiertan a las 7 de la mañana por favor? habitación 4",
    { what: "wake_up_call", time: "07:00", room: "4" },
  ],
  [
    "pt",
    "Queria um táxi para três pessoas amanhã às 7h30",
    { what: "taxi", count: 3, time: "07:30", day: "2026-11-23" },
  ],
  [
    "nl",
    "Graag een taxi voor 4 personen overmorgen om kwart voor 9",
    { what: "taxi", count: 4, time: "08:45", day: "2026-11-24" },
  ],
  [
    "ru",
    "Забронируйте столик на троих в субботу в 19:00",
    { what: "table", count: 3, time: "19:00", day: "2026-11-28" },
  ],
  [
    "tr",
    "Yarın sabah 6 buçukta taksi lütfen, 3 kişiyiz, 12 numaralı oda",
    { what: "taxi", count: 3, time: "06:30", day: "2026-11-23", room: "12" },
  ],
  [
    "ar",
    "نريد طاولة لأربعة أشخاص يوم الخميس الساعة ٨ مساء",
    { what: "table", count: 4, time: "20:00", day: "2026-11-26" },
  ],
  ["zh", "请预订明天晚上7点的桌子，4位", { what: "table", count: 4, time: "19:00", day: "2026-11-23" }],
  [
    "ja",
    "明日の朝6時半にタクシーをお願いします、3名です",
    { what: "taxi", count: 3, time: "06:30", day: "2026-11-23" },
  ],
] as const)("%s: the details of a request are read: %s", (language, text, expected) => {
  expect(readRequest(text, { language, today })).toEqual({ ...none, ...expected });
});

test.each(guestLanguages)("%s: a request is confirmed with its known details: %s", (language) => {
  const request = { what: "taxi" as const, count: 3, time: "06:00", day: "2026-11-27", room: "305" };
  const text = requestText({ language, request, today });
  for (const part of ["3", "06:00", "305"]) expect(text).toContain(part);
  expect(text).not.toMatch(/[{}|]/);
  const unknown = requestText({ language, request: { ...none, what: null }, today });
  expect(unknown.length).toBeLessThan(80);
});

test("thanks, praise and small talk get different replies; an ok gets none", () => {
  const say = (text: string) => kindText({ language: "en", text });
  expect(say("thank you so much")).toBe("You're welcome!");
  expect(say("what a beautiful room")).toMatch(/glad/);
  expect(say("see you tomorrow then")).toBeDefined();
  for (const text of ["ok", "👍", ""]) expect(say(text)).toBe(undefined);
});

test("if staff asked nothing, only a clear yes or no is a reply", () => {
  const told = "Your taxi is booked for 6:30.";
  for (const text of ["yes please", "no"]) expect(isReply(text, "en", told), text).toBe(true);
  for (const text of ["thanks", "ok thanks", "great", "we are at the pool", "👍"])
    expect(isReply(text, "en", told), text).toBe(false);
});
