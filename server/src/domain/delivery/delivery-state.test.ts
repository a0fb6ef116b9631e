import type { DeliveryState } from "@bellhop/contract/messages";
import fc from "fast-check";
import { expect, test } from "vitest";
import { stateAfterUpdate } from "./delivery-state.ts";

const after = (start: DeliveryState, reports: DeliveryState[]) => reports.reduce(stateAfterUpdate, start);

test.each([
  ["read, delivered, sent ends as read", ["read", "delivered", "sent"], "read"],
  ["failed then sent stays failed", ["failed", "sent"], "failed"],
  ["failed then delivered is delivered", ["failed", "delivered"], "delivered"],
  ["delivered then failed stays delivered", ["delivered", "failed"], "delivered"],
  ["read without delivered is read", ["read"], "read"],
] as const)("%s", (_name, reports, end) => {
  expect(after("accepted", [...reports])).toBe(end);
});

test("the same reports in any order and number end in the same state", () => {
  const report = fc.constantFrom<DeliveryState>("sent", "delivered", "read", "failed");
  fc.assert(
    fc.property(fc.array(report, { minLength: 1 }), fc.infiniteStream(fc.nat()), (reports, random) => {
      const keys = reports.map(() => random.next().value as number);
      const shuffled = reports
        .map((_, n) => n)
        .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
        .map((n) => reports[n] as DeliveryState);
      expect(after("unknown", [...shuffled, ...reports])).toBe(after("unknown", reports));
    }),
    { seed: 1, numRuns: 300 },
  );
});
