import { expect, test, vi } from "vitest";
import { sampleDeskState } from "../../../gallery/sample-desk.ts";
import { sampleEntry } from "../../../gallery/sample-knowledge.ts";
import { patched } from "./entry-fields.ts";
import { nextUpdate } from "./next-update.ts";
import { takeInAnew } from "./read-entries.ts";

vi.stubGlobal("localStorage", { setItem() {}, removeItem() {} });

/** A desk with four entries at version 7; the list is read as far as the first three. */
function deskWithEntries() {
  const ids = ["a", "b", "c", "d"];
  const desk = sampleDeskState(ids.slice(0, 3));
  takeInAnew(
    desk,
    ids.map((entry_id) => sampleEntry("faq", { entry_id })),
    7,
  );
  const write = (id: string, text: string) =>
    desk.changes.put(id, patched(desk.changes.fieldsOf(id) ?? {}, { texts: { en: { text } } }));
  return { desk, write };
}

test("there is nothing to send where nothing has changed", () => {
  expect(nextUpdate(deskWithEntries().desk)).toBeNull();
});

test("an update names what has changed and what is gone, over the oldest version that any of it was seen at", () => {
  const { desk, write } = deskWithEntries();
  write("b", "New words");
  desk.changes.put("c", null);
  desk.server.startAt(9);
  const sent = nextUpdate(desk);
  expect(sent?.update).toMatchObject({ version: 7, entries: [{ entry_id: "b" }], remove: ["c"] });
  expect(sent?.update.order).toBeUndefined();
});

test("words that the contract refuses stay here, and all else goes", () => {
  const { desk, write } = deskWithEntries();
  write("a", "x".repeat(5_000));
  write("b", "New words");
  expect(nextUpdate(desk)?.update.entries).toMatchObject([{ entry_id: "b" }]);
  expect(desk.changes.drafts.get("a")?.refused).toHaveProperty(["texts.en.text"]);
});

test("the order is named up to the last entry that was put elsewhere; below what is read it waits; what is gone is forgotten", () => {
  const { desk } = deskWithEntries();
  desk.changes.setMoves([
    { entryId: "a", after: "b" },
    { entryId: "d", after: null },
    { entryId: "gone", after: null },
  ]);
  expect(nextUpdate(desk)?.update).toEqual({ version: 7, order: ["b", "a"] });
  expect(desk.changes.moves().map(({ entryId }) => entryId)).toEqual(["a", "d"]);
});
