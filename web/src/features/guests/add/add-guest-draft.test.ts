import { describe, expect, test } from "vitest";
import { type AddGuestDraft, emptyDraft, problemsIn, stayOf } from "./add-guest-draft.ts";
import { createReservationNumber } from "./reservation-number.ts";
import { nightsBetween } from "./stay-dates.ts";
import * as phones from "./typed-phone.ts";

const italy = { today: "2026-11-24", country: "IT", phones };
const complete: AddGuestDraft = {
  ...emptyDraft,
  name: " Ana Duarte ",
  phone: "+351 912 345 678",
  number: "HB-7",
};

describe("a draft", () => {
  test("is a stay of one night from today", () => {
    expect(stayOf(complete, italy)).toEqual({
      name: "Ana Duarte",
      checkin: "2026-11-24",
      checkout: "2026-11-25",
      phone: "+351912345678",
      reservation_number: "HB-7",
      room: "",
      send: "after_quiet_hours",
    });
  });

  test("keeps the nights over the end of the month", () => {
    const stay = stayOf({ ...complete, checkin: "2026-11-30", nights: 3 }, italy);
    expect(stay).toMatchObject({ checkout: "2026-12-03" });
  });

  test("has a chosen language, and consent if it was given", () => {
    expect(stayOf({ ...complete, language: "de", offers: true }, italy)).toMatchObject({
      language: "de",
      offers: true,
    });
  });

  test("names what is missing", () => {
    expect(problemsIn(emptyDraft, italy)).toEqual({
      name: "missing",
      phone: "missing",
      reservation_number: "missing",
    });
    expect(problemsIn({ ...complete, phone: "12", nights: -1 }, italy)).toEqual({
      phone: "not_a_number",
      checkout: "before_checkin",
    });
    expect(problemsIn(complete, italy)).toEqual({});
  });

  test("leaves a phone to the server until the numbers of all countries are loaded", () => {
    const draft = { ...complete, phone: " 0351 12 " };
    const early = { ...italy, phones: undefined };
    expect(problemsIn(draft, early)).toEqual({});
    expect(stayOf(draft, early).phone).toBe("0351 12");
  });

  test("takes numbers without a code as those of the chosen country", () => {
    const draft = { ...complete, phone: "07700 900123" };
    expect(stayOf(draft, italy).phone).toBe("+3907700900123");
    expect(stayOf({ ...draft, country: "GB" }, italy).phone).toBe("+447700900123");
  });
});

test("a created number has the day of arrival and differs each time", () => {
  const number = createReservationNumber("2026-11-24");
  expect(number).toMatch(/^W-1124-[A-Z2-9]{3}$/);
  expect(
    new Set(Array.from({ length: 20 }, () => createReservationNumber("2026-11-24"))).size,
  ).toBeGreaterThan(15);
});

test("nights are counted across a change of the clocks", () => {
  expect(nightsBetween("2026-10-24", "2026-10-26")).toBe(2);
});
