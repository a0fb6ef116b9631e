import type { Database } from "../../platform/at/index.ts";
import { sweepAccountLinks } from "./account-links.queries.ts";
import { sweepAccountSessions } from "./account-sessions.queries.ts";
import { sweepCounters } from "./counters.queries.ts";
import { sweepPendingSignUps } from "./pending-sign-ups.queries.ts";
import { sweepRecords } from "./provider-records.queries.ts";
import { deleteRetiredSigningKeys } from "./signing-keys.queries.ts";
import { keptAfterRetiringDays } from "./signing-keys.ts";

const dayMs = 86_400_000;

const hourMs = 3_600_000;
const rowsAtOnce = 1000;
/** Whoever follows a link that late is told what became of it. */
const endedLinkDays = 30;

/** Deletes what has run out, some rows in each transaction so that nobody waits for it. */
export async function sweepIdentity(db: Database): Promise<void> {
  let most: number;
  do {
    const swept = await db.atInstallation((at) => {
      const dayAgo = new Date(at.now.getTime() - dayMs);
      const retiredLongAgo = new Date(at.now.getTime() - keptAfterRetiringDays * dayMs);
      const longAgo = new Date(at.now.getTime() - endedLinkDays * dayMs);
      return Promise.all([
        at.tx.run(sweepRecords, { now: at.now, limit: rowsAtOnce }),
        at.tx.run(sweepCounters, { startedBefore: dayAgo, limit: rowsAtOnce }),
        at.tx.run(deleteRetiredSigningKeys, { retiredBefore: retiredLongAgo }),
        at.tx.run(sweepPendingSignUps, { now: at.now, limit: rowsAtOnce }),
        at.tx.run(sweepAccountLinks, { expiredBefore: longAgo, limit: rowsAtOnce }),
        at.tx.run(sweepAccountSessions, {
          now: at.now,
          lastUsedBefore: new Date(at.now.getTime() - hourMs),
          limit: rowsAtOnce,
        }),
      ]);
    });
    most = Math.max(...swept);
  } while (most === rowsAtOnce);
}
