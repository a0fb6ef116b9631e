import { expect, test } from "vitest";
import { countPlaywright, countVitest, lastLine, withExitCode } from "./counts.ts";

const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };

test("the results of both runners are added up, and skipped tests are mentioned if there are any", () => {
  expect(lastLine([countVitest(report), countPlaywright({ stats, errors: [] })])).toBe("5 passed, 1 failed");
  const skipped = countPlaywright({ stats: { ...stats, skipped: 4 }, errors: [] });
  expect(lastLine([countVitest(report), skipped])).toBe("5 passed, 1 failed, 4 skipped");
});

test("a failed run without a failed test counts as a failure", () => {
  const unloaded = { status: "failed", assertionResults: [] };
  expect(countVitest({ ...report, testResults: [unloaded] }).failed).toBe(2);
  expect(countPlaywright({ stats, errors: ["no config"] }).failed).toBe(1);
  expect(countPlaywright({ stats: { ...stats, flaky: 1 }, errors: [] }).failed).toBe(1);
  expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
});
