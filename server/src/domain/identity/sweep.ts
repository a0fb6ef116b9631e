import type { Database } from "../../platform/at/index.ts";
import { sweepRecords } from "./provider-records.queries.ts";
import { sweepAttempts } from "./sign-in-attempts.queries.ts";

const dayMs = 86_400_000;

const rowsAtOnce = 1000;

/** Deletes what has run out, some rows in each transaction so that nobody waits for it. */
export async function sweepIdentity(db: Database): Promise<void> {
  let most: number;
  do {
    const swept = await db.atInstallation((at) => {
      const dayAgo = new Date(at.now.getTime() - dayMs);
      return Promise.all([
        at.tx.run(sweepRecords, [at.now, rowsAtOnce]),
        at.tx.run(sweepAttempts, [dayAgo, rowsAtOnce]),
      ]);
    });
    most = Math.max(...swept);
  } while (most === rowsAtOnce);
}
