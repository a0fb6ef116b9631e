import { expect, test } from "vitest";
import { optLookAlikes } from "./opt-look-alikes.fixture.ts";
import { optMessages } from "./opt-messages.fixture.ts";
import { readOptChange } from "./read-opt-change.ts";

for (const change of ["opt_out", "opt_in"] as const)
  test.each(optMessages[change])(`${change}: %s`, (text) => {
    expect(readOptChange(text)?.change).toBe(change);
  });

test.each(optLookAlikes.opt_out)("opt_out, with words of other matters: %s", (text) => {
  expect(readOptChange(text)?.change).toBe("opt_out");
});

test.each([...optMessages.neither, ...optLookAlikes.neither])("neither: %s", (text) => {
  expect(readOptChange(text)).toBe(undefined);
});

test.each([
  ["STOP. What time is breakfast?", ["What time is breakfast?"]],
  ["Unsubscribe me please. The shower is broken.", ["The shower is broken."]],
  ["Hi, please stop. I already checked out.", []],
  ["Please stop sending me messages, when is my taxi coming?", ["when is my taxi coming?"]],
  [
    "Unsubscribe me please, and could we have a late check-out tomorrow?",
    ["and could we have a late check-out tomorrow?"],
  ],
  [
    "Please don't send me any more messages, the taxi you booked never came.",
    ["the taxi you booked never came."],
  ],
])("the rest of %s", (text, rest) => {
  expect(readOptChange(text)).toEqual({ change: "opt_out", rest });
});

test("of two wishes the last one counts", () => {
  expect(readOptChange("STOP\nSTART")?.change).toBe("opt_in");
  expect(readOptChange("START\nSTOP")?.change).toBe("opt_out");
});
