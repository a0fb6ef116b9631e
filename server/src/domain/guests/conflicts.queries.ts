import { change, statement } from "../../platform/db/index.ts";

export type Decision = "merged" | "kept_apart" | null;

export type Conflict = {
  conflict_id: string;
  /** The guest that stays if they are merged, and the other one. */
  guest_id: string;
  other_guest_id: string;
  decision: Decision;
  decided_at: Date | null;
};

type One = { venueId: number; conflictId: string };
type Pair = { venueId: number; guestId: string; otherGuestId: string };

export const selectConflictForUpdate = change<One, Conflict>(
  "lock guest conflict",
  `select conflict_id, guest_id, other_guest_id, decision, decided_at from guest_conflicts
   where venue_id = $venueId and conflict_id = $conflictId for update`,
);

export const selectConflictOfPair = statement<Pair, { conflict_id: string }>(
  "find guest conflict of pair",
  `select conflict_id from guest_conflicts where venue_id = $venueId
     and (guest_id = $guestId and other_guest_id = $otherGuestId
       or guest_id = $otherGuestId and other_guest_id = $guestId)`,
);

export const setDecision = change<
  One & { guestId: string; otherGuestId: string; decision: Decision; decidedAt: Date; decidedBy: string }
>(
  "decide guest conflict",
  `update guest_conflicts set guest_id = $guestId, other_guest_id = $otherGuestId, decision = $decision,
     decided_at = case when $decision::text is not null then $decidedAt::timestamptz end,
     decided_by = case when $decision::text is not null then $decidedBy::text end
   where venue_id = $venueId and conflict_id = $conflictId`,
);

/** With the guests that were merged into the other one before. */
export const setMerged = change<Pair>(
  "merge guest",
  `update guests set merged_into = $guestId
   where venue_id = $venueId and (guest_id = $otherGuestId or merged_into = $otherGuestId)`,
);

/** Guests that were merged into the other one before go back to it. */
export const setSeparate = change<Pair>(
  "separate guest",
  `update guests set merged_into = nullif($otherGuestId::uuid, guest_id)
   where venue_id = $venueId and (guest_id = $otherGuestId or (merged_into = $guestId and guest_id in (
     select k.other_guest_id from guest_conflicts k
     where k.venue_id = $venueId and k.guest_id = $otherGuestId and k.decision = 'merged')))`,
);

const third = "case when k.guest_id = $otherGuestId then k.other_guest_id else k.guest_id end";

/** What remains is already recorded for the guest that stays. */
export const moveConflicts = change<Pair>(
  "move guest conflicts",
  `update guest_conflicts k set guest_id = $guestId, other_guest_id = ${third}
   where k.venue_id = $venueId and k.decision is null and $otherGuestId in (k.guest_id, k.other_guest_id)
     and not exists (
       select from guest_conflicts known where known.venue_id = $venueId
         and (known.guest_id = $guestId and known.other_guest_id = ${third}
           or known.other_guest_id = $guestId and known.guest_id = ${third}))`,
);

export const deleteConflicts = change<{ venueId: number; guestId: string }>(
  "delete open guest conflicts",
  `delete from guest_conflicts
   where venue_id = $venueId and decision is null and $guestId in (guest_id, other_guest_id)`,
);

export const countConflicts = statement<{ venueId: number; guestId: string }, { count: number }>(
  "count open guest conflicts",
  `select count(*)::int as count from guest_conflicts
   where venue_id = $venueId and decision is null and $guestId in (guest_id, other_guest_id)`,
);
