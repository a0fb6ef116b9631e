import type { ConflictCause } from "@bellhop/contract/conversations";
import { change, statement } from "../../platform/db/index.ts";
import { ofPerson } from "./person.queries.ts";

export type Guest = {
  guest_id: string;
  name: string;
  name_is_from_profile: boolean;
  phone: string | null;
  whatsapp_user_id: string | null;
  whatsapp_parent_id: string | null;
  whatsapp_username: string | null;
  language: string | null;
  merged_into: string | null;
  created_at: Date;
};

const columns = `guest_id, name, name_is_from_profile, phone, whatsapp_user_id, whatsapp_parent_id, whatsapp_username,
  language, merged_into, created_at`;

export const selectGuest = statement<{ venueId: number; guestId: string }, Guest>(
  "find guest",
  `select ${columns} from guests where venue_id = $venueId and guest_id = $guestId and erased_at is null`,
);

/** Addresses to look a guest up by. `phones` has all spellings of one number, as it was written first. */
export type AddressKeys = {
  phones: string[];
  whatsappUserId: string | null;
  parentId: string | null;
};

/** By phone first, then by user id, then by the id of a linked business. */
export const listGuestsByAddress = statement<{ venueId: number } & AddressKeys, Guest>(
  "list guests by address",
  `select ${columns} from guests where venue_id = $venueId and (phone = any ($phones)
     or whatsapp_user_id = $whatsappUserId or whatsapp_parent_id = $parentId)
   order by coalesce(array_position($phones::text[], phone), 99),
     (whatsapp_user_id is not distinct from $whatsappUserId) desc, created_at`,
);

/** With the user id that is replaced, without the one that replaces it. */
const withReplacedUserId = `case when $whatsappUserId::text is null or whatsapp_user_id is null
       or whatsapp_user_id = $whatsappUserId then former_user_ids
     else array_remove(former_user_ids, $whatsappUserId) || whatsapp_user_id end`;

/** Fills in what is missing, and replaces the user id by a newer one. An earlier one may come with a late message. */
export const completeAddress = change<
  {
    venueId: number;
    guestId: string;
    phone: string | null;
    whatsappUserId: string | null;
    parentId: string | null;
    username: string | null;
  },
  Guest
>(
  "complete address",
  `update guests set phone = coalesce(phone, $phone),
     whatsapp_user_id = case when $whatsappUserId = any (former_user_ids) then whatsapp_user_id
       else coalesce($whatsappUserId, whatsapp_user_id) end,
     former_user_ids = case when $whatsappUserId = any (former_user_ids) then former_user_ids
       else ${withReplacedUserId} end,
     whatsapp_parent_id = coalesce(whatsapp_parent_id, $parentId),
     whatsapp_username = coalesce($username, whatsapp_username)
   where venue_id = $venueId and guest_id = $guestId returning ${columns}`,
);

/** Replaces the addresses that are given. */
export const setAddress = change<
  { venueId: number; guestId: string; phone: string | null; whatsappUserId: string | null },
  Guest
>(
  "set address",
  `update guests set phone = coalesce($phone, phone), whatsapp_user_id = coalesce($whatsappUserId, whatsapp_user_id),
     former_user_ids = ${withReplacedUserId}
   where venue_id = $venueId and guest_id = $guestId returning ${columns}`,
);

export const insertConflict = change<
  {
    venueId: number;
    conflictId: string;
    guestId: string;
    otherGuestId: string;
    cause: ConflictCause;
    foundAt: Date;
  },
  { conflict_id: string }
>(
  "insert guest conflict",
  `insert into guest_conflicts (venue_id, conflict_id, guest_id, other_guest_id, cause, found_at)
   select $venueId, $conflictId, $guestId, $otherGuestId, $cause, $foundAt
   where not exists (select from guest_conflicts where venue_id = $venueId and guest_id = $otherGuestId
                       and other_guest_id = $guestId)
   on conflict do nothing returning conflict_id`,
);

export const insertGuest = change<
  {
    venueId: number;
    guestId: string;
    name: string;
    nameIsFromProfile: boolean;
    phone: string | null;
    whatsappUserId: string | null;
    parentId: string | null;
    username: string | null;
    language: string | null;
    createdAt: Date;
    terms: string[];
  },
  Guest
>(
  "insert guest",
  `with added as (
     insert into guests (venue_id, guest_id, name, name_is_from_profile, phone, whatsapp_user_id,
       whatsapp_parent_id, whatsapp_username, language, created_at)
     values ($venueId, $guestId, $name, $nameIsFromProfile, $phone, $whatsappUserId, $parentId, $username, $language,
       $createdAt)
     on conflict do nothing returning ${columns}
   ), terms as (
     insert into guest_terms (venue_id, guest_id, term) select $venueId, guest_id, term
     from added, unnest($terms::text[]) term
   )
   select ${columns} from added`,
);

export const insertGuestTerms = change<{ venueId: number; guestId: string; terms: string[] }>(
  "insert guest terms",
  `insert into guest_terms (venue_id, guest_id, term) select $venueId, $guestId, term
   from unnest($terms::text[]) term on conflict do nothing`,
);

