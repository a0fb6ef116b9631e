import { expect, test } from "vitest";
import type { Visit } from "../../journeys/guest-page.ts";
import { systemClock } from "../../platform/clock.ts";
import { openGuestLimits } from "./guest-limits.ts";

const browser = (token: string) => ({ venueId: 1, token }) as Visit;

const statusOf = (count: () => void): string => {
  try {
    count();
    return "counted";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test("a browser that floods the page uses up neither its hotel's network nor the venue", () => {
  const limits = openGuestLimits(systemClock);
  for (let sent = 0; sent < 7_000; sent++)
    statusOf(() => limits.countMessage(browser("flood"), "203.0.113.1"));
  expect(statusOf(() => limits.countMessage(browser("flood"), "203.0.113.1"))).toBe("too_many");
  expect(statusOf(() => limits.countMessage(browser("neighbour"), "203.0.113.1"))).toBe("counted");
  expect(statusOf(() => limits.countMessage(browser("guest"), "198.51.100.7"))).toBe("counted");
});

test("browsers without their cookie use up their network, and not the venue", () => {
  const limits = openGuestLimits(systemClock);
  for (let sent = 0; sent < 7_000; sent++)
    statusOf(() => limits.countMessage(browser(`new ${sent}`), "203.0.113.1"));
  expect(statusOf(() => limits.countMessage(browser("one more"), "203.0.113.1"))).toBe("too_many");
  expect(statusOf(() => limits.countMessage(browser("guest"), "198.51.100.7"))).toBe("counted");
});
