import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleEntry } from "../../../gallery/samples/knowledge.fixture.ts";
import { makeEdits } from "./edits.ts";
import { patched } from "./entry-fields.ts";
import { idsOnScreen } from "./entry-views.ts";
import { replaceEntries } from "./read-entries.ts";
import { testStoreState } from "./test-store.ts";

beforeEach(() => void vi.stubGlobal("localStorage", { setItem() {}, removeItem() {} }));
afterEach(() => void vi.unstubAllGlobals());

/** A store with three entries, and what a person does there. */
function deskAndEdits() {
  const ids = ["a", "b", "c"];
  const store = testStoreState(ids);
  replaceEntries(
    store,
    ids.map((entry_id) => sampleEntry("faq", { entry_id })),
    7,
  );
  const edits = makeEdits(store, () => {});
  const write = (id: string, text: string) =>
    edits.change([id], (fields) => patched(fields, { texts: { en: { text } } }));
  const textOf = (id: string) => store.changes.fieldsOf(id)?.["texts.en.text"];
  return { store, edits, write, textOf, order: () => idsOnScreen(store).join("") };
}

test("what a removal answers brings back just what was removed, to its place, whatever was done since", () => {
  const { edits, write, textOf, order } = deskAndEdits();
  const bringBack = edits.remove(["b"]);
  write("c", "Written since");
  expect(order()).toBe("ac");
  bringBack();
  expect([order(), textOf("c")]).toEqual(["abc", "Written since"]);
  bringBack();
  expect(edits.undo()).toEqual(["c"]);
});

test("entries are added behind another one, put elsewhere, and taken back one step after the other", () => {
  const { edits, order } = deskAndEdits();
  edits.add("n", { internal: true }, "a");
  expect(order()).toBe("anbc");
  edits.move("c", null);
  expect(order()).toBe("canb");
  expect([edits.undo(), order()]).toEqual([["c"], "anbc"]);
  expect([edits.undo(), order()]).toEqual([["n"], "abc"]);
  expect(edits.canUndo()).toBe(false);
});

test("a step of which nothing is left is not undone, but the one before it", () => {
  const { store, edits, write, textOf } = deskAndEdits();
  write("a", "First");
  edits.change(["b"], (fields) => ({ ...fields, internal: true }));
  store.changes.put("b", { ...store.changes.fieldsOf("b"), internal: false });
  expect(edits.undo()).toEqual(["a"]);
  expect(textOf("a")).toBeUndefined();
});

test("a decision that is undone leaves the field as somebody else has written it", () => {
  const { store, edits, write, textOf } = deskAndEdits();
  write("a", "Mine");
  const texts = { en: { title: "", question: null, text: "Theirs", place: null } };
  replaceEntries(store, [sampleEntry("faq", { entry_id: "a", texts })], 8);
  expect([textOf("a"), store.changes.drafts.get("a")?.conflicts]).toEqual(["Mine", ["texts.en.text"]]);
  edits.decide("a", "texts.en.text", { value: "Both" });
  expect([textOf("a"), store.changes.drafts.get("a")?.conflicts]).toEqual(["Both", []]);
  edits.undo();
  expect(textOf("a")).toBe("Theirs");
});
