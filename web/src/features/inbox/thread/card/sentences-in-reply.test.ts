import { expect, test } from "vitest";
import { partsOf, withoutSentences, withSentence } from "./sentences-in-reply.ts";

test.each([
  ["", "", "Confirmed.", "Confirmed."],
  ["Sorry about the heat.", "", "Confirmed.", "Sorry about the heat. Confirmed."],
  ["Sorry. Confirmed. See you.", "Confirmed.", "How about 6:15?", "Sorry. How about 6:15? See you."],
  ["Sorry. Confirmed.", "Confirmed.", "", "Sorry."],
  ["Confirmed.", "Confirmed.", "", ""],
  ["Changed by hand.", "Confirmed.", "Declined.", "Changed by hand. Declined."],
  ["Changed by hand.", "Confirmed.", "", "Changed by hand."],
])("in %o, %o becomes %o: %o", (text, before, after, expected) => {
  expect(withSentence(text, before, after)).toBe(expected);
});

test("sentences that decisions added are marked, in any order", () => {
  expect(partsOf("Sorry. Two. One. Bye", ["One.", "Two.", "Gone."])).toEqual([
    { text: "Sorry. ", isSentence: false },
    { text: "Two.", isSentence: true },
    { text: " ", isSentence: false },
    { text: "One.", isSentence: true },
    { text: " Bye", isSentence: false },
  ]);
});

test("what staff wrote is the reply without them", () => {
  expect(withoutSentences("Sorry. Two. One.", ["One.", "Two."])).toBe("Sorry.");
});
