import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

test("commas, brackets, emoji and words such as and divide a message", () => {
  expect(piecesOf("Thanks, the pool (indoor) is lovely 😀 and my son is hurt. Room 1,5")).toEqual([
    "Thanks,",
    "the pool",
    "indoor",
    "is lovely",
    "and my son is hurt.",
    "Room 1,5",
  ]);
});

test("a text with very many parts stays whole", () => {
  const many = "one ".concat("and one ".repeat(100)).trim();
  expect(piecesOf(many)).toEqual([many]);
});
