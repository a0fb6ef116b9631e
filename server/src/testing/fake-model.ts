import { afterAll, beforeEach } from "vitest";
import { startModel } from "./running-model.ts";

/** Starts the stand-in for a server of language models for one test file, well at the start of each test. Call it at the top. */
export async function fakeModel(env: Record<string, string> = {}) {
  const model = await startModel(env);
  beforeEach(model.clear);
  afterAll(model.stop);
  return model;
}
