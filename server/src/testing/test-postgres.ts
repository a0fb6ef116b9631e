import type { TestProject } from "vitest/node";
import { startFastPostgres } from "./fast-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    testPostgres: { url: string; template: string };
  }
}

/** Starts PostgreSQL with a migrated template database. Returns the function that stops it. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, stop } = await startFastPostgres();
  project.provide("testPostgres", { url, template });
  return stop;
}
