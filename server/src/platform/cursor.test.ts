import { expect, test } from "vitest";
import { cutAt, fromCursor, readCursor, readPlace, toCursor, writeCursor } from "./cursor.ts";

const at = "2026-10-12T07:30:00.123456Z";
const id = "01900000-0000-7000-8000-000000002400";

test("a place is read as it was written, and none is the beginning", () => {
  expect(readCursor(writeCursor(at, id), "id")).toEqual([at, id]);
  expect(readCursor(writeCursor(at, "17"), "seq")).toEqual([at, "17"]);
  expect(readCursor(undefined, "id")).toEqual([null, null]);
  expect(fromCursor(toCursor("step 12"), /^step (\d+)$/)).toEqual(["12"]);
  expect([readPlace(undefined), readPlace(toCursor("30"))]).toEqual([0, 30]);
});

test.each([
  ["of another list", () => readCursor(writeCursor(at, "17"), "id")],
  ["with a date that there is not", () => readCursor(writeCursor(at.replace("10-12", "02-31"), id), "id")],
  ["with something behind it", () => readCursor(writeCursor(at, `${id} or more`), "id")],
  ["that is no number", () => readPlace(toCursor("-1"))],
  ["that nobody wrote", () => fromCursor("?", /^step (\d+)$/)],
])("a cursor %s is refused by the name of its field", (_, read) => {
  expect(read).toThrow(
    expect.objectContaining({
      code: "invalid_fields",
      errors: [expect.objectContaining({ field: "cursor" })],
    }),
  );
});

test("a list is cut into pages up to its end", () => {
  const first = cutAt(["a", "b", "c"], 0, 2);
  expect(first.items).toEqual(["a", "b"]);
  expect(cutAt(["a", "b", "c"], readPlace(first.next_cursor ?? ""), 2)).toEqual({
    items: ["c"],
    next_cursor: null,
  });
});
