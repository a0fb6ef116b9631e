import type { AnswerableEntry } from "@bellhop/language/entries";
import { expect, test } from "vitest";
import { isForAudience } from "./is-for-audience.ts";

const entry = (more: Partial<AnswerableEntry>): AnswerableEntry => ({
  entryId: "1",
  section: "faq",
  texts: {},
  ...more,
});
const today = "2027-01-15";

test.each<[Partial<AnswerableEntry>, inHouse: boolean, beforeArrival: boolean]>([
  [{}, true, true],
  [{ scope: "everyone" }, true, true],
  [{ scope: "in_house" }, true, false],
  [{ scope: "before_arrival" }, false, true],
  [{ internal: true }, false, false],
  [{ validFrom: today, validUntil: today }, true, true],
  [{ validFrom: "2027-01-16" }, false, false],
  [{ validUntil: "2027-01-14" }, false, false],
])("%o is heard in the house: %s, before arrival: %s", (more, inHouse, beforeArrival) => {
  expect(isForAudience(entry(more), { isInHouse: true, today })).toBe(inHouse);
  expect(isForAudience(entry(more), { isInHouse: false, today })).toBe(beforeArrival);
});
