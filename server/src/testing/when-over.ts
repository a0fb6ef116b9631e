import { afterAll, expect, onTestFinished } from "vitest";

/** Runs after the current test, or after the file if no test is running. */
export function whenOver(work: () => unknown): void {
  const isInTest = expect.getState().currentTestName !== undefined;
  const end = async () => void (await work());
  if (isInTest) onTestFinished(end);
  else afterAll(end);
}
