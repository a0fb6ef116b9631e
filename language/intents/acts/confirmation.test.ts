import { describe, expect, test } from "vitest";
import { readRequest } from "./read-request.ts";
import { readRequests } from "./read-requests.ts";

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
  ["it", "Vorrei prenotare due massaggi, uno alle 15 e uno alle 16", { time: null, count: null }],
  ["es", "mesa para dos mañana a las 20:30 o 21:00 por favor", { time: null, count: 2 }],
  ["en", "A table for 4 tonight at 8 please", { time: "20:00", count: 4 }],
  ["en", "A taxi for three tomorrow at noon please", { time: "12:00" }],
  ["en", "A taxi tomorrow from 7 to 9 please", { time: null, what: "taxi" }],
  ["tr", "yarın öğlen 1 gibi transfer lazım, 3 kişiyiz", { time: "13:00", count: 3 }],
  ["de", "Könnten Sie uns morgen Mittag um 1 ein Taxi bestellen?", { time: "13:00" }],
  ["en", "We need 2 taxis tomorrow at 7am please", { count: null, time: "07:00" }],
  ["ru", "кроватку поставьте пожалуйста не в 210 а в 211", { what: "cot", room: "211" }],
  ["en", "Could you book a taxi for tomorrow at 6, not at 5?", { time: "06:00" }],
  ["fr", "Pouvez-vous apporter des serviettes dans la 204 et la 205 ?", { room: null, what: "towels" }],
  ["en", "Please print our tour voucher and bring it to room 12", { what: null, room: "12" }],
];

describe("a confirmation repeats what was read for certain", () => {
  test.each(confirmed)("%s: %s", (language, text, has) => {
    expect({ action: undefined, ...readRequest(text, { language, today }) }).toMatchObject(has);
  });

  test.each([
    ["it", "mi portate due club sandwich e una bottiglia d'acqua in 106?", [null]],
    ["en", "Please bring 2 pillows, 3 magazines and a kettle to 214", ["pillow", null]],
    ["zh", "麻烦送两瓶矿泉水和一个转换插头到306", ["drinks", "adapter"]],
    ["ja", "タオルを2枚と枕を1つ305号室にお願いします", ["towels", "pillow"]],
    ["en", "We are 2 adults and 2 kids, could we have towels in room 208", ["towels"]],
  ])("%s: what no kind names is not left out: %s", (language, text, kinds) => {
    expect(readRequests(text, { language, today }).map(({ what }) => what)).toEqual(kinds);
  });

  test.each([
    [
      "ja",
      "誕生日ケーキを頼めると聞いたのですが、いつまでにお願いすればいいですか。来週の木曜に娘が6歳になります",
    ],
    ["ar", "اذا احتجت تاكسي الساعة ٤ الفجر يصير؟"],
    [
      "en",
      "Lovely dinner last night, please tell the chef the perch was superb. We shall be back on Thursday.",
    ],
    ["de", "Wie lange vorher muss ich eine Massage buchen?"],
  ])("%s: asks or tells, and requests nothing: %s", (language, text) => {
    expect(readRequest(text, { language, today })).toBeUndefined();
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
