import { expect, test } from "vitest";
import { analyzeText } from "./analyze-text.ts";
import { isTypoOf } from "./spelling.ts";

test.each([
  ["brekfast", "breakfast"],
  ["pakring", "parking"],
  ["swimmming", "swimming"],
  ["laumdry", "laundry"],
  ["wfii", "wifi"],
])("%s is a typo of %s", (written, meant) => {
  expect(isTypoOf(written, meant)).toBe(true);
});

test.each([
  ["tower", "towel"],
  ["vinto", "vino"],
  ["pole", "pool"],
  ["crib", "crab"],
])("%s is a word of its own, not %s", (written, meant) => {
  expect(isTypoOf(written, meant)).toBe(false);
});

const nothing = { isKnown: () => false, nearest: () => undefined };

test.each([
  ["When is break fast?", "en", "breakfast"],
  ["Is there a swimmingpool?", "en", "pool"],
  ["What is the chekc out time?", "en", "check_out"],
  ["Gibt es Frühstücksbüffet?", "de", "breakfast"],
  ["Is there a lot of nosie?", "en", "noise"],
])("%s names its topic", (question, language, topic) => {
  expect([...analyzeText(question, language, nothing).topics]).toContain(topic);
});

test("a word that the venue writes is not corrected", () => {
  const venue = { isKnown: (form: string) => form === "cotte", nearest: () => undefined };
  expect(analyzeText("Where is the Cotte?", "en", venue).topics.has("cot")).toBe(false);
});
