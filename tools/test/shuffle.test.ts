import { expect, test } from "vitest";
import { takeShuffle } from "./shuffle.ts";

test.each([
  [["--shuffle", "7"], [], 7],
  [["settings", "--shuffle", "12", "inbox"], ["settings", "inbox"], 12],
  [["settings"], ["settings"], undefined],
  [[], [], undefined],
])("%j", (args, filters, seed) => {
  expect(takeShuffle(args)).toEqual({ filters, seed });
});

test.each([[["--shuffle"]], [["--shuffle", "settings"]]])("%j chooses a seed", (args) => {
  const { filters, seed } = takeShuffle(args);
  expect(filters).toEqual(args.slice(1));
  expect(seed).toBeGreaterThanOrEqual(0);
});
