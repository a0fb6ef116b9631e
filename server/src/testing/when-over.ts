import { afterAll, expect, onTestFinished } from "vitest";

/** Does the work behind the test that asks for it, or behind the file's last one where no test is running. */
export function whenOver(work: () => unknown): void {
  const isInTest = expect.getState().currentTestName !== undefined;
  const end = async () => void (await work());
  if (isInTest) onTestFinished(end);
  else afterAll(end);
}
