import { countries } from "@bellhop/contract/countries";
import { currencies } from "@bellhop/contract/currencies";
import { expect, test } from "vitest";
import {
  callingCodeOf,
  countryCodes,
  currencyOf,
  guessCountry,
  languageOf,
  timeZonesOf,
} from "./country-facts.ts";

/** Where nobody keeps a hotel. */
const withoutHotels = ["AQ", "BV", "GS", "HM", "TF"];

test("every country that the server takes has a currency that it takes, and a calling code", () => {
  expect([...countryCodes, ...withoutHotels].sort()).toEqual([...countries].sort());
  for (const country of countryCodes) {
    expect(currencies.has(currencyOf(country) ?? ""), country).toBe(true);
    expect(callingCodeOf(country), country).toMatch(/^[1-9]\d{0,2}$/);
  }
});

test("every country has a language, and a time zone where browsers know it", () => {
  for (const country of countryCodes) {
    if (country !== "XK") expect(timeZonesOf(country).length, country).toBeGreaterThan(0);
    expect(languageOf(country), country).toMatch(/^[a-z]{2,3}$/);
  }
});

test.each([
  ["Europe/Rome", ["en-US", "it"], "IT"],
  ["Asia/Kolkata", ["en-IN"], "IN"],
  ["Asia/Calcutta", ["hi"], "IN"],
  ["America/New_York", ["es-US"], "US"],
  ["UTC", ["en-GB"], "GB"],
  ["UTC", ["en"], undefined],
])("a computer in %s that speaks %j is in %s", (zone, languages, country) => {
  expect(guessCountry(zone, languages)).toBe(country);
});
