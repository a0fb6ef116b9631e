import {
  differenceOf,
  type StatisticsFigures,
  shareOf,
  statisticsNumbers,
} from "@bellhop/contract/statistics";
import { expect, test } from "vitest";
import { bandPath, heatLevel, labelStep, linePath, minuteScale, shareScale } from "./charts/scales.ts";
import { clockChanges, daysOf, inPeriod, step } from "./days.ts";
import {
  answeredPoints,
  busiestHour,
  growth,
  inThrees,
  pointsBetween,
  sentenceFacts,
  shownShare,
  slowestDay,
  topOf,
} from "./figures.ts";
import { numberWords } from "./number-words.ts";
import { readStatisticsSearch, type StatisticsSearch } from "./statistics-search.ts";

const today = "2026-05-10";

test.each([
  [{}, "2026-05-04", "2026-05-10"],
  [{ period: "day" }, "2026-05-10", "2026-05-10"],
  [{ period: "month" }, "2026-05-01", "2026-05-10"],
  [{ period: "month", to: "2026-02-10" }, "2026-02-01", "2026-02-28"],
  [{ to: "2026-05-03" }, "2026-04-27", "2026-05-03"],
  [{ to: "2027-01-01" }, "2026-05-04", "2026-05-10"],
  [{ period: "custom", from: "2026-05-02", to: "2026-05-03" }, "2026-05-02", "2026-05-03"],
  [{ period: "custom", from: "2026-05-09", to: "2026-05-03" }, "2026-05-03", "2026-05-03"],
  [{ period: "custom", from: "2020-01-01", to: "2026-05-10" }, "2025-05-10", "2026-05-10"],
] satisfies [StatisticsSearch, string, string][])("the address %o shows %s to %s", (search, from, to) => {
  expect(daysOf(search, today)).toEqual({ from, to });
});

test.each([
  [{}, -1, { to: "2026-05-03" }],
  [{ to: "2026-05-03" }, 1, {}],
  [{}, 1, undefined],
  [{ period: "month" }, -1, { period: "month", to: "2026-04-30" }],
  [{ period: "month", to: "2026-01-31" }, 1, { period: "month", to: "2026-02-28" }],
  [{ period: "month", to: "2026-04-30" }, 1, { period: "month" }],
  [{ period: "day", to: "2026-03-01" }, -1, { period: "day", to: "2026-02-28" }],
  [
    { period: "custom", from: "2026-05-01", to: "2026-05-04" },
    -1,
    { period: "custom", from: "2026-04-27", to: "2026-04-30" },
  ],
] satisfies [StatisticsSearch, 1 | -1, StatisticsSearch | undefined][])(
  "%o moved by %i is %o",
  (search, by, moved) => {
    expect(step(search, today, by)).toEqual(moved);
  },
);

test("a custom period begins with the days that were shown", () => {
  expect(inPeriod({ period: "day", to: "2026-05-02" }, "custom", today)).toEqual({
    period: "custom",
    from: "2026-05-02",
    to: "2026-05-02",
  });
});

test("unknown parts of an address are ignored", () => {
  expect(
    readStatisticsSearch({
      period: "decade",
      from: "2026-05-01",
      to: "soon",
      hotels: "all",
      number: "<b>",
      key: "x",
    }),
  ).toEqual({ hotels: "all" });
  expect(readStatisticsSearch({ number: "guest_messages", weekday: 6, hour: 24, key: 8 })).toEqual({
    number: "guest_messages",
    weekday: 6,
    key: "8",
  });
});

test.each([
  ["2026-03-23", "2026-03-29", "Europe/Rome", [{ day: "2026-03-29", hours: 23 }]],
  ["2026-10-25", "2026-10-26", "Europe/Rome", [{ day: "2026-10-25", hours: 25 }]],
  ["2026-10-04", "2026-10-04", "Australia/Lord_Howe", [{ day: "2026-10-04", hours: 23.5 }]],
  ["2026-05-04", "2026-05-10", "America/New_York", []],
  ["2026-03-02", "2026-03-08", "America/New_York", [{ day: "2026-03-08", hours: 23 }]],
])("%s to %s in %s: days of another length", (from, to, zone, changes) => {
  expect(clockChanges({ from, to }, zone)).toEqual(changes);
});

test("a share needs 30, and so does its change", () => {
  expect(shownShare({ count: 9, total: 14 })).toBeUndefined();
  expect(shownShare({ count: 15, total: 30 })).toBe(0.5);
  expect(pointsBetween({ count: 412, total: 528 }, { count: 377, total: 512 })).toBe(4);
  expect(pointsBetween({ count: 30, total: 60 }, { count: 33, total: 60 })).toBe(-5);
  expect(pointsBetween({ count: 30, total: 60 }, { count: 9, total: 14 })).toBeUndefined();
  expect(pointsBetween({ count: 30, total: 60 }, undefined)).toBeUndefined();
  expect(growth(118, 100, [31, 30])).toBeCloseTo(0.18);
  expect(growth(118, 100, [31, 29])).toBeUndefined();
});

test("the interval is Wilson's", () => {
  const { low, high } = shareOf(9, 14).interval ?? { low: 0, high: 0 };
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(["0.388", "0.837"]);
  expect(shareOf(0, 0).interval).toBeNull();
  expect(shareOf(14, 14).interval?.high).toBeCloseTo(1);
});

test.each([
  // Newcombe (1998), "Interval estimation for the difference between independent proportions", method 10.
  [56, 70, 48, 80, 0.0524, 0.3339],
  [34, 210, 9, 190, 0.0552, 0.1746],
])("%i of %i and %i of %i differ by Newcombe's interval", (count, total, other, otherTotal, low, high) => {
  const difference = differenceOf(shareOf(count, total), shareOf(other, otherTotal));
  expect([difference?.low.toFixed(4), difference?.high.toFixed(4)]).toEqual([
    low.toFixed(4),
    high.toFixed(4),
  ]);
});

