import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleDeskState } from "../../../gallery/sample-desk.ts";
import { sampleEntry } from "../../../gallery/sample-knowledge.ts";
import { makeEdits } from "./edits.ts";
import { patched } from "./entry-fields.ts";
import { idsOnScreen } from "./on-screen.ts";
import { takeInAnew } from "./read-entries.ts";

beforeEach(() => void vi.stubGlobal("localStorage", { setItem() {}, removeItem() {} }));
afterEach(() => void vi.unstubAllGlobals());

/** A desk with three entries, and what a person does there. */
function deskAndEdits() {
  const ids = ["a", "b", "c"];
  const desk = sampleDeskState(ids);
  takeInAnew(
    desk,
    ids.map((entry_id) => sampleEntry("faq", { entry_id })),
    7,
  );
  const edits = makeEdits(desk, () => {});
  const write = (id: string, text: string) =>
    edits.change([id], (fields) => patched(fields, { texts: { en: { text } } }));
  const textOf = (id: string) => desk.changes.fieldsOf(id)?.["texts.en.text"];
  return { desk, edits, write, textOf, order: () => idsOnScreen(desk).join("") };
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
  const { desk, edits, write, textOf } = deskAndEdits();
  write("a", "First");
  edits.change(["b"], (fields) => ({ ...fields, internal: true }));
  desk.changes.put("b", { ...desk.changes.fieldsOf("b"), internal: false });
  expect(edits.undo()).toEqual(["a"]);
  expect(textOf("a")).toBeUndefined();
});

test("a decision that is undone leaves the field as somebody else has written it", () => {
  const { desk, edits, write, textOf } = deskAndEdits();
  write("a", "Mine");
  const texts = { en: { title: "", question: null, text: "Theirs", place: null } };
  takeInAnew(desk, [sampleEntry("faq", { entry_id: "a", texts })], 8);
  expect([textOf("a"), desk.changes.drafts.get("a")?.both]).toEqual(["Mine", ["texts.en.text"]]);
  edits.decide("a", "texts.en.text", { value: "Both" });
  expect([textOf("a"), desk.changes.drafts.get("a")?.both]).toEqual(["Both", []]);
  edits.undo();
  expect(textOf("a")).toBe("Theirs");
});
