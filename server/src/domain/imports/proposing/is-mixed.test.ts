import { expect, test } from "vitest";
import { isMixed } from "./is-mixed.ts";

test.each([
  ["restaurant", "09876 555 40"],
  ["pets", "No, because of the wildlife. SMOKING – beach fire pit only."],
  [
    "dry_cleaning",
    "Drop off before 9, back at 7. Gym on the 6th floor. Iron in each room. There is no pool and no spa. Pets are welcome.",
  ],
])("a text under %s that is about other things starts unticked", (topic, text) => {
  expect(isMixed(text, topic, "en")).toBe(true);
});

test.each([
  [
    "breakfast",
    "Our buffet is served from 7:00 to 10:30 on the terrace, with bread from the village bakery.",
  ],
  ["parking", "USB sockets are in each bay. The garage costs €20 per night."],
])("a text about %s stays ticked", (topic, text) => {
  expect(isMixed(text, topic, "en")).toBe(false);
});
