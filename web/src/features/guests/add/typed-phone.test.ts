import { expect, test } from "vitest";
import { groupTyped, nationalDigits, readTypedPhone } from "./typed-phone.ts";

test.each([
  ["06 5551 0142", "IT", "+390655510142", "IT"],
  ["0323 555140", "IT", "+390323555140", "IT"],
  ["07700 900123", "GB", "+447700900123", "GB"],
  ["(415) 555-0142", "US", "+14155550142", "US"],
  ["+44 (0)7700 900123", "IT", "+447700900123", "GB"],
  ["0044 7700 900123", "IT", "+447700900123", "GB"],
  // Europeans write 00 where 011 is dialled.
  ["0044 7700 900123", "US", "+447700900123", "GB"],
  ["\u202a+90 532 555 01 84\u202c", "IT", "+905325550184", "TR"],
  ["tel:+33639980118", "IT", "+33639980118", "FR"],
  ["＋８１ 90-1234-5678", "IT", "+819012345678", "JP"],
  ["8 (912) 345-67-89", "RU", "+79123456789", "RU"],
])("%s in %s is %s", (typed, home, phone, country) => {
  expect(readTypedPhone(typed, home)).toMatchObject({ phone, country });
});

test.each([
  ["", "IT"],
  ["reception", "IT"],
  ["12", "DE"],
  ["+44 77", "IT"],
  ["07700 900123 456", "GB"],
  ["+999 123456789", "IT"],
])("%j in %s is no phone number", (typed, home) => {
  expect(readTypedPhone(typed, home)).toBeUndefined();
});

test("a number is written as in its country, with the code if it is abroad", () => {
  expect(readTypedPhone("07700900123", "GB")?.readable).toBe("07700 900123");
  expect(readTypedPhone("+447700900123", "GB")?.readable).toBe("+44 7700 900123");
  expect(readTypedPhone("00447700900123", "IT")?.readable).toBe("+44 7700 900123");
});

test("digits are grouped while they are typed, and other text stays", () => {
  expect(groupTyped("+4477009", "IT")).toBe("+44 7700 9");
  expect(groupTyped("077009", "GB")).toBe("07700 9");
  expect(groupTyped("tel +44", "GB")).toBe("tel +44");
});

test("another country can be chosen for digits that have a code", () => {
  expect(nationalDigits("+44 7700 900123", "IT")).toBe("7700900123");
  expect(nationalDigits("0323", "IT")).toBe("0323");
});
