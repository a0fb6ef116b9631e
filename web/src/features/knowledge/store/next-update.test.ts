import { expect, test, vi } from "vitest";
import { sampleEntry } from "../../../gallery/samples/knowledge.fixture.ts";
import { contractErrors } from "./contract-errors.ts";
import { patched } from "./entry-fields.ts";
import { nextUpdate } from "./next-update.ts";
import { replaceEntries } from "./read-entries.ts";
import { testStoreState } from "./test-store.ts";

vi.stubGlobal("localStorage", { setItem() {}, removeItem() {} });

/** A store with four entries at version 7; the list is read as far as the first three. */
function deskWithEntries() {
  const ids = ["a", "b", "c", "d"];
  const store = testStoreState(ids.slice(0, 3));
  replaceEntries(
    store,
    ids.map((entry_id) => sampleEntry("faq", { entry_id })),
    7,
  );
  const write = (id: string, text: string) =>
    store.changes.put(id, patched(store.changes.fieldsOf(id) ?? {}, { texts: { en: { text } } }));
  return { store, write };
}

test("there is nothing to send where nothing has changed", () => {
  expect(nextUpdate(deskWithEntries().store, contractErrors)).toBeNull();
});

test("an update names what has changed and what is gone, over the oldest version that any of it was seen at", () => {
  const { store, write } = deskWithEntries();
  write("b", "New words");
  store.changes.put("c", null);
  store.server.startAt(9);
  const sent = nextUpdate(store, contractErrors);
  expect(sent?.update).toMatchObject({ version: 7, entries: [{ entry_id: "b" }], remove: ["c"] });
  expect(sent?.update.order).toBeUndefined();
});

test("words that the contract refuses stay here, and all else goes", () => {
  const { store, write } = deskWithEntries();
  write("a", "x".repeat(5_000));
  write("b", "New words");
  expect(nextUpdate(store, contractErrors)?.update.entries).toMatchObject([{ entry_id: "b" }]);
  expect(store.changes.drafts.get("a")?.refused).toHaveProperty(["texts.en.text"]);
});

test("the order is named up to the last entry that was put elsewhere; below what is read it waits; what is gone is forgotten", () => {
  const { store } = deskWithEntries();
  store.changes.setMoves([
    { entryId: "a", after: "b" },
    { entryId: "d", after: null },
    { entryId: "gone", after: null },
  ]);
  expect(nextUpdate(store, contractErrors)?.update).toEqual({ version: 7, order: ["b", "a"] });
  expect(store.changes.moves().map(({ entryId }) => entryId)).toEqual(["a", "d"]);
});
