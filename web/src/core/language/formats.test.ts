import { describe, expect, test } from "vitest";
import { formatsFor } from "./formats.ts";

const rome = formatsFor("en", "Europe/Rome");

describe("dates and times", () => {
  test("are the venue's, whatever this machine's are", () => {
    expect(rome.time("2026-11-21T22:40:00Z")).toBe("23:40");
    expect(rome.dayOf("2026-11-21T23:40:00Z")).toBe("2026-11-22");
    expect(formatsFor("en", "America/New_York").dayOf("2026-11-21T23:40:00Z")).toBe("2026-11-21");
    expect(rome.hourOf(Date.parse("2026-11-21T23:10:00Z"))).toBe(0);
    for (const language of ["de", "fr", "ar", "ja"])
      expect(formatsFor(language, "Europe/Rome").hourOf(Date.parse("2026-11-21T08:10:00Z"))).toBe(9);
  });

  test("of a stay belong to no time zone", () => {
    expect(formatsFor("en", "Pacific/Kiritimati").stayDay("2026-11-22")).toBe("Sun 22 Nov");
    expect(formatsFor("en", "America/Los_Angeles").stayDay("2026-11-22")).toBe("Sun 22 Nov");
  });

  test("count days by the venue's midnights, also over a change of the clocks", () => {
    expect(rome.daysBetween("2026-11-21T22:50:00Z", "2026-11-21T23:10:00Z")).toBe(1);
    expect(rome.daysBetween("2026-10-24T12:00:00Z", "2026-10-26T12:00:00Z")).toBe(2);
  });

  test("are written as Germans write them", () => {
    const german = formatsFor("de", "Europe/Rome");
    expect(german.time("2026-11-21T22:40:00Z")).toBe("23:40");
    expect(german.stayDay("2026-11-22")).toBe("So., 22. Nov.");
    expect(german.date("2026-11-22")).toBe("22. Nov. 2026");
    expect(german.fullDay("2026-11-22T10:00:00Z")).toBe("Sonntag, 22. November");
    expect(german.number(1234.5)).toBe("1.234,5");
    expect(german.percent(0.42)).toBe("42\u00a0%");
  });

  test("keep Latin digits in Arabic: they are read against the numbers on doors", () => {
    expect(formatsFor("ar", "Europe/Rome").time("2026-11-21T22:40:00Z")).toMatch(/23:40/);
  });
});
