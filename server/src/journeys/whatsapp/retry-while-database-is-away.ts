import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseUnavailable } from "../../platform/db/index.ts";

/** Together longer than the database takes to restart. */
const maxAttempts = 12;
const pauseMs = 1_000;

/** A channel's answer must not be lost because the database is away for a moment. */
export async function retryWhileDatabaseIsAway(store: () => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store();
    } catch (error) {
      if (attempt === maxAttempts || !isDatabaseUnavailable(error)) throw error;
      await pause(pauseMs);
    }
  }
}
