import { expect, test } from "vitest";
import { readReservationSearch } from "./reservation-search.ts";

test.each([
  [{}, {}],
  [{ view: "nothing", day: "tomorrow" }, {}],
  [{ view: "arrivals", day: "2026-11-22" }, { day: "2026-11-22" }],
  [{ view: "in_house", day: "2026-11-22" }, { view: "in_house" }],
  [
    { view: "all", status: "cancelled", from: "2026-11-01" },
    { view: "all", status: "cancelled", from: "2026-11-01" },
  ],
  [
    { status: "cancelled", q: 507, reservation: "x" },
    { q: "507", reservation: "x" },
  ],
])("the address %o is read as %o", (address, read) => {
  expect(readReservationSearch(address)).toEqual(read);
});
