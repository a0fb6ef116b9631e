import { describe, expect, test } from "vitest";
import { formatsFor } from "./formats.ts";

const rome = formatsFor("en", "Europe/Rome");

describe("dates and times", () => {
  test("are the venue's, whatever this machine's are", () => {
    expect(rome.time("2026-11-21T22:40:00Z")).toBe("23:40");
    expect(rome.dayOf("2026-11-21T23:40:00Z")).toBe("2026-11-22");
    expect(formatsFor("en", "America/New_York").dayOf("2026-11-21T23:40:00Z")).toBe("2026-11-21");
    expect(rome.hourOf(Date.parse("2026-11-21T23:10:00Z"))).toBe(0);
  });

  test("of a stay belong to no time zone", () => {
    expect(formatsFor("en", "Pacific/Kiritimati").stayDay("2026-11-22")).toBe("Sun 22 Nov");
    expect(formatsFor("en", "America/Los_Angeles").stayDay("2026-11-22")).toBe("Sun 22 Nov");
  });

  test("count days by the venue's midnights, also over a change of the clocks", () => {
    expect(rome.daysBetween("2026-11-21T22:50:00Z", "2026-11-21T23:10:00Z")).toBe(1);
    expect(rome.daysBetween("2026-10-24T12:00:00Z", "2026-10-26T12:00:00Z")).toBe(2);
  });

  test("keep Latin digits in Arabic: they are read against the numbers on doors", () => {
    expect(formatsFor("ar", "Europe/Rome").time("2026-11-21T22:40:00Z")).toMatch(/23:40/);
  });
});
