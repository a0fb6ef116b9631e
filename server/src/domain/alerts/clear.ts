import { limits } from "@bellhop/contract/limits";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  clearAlertRows,
  giveManualAlertBack,
  insertClearing,
  lockClearing,
  restoreAlertRows,
  setManualAlert,
  setRestored,
  takeManualAlert,
} from "./alerts.queries.ts";
import { tellAlertCount } from "./alerts.ts";

type Member = { member_id: string; name: string };

const restorableMs = limits.alertsRestorableMinutes * 60_000;

/** Sets the venue's count by hand, and answers what is shown now. */
export async function setAlertByHand(at: AtVenue, member: Member, count: number) {
  await at.tx.run(setManualAlert, [at.venueId, count, at.now, member.name]);
  return tellAlertCount(at);
}

/** Clears what the venue's staff see; answers how many alerts that were, and how many are left. */
export async function clearAlerts(at: AtVenue, member: Member, clearingId: string) {
  const manual = (await at.tx.maybeRow(takeManualAlert, [at.venueId]))?.count ?? 0;
  const { member_id, name } = member;
  await at.tx.run(insertClearing, [at.venueId, clearingId, member_id, name, at.now, manual]);
  const causes = await at.tx.run(clearAlertRows, [at.venueId, clearingId]);
  const { count } = await tellAlertCount(at);
  return { cleared: causes + manual, count };
}

/** Until when a clearing of now can be taken back. */
export function restorableUntil(now: Date): Date {
  return new Date(now.getTime() + restorableMs);
}

/**
 * Takes a clearing back at the venue: what has not ended since is open again. A second time changes nothing; after
 * its time it is refused.
 */
export async function restoreAlerts(at: AtVenue, clearingId: string) {
  const clearing = await at.tx.maybeRow(lockClearing, [at.venueId, clearingId]);
  if (!clearing) throw refuse("not_found");
  if (!clearing.restored_at) {
    if (at.now > restorableUntil(clearing.cleared_at)) throw refuse("wrong_state");
    await at.tx.run(setRestored, [at.venueId, clearingId, at.now]);
    await at.tx.run(restoreAlertRows, [at.venueId, clearingId]);
    if (clearing.manual_count > 0) await at.tx.run(giveManualAlertBack, [at.venueId, clearing.manual_count]);
  }
  return tellAlertCount(at);
}
