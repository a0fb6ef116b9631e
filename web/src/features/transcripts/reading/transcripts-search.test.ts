import { expect, test } from "vitest";
import { filterOf, hasFilters, readTranscriptsSearch } from "./transcripts-search.ts";

const conversation = "01900000-0000-7000-8000-000000000106";

test.each([
  [{}, {}],
  [{ search: " anna " }, { search: "anna" }],
  [{ search: 20431 }, { search: "20431" }],
  [{ search: "", from: "", to: "soon", channel: "fax", state: "lost" }, {}],
  [{ from: "2026-02-30", to: "0002-01-01" }, {}],
  [
    { from: "2026-11-01", to: "2026-11-30", channel: "web", state: "done" },
    { from: "2026-11-01", to: "2026-11-30", channel: "web", state: "done" },
  ],
  [{ conversation, other: 1 }, { conversation }],
  [{ conversation: "no id" }, {}],
])("%j in the address is %j", (given, read) => {
  expect(readTranscriptsSearch(given)).toEqual(read);
});

test("an open conversation is no filter", () => {
  expect(hasFilters(filterOf(readTranscriptsSearch({ conversation })))).toBe(false);
  expect(hasFilters(filterOf(readTranscriptsSearch({ conversation, state: "done" })))).toBe(true);
});
