import { change, firstKnown, statement } from "../../platform/db/index.ts";

export type GuestToMatch = {
  guest_id: string;
  name: string;
  name_is_from_profile: boolean;
  phone: string | null;
  email: string | null;
  language: string | null;
};

const columns = "g.guest_id, g.name, g.name_is_from_profile, g.phone, g.email, g.language";

/** A merged guest is the one they were merged into. */
const matching = `select ${columns}, f.phone as matched_phone, f.email as matched_email
   from (
     select guest_id, merged_into, phone, email from guests where venue_id = $venueId and phone = any ($phones)
     union
     select guest_id, merged_into, phone, email from guests where venue_id = $venueId and email = any ($emails)
   ) f
   join guests g on g.venue_id = $venueId and g.guest_id = ${firstKnown("f.merged_into", "f.guest_id")}
   order by g.guest_id`;

type Addresses = { venueId: number; phones: string[]; emails: string[] };
type Matched = GuestToMatch & { matched_phone: string | null; matched_email: string | null };

export const selectGuestsToMatch = statement<Addresses, Matched>("list guests to match", matching);
export const lockGuestsToMatch = change<Addresses, Matched>(
  "lock guests to match",
  `${matching} for no key update of g`,
);

export const insertGuests = change<{ venueId: number; guests: string; createdAt: Date }>(
  "insert guests",
  `with given as (
     select * from jsonb_to_recordset($guests::jsonb)
       as g (guest_id uuid, name text, phone text, email text, language text, terms text[])
   ), added as (
     insert into guests (venue_id, guest_id, name, phone, email, language, created_at)
     select $venueId, guest_id, name, phone, email, language, $createdAt from given
   )
   insert into guest_terms (venue_id, guest_id, term)
   select $venueId, guest_id, term from given, unnest(terms) term`,
);

/** Staff's own names are not from a profile any more, unless `name_is_from_profile` restores one. */
export const updateGuests = change<{ venueId: number; guests: string }>(
  "update guests",
  `with given as (
     select * from jsonb_to_recordset($guests::jsonb)
       as g (guest_id uuid, name text, name_is_from_profile boolean, phone text, email text, language text, terms text[])
   ), changed as (
     update guests g set name = v.name, 
       name_is_from_profile = coalesce(v.name_is_from_profile, g.name_is_from_profile and g.name = v.name),
       phone = v.phone, email = v.email, language = v.language
     from given v where g.venue_id = $venueId and g.guest_id = v.guest_id
   ), removed as (
     delete from guest_terms t using given v
     where t.venue_id = $venueId and t.guest_id = v.guest_id and t.term <> all (v.terms)
   )
   insert into guest_terms (venue_id, guest_id, term)
   select $venueId, v.guest_id, term from given v
   join guests g on g.venue_id = $venueId and g.guest_id = v.guest_id, unnest(v.terms) term
   on conflict do nothing`,
);

export const selectGuestsForUpdate = change<{ venueId: number; guestIds: string[] }, GuestToMatch>(
  "lock guests",
  `select ${columns} from guests g where g.venue_id = $venueId and g.guest_id = any ($guestIds::uuid[])
   order by g.guest_id for no key update`,
);

/** The guests who have written or were written to since. */
export const selectGuestsWithMessages = statement<
  { venueId: number; guestIds: string[]; since: Date },
  { guest_id: string }
>(
  "list guests with messages",
  `select g.guest_id from guests g where g.venue_id = $venueId and g.guest_id = any ($guestIds::uuid[])
     and exists (select from conversations c join messages m on m.venue_id = c.venue_id
                   and m.conversation_id = c.conversation_id
                 where c.venue_id = $venueId and c.guest_id = ${firstKnown("g.merged_into", "g.guest_id")}
                   and m.created_at >= $since)`,
);

/** Only guests whom nothing refers to. */
export const deleteUnusedGuests = change<{ venueId: number; guestIds: string[] }, { guest_id: string }>(
  "delete unused guests",
  `delete from guests g where g.venue_id = $venueId and g.guest_id = any ($guestIds::uuid[])
     and g.merged_into is null
     and not exists (select from stays s where s.venue_id = $venueId and s.guest_id = g.guest_id)
     and not exists (select from conversations c where c.venue_id = $venueId and c.guest_id = g.guest_id)
     and not exists (select from guests m where m.venue_id = $venueId and m.merged_into = g.guest_id)
     and not exists (select from guest_channels h where h.venue_id = $venueId and h.guest_id = g.guest_id)
     and not exists (select from guest_consents n where n.venue_id = $venueId and n.guest_id = g.guest_id)
   returning guest_id`,
);
