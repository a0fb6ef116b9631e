import { limits } from "@bellhop/contract/limits";
import type { AtOperator, AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseNotPossible } from "../../platform/refusal.ts";
import { type Actor, recordChange } from "../audit/index.ts";
import { noteChange } from "../notifications/index.ts";
import {
  beginManualAlert,
  clearAlertRows,
  countAlerts,
  giveManualAlertBack,
  insertClearing,
  lockClearing,
  lockManualAlert,
  resetManualAlert,
  restoreAlertRows,
  selectOpenAlerts,
  selectVenuesOfClearing,
  setManualAlert,
  setRestored,
} from "./alerts.queries.ts";
import { broadcastAlertCount } from "./alerts.ts";

const restorableMs = limits.alertsRestorableMinutes * 60_000;

/** Sets the venue's manual alert and returns the counts that are shown now. */
export async function setAlertByHand(
  at: AtVenue,
  by: Actor,
  { count, text }: { count: number; text: string },
) {
  const [, before] = await Promise.all([
    at.tx.run(beginManualAlert, { venueId: at.venueId, setAt: at.now, setBy: by.name }),
    at.tx.row(lockManualAlert, { venueId: at.venueId }),
  ]);
  await at.tx.run(setManualAlert, { venueId: at.venueId, count, text, setAt: at.now, setBy: by.name });
  await recordChange(at, by, {
    kind: "alert_set",
    before,
    after: { count, text: count > 0 ? text : "" },
  });
  return broadcastAlertCount(at);
}

/** Clears the venue's open alerts; returns how many were cleared and how many are left. */
export async function clearAlerts(at: AtVenue, by: Actor, clearingId: string) {
  const manual = await at.tx.maybeRow(resetManualAlert, { venueId: at.venueId });
  await at.tx.run(insertClearing, {
    venueId: at.venueId,
    clearingId,
    memberId: by.member_id,
    memberName: by.name,
    clearedAt: at.now,
    manualCount: manual?.count ?? 0,
    manualText: manual?.text ?? null,
    manualSetBy: manual?.set_by ?? null,
    manualSetAt: manual?.set_at ?? null,
  });
  const rows = await at.tx.rows(clearAlertRows, { venueId: at.venueId, clearingId });
  await noteChanges(at, rows);
  const { count } = await broadcastAlertCount(at);
  const cleared = rows.length + (manual?.count ?? 0);
  await recordChange(at, by, {
    kind: "alerts_cleared",
    before: { count: count + cleared },
    after: { count },
  });
  return { cleared, count };
}

/** Looks whether people must be called for the open alerts, as after a venue was opened again. */
export const noteOpenAlerts = async (at: AtVenue) =>
  noteChanges(at, await at.tx.rows(selectOpenAlerts, { venueId: at.venueId }));

async function noteChanges(
  at: AtVenue,
  alerts: { conversation_id: string | null; channel_id: string | null }[],
) {
  for (const { conversation_id, channel_id } of alerts)
    await noteChange(
      at,
      conversation_id === null
        ? { kind: "channel", id: channel_id }
        : { kind: "conversation", id: conversation_id },
    );
}

export const listVenuesOfClearing = (at: AtOperator, clearingId: string) =>
  at.tx.rows(selectVenuesOfClearing, { venueIds: at.venueIds, clearingId });

/** The time until which a clearing of now can be undone. */
export function restorableUntil(now: Date): Date {
  return new Date(now.getTime() + restorableMs);
}

/**
 * Undoes a clearing at the venue: alerts that have not ended since are open again. A second call changes nothing; a late
 * one is refused.
 */
export async function restoreAlerts(at: AtVenue, by: Actor, clearingId: string) {
  const clearing = await at.tx.maybeRow(lockClearing, { venueId: at.venueId, clearingId });
  if (!clearing) throw refuse("not_found");
  if (clearing.restored_at) return broadcastAlertCount(at);
  if (at.now > restorableUntil(clearing.cleared_at)) throw refuseNotPossible("too_late");
  const { count } = await at.tx.row(countAlerts, { venueId: at.venueId });
  await at.tx.run(setRestored, { venueId: at.venueId, clearingId, restoredAt: at.now });
  await noteChanges(at, await at.tx.rows(restoreAlertRows, { venueId: at.venueId, clearingId }));
  await at.tx.run(giveManualAlertBack, { venueId: at.venueId, clearingId });
  const restored = await broadcastAlertCount(at);
  const after = { count: restored.count };
  await recordChange(at, by, { kind: "alerts_restored", before: { count }, after });
  return restored;
}
