import type { InputOf } from "@bellhop/contract/call";
import type { decideProposals, Proposal } from "@bellhop/contract/imports";
import { limits } from "@bellhop/contract/limits";
import { expect, test } from "vitest";
import { acceptInBatches, proposalsOf } from "./accept-in-batches.ts";

const versions = { profile: 1, policy: 1, amenities: 4, faq: 7, upsells: 1 };

function proposed(section: Proposal["section"], number: number): Proposal {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
  return {
    proposal_id: id,
    section,
    entry: { entry_id: id },
    current: null,
    left_out: null,
    passage: "",
    since_import: null,
    fields: [],
    place: "",
    state: "open",
  };
}

const taken = (pages: Parameters<typeof proposalsOf>[0]) =>
  proposalsOf(pages).map((proposal) => ({ proposal, entry: proposal.entry }));

test("a suggestion is accepted at the oldest version at which its section was shown", async () => {
  const asked: Partial<InputOf<typeof decideProposals>>[] = [];
  const pages = [
    { items: [proposed("amenities", 1), proposed("faq", 2)], versions },
    { items: [proposed("amenities", 3)], versions: { ...versions, amenities: 5 } },
  ];
  await acceptInBatches(taken(pages), async (batch) => {
    asked.push(batch);
    return { sections: [] };
  });
  expect(asked.map((one) => [one.versions, one.take?.length])).toEqual([[{ amenities: 4, faq: 7 }, 3]]);
});

test("a batch uses the version that the previous batch made", async () => {
  const items = Array.from({ length: limits.maxEntriesPerUpdate + 1 }, (_none, at) => proposed("faq", at));
  const asked: unknown[] = [];
  await acceptInBatches(taken([{ items, versions }]), async ({ versions: named }) => {
    asked.push(named);
    return { sections: [{ section: "faq", version: (named.faq ?? 0) + 1 }] };
  });
  expect(asked).toEqual([{ faq: 7 }, { faq: 8 }]);
});

test("no batch is sent after a refused one", async () => {
  const items = Array.from({ length: limits.maxEntriesPerUpdate + 1 }, (_none, at) => proposed("faq", at));
  let calls = 0;
  const refused = acceptInBatches(taken([{ items, versions }]), async () => {
    calls += 1;
    throw new Error("Someone changed this");
  });
  await expect(refused).rejects.toThrow("Someone");
  expect(calls).toBe(1);
});
