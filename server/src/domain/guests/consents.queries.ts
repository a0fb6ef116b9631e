import type { MessagePurpose } from "@bellhop/contract/guests";
import { change, statement } from "../../platform/db/index.ts";
import { ofPerson } from "./person.queries.ts";

export const upsertConsent = change<{
  venueId: number;
  guestId: string;
  purpose: MessagePurpose;
  isGiven: boolean;
  changedAt: Date;
  changedBy: string;
}>(
  "set guest consent",
  `insert into guest_consents (venue_id, guest_id, purpose, is_given, changed_at, changed_by)
   values ($venueId, $guestId, $purpose, $isGiven, $changedAt, $changedBy)
   on conflict (venue_id, guest_id, purpose) do update
     set is_given = excluded.is_given, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
);

/** The guest, and guests merged into them: they are one person. */
const person = `venue_id = $venueId and guest_id in (
       select $guestId::uuid union all
       select m.guest_id from guests m where m.venue_id = $venueId and m.merged_into = $guestId)`;

export const removeConsent = change<{ venueId: number; guestId: string; purpose: MessagePurpose }>(
  "remove guest consent",
  `delete from guest_consents where ${person} and purpose = $purpose`,
);

export type FirstContactRow = {
  stay: boolean | null;
  offers: boolean | null;
  opted_out: boolean;
  offers_stopped: boolean;
};

const latest = (purpose: MessagePurpose) =>
  `(select is_given from guest_consents where ${person} and purpose = '${purpose}' order by changed_at desc limit 1)`;

/** After START, a refusal of messages about the stay that staff noted before no longer counts. */
export const removeRefusal = change<{ venueId: number; guestId: string; changedAt: Date }>(
  "remove refused stay messages",
  `delete from guest_consents where ${person} and purpose = 'stay' and not is_given and changed_at <= $changedAt`,
);

/**
 * STOP on any channel counts for all, also on the guest page by a visitor who verified as the guest: the guest does not
 * want to be written to.
 */
export const selectFirstContact = statement<{ venueId: number; guestId: string }, FirstContactRow>(
  "find first contact rules",
  `select
     ${latest("stay")} as stay, ${latest("offers")} as offers,
     exists (select from guest_channels where venue_id = $venueId and opted_out_at is not null
               and guest_id in (select guest_id from guests where venue_id = $venueId and ${ofPerson})) as opted_out,
     exists (select from guest_channels where venue_id = $venueId and guest_id = $guestId
               and marketing_stopped_at is not null) as offers_stopped`,
);
