import { expect, test } from "vitest";
import { wordDiff } from "./word-diff.ts";

test("only the words that differ are marked", () => {
  expect(wordDiff("Parking costs €15 per night.", "Parking costs €18 per night.")).toEqual([
    { kind: "same", text: "Parking costs " },
    { kind: "old", text: "€15 " },
    { kind: "new", text: "€18 " },
    { kind: "same", text: "per night." },
  ]);
});

test.each([
  ["", "All of it is new."],
  ["All of it is gone.", ""],
  ["The same.", "The same."],
  ["one two three four", "four three two one"],
  ["  spaces   stay ", "spaces stay"],
])("both texts can be read from what is shown", (before, after) => {
  const all = wordDiff(before, after);
  const read = (leftOut: "old" | "new") =>
    all
      .filter(({ kind }) => kind !== leftOut)
      .map(({ text }) => text)
      .join("");
  expect(read("new")).toBe(before);
  expect(read("old")).toBe(after);
});

test("texts that are too long are shown whole", () => {
  const long = "word ".repeat(700);
  expect(wordDiff(long, "short")).toEqual([
    { kind: "old", text: long },
    { kind: "new", text: "short" },
  ]);
});
