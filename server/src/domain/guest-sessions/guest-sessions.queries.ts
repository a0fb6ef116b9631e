import { change, statement } from "../../platform/db/index.ts";
import { personIds } from "../guests/index.ts";

export type GuestSession = {
  session_id: string;
  guest_id: string;
  is_in_house: boolean;
  room: string | null;
  sees_all_channels: boolean;
  verified_guest_id: string | null;
  last_used_at: Date;
};

const columns = "session_id, guest_id, is_in_house, room, sees_all_channels, verified_guest_id, last_used_at";

/** Finds a session by the browser's current or previous token. */
export const selectSession = statement<
  { venueId: number; tokenHash: Buffer },
  GuestSession & { is_current: boolean; token_since: Date }
>(
  "find guest session",
  `select ${columns}, token_hash = $tokenHash as is_current, coalesce(token_since, created_at) as token_since
   from guest_sessions where venue_id = $venueId and (token_hash = $tokenHash or former_token_hash = $tokenHash)
   order by is_current desc limit 1`,
);

export const selectSessionById = statement<{ venueId: number; sessionId: string }, GuestSession>(
  "find guest session by id",
  `select ${columns} from guest_sessions where venue_id = $venueId and session_id = $sessionId`,
);

export const lockSession = change<
  { venueId: number; sessionId: string; tokenHash: Buffer },
  { session_id: string }
>(
  "lock guest session",
  `select session_id from guest_sessions
   where venue_id = $venueId and session_id = $sessionId and token_hash = $tokenHash for key share`,
);

export const insertSession = change<
  {
    venueId: number;
    sessionId: string;
    tokenHash: Buffer;
    formerTokenHash: Buffer;
    guestId: string;
    isInHouse: boolean;
    room: string | null;
    seesAllChannels: boolean;
    verifiedGuestId: string | null;
    createdAt: Date;
  },
  GuestSession
>(
  "insert guest session",
  `insert into guest_sessions (venue_id, session_id, token_hash, former_token_hash, token_since, guest_id, is_in_house,
     room, sees_all_channels, verified_guest_id, created_at, last_used_at)
   values ($venueId, $sessionId, $tokenHash, $formerTokenHash, $createdAt, $guestId, $isInHouse, $room, $seesAllChannels,
     $verifiedGuestId, $createdAt, $createdAt)
   on conflict do nothing returning ${columns}`,
);

export const forgetFormerToken = change<{ venueId: number; tokenHash: Buffer }>(
  "forget former token of guest session",
  `update guest_sessions set former_token_hash = null
   where venue_id = $venueId and former_token_hash = $tokenHash`,
);

/** A room stays known until the guest comes from another one. */
export const updateSession = change<{
  venueId: number;
  sessionId: string;
  isInHouse: boolean;
  room: string | null;
  lastUsedAt: Date;
}>(
  "update guest session",
  `update guest_sessions set is_in_house = $isInHouse, room = coalesce($room, room), last_used_at = $lastUsedAt
   where venue_id = $venueId and session_id = $sessionId`,
);

/** Keeps the token that began it: see `ended_guest_tokens`. */
export const deleteSession = change<{ venueId: number; tokenHash: Buffer; endedAt: Date }>(
  "delete guest session",
  `with ended as (
     delete from guest_sessions
     where venue_id = $venueId and (token_hash = $tokenHash or former_token_hash = $tokenHash)
     returning former_token_hash
   ) insert into ended_guest_tokens (venue_id, token_hash, ended_at)
   select $venueId, former_token_hash, $endedAt from ended where former_token_hash is not null
   on conflict do nothing`,
);

export const selectEndedToken = statement<{ venueId: number; tokenHash: Buffer }, { ended_at: Date }>(
  "find ended guest token",
  "select ended_at from ended_guest_tokens where venue_id = $venueId and token_hash = $tokenHash",
);

export const deleteEndedTokens = change<{ venueId: number; before: Date; limit: number }, { count: number }>(
  "delete ended guest tokens",
  `with gone as (
     delete from ended_guest_tokens where venue_id = $venueId and token_hash in (
       select token_hash from ended_guest_tokens where venue_id = $venueId and ended_at < $before limit $limit)
     returning 1
   ) select count(*)::int as count from gone`,
);

export const deleteSessionsOfGuests = change<{ venueId: number; guestIds: string[] }>(
  "delete guest sessions of guests",
  `delete from guest_sessions
   where venue_id = $venueId and (guest_id = any ($guestIds) or verified_guest_id = any ($guestIds))`,
);

export const deleteSessionsSignedInSince = change<{ venueId: number; guestId: string; since: Date }>(
  "delete guest sessions signed in since",
  `delete from guest_sessions
   where venue_id = $venueId and guest_id = $guestId and sees_all_channels and created_at >= $since`,
);

