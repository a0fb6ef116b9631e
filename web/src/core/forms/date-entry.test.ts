import { expect, test } from "vitest";
import { formatsFor } from "../language/formats.ts";
import { readDate } from "./date-entry.ts";

test.each([
  ["en-GB", "21/11/2026"],
  ["en-GB", " 21.11.26 "],
  ["en-GB", "21 11 2026"],
  ["en-GB", "2026-11-21"],
  ["en-GB", "Sat 21 November 2026"],
  ["en-GB", "nov 21, 2026"],
  ["en-US", "11/21/2026"],
  ["de", "21.11.2026"],
  ["de", "21. Nov. 2026"],
  ["fr", "21 novembre 2026"],
  ["es", "21 nov 2026"],
  ["ar", "٢١/١١/٢٠٢٦"],
  ["ja", "2026年11月21日"],
])("%s: %s is the twenty-first of November", (locale, typed) => {
  expect(readDate(typed, locale)).toBe("2026-11-21");
});

test.each(["", "21", "21/11", "21/11/20", "31/02/2026", "11/21/2026", "21 foo 2026", "tomorrow", "1/1/1"])(
  "%j is no date, or not yet",
  (typed) => expect(readDate(typed, "en-GB")).toBeUndefined(),
);

test("a date that is written out is read again, in every language of the dashboard", () => {
  for (const language of ["en", "es", "fr", "de", "it", "pt", "ar"]) {
    const { date, locale } = formatsFor(language, "Europe/Rome");
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, "0")}-09`;
      expect(readDate(date(day), locale)).toBe(day);
    }
  }
});
