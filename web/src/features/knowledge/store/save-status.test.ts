import { expect, test, vi } from "vitest";
import { draftOf, withErrors } from "./draft.ts";
import { savingOf } from "./save-status.ts";
import { testStoreState } from "./test-store.ts";

vi.stubGlobal("localStorage", { setItem() {}, removeItem() {} });

const idle = { trouble: null, isBusy: false, isLeftBehind: false, savedAtMs: 5 };
const changed = { ...draftOf({ price: 1 }, 7), mine: { price: 2 } };

test("of all that could be told of saving, the most urgent is", () => {
  const store = testStoreState();
  expect(savingOf(store, idle)).toEqual({ is: "saved", atMs: 5 });
  expect(savingOf(store, { ...idle, isBusy: true })).toEqual({ is: "saving" });
  store.changes.set("a", changed);
  expect(savingOf(store, idle)).toEqual({ is: "saving" });
  const unanswered = { ...idle, trouble: { why: "No response", isFinal: false } };
  expect(savingOf(store, unanswered)).toEqual({ is: "kept", onDevice: true });
  expect(savingOf(store, { ...idle, isLeftBehind: true })).toEqual({ is: "kept", onDevice: true });
  store.changes.set("b", withErrors(changed, { price: "Too little" }));
  expect(savingOf(store, unanswered)).toEqual({ is: "refused", why: "Too little", entryIds: ["b"] });
  const full = { ...idle, trouble: { why: "No room", isFinal: true } };
  expect(savingOf(store, full)).toEqual({ is: "refused", why: "No room", entryIds: ["b"] });
  store.changes.set("c", { ...changed, both: ["price"] });
  expect(savingOf(store, full)).toEqual({ is: "undecided", entryIds: ["c"] });
});
