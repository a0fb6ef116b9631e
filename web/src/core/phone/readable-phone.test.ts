import { expect, test } from "vitest";
import { readablePhone } from "./readable-phone.ts";

test("a phone reads in groups, whatever the length of its country's code", () => {
  expect(readablePhone("+905325550184")).toBe("+90 532 555 0184");
  expect(readablePhone("+12025550135")).toBe("+1 202 555 0135");
  expect(readablePhone("+447700900123")).toBe("+44 770 090 0123");
  expect(readablePhone("+351912345678")).toBe("+351 912 345 678");
  expect(readablePhone("+33639980118")).toBe("+33 639 980 118");
});

test("the groups change no digit, however short or long the number is", () => {
  for (const phone of ["+4312345", "+681123456", "+861381234567890"]) {
    expect(readablePhone(phone).replaceAll(" ", "")).toBe(phone);
  }
});
