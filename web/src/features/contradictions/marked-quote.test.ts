import { expect, test } from "vitest";
import { markedQuote } from "./marked-quote.ts";

test("the quote is split around the marked value", () => {
  expect(markedQuote({ quote: "daily from 7:00 to 10:30", mark: { from: 11, to: 15 } })).toEqual({
    before: "daily from ",
    marked: "7:00",
    after: " to 10:30",
  });
});

test.each([
  [{ from: 40, to: 50 }, "seven"],
  [{ from: -3, to: -1 }, ""],
  [{ from: 3, to: 1 }, "sev"],
])("an invalid mark marks nothing and keeps the quote", (mark, before) => {
  const parts = markedQuote({ quote: "seven", mark });
  expect(parts.marked).toBe("");
  expect(parts.before).toBe(before);
  expect(parts.before + parts.after).toBe("seven");
});
