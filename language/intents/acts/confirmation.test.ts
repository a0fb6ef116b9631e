import { describe, expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

/** A Saturday. */
const today = "2026-11-28";

/** What is confirmed, and only that: what the words do not say for certain is null. */
const confirmed: [language: string, text: string, has: Record<string, unknown>][] = [
  ["de", "Guten Morgen, heute bitte nicht saubermachen, Zimmer 401", { day: today, action: "skip" }],
  ["de", "Könnten Sie morgen um 7 ein Taxi rufen?", { day: "2026-11-29", what: "taxi" }],
  ["nl", "Goedemorgen, kunt u vandaag handdoeken brengen?", { day: today, what: "towels" }],
  ["ja", "今後はタオルを二枚お願いします", { day: null, what: "towels" }],
  ["en", "We arrived today, a taxi for tomorrow at 6 please", { day: null, what: "taxi" }],
  ["en", "We're here now, a taxi for tomorrow at 6 please", { day: "2026-11-29", what: "taxi" }],
  ["ru", "Столик на двоих в среду в 19:00, пожалуйста", { day: "2026-12-02", what: "table" }],
  ["tr", "Bu akşam saat 8 için iki kişilik bir masa ayırır mısınız", { count: 2, what: "table" }],
  ["tr", "On iki kişilik bir masa ayırır mısınız", { count: 12, what: "table" }],
  ["zh", "之前订的周六的蛋糕改到周日吧", { count: null, what: "cake", action: "change" }],
  ["en", "We are 2 adults, could we have towels please", { count: null, what: "towels" }],
  ["en", "Could we have 3 towels for room 12 please", { count: 3, what: "towels" }],
  ["ru", "принесите пожалуйста халат и тапочки в 209", { what: null, room: "209" }],
  ["en", "Could you bring slippers and two towels please", { what: "towels", count: 2 }],
  ["zh", "麻烦送个热水壶 还有两双拖鞋", { what: null }],
  [
    "es",
    "olvidé el cepillo de dientes, ¿me podrían acercar uno a la 224?",
    { what: "toiletries", action: undefined },
  ],
  [
    "pt",
    "esqueci-me da escova de dentes, podem trazer uma ao 12?",
    { what: "toiletries", action: undefined },
  ],
  ["es", "olvide el taxi, gracias", { what: "taxi", action: "cancel" }],
  ["ar", "خلوا فطور الغرفة بكرة الساعة ٩ بدل ٧ ونص", { time: "09:00", action: "change" }],
];

describe("a confirmation repeats what was read for certain", () => {
  test.each(confirmed)("%s: %s", (language, text, has) => {
    expect({ action: undefined, ...readRequest(text, { language, today }) }).toMatchObject(has);
  });

  test.each([
    [
      "en",
      "we booked for the Thursday, and my sister says we should come by train instead of hiring the car, how long a walk is it?",
    ],
    ["es", "no vamos a ir arrastrando las maletas todo el día, ¿eso cómo lo hacéis?"],
  ])("%s: changes and cancels nothing: %s", (language, text) => {
    expect(readRequest(text, { language, today })?.action).toBeUndefined();
  });
});
