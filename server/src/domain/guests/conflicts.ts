import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  type Conflict,
  countConflicts,
  type Decision,
  deleteConflicts,
  lockConflict,
  lockGuests,
  moveConflicts,
  setDecision,
  setMerged,
  setSeparate,
} from "./conflicts.queries.ts";

export type { Conflict };

/** Locks the conflict and its guests until the unit ends; refused if there is none with this id. */
export async function takeConflict(at: AtVenue, conflictId: string): Promise<Conflict> {
  const conflict = await at.tx.maybeRow(lockConflict, { venueId: at.venueId, conflictId });
  if (!conflict) throw refuse("not_found");
  const guestIds = [conflict.guest_id, conflict.other_guest_id];
  await at.tx.run(lockGuests, { venueId: at.venueId, guestIds });
  return conflict;
}

export const decideConflict = (at: AtVenue, conflict: Conflict, decision: Decision, decidedBy: string) =>
  at.tx.run(setDecision, {
    venueId: at.venueId,
    conflictId: conflict.conflict_id,
    guestId: conflict.guest_id,
    otherGuestId: conflict.other_guest_id,
    decision,
    decidedAt: at.now,
    decidedBy,
  });

/** Open conflicts of the other guest are about the one that stays from now on. Decide this one first. */
export async function mergeGuest(at: AtVenue, { guest_id, other_guest_id }: Conflict) {
  const pair = { venueId: at.venueId, guestId: guest_id, otherGuestId: other_guest_id };
  await at.tx.run(setMerged, pair);
  await at.tx.run(moveConflicts, pair);
  await at.tx.run(deleteConflicts, { venueId: at.venueId, guestId: other_guest_id });
}

export const separateGuest = (at: AtVenue, { guest_id, other_guest_id }: Conflict) =>
  at.tx.run(setSeparate, { venueId: at.venueId, guestId: guest_id, otherGuestId: other_guest_id });

export async function hasOpenConflict(at: AtVenue, guestId: string): Promise<boolean> {
  return (await at.tx.row(countConflicts, { venueId: at.venueId, guestId })).count > 0;
}
