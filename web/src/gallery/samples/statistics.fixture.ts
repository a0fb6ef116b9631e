import { addDays } from "@bellhop/contract/formats";
import {
  type CountedThing,
  type Statistics,
  type StatisticsFigures,
  shareOf,
  type Waits,
} from "@bellhop/contract/statistics";
import { numberedId, sampleClock } from "./time.fixture.ts";

type Body = Record<string, unknown>;

const dayMs = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const minutes = (count: number, median: number, p90: number): Waits =>
  count === 0
    ? { count, median_ms: null, p90_ms: null }
    : { count, median_ms: Math.round(median * 60_000), p90_ms: Math.round(p90 * 60_000) };

/** Answered, asked, asked before, answered before, and the first replies of each weekday, Monday first. */
const week: [number, number, number, number, number][] = [
  [58, 76, 52, 2.2, 9],
  [61, 77, 54, 1.9, 7],
  [64, 79, 58, 2.5, 11],
  [60, 75, 55, 2.3, 8],
  [57, 73, 54, 3.2, 13],
  [60, 84, 58, 6.5, 31],
  [52, 64, 46, 2.7, 12],
];
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

const reasons: [reason: string, now: number, before: number][] = [
  ["request", 46, 42],
  ["no_entry", 31, 39],
  ["complaint", 14, 9],
  ["wants_person", 12, 13],
  ["unsure", 9, 12],
  ["entries_disagree", 4, 4],
];
const languages: [language: string, count: number][] = [
  ["en", 201],
  ["de", 127],
  ["it", 84],
  ["fr", 48],
  ["ar", 26],
  ["nl", 14],
  ["es", 10],
  ["pt", 6],
  ["ja", 5],
  ["sv", 3],
  ["tr", 2],
  ["cs", 1],
  ["pl", 1],
];
const extras: [name: string, count: number, minor: number | null][] = [
  ["Late check-out", 14, 63_000],
  ["Massage", 4, 38_000],
  ["Taxi", 2, 19_000],
  ["Cake", 6, 5_400],
  ["Bike", 5, 3_000],
];
const gaps: [question: string, guests: number, languages: string[]][] = [
  ["What does it cost to charge a car?", 12, ["en", "de", "nl"]],
  ["Can we check in before 12:00?", 8, ["de", "it"]],
  ["Is the pool heated in May?", 6, ["en", "fr"]],
  ["أين يمكن أن يسبح كلبنا؟", 5, ["ar"]],
];
const questions: [title: string, count: number][] = [
  ["Breakfast times", 64],
  ["Parking and garage", 51],
  ["Late check-out", 38],
  ["Wi-Fi password", 35],
  ["Pool", 19],
];

const heat = (weekday: number, hour: number) => {
  if (hour < 6) return (weekday * 5 + hour * 3) % 4 === 0 ? 1 : 0;
  const morning = Math.max(0, 9 - 2.5 * Math.abs(hour - 8));
  const evening = Math.max(0, 13 - 2.6 * Math.abs(hour - 17));
  const busy = weekday === 5 ? 2.6 : weekday > 3 ? 1.7 : 1;
  return Math.round((3 + morning + evening) * busy);
};

function figuresOf(scale: number, isBefore: boolean): StatisticsFigures {
  const of = (count: number) => Math.round(count * scale);
  return {
    conversations: of(isBefore ? 512 : 528),
    guests: of(390),
    guest_messages: of(1_840),
    answered: isBefore ? shareOf(of(377), of(512)) : shareOf(of(412), of(528)),
    answered_guests: shareOf(of(301), of(390)),
    confirmed: of(148),
    unconfirmed: of(264),
    first_reply: isBefore ? minutes(of(121), 3, 9) : minutes(of(116), 2.67, 14),
    first_reply_staffed: minutes(of(104), 2.15, 9),
    slow_replies: of(9),
    hand_overs: reasons.map(([reason, now, before]) => ({ reason, count: of(isBefore ? before : now) })),
    languages: languages.map(([language, count]) => ({ language, count: Math.max(1, of(count)) })),
    channels: [
      { channel: "whatsapp", count: of(375) },
      { channel: "web", count: of(153) },
    ],
    requests: isBefore ? shareOf(of(75), of(80)) : shareOf(of(78), of(86)),
    request_kinds: [
      { kind: "taxi", count: of(24) },
      { kind: "towels", count: of(19) },
      { kind: "late_check_out", count: of(14) },
      { kind: "repair", count: of(11) },
      { kind: "table", count: of(8) },
    ],
    extras: extras.map(([name, count, minor], index) => ({
      entry_id: numberedId(8_000 + index),
      name,
      count: isBefore ? count + 1 : of(count),
      revenue: minor === null ? null : { currency: "EUR", minor: of(minor) },
    })),
    revenue: [{ currency: "EUR", minor: of(isBefore ? 108_800 : 128_400) }],
    ratings: isBefore ? shareOf(of(41), of(50)) : shareOf(of(52), of(61)),
    whatsapp: {
      delivered: of(1_243),
      billable: of(86),
      categories: [
        { category: "service", count: of(1_157), billable: 0 },
        { category: "utility", count: of(86), billable: of(86) },
      ],
    },
  };
}

const none: StatisticsFigures = {
  ...figuresOf(0, false),
  answered: shareOf(0, 0),
  answered_guests: shareOf(0, 0),
  hand_overs: [],
  languages: [],
  channels: [],
  request_kinds: [],
  extras: [],
  revenue: [],
  whatsapp: { delivered: 0, billable: 0, categories: [] },
};

