import { statement } from "../../platform/db/index.ts";

export type GuestSession = {
  session_id: string;
  guest_id: string;
  is_in_house: boolean;
  room: string | null;
  sees_all_channels: boolean;
  last_used_at: Date;
};

export const selectSession = statement<{ venueId: number; tokenHash: Buffer }, GuestSession>(
  "find guest session",
  `select session_id, guest_id, is_in_house, room, sees_all_channels, last_used_at from guest_sessions
   where venue_id = $venueId and token_hash = $tokenHash`,
);

export const insertSession = statement<
  {
    venueId: number;
    sessionId: string;
    tokenHash: Buffer;
    guestId: string;
    isInHouse: boolean;
    room: string | null;
    createdAt: Date;
  },
  GuestSession
>(
  "insert guest session",
  `insert into guest_sessions (venue_id, session_id, token_hash, guest_id, is_in_house, room, created_at, last_used_at)
   values ($venueId, $sessionId, $tokenHash, $guestId, $isInHouse, $room, $createdAt, $createdAt)
   on conflict (venue_id, token_hash) do nothing
   returning session_id, guest_id, is_in_house, room, sees_all_channels, last_used_at`,
);

/** A room stays known until the guest comes from another one. */
export const updateSession = statement<{
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

export const deleteSession = statement<{ venueId: number; tokenHash: Buffer }, { session_id: string }>(
  "delete guest session",
  "delete from guest_sessions where venue_id = $venueId and token_hash = $tokenHash returning session_id",
);

export const deleteSessionsOfGuests = statement<{ venueId: number; guestIds: string[] }>(
  "delete guest sessions of guests",
  "delete from guest_sessions where venue_id = $venueId and guest_id = any ($guestIds)",
);

export const deleteUnusedSessions = statement<
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

export const selectPlaceOfGuest = statement<
  { venueId: number; guestId: string },
  { is_in_house: boolean; room: string | null }
>(
  "find place of guest",
  `select s.is_in_house, s.room from guest_sessions s
   where s.venue_id = $venueId and s.guest_id in (
     select $guestId::uuid union all
     select g.guest_id from guests g where g.venue_id = $venueId and g.merged_into = $guestId)
   order by s.last_used_at desc limit 1`,
);
