import { expect, test } from "vitest";
import { type Draft, draftOf, isChanged, refusalsOf, withErrors } from "./draft.ts";
import { type Progress, savingOf } from "./save-status.ts";

const idle: Progress = { trouble: null, isBusy: false, isLeftBehind: false, savedAtMs: 5 };
const changed: Draft = { ...draftOf({ price: 1 }, 7), mine: { price: 2 } };

test("of several states, the most urgent is shown", () => {
  const drafts = new Map<string, Draft>();
  const saving = (progress: Progress) =>
    savingOf(
      { drafts, errorsOf: refusalsOf, isAny: [...drafts.values()].some(isChanged), isOnDevice: true },
      progress,
    );
  expect(saving(idle)).toEqual({ is: "saved", atMs: 5 });
  expect(saving({ ...idle, isBusy: true })).toEqual({ is: "saving" });
  drafts.set("a", changed);
  expect(saving(idle)).toEqual({ is: "saving" });
  const unanswered = { ...idle, trouble: { why: "No response", isFinal: false } };
  expect(saving(unanswered)).toEqual({ is: "kept", onDevice: true });
  expect(saving({ ...idle, isLeftBehind: true })).toEqual({ is: "kept", onDevice: true });
  drafts.set("b", withErrors(changed, { price: "Too little" }));
  expect(saving(unanswered)).toEqual({ is: "refused", why: "Too little", ids: ["b"] });
  const full = { ...idle, trouble: { why: "No room", isFinal: true } };
  expect(saving(full)).toEqual({ is: "refused", why: "No room", ids: ["b"] });
  drafts.set("c", { ...changed, conflicts: ["price"] });
  expect(saving(full)).toEqual({ is: "undecided", ids: ["c"] });
});
