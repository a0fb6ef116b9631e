import type { Database } from "../../platform/at/index.ts";
import { sweepAccountLinks } from "./account-links.queries.ts";
import { sweepAccountSessions } from "./account-sessions.queries.ts";
import { sweepCounters } from "./counters.queries.ts";
import { sweepPendingSignUps } from "./pending-sign-ups.queries.ts";
import { sweepRecords } from "./provider-records.queries.ts";
import { deleteRetiredSigningKeys } from "./signing-keys.queries.ts";
import { keepRetiredDays } from "./signing-keys.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const batchRows = 1000;
const endedLinkDays = 30;

/** Deletes in small batches, to keep locks short. */
export async function sweepIdentity(db: Database): Promise<void> {
  let max: number;
  do {
    const swept = await db.atInstallation((at) => {
      const ago = (ms: number) => new Date(at.now.getTime() - ms);
      return Promise.all([
        at.tx.run(sweepRecords, { now: at.now, limit: batchRows }),
        at.tx.run(sweepCounters, { startedBefore: ago(dayMs), limit: batchRows }),
        at.tx.run(deleteRetiredSigningKeys, { retiredBefore: ago(keepRetiredDays * dayMs) }),
        at.tx.run(sweepPendingSignUps, { now: at.now, limit: batchRows }),
        at.tx.run(sweepAccountLinks, { expiredBefore: ago(endedLinkDays * dayMs), limit: batchRows }),
        at.tx.run(sweepAccountSessions, { now: at.now, lastUsedBefore: ago(hourMs), limit: batchRows }),
      ]);
    });
    max = Math.max(...swept);
  } while (max === batchRows);
}
