import type { ConflictCause } from "@bellhop/contract/conversations";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  type Conflict,
  countConflicts,
  type Decision,
  deleteConflicts,
  moveConflicts,
  selectConflictForUpdate,
  selectConflictOfPair,
  setDecision,
  setMerged,
  setSeparate,
} from "./conflicts.queries.ts";
import { absorbGuestChannels } from "./guest-channels.queries.ts";
import { insertConflict } from "./guests.queries.ts";
import { lockGuests } from "./many-guests.ts";

export type { Conflict };

/** Records that two guests may be one person, unless it is recorded. */
export async function openConflict(
  at: AtVenue,
  { guestId, otherGuestId, cause }: { guestId: string; otherGuestId: string; cause: ConflictCause },
): Promise<{ conflictId: string; isNew: boolean }> {
  const pair = { venueId: at.venueId, guestId, otherGuestId };
  const known = await at.tx.maybeRow(selectConflictOfPair, pair);
  if (known) return { conflictId: known.conflict_id, isNew: false };
  const conflictId = newId();
  await at.tx.run(insertConflict, { ...pair, conflictId, cause, foundAt: at.now });
  const recorded = (await at.tx.maybeRow(selectConflictOfPair, pair))?.conflict_id ?? conflictId;
  return { conflictId: recorded, isNew: recorded === conflictId };
}

/** Locks the conflict and its guests until the unit ends; refused if there is none with this id. */
export async function lockConflict(at: AtVenue, conflictId: string): Promise<Conflict> {
  const conflict = await at.tx.maybeRow(selectConflictForUpdate, { venueId: at.venueId, conflictId });
  if (!conflict) throw refuse("not_found");
  await lockGuests(at, [conflict.guest_id, conflict.other_guest_id]);
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

/** Merges the other guest, whose open conflicts and reply windows join the guest that stays. Call `decideConflict` first. */
export async function mergeGuest(at: AtVenue, { guest_id, other_guest_id }: Conflict) {
  const pair = { venueId: at.venueId, guestId: guest_id, otherGuestId: other_guest_id };
  await at.tx.run(setMerged, pair);
  await at.tx.run(moveConflicts, pair);
  await at.tx.run(deleteConflicts, { venueId: at.venueId, guestId: other_guest_id });
  await at.tx.run(absorbGuestChannels, pair);
}

export const separateGuest = (at: AtVenue, { guest_id, other_guest_id }: Conflict) =>
  at.tx.run(setSeparate, { venueId: at.venueId, guestId: guest_id, otherGuestId: other_guest_id });

export async function hasOpenConflict(at: AtVenue, guestId: string): Promise<boolean> {
  return (await at.tx.row(countConflicts, { venueId: at.venueId, guestId })).count > 0;
}
