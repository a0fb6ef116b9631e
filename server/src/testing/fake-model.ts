import { afterAll, beforeEach } from "vitest";
import { startModel } from "./running-model.ts";

/** For one test file; reset before each test. */
export async function fakeModel(env: Record<string, string> = {}) {
  const model = await startModel(env);
  beforeEach(model.clear);
  afterAll(model.stop);
  return model;
}
