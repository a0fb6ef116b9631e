import { expect, test } from "vitest";
import { readIdeasSearch } from "./ideas-search.ts";

test("keeps what was chosen, and leaves out what is usual", () => {
  const chosen = { view: "news", sort: "newest", status: "shipped", q: "card", idea: "1" };
  expect(readIdeasSearch(chosen)).toEqual(chosen);
  expect(readIdeasSearch({ sort: "votes", status: "active", q: "", idea: "" })).toEqual({});
  expect(readIdeasSearch({ status: "all" })).toEqual({ status: "all" });
});

test("ignores what does not exist", () => {
  expect(readIdeasSearch({ view: "x", sort: 1, status: ["open"], idea: 3, q: {} })).toEqual({});
  expect(readIdeasSearch({ q: 24 })).toEqual({ q: "24" });
});
