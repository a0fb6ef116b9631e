import { beforeEach, expect, test, vi } from "vitest";
import type { ShownProposal } from "./accept-in-batches.ts";
import { reviewsOf } from "./reviews.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

const proposal = {
  proposal_id: "p",
  section: "faq",
  entry: { entry_id: "e" },
  current: null,
} as ShownProposal;

test("an unfinished review is restored for the same member and import only", () => {
  reviewsOf("member", "import").write("p", {
    values: { "texts.en.text": "At 7." },
    leftOut: new Set(["price"]),
  });
  expect(reviewsOf("member", "import").of(proposal)).toEqual({
    values: { "texts.en.text": "At 7." },
    leftOut: new Set(["price"]),
  });
  expect(reviewsOf("another", "import").kept("p")).toBeUndefined();
  expect(reviewsOf("member", "other").kept("p")).toBeUndefined();
});

test("a decided suggestion is removed from the stored review", () => {
  const reviews = reviewsOf("member", "import");
  reviews.write("p", { values: {}, leftOut: new Set() });
  reviews.forget([proposal]);
  expect(stored.size).toBe(0);
});

test("a damaged stored review is ignored", () => {
  stored.set("bellhop.review.member.import", "[[1]]");
  expect(reviewsOf("member", "import").kept("p")).toBeUndefined();
});
