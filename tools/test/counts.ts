/** Results of a test runner. */
export type Counts = { passed: number; failed: number; skipped: number };

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The counts in Vitest's JSON report. A file that could not be loaded counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The counts in Playwright's JSON report. A walk that passed only on a retry counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected + stats.flaky === 0 ? errors.length : 0),
    skipped: stats.skipped,
  };
}

/** Counts a failed run without a failed test as one failure. */
export function withExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The last line of output. */
export function lastLine(parts: Counts[]): string {
  const sum = (key: keyof Counts) => parts.reduce((total, part) => total + part[key], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};
