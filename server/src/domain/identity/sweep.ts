import type { AtInstallation } from "../../platform/at/index.ts";
import { sweepRecords } from "./provider-records.queries.ts";
import { sweepAttempts } from "./sign-in-attempts.queries.ts";

const dayMs = 86_400_000;

/** Deletes what has run out, a thousand rows of a kind at a time; answers how many went. Call again while it is many. */
export async function sweepIdentity(at: AtInstallation): Promise<number> {
  const dayAgo = new Date(at.now.getTime() - dayMs);
  const [records, attempts] = await Promise.all([
    at.tx.run(sweepRecords, [at.now]),
    at.tx.run(sweepAttempts, [dayAgo]),
  ]);
  return records + attempts;
}
