import { expect, test, vi } from "vitest";
import { sampleDeskState } from "../../../gallery/sample-desk.ts";
import { draftOf, withErrors } from "./draft.ts";
import { savingOf } from "./saving.ts";

vi.stubGlobal("localStorage", { setItem() {}, removeItem() {} });

const idle = { trouble: null, isBusy: false, isLeftBehind: false, savedAtMs: 5 };
const changed = { ...draftOf({ price: 1 }, 7), mine: { price: 2 } };

test("of all that could be told of saving, the most urgent is", () => {
  const desk = sampleDeskState();
  expect(savingOf(desk, idle)).toEqual({ is: "saved", atMs: 5 });
  expect(savingOf(desk, { ...idle, isBusy: true })).toEqual({ is: "saving" });
  desk.changes.set("a", changed);
  expect(savingOf(desk, idle)).toEqual({ is: "saving" });
  const unanswered = { ...idle, trouble: { why: "No response", isFinal: false } };
  expect(savingOf(desk, unanswered)).toEqual({ is: "kept", onDevice: true });
  expect(savingOf(desk, { ...idle, isLeftBehind: true })).toEqual({ is: "kept", onDevice: true });
  desk.changes.set("b", withErrors(changed, { price: "Too little" }));
  expect(savingOf(desk, unanswered)).toEqual({ is: "refused", why: "Too little", entryIds: ["b"] });
  const full = { ...idle, trouble: { why: "No room", isFinal: true } };
  expect(savingOf(desk, full)).toEqual({ is: "refused", why: "No room", entryIds: ["b"] });
  desk.changes.set("c", { ...changed, both: ["price"] });
  expect(savingOf(desk, full)).toEqual({ is: "undecided", entryIds: ["c"] });
});
