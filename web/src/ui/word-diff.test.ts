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

test("a mark beside a word is not part of it", () => {
  expect(wordDiff("Parking (from 7:30) is free.", "Parking (from 8:30) is free;")).toEqual([
    { kind: "same", text: "Parking (from " },
    { kind: "old", text: "7:30" },
    { kind: "new", text: "8:30" },
    { kind: "same", text: ") is free" },
    { kind: "old", text: "." },
    { kind: "new", text: ";" },
  ]);
});

test.each([
  ["“Quoted”, (twice): 1,50 €!", "«quoted» … twice; don't"],
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
