import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeKey, entryOfKey } from "../../editor/keyed/change-key.ts";
import { testStore } from "../../store/test-store.ts";
import { markAbsent } from "./rest-absent.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { setItem() {}, removeItem() {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("taking back that the rest is absent leaves what was said of one of them since", () => {
  const store = testStore("amenities");
  const stateOf = (key: string) => entryOfKey(store, key)?.entry.availability;
  const takeBack = markAbsent(store, ["pool", "sauna"]);
  expect([stateOf("pool"), stateOf("sauna")]).toEqual(["absent", "absent"]);
  changeKey(store, store.venueId, "pool", { availability: "present" });
  takeBack();
  expect([stateOf("pool"), stateOf("sauna")]).toEqual(["present", null]);
});
