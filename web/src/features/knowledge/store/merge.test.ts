import fc from "fast-check";
import { expect, test } from "vitest";
import { type Draft, draftOf, rebased, restored, storedDraft } from "../../../core/autosave/draft.ts";
import { differing, type Fields, merge, same } from "../../../core/autosave/fields.ts";
import { lengthOf } from "../../../ui/stored-text.ts";
import { changeOf, entryOf, fieldsOf, patched } from "./entry-fields.ts";
import { undoneFields, withStep } from "./undo-steps.ts";

const names = ["texts.en.text", "texts.en.question", "texts.fr.text", "facts.from", "price", "valid_from"];
const value = fc.constantFrom("a", "b", "c", " a ", "");
const fields: fc.Arbitrary<Fields> = fc.dictionary(fc.constantFrom(...names), value, {
  noNullPrototype: true,
});
const seed = { seed: 5, numRuns: 500 };

test("what one of two people has changed is in the merged entry, what both have changed waits for a decision", () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      const { fields: merged, conflicts } = merge(base, mine, theirs);
      for (const name of names) {
        const iChanged = !same(mine[name], base[name]);
        const theyChanged = !same(theirs[name], base[name]);
        const isBoth = iChanged && theyChanged && !same(mine[name], theirs[name]);
        expect(conflicts.includes(name)).toBe(isBoth);
        expect(same(merged[name], iChanged ? mine[name] : theirs[name])).toBe(true);
      }
    }),
    seed,
  );
});

test("merging with somebody who has changed nothing changes nothing, not even a blank that is being typed", () => {
  fc.assert(
    fc.property(fields, fields, (base, mine) => {
      expect(merge(base, mine, base)).toEqual({ fields: mine, conflicts: [] });
    }),
    seed,
  );
});

test("a draft that was kept and restored is what it would be had the page stayed open", () => {
  fc.assert(
    fc.property(fields, fields, fields, (base, mine, theirs) => {
      const draft: Draft = { ...draftOf(base, 1), mine };
      const open = rebased(draft, theirs, 2, null);
      const back = restored(storedDraft(draft), theirs, 2);
      expect(differing(back?.mine ?? {}, open?.mine ?? {})).toEqual([]);
      expect(new Set(back?.conflicts)).toEqual(new Set(open?.conflicts));
    }),
    seed,
  );
});

test("what somebody else removed while it was changed here stays until it is decided", () => {
  const draft: Draft = { ...draftOf({ "texts.en.text": "old" }, 1), mine: { "texts.en.text": "new" } };
  expect(rebased(draft, null, 2, "Ana")).toMatchObject({
    base: null,
    mine: draft.mine,
    conflicts: [""],
    by: "Ana",
  });
  expect(rebased({ ...draft, mine: draft.base }, null, 2, "Ana")).toBeNull();
  const removed = { ...draft, mine: null };
  expect(rebased(removed, { "texts.en.text": "theirs" }, 2, "Ana")?.conflicts).toEqual([""]);
  expect(rebased(removed, removed.base, 2, "Ana")?.conflicts).toEqual([]);
});

test("an entry taken apart and put together again is the same", () => {
  const patch = {
    key: "parking",
    price: { amount: 1_800, currency: "EUR" },
    offer: { capacity: 3 },
    facts: { from: "07:00" as const },
    texts: { en: { title: "Parking", text: "In the yard" }, ar: { text: "في الفناء" } },
  };
  const entry = entryOf("amenities", "id", patched({ scope: "everyone", internal: false }, patch));
  expect(entryOf("amenities", "id", fieldsOf(entry))).toEqual(entry);
  expect(entry.offer).toMatchObject({ capacity: 3, approval: "staff" });
});

test("only what differs is sent, a language whole, and null where its last words are taken away", () => {
  const base = {
    scope: "everyone",
    internal: false,
    "texts.en.title": "Pool",
    "texts.en.text": "Warm",
    "texts.fr.text": "Chaude",
  };
  const mine = patched(base, {
    texts: { en: { text: "Warm all year " }, fr: { text: "  " } },
    valid_from: "2026-12-01",
  });
  expect(changeOf("id", base, mine)).toEqual({
    entry_id: "id",
    valid_from: "2026-12-01",
    texts: { en: { title: "Pool", question: null, text: "Warm all year", place: null }, fr: null },
  });
  expect(changeOf("id", base, { ...base, "texts.en.text": " Warm" })).toBeNull();
});

test("words are counted as the server counts them", () => {
  expect(lengthOf("  two  ")).toBe(3);
  expect(lengthOf("a\0b")).toBe(2);
  expect(lengthOf("👍")).toBe(2);
  expect(lengthOf("\ud83d")).toBe(1);
});

test("typing without a pause is one step, and what somebody has changed since is not taken back with it", () => {
  const words = (text: string) => ({ "texts.en.text": text });
  const step = (before: string, after: string, atMs: number) => ({
    entries: { id: { before: words(before), after: words(after) } },
    stood: [],
    atMs,
  });
  const steps = withStep(
    withStep(withStep([], step("", "a", 0)), step("a", "ab", 500)),
    step("ab", "abc", 9_000),
  );
  expect(steps.map(({ entries }) => entries.id)).toEqual([
    { before: words(""), after: words("ab") },
    { before: words("ab"), after: words("abc") },
  ]);
  const was = { before: { ...words("x"), price: 1 }, after: { ...words("y"), price: 2 } };
  expect(undoneFields(was, { ...words("theirs"), price: 2 })).toEqual({ ...words("theirs"), price: 1 });
});
