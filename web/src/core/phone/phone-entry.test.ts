import { expect, test } from "vitest";
import { readPhone } from "./phone-entry.ts";

test.each([
  ["06 5551 0142", "IT", "+390655510142"],
  ["0041 44 555 01 42", "IT", "+41445550142"],
  ["+49 (0)30 555-0142", "IT", "+49305550142"],
  ["020 7946 0142", "GB", "+442079460142"],
  ["(415) 555-0142", "US", "+14155550142"],
  ["1 415 555 0142", "US", "+14155550142"],
  ["06 1 555 0142", "HU", "+3615550142"],
  ["4321", "NU", "+6834321"],
  ["8 495 555-01-42", "RU", "+74955550142"],
])("%s in %s is %s", (typed, country, phone) => {
  expect(readPhone(typed, country)).toEqual({ phone });
});

test.each([
  ["reception", "IT", "letters"],
  ["06 555 x12", "IT", "letters"],
  ["12 34", "DE", "too_short"],
  ["06 555", "IT", "too_short"],
  ["+", "DE", "too_short"],
  ["0123456789012345", "DE", "too_long"],
])("%s in %s is none: %s", (typed, country, problem) => {
  expect(readPhone(typed, country)).toEqual({ problem });
});
