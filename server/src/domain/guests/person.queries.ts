import { change } from "../../platform/db/index.ts";

/**
 * A condition for all `guests` that are the person `$guestId`: the guest, those merged into them, and visitors of the
 * guest page who verified as one of these, unless staff merged the visitor with someone else.
 */
export const ofPerson = `erased_at is null and guest_id in (
  with own as (
    select guest_id from guests where venue_id = $venueId and guest_id = $guestId
    union select guest_id from guests where venue_id = $venueId and merged_into = $guestId
  ), visitors as (
    select guest_id from guests
    where venue_id = $venueId and verified_as in (select guest_id from own) and merged_into is null
  )
  select guest_id from own union select guest_id from visitors
  union select guest_id from guests
    where venue_id = $venueId and merged_into in (select guest_id from visitors))`;

/** Returns no row for pairs that staff keep apart and for visitors whom they merged with someone. */
export const updateVerifiedAs = change<
  { venueId: number; visitorId: string; guestId: string },
  { guest_id: string }
>(
  "set verified guest of visitor",
  `update guests v set verified_as = $guestId
   where v.venue_id = $venueId and v.guest_id = $visitorId and v.merged_into is null and v.erased_at is null
     and not exists (
       select from guest_conflicts k where k.venue_id = $venueId and k.decision = 'kept_apart'
         and (k.guest_id = $visitorId and k.other_guest_id = $guestId
           or k.guest_id = $guestId and k.other_guest_id = $visitorId))
   returning guest_id`,
);

export const resetVerifiedAs = change<{ venueId: number; guestId: string; otherGuestId: string }>(
  "reset verified guest of visitor",
  `update guests set verified_as = null where venue_id = $venueId
     and (guest_id = $guestId and verified_as = $otherGuestId
       or guest_id = $otherGuestId and verified_as = $guestId)`,
);