export const selectGuestIdsByPhone = statement<{ venueId: number; phone: string }, { guest_id: string }>(
  "list guest ids by phone",
  "select guest_id from guests where venue_id = $venueId and phone = $phone",
);

export const setProfileName = change<{ venueId: number; guestId: string; name: string }>(
  "set profile name",
  `update guests set name = $name, name_is_from_profile = true
   where venue_id = $venueId and guest_id = $guestId and name = ''`,
);

export const updateGuestLanguage = change<{ venueId: number; guestId: string; language: string }>(
  "set guest language",
  `update guests set language = $language
   where venue_id = $venueId and guest_id = $guestId and language is distinct from $language`,
);

type OnChannel = { venueId: number; guestId: string; channelId: string };

export const selectLastGuestAt = statement<OnChannel, { last_guest_at: Date | null }>(
  "find last guest message",
  `select last_guest_at from guest_channels
   where venue_id = $venueId and guest_id = $guestId and channel_id = $channelId`,
);

/** A change that is older than the last one has no effect. */
export const updateOptedOut = change<OnChannel & { isOptedOut: boolean; changedAt: Date }>(
  "set opted out",
  `insert into guest_channels (venue_id, guest_id, channel_id, opted_out_at, opt_changed_at)
   values ($venueId, $guestId, $channelId, case when $isOptedOut then $changedAt::timestamptz end, $changedAt)
   on conflict (venue_id, guest_id, channel_id) do update
     set opted_out_at = excluded.opted_out_at, opt_changed_at = excluded.opt_changed_at
     where coalesce(guest_channels.opt_changed_at <= excluded.opt_changed_at, true)`,
);

/**
 * STOP on any channel counts for all (`selectFirstContact`), so START ends all earlier ones. On the guest page it is
 * also START of the guest whom the visitor verified as.
 */
export const endOptOuts = change<{ venueId: number; guestId: string; changedAt: Date }>(
  "end opt-outs",
  `update guest_channels set opted_out_at = null, opt_changed_at = $changedAt
   where venue_id = $venueId and opted_out_at is not null and coalesce(opt_changed_at <= $changedAt, true)
     and (guest_id in (select guest_id from guests where venue_id = $venueId and ${ofPerson})
       or guest_id = (select verified_as from guests where venue_id = $venueId and guest_id = $guestId))`,
);

/** A row if WhatsApp limits marketing to the guest. */
export const findOffersLimited = statement<OnChannel, { channel_id: string }>(
  "find offers limited",
  `select channel_id from guest_channels
   where venue_id = $venueId and guest_id = $guestId and channel_id = $channelId and marketing_limited_since is not null`,
);

/** Unless the guest has written since: that proves the opposite. */
export const updateUnreachable = change<OnChannel & { since: Date }>(
  "set unreachable",
  `insert into guest_channels (venue_id, guest_id, channel_id, unreachable_since)
   values ($venueId, $guestId, $channelId, $since)
   on conflict (venue_id, guest_id, channel_id) do update set unreachable_since = excluded.unreachable_since
     where coalesce(guest_channels.last_guest_at <= excluded.unreachable_since, true)`,
);

export const clearUnreachable = change<OnChannel>(
  "clear unreachable",
  `update guest_channels set unreachable_since = null
   where venue_id = $venueId and guest_id = $guestId and channel_id = $channelId and unreachable_since is not null`,
);

/** Unless the guest has written since: that ends the limit. */
export const updateMarketingLimited = change<OnChannel & { since: Date }>(
  "set marketing limited",
  `insert into guest_channels (venue_id, guest_id, channel_id, marketing_limited_since)
   values ($venueId, $guestId, $channelId, $since)
   on conflict (venue_id, guest_id, channel_id) do update set marketing_limited_since = excluded.marketing_limited_since
     where coalesce(guest_channels.last_guest_at <= excluded.marketing_limited_since, true)`,
);

/** A change that is older than the last one has no effect. */
export const updateMarketingStopped = change<OnChannel & { stops: boolean; changedAt: Date }>(
  "set marketing stopped",
  `insert into guest_channels (venue_id, guest_id, channel_id, marketing_stopped_at, marketing_changed_at)
   values ($venueId, $guestId, $channelId, case when $stops then $changedAt::timestamptz end, $changedAt)
   on conflict (venue_id, guest_id, channel_id) do update
     set marketing_stopped_at = excluded.marketing_stopped_at, marketing_changed_at = excluded.marketing_changed_at
     where coalesce(guest_channels.marketing_changed_at <= excluded.marketing_changed_at, true)`,
);

/** Replaces a name that came from nowhere or from the guest's own profile. */
export const setAddressBookName = change<
  { venueId: number; phones: string[]; name: string },
  { guest_id: string }
>(
  "set address book name",
  `update guests set name = $name where venue_id = $venueId and phone = any ($phones)
     and (name = '' or name_is_from_profile) and name <> $name returning guest_id`,
);