test("too few guests say nothing about a difference", () => {
  expect(differenceOf(shareOf(9, 29), shareOf(1, 300))).toBeNull();
  expect(differenceOf(shareOf(9, 30), shareOf(0, 30))).not.toBeNull();
});

const share = (count: number, total: number) => ({ count, total, interval: null });
const dayOf = (day: string, minutes: number | null, count = 1, total = 2) => ({
  day,
  conversations: total,
  guest_messages: total,
  answered: share(count, total),
  first_reply: { count: 1, median_ms: 0, p90_ms: minutes === null ? null : minutes * 60_000 },
});

test("days are points; those of a long period are summed up by week, and none are lost", () => {
  const dates = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
    );
  const points = (count: number) =>
    answeredPoints({
      days: dates("2025-05-11", count).map((day) => dayOf(day, 1)),
      days_before: dates("2024-05-11", count).map((day) => ({ day, answered: share(1, 2) })),
    });
  expect(points(7)).toHaveLength(7);
  const year = points(365);
  expect(year).toHaveLength(52);
  expect(year.at(0)).toMatchObject({ from: "2025-05-11", answered: { count: 7, total: 14 } });
  expect(year.at(-1)).toMatchObject({ to: "2026-05-10", before: { count: 7 } });
  expect(year.reduce((all, { answered }) => all + answered.total, 0)).toBe(730);
});

test("the slowest day is one on which nine of ten waited too long", () => {
  const days = [dayOf("2026-05-08", 13), dayOf("2026-05-09", 31), dayOf("2026-05-10", null)];
  expect(slowestDay(days, 15 * 60_000)).toBe("2026-05-09");
  expect(slowestDay(days, 40 * 60_000)).toBeUndefined();
  expect(slowestDay(days.slice(1, 2), 15 * 60_000)).toBeUndefined();
});

test("the sentence says the share, the slowest day and the biggest gap", () => {
  const figures = (count: number, total: number, slow: number, replies = 116) =>
    ({
      answered: share(count, total),
      slow_replies: slow,
      first_reply: { count: replies, median_ms: 0, p90_ms: 0 },
    }) as StatisticsFigures;
  const days = [dayOf("2026-05-08", 13), dayOf("2026-05-09", 31)];
  const gap = (question: string, guests: number) => ({
    question,
    guests,
    languages: [],
    conversation_id: "",
  });
  const gaps = [gap("pool", 6), gap("car", 12)];
  expect(sentenceFacts({ figures: figures(412, 528, 9), days, gaps }, figures(377, 512, 2))).toMatchObject({
    share: 412 / 528,
    points: 4,
    slowReplies: 9,
    slowDay: "2026-05-09",
    gap: { question: "car" },
  });
  expect(sentenceFacts({ figures: figures(9, 14, 0), days, gaps: [] }, figures(377, 512, 2))).toEqual({
    share: undefined,
    points: undefined,
    slowReplies: 0,
    slowDay: undefined,
    gap: undefined,
  });
  expect(
    sentenceFacts({ figures: figures(0, 0, 0, 0), days, gaps: [] }, undefined).slowReplies,
  ).toBeUndefined();
});

test("the busiest hour is the first of the fullest; hours are added up in threes", () => {
  expect(
    busiestHour([
      [0, 2],
      [5, 5],
    ]),
  ).toEqual({ weekday: 1, hour: 0, count: 5 });
  expect(busiestHour([[0, 0]])).toBeUndefined();
  expect(inThrees([1, 2, 3, 4])).toEqual([6, 4]);
});

test("one more than fits is shown rather than named others", () => {
  const items = [1, 5, 3, 2].map((count) => ({ count }));
  expect(topOf(items, 3).shown.map(({ count }) => count)).toEqual([5, 3, 2, 1]);
  expect(topOf(items, 2)).toMatchObject({ shown: [{ count: 5 }, { count: 3 }], othersCount: 3 });
});

test("scales hold what they show", () => {
  const shares = shareScale([0.61, 0.8], 100);
  expect(shares.ticks).toEqual([0.5, 0.75, 1]);
  expect([shares.yOf(1), shares.yOf(0.75), shares.yOf(0.5)]).toEqual([0, 50, 100]);
  const short = minuteScale(31, 100);
  expect(short.ticks).toEqual([5, 15, 30]);
  expect(short.placeAt(31)).toBeLessThan(100);
  const long = minuteScale(600, 100);
  expect(long.placeAt(15) - long.placeAt(5)).toBeGreaterThan(5);
  expect([0, 1, 42].map((count) => heatLevel(count, 42))).toEqual([0, 1, 5]);
  expect(heatLevel(1, 1)).toBe(1);
  expect([labelStep(7, 500, 52), labelStep(31, 500, 52)]).toEqual([1, 4]);
});

test("lines and bands break where nothing was counted", () => {
  expect(linePath([{ x: 0, y: 1 }, null, { x: 2, y: 3 }, { x: 3, y: 4 }])).toBe("M0 1M2 3L3 4");
  const point = (x: number) => ({ x, low: 9, high: 1 });
  expect(bandPath([point(0), point(1), null, point(3)])).toBe("M0 1L1 1L1 9L0 9Z");
});

test("each number is defined as in the contract", () => {
  const definitions = Object.entries(numberWords).map(([number, { definition }]) => [
    number,
    definition.message,
  ]);
  expect(Object.fromEntries(definitions)).toEqual(statisticsNumbers);
});
