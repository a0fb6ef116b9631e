import type { OutputOf } from "@bellhop/contract/call";
import type { readImport } from "@bellhop/contract/imports";
import { expect, test } from "vitest";
import { markDismissed } from "./mark-dismissed.ts";

type Page = OutputOf<typeof readImport>;

const page = (...ids: string[]) =>
  ({
    import: {
      open: 4,
      taken: 1,
      dismissed: 2,
      characters: { catalogue: 20, own: 10, left_out: 0 },
    },
    items: ids.map((proposal_id) => ({
      proposal_id,
      state: "open",
      passage: "Pool",
      entry: { key: proposal_id === "b" ? "pool" : null },
      current: null,
    })),
    versions: { faq: 3 },
  }) as unknown as Page;

test("dismissed suggestions are marked on every page, and every page has the new counts", () => {
  const read = { pages: [page("a", "b"), page("c", "d")], pageParams: [undefined, "c"] };
  const after = markDismissed(read, [{ proposal_id: "b" }, { proposal_id: "c" }]);
  expect(after.pages.map(({ items }) => items.map(({ state }) => state))).toEqual([
    ["open", "dismissed"],
    ["dismissed", "open"],
  ]);
  for (const one of after.pages)
    expect(one.import).toEqual({
      open: 2,
      taken: 1,
      dismissed: 4,
      characters: { catalogue: 16, own: 6, left_out: 8 },
    });
  expect(after.pages[0]?.versions).toEqual({ faq: 3 });
  expect(read.pages[0]?.items[1]?.state).toBe("open");
});