/** In the address, `statistics` is `few`, `empty` or `counting`. */
export function sampleStatistics(params: URLSearchParams): Record<string, (body: Body) => unknown> {
  const shape = params.get("statistics");
  const isFew = shape === "few";
  const isEmpty = shape === "empty";
  const today = iso(sampleClock());
  const answer = ({ from = addDays(today, -6), to = today, venues }: Body): Statistics => {
    const [first, last] = [Date.parse(String(from)), Date.parse(String(to))];
    const length = Math.round((last - first) / dayMs) + 1;
    const scale = isFew ? 0.027 : length / 7;
    const days = Array.from({ length }, (_, index) => {
      const day = iso(first + index * dayMs);
      const [answered, asked, , median, p90] = week[weekdayOf(day)] ?? [0, 0, 0, 0, 0];
      const [few, of] = isFew ? [1, 2] : [answered, asked];
      return {
        day,
        conversations: of,
        guest_messages: 3 * of,
        answered: isEmpty ? shareOf(0, 0) : shareOf(few, of),
        first_reply: isEmpty ? minutes(0, 0, 0) : minutes(isFew ? 1 : 16, median, p90),
      };
    });
    return {
      from: String(from),
      to: String(to),
      before: {
        from: iso(first - length * dayMs),
        to: iso(first - dayMs),
        figures: isEmpty ? none : figuresOf(scale, true),
      },
      timezone: venues === "all" ? null : "Europe/Rome",
      figures: isEmpty ? none : figuresOf(scale, false),
      days,
      days_before: days.map(({ day }) => {
        const [, asked, before] = week[weekdayOf(day)] ?? [0, 0, 0];
        return { day: iso(Date.parse(day) - length * dayMs), answered: shareOf(before, asked - 3) };
      }),
      hours: week.map((_, weekday) =>
        Array.from({ length: 24 }, (__, hour) =>
          isEmpty ? 0 : isFew ? Number(heat(weekday, hour) > 20) : heat(weekday, hour),
        ),
      ),
      questions: isEmpty
        ? []
        : questions.map(([title, count], index) => ({
            entry_id: numberedId(8_100 + index),
            title,
            conversations: isFew ? shareOf(2, 14) : shareOf(count, 528),
          })),
      gaps: isEmpty
        ? []
        : gaps.slice(0, isFew ? 1 : 4).map(([question, guests, spoken], index) => ({
            question,
            guests: isFew ? 1 : guests,
            languages: spoken,
            conversation_id: numberedId(100 + index),
          })),
      gaps_count: isEmpty ? 0 : isFew ? 1 : 31,
      venues:
        venues === "all"
          ? [
              {
                venue_id: 1,
                name: "Hotel Marena",
                conversations: 528,
                answered: shareOf(412, 528),
                first_reply: minutes(116, 2.67, 14),
              },
              {
                venue_id: 2,
                name: "Marena al Porto",
                conversations: 214,
                answered: shareOf(137, 214),
                first_reply: minutes(70, 6.17, 18),
              },
            ]
          : [],
      is_counting: shape === "counting",
    };
  };
  return {
    get_venue_statistics: answer,
    list_counted: ({ cursor, number, key, to }) => {
      const total = number === "gaps" && key ? 12 : number === "slow_replies" ? 9 : 64;
      const start = Number(cursor ?? 0);
      const items = countedRows.slice(0, Math.min(9, total - start)).map(
        (row, index): CountedThing => ({
          ...row,
          day: iso(Date.parse(String(to)) - Math.floor((start + index) / 3) * dayMs),
          took_ms: number === "slow_replies" ? (16 + 3 * index) * 60_000 : null,
        }),
      );
      const end = start + items.length;
      return { items, total, next_cursor: end < total ? String(end) : null };
    },
    recount_statistics: () => ({ task_id: numberedId(8_900) }),
    export_statistics: ({ rows }) => ({
      file_name: `statistics-${String(rows)}.csv`,
      csv: "day (Europe/Rome),conversations\r\n2026-11-21,84\r\n",
    }),
  };
}

const rowNames: [name: string | null, text: string | null, channel: "whatsapp" | "web" | null][] = [
  ["Markus Steiner", "Was kostet das Laden für unser Auto?", "whatsapp"],
  ["Daan Janssen", "Kunnen we de auto opladen, en wat kost dat?", "web"],
  ["Olivia Bennett", "How much is EV charging per kWh?", "whatsapp"],
  ["عمر الحربي", "كم تكلفة شحن السيارة الكهربائية؟", "whatsapp"],
  ["Isla Page", "Can I charge a Tesla overnight?", "web"],
  [null, null, null],
  ["Katrin Wolf", "Wie viel kostet eine Ladung?", "whatsapp"],
  ["James Turner", null, "whatsapp"],
  ["Anke Meier", "Laden: Preis pro kWh?", "whatsapp"],
];

const countedRows = rowNames.map(
  ([guest_name, text, channel], index): CountedThing => ({
    day: "",
    at: new Date(sampleClock() - index * 3_600_000).toISOString(),
    venue_id: 1,
    conversation_id: guest_name === null ? null : numberedId(100 + index),
    guest_name,
    channel,
    language: "en",
    took_ms: null,
    text,
  }),
);
