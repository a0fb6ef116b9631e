import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleDesk } from "../../../../gallery/sample-desk.ts";
import { changeKey, entryOfKey } from "../../editor/keyed/change-key.ts";
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
  const desk = sampleDesk("amenities");
  const stateOf = (key: string) => entryOfKey(desk, key)?.entry.availability;
  const takeBack = markAbsent(desk, ["pool", "sauna"]);
  expect([stateOf("pool"), stateOf("sauna")]).toEqual(["absent", "absent"]);
  changeKey(desk, desk.venueId, "pool", { availability: "present" });
  takeBack();
  expect([stateOf("pool"), stateOf("sauna")]).toEqual(["present", null]);
});
