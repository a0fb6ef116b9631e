import { expect, test } from "vitest";
import { readablePhone } from "./readable-phone.ts";

test.each([
  ["+905325550184", "+90 532 555 01 84"],
  ["+12025550135", "+1 202 555 0135"],
  ["+447700900123", "+44 7700 900123"],
  ["+33639980118", "+33 6 39 98 01 18"],
  ["+390323555140", "+39 0323 555140"],
  ["+4366412345678", "+43 664 12345678"],
])("%s reads as its country writes it", (phone, readable) => {
  expect(readablePhone(phone)).toBe(readable);
});

test.each(["+4312345", "+681123456", "+861381234567890", "+99912345678", "12"])(
  "%s keeps its digits, also if no country has such a number",
  (phone) => {
    expect(readablePhone(phone).replaceAll(" ", "")).toBe(phone);
  },
);
