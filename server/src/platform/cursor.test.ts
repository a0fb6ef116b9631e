import { expect, test } from "vitest";
import {
  decodeCursor,
  decodeOffset,
  decodeTimeCursor,
  encodeCursor,
  encodeTimeCursor,
  pageAtOffset,
} from "./cursor.ts";

const at = "2026-10-12T07:30:00.123456Z";
const id = "01900000-0000-7000-8000-000000002400";

test("a cursor is decoded as encoded, and none means the start", () => {
  expect(decodeTimeCursor(encodeTimeCursor(at, id), "id")).toEqual([at, id]);
  expect(decodeTimeCursor(encodeTimeCursor(at, "17"), "seq")).toEqual([at, "17"]);
  expect(decodeTimeCursor(undefined, "id")).toEqual([null, null]);
  expect(decodeCursor(encodeCursor("step 12"), /^step (\d+)$/)).toEqual(["12"]);
  expect([decodeOffset(undefined), decodeOffset(encodeCursor("30"))]).toEqual([0, 30]);
});

test.each([
  ["of another list", () => decodeTimeCursor(encodeTimeCursor(at, "17"), "id")],
  [
    "with a date that there is not",
    () => decodeTimeCursor(encodeTimeCursor(at.replace("10-12", "02-31"), id), "id"),
  ],
  ["with something behind it", () => decodeTimeCursor(encodeTimeCursor(at, `${id} or more`), "id")],
  ["that is no number", () => decodeOffset(encodeCursor("-1"))],
  ["that nobody wrote", () => decodeCursor("?", /^step (\d+)$/)],
])("a cursor %s is refused by the name of its field", (_, read) => {
  expect(read).toThrow(
    expect.objectContaining({
      code: "invalid_fields",
      errors: [expect.objectContaining({ field: "cursor" })],
    }),
  );
});

test("a list is cut into pages to its end", () => {
  const first = pageAtOffset(["a", "b", "c"], 0, 2);
  expect(first.items).toEqual(["a", "b"]);
  expect(pageAtOffset(["a", "b", "c"], decodeOffset(first.next_cursor ?? ""), 2)).toEqual({
    items: ["c"],
    next_cursor: null,
  });
});
