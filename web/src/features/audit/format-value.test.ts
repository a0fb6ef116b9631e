import { settings } from "@bellhop/contract/settings";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { formatsFor } from "../../core/language/formats.ts";
import { fieldName, fieldNames } from "./field-names.ts";
import { formatValue } from "./format-value.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const words = (field: string, value: unknown) =>
  formatValue(field, value, { i18n, formats: formatsFor("en", "Europe/Rome") });

test.each([
  ["general.country", "IT", "Italy"],
  ["general.default_language", "ar", "Arabic"],
  ["general.languages", ["en", "it"], "English, Italian"],
  ["general.timezone", "Europe/Rome", "Europe/Rome"],
  ["general.hours", [{ days: ["monday", "sunday"], from: "07:00", to: "24:00" }], "Mon Sun 07:00–24:00"],
  ["proactive.max_per_day", 2, "2"],
  ["closed_at", "2026-11-21T12:00:00.000Z", "Saturday 21 November 2026, 13:00"],
  ["venues", ["Hotel Marena"], "Hotel Marena"],
  ["assistant.tools", ["staff_request", "order_upsell"], "Add requests, Take orders"],
  ["somewhere.new", { a: 1 }, '{"a":1}'],
  ["general.country", "no code", "no code"],
  ["assistant.greeting", "", null],
  ["venues", [], null],
  ["anything", null, null],
])("%s of %j reads as %j", (field, value, read) => {
  expect(words(field, value)).toBe(read);
});

test("every setting has a name, and what has none shows the last word of its path", () => {
  const { version: _, ...sections } = settings.def.shape;
  const paths = Object.entries(sections).flatMap(([section, { def }]) =>
    Object.keys(def.shape).map((field) => `${section}.${field}`),
  );
  const named = Object.keys(fieldNames);
  const isNamed = (path: string) => named.some((name) => name === path || name.startsWith(`${path}.`));
  expect(paths.filter((path) => !isNamed(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(20);
  expect(fieldName("somewhere.very_new", i18n)).toBe("very new");
});
