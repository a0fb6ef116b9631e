import { expect, test } from "vitest";
import { filtersOf, readRequestSearch } from "./request-search.ts";

test.each([
  [{}, { group: "open" }],
  [{ group: "open" }, { group: "open" }],
  [
    { group: "done", what: "extras" },
    { group: "done", what: "extras" },
  ],
  [{ who: "me" }, { group: "open", assignee: "me" }],
  [{ who: "department:Housekeeping" }, { group: "open", assignee: { department: "Housekeeping" } }],
  [
    { q: 214, state: "new" },
    { group: "open", search: "214", states: ["new"] },
  ],
  [{ group: "old", what: "all", kind: "yacht", state: "lost", who: "department:", q: {} }, { group: "open" }],
])("the address %o asks for %o", (address, filters) => {
  expect(filtersOf(readRequestSearch(address))).toEqual(filters);
});
