import type { MessagePurpose } from "@bellhop/contract/guests";
import { change, statement } from "../../platform/db/index.ts";

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
  guest_id: string;
  stay: boolean | null;
  offers: boolean | null;
  opted_out: boolean;
  offers_stopped: boolean;
};

/** After START, a refusal of messages about the stay that staff noted before no longer counts. */
export const removeRefusal = change<{ venueId: number; guestId: string; changedAt: Date }>(
  "remove refused stay messages",
  `delete from guest_consents where ${person} and purpose = 'stay' and not is_given and changed_at <= $changedAt`,
);

/** Each of `$guestIds` as `person`, with the guest and those merged into them as `guest_id`. */
const own = `select w.person, w.person as guest_id from wanted w union all
     select w.person, m.guest_id from wanted w join guests m on m.venue_id = $venueId and m.merged_into = w.person`;

/**
 * STOP on any channel counts for all, also on the guest page by a visitor who verified as the guest: the guest does not
 * want to be written to. See `ofPerson`.
 */
export const selectFirstContacts = statement<{ venueId: number; guestIds: string[] }, FirstContactRow>(
  "find first contact rules",
  `with wanted as (select unnest($guestIds::uuid[]) as person),
   own as (${own}),
   visitors as (
     select o.person, v.guest_id from own o
     join guests v on v.venue_id = $venueId and v.verified_as = o.guest_id and v.merged_into is null
   ), everyone as (
     select * from own union select * from visitors union
     select v.person, m.guest_id from visitors v
     join guests m on m.venue_id = $venueId and m.merged_into = v.guest_id
   ), stopped as (
     select distinct e.person from everyone e
     join guests g on g.venue_id = $venueId and g.guest_id = e.guest_id and g.erased_at is null
     join guest_channels c on c.venue_id = $venueId and c.guest_id = e.guest_id and c.opted_out_at is not null
   ), decided as (
     select distinct on (o.person, c.purpose) o.person, c.purpose, c.is_given from own o
     join guest_consents c on c.venue_id = $venueId and c.guest_id = o.guest_id
     order by o.person, c.purpose, c.changed_at desc
   )
   select w.person as guest_id, stay.is_given as stay, offers.is_given as offers,
     stopped.person is not null as opted_out,
     exists (select from guest_channels c where c.venue_id = $venueId and c.guest_id = w.person
               and c.marketing_stopped_at is not null) as offers_stopped
   from wanted w
   left join decided stay on stay.person = w.person and stay.purpose = 'stay'
   left join decided offers on offers.person = w.person and offers.purpose = 'offers'
   left join stopped on stopped.person = w.person`,
);
