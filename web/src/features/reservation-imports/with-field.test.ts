import { expect, test } from "vitest";
import { withField } from "./with-field.ts";

const columns = [
  { heading: "From", field: "checkin" as const },
  { heading: "To", field: "checkout" as const },
  { heading: "Booked", field: null },
];

test("one column only has a meaning", () => {
  expect(withField(columns, 2, "checkin").map(({ field }) => field)).toEqual([null, "checkout", "checkin"]);
});

test("any number of columns are not imported", () => {
  expect(withField(columns, 1, null).map(({ field }) => field)).toEqual(["checkin", null, null]);
});