export const deleteUnusedSessions = change<
  { venueId: number; before: Date; limit: number },
  { count: number }
>(
  "delete unused guest sessions",
  `with gone as (
     delete from guest_sessions where venue_id = $venueId and session_id in (
       select session_id from guest_sessions where venue_id = $venueId and last_used_at < $before limit $limit)
     returning 1
   ) select count(*)::int as count from gone`,
);

/** Replaces the browser's token. A sign-in also switches the session to the guest's own conversation. */
export const identifySession = change<
  {
    venueId: number;
    sessionId: string;
    formerTokenHash: Buffer;
    tokenHash: Buffer;
    guestId: string;
    verifiedGuestId: string;
    isSignIn: boolean;
    isInHouse: boolean;
    room: string | null;
    now: Date;
  },
  { session_id: string }
>(
  "identify guest session",
  `update guest_sessions set token_hash = $tokenHash, former_token_hash = $formerTokenHash, token_since = $now,
     guest_id = $guestId, verified_guest_id = $verifiedGuestId, sees_all_channels = sees_all_channels or $isSignIn,
     is_in_house = $isInHouse, room = coalesce($room, room), last_used_at = $now,
     created_at = case when $isSignIn then $now else created_at end
   where venue_id = $venueId and session_id = $sessionId and token_hash = $formerTokenHash returning session_id`,
);

export const insertLink = change<{
  venueId: number;
  linkId: string;
  tokenHash: Buffer;
  guestId: string;
  createdAt: Date;
  expiresAt: Date;
}>(
  "insert guest link",
  `insert into guest_links (venue_id, link_id, token_hash, guest_id, created_at, expires_at)
   values ($venueId, $linkId, $tokenHash, $guestId, $createdAt, $expiresAt)`,
);

/** If two browsers use a link at once, one gets it. */
export const useLink = change<{ venueId: number; tokenHash: Buffer; now: Date }, { guest_id: string }>(
  "use guest link",
  `update guest_links set used_at = $now
   where venue_id = $venueId and token_hash = $tokenHash and used_at is null and expires_at > $now
   returning guest_id`,
);

export const selectLink = statement<
  { venueId: number; tokenHash: Buffer; now: Date },
  { guest_id: string; is_usable: boolean }
>(
  "find guest link",
  `select guest_id, used_at is null and expires_at > $now as is_usable from guest_links
   where venue_id = $venueId and token_hash = $tokenHash`,
);

export const deleteLinksOfGuests = change<{ venueId: number; guestIds: string[] }>(
  "delete guest links of guests",
  "delete from guest_links where venue_id = $venueId and guest_id = any ($guestIds)",
);

export const deleteLinksMadeSince = change<{ venueId: number; guestId: string; since: Date }>(
  "delete guest links made since",
  "delete from guest_links where venue_id = $venueId and guest_id = $guestId and created_at >= $since",
);

export const deleteExpiredLinks = change<{ venueId: number; before: Date; limit: number }, { count: number }>(
  "delete expired guest links",
  `with gone as (
     delete from guest_links where venue_id = $venueId and link_id in (
       select link_id from guest_links where venue_id = $venueId and expires_at < $before limit $limit)
     returning 1
   ) select count(*)::int as count from gone`,
);

type Guests = { venueId: number; guestIds: string[] };

export type ExportedSession = {
  guest_id: string;
  verified_guest_id: string | null;
  is_signed_in: boolean;
  is_in_house: boolean;
  room: string | null;
  created_at: Date;
  last_used_at: Date;
};

export const selectSessionsOf = statement<Guests, ExportedSession>(
  "export guest sessions",
  `select guest_id, verified_guest_id, sees_all_channels as is_signed_in, is_in_house, room, created_at, last_used_at
   from guest_sessions
   where venue_id = $venueId and (guest_id = any ($guestIds::uuid[]) or verified_guest_id = any ($guestIds::uuid[]))
   order by created_at, session_id`,
);

export type ExportedLink = { created_at: Date; expires_at: Date; used_at: Date | null };

export const selectLinksOf = statement<Guests, ExportedLink>(
  "export guest links",
  `select created_at, expires_at, used_at from guest_links
   where venue_id = $venueId and guest_id = any ($guestIds::uuid[]) order by created_at, link_id`,
);

export const selectPlaceOfGuest = statement<
  { venueId: number; guestId: string },
  { is_in_house: boolean; room: string | null; verified_guest_id: string | null }
>(
  "find place of guest",
  `select s.is_in_house, s.room, s.verified_guest_id from guest_sessions s
   where s.venue_id = $venueId and s.guest_id in (${personIds("$venueId", "$guestId::uuid")})
   order by s.last_used_at desc limit 1`,
);
