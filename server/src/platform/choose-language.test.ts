import { expect, test } from "vitest";
import { acceptedLanguage, firstSupportedLanguage } from "./choose-language.ts";

test.each([
  ["de-CH,de;q=0.9,en;q=0.8", "de"],
  ["ja, pt-BR;q=0.5, en;q=0.4", "pt"],
  ["en;q=0.2, AR;q=0.7", "ar"],
  ["fr;q=0, it;q=0.1", "it"],
  ["*", "en"],
  ["ja,zh", undefined],
  ["fr;q=x,,;;=", undefined],
  ["", undefined],
  [undefined, undefined],
])("%s gets %s", (header, expected) => {
  expect(acceptedLanguage(header)).toBe(expected);
});

test("a list of tags is used in order", () => {
  expect(firstSupportedLanguage(["nl-BE", "es-419", "en"])).toBe("es");
  expect(firstSupportedLanguage(["", "tlh"])).toBeUndefined();
});
