import { expect, test } from "vitest";
import { keyedPlace, placeAmong } from "./place-among.ts";

const ids = ["a", "b", "c", "d"];

test("a row is put to any place, and never beyond the ends", () => {
  expect(placeAmong(ids, "a", 2)).toEqual({ at: 2, after: "c" });
  expect(placeAmong(ids, "d", 1)).toEqual({ at: 1, after: "a" });
  expect(placeAmong(ids, "c", -1)).toEqual({ at: 0, after: null });
  expect(placeAmong(ids, "b", 9)).toEqual({ at: 3, after: "d" });
});

test("keys lead one place on, or to the ends", () => {
  const places = ["ArrowDown", "ArrowUp", "Home", "End", "x"].map((key) => keyedPlace(key, 1, 4));
  expect(places).toEqual([2, 0, 0, 3, undefined]);
});
