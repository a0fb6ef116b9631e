import { catalogue } from "@bellhop/contract/catalogue";
import { id } from "@bellhop/contract/values";
import { expect, test } from "vitest";
import { keyEntryId } from "./key-entry.ts";

test("every key has an id of its own at every venue, the same each time, that the contract takes", () => {
  const ids = new Set<string>();
  for (const venueId of [1, 2, 3, 11, 901, 40_000])
    for (const { section, key } of catalogue) {
      const made = keyEntryId(venueId, section, key);
      expect(id.safeParse(made).success, made).toBe(true);
      expect(keyEntryId(venueId, section, key)).toBe(made);
      ids.add(made);
    }
  expect(ids.size).toBe(6 * catalogue.length);
});
