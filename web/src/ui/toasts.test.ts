import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  closeToast,
  dismissToast,
  holdToasts,
  releaseToasts,
  runLastAction,
  toast,
  toastsShown,
} from "./toasts.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  releaseToasts();
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => toastsShown().map((shown) => shown.text);
const undo = { action: { label: "Undo", run: () => undefined } };

test("a toast stays for eight seconds, and for as long as somebody is at it", () => {
  toast("Done");
  vi.advanceTimersByTime(7_000);
  holdToasts();
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(["Done"]);
  releaseToasts();
  vi.advanceTimersByTime(7_999);
  expect(texts()).toEqual(["Done"]);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test("a new toast replaces those that only say something, and leaves what can still be undone", () => {
  toast("said");
  toast("cleared", undo);
  toast("failed", { tone: "urgent" });
  expect(texts()).toEqual(["cleared", "failed"]);
  vi.advanceTimersByTime(8_000);
  expect(texts()).toEqual([]);
});

test("a newer word about the same thing takes the place of one that can still be undone", () => {
  toast("v1 answers", { ...undo, about: "version" });
  toast("cleared", undo);
  toast("v2 answers", { about: "version" });
  expect(texts()).toEqual(["cleared", "v2 answers"]);
});

test("dismissing the toast under the pointer lets the others go in their time", () => {
  toast("cleared", undo);
  toast("done", undo);
  holdToasts();
  dismissToast(toastsShown()[0]?.id ?? 0);
  vi.advanceTimersByTime(8_000);
  expect(texts()).toEqual([]);
});

test("what the newest toast offers is taken by a key, and once", () => {
  const taken: string[] = [];
  toast("first", { action: { label: "Undo", run: () => taken.push("first") } });
  toast("second", { action: { label: "Undo", run: () => taken.push("second") } });
  runLastAction();
  runLastAction();
  runLastAction();
  expect(taken).toEqual(["second", "first"]);
  expect(texts()).toEqual([]);
});

test.each<[string, () => void, number]>([
  ["its time is over", () => void vi.advanceTimersByTime(8_000), 0],
  ["its action is taken", runLastAction, 0],
  ["another takes its place", () => toast("Push is on", { about: "push" }), 0],
  ["the person closes it", () => toastsShown().forEach(closeToast), 1],
])("an offer is declined only by closing it: %s", (_, end, declined) => {
  const onClose = vi.fn();
  toast("Get alerts", { ...undo, about: "push", onClose });
  end();
  expect(texts()).not.toContain("Get alerts");
  expect(onClose).toHaveBeenCalledTimes(declined);
});
