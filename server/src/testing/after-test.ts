import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Runs after the current test, or after the file if no test is running. */
export function afterTest(work: () => unknown): void {
  const end = async () => void (await work());
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
