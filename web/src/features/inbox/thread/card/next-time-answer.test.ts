import { expect, test } from "vitest";
import { nextTimeAnswer, toTranslateAlone } from "./next-time-answer.ts";

const confirmed = "Your table is booked for 19:00.";
const own = "The restaurant is on the roof.";
const sent = (text: string) => ({
  text,
  translated_from: { text: "", language: "de" },
});
const whole = { sent: sent("Das Restaurant ist auf dem Dach."), language: "de" };
const rest = { outcome: "translated", text: "Das Restaurant ist auf dem Dach." } as const;

test.each([
  ["without a decision, the reply's translation", own, [], whole, undefined, rest.text, false],
  [
    "with a decision, the translation of the rest",
    `${own} ${confirmed}`,
    [confirmed],
    whole,
    rest,
    rest.text,
    false,
  ],
  ["with a decision only, nothing", confirmed, [confirmed], whole, undefined, "", false],
  ["until the rest is translated, nothing", `${own} ${confirmed}`, [confirmed], whole, undefined, "", false],
  [
    "if the rest can't be translated, the staff's words, marked",
    `${own} ${confirmed}`,
    [confirmed],
    whole,
    { outcome: "unreliable", text: null } as const,
    own,
    true,
  ],
  [
    "in a conversation that is not translated, the staff's words",
    `${own} ${confirmed}`,
    [confirmed],
    { sent: undefined, language: null },
    undefined,
    own,
    false,
  ],
])("%s is saved for next time", (_what, text, sentences, preview, translated, answer, isUntranslated) => {
  expect(nextTimeAnswer({ text, sentences, preview }, translated)).toEqual({ answer, isUntranslated });
});

test("only the rest of a translated reply is translated alone", () => {
  expect(toTranslateAlone({ text: `${own} ${confirmed}`, sentences: [confirmed], preview: whole })).toBe(own);
  expect(toTranslateAlone({ text: own, sentences: [confirmed], preview: whole })).toBeNull();
});
