import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import { change, statement } from "../../platform/db/index.ts";

type OfCode = { venueId: number; codeId: string };

export const insertCode = change<
  OfCode & {
    tokenHash: Buffer;
    reservationId: string | null;
    language: string;
    createdAt: Date;
    expiresAt: Date;
  }
>(
  "insert verification code",
  `insert into verification_codes (venue_id, code_id, token_hash, reservation_id, language, created_at, expires_at)
   values ($venueId, $codeId, $tokenHash, $reservationId, $language, $createdAt, $expiresAt)`,
);

export const lockCodeToSend = change<
  OfCode & { now: Date },
  { reservation_id: string; language: GuestLanguage }
>(
  "lock verification code to send",
  `select reservation_id, language from verification_codes
   where venue_id = $venueId and code_id = $codeId and reservation_id is not null and code_hash is null and expires_at > $now
   for update`,
);

export const updateSentCode = change<OfCode & { guestId: string; codeHash: Buffer; expiresAt: Date }>(
  "set verification code",
  `update verification_codes set guest_id = $guestId, code_hash = $codeHash, expires_at = $expiresAt
   where venue_id = $venueId and code_id = $codeId`,
);

/** Counts a try of the browser's newest code, sent or not, and locks its row until the unit ends. */
export const tryNewestCode = change<
  { venueId: number; tokenHash: Buffer; now: Date; max: number },
  { code_id: string; code_hash: Buffer | null; reservation_id: string | null; guest_id: string | null }
>(
  "try verification code",
  `update verification_codes set tries = tries + 1
   where venue_id = $venueId and code_id = (
       select code_id from verification_codes where venue_id = $venueId and token_hash = $tokenHash
       order by created_at desc, code_id desc limit 1)
     and tries < $max and used_at is null and expires_at > $now
   returning code_id, code_hash, reservation_id, guest_id`,
);

export const markCodeUsed = change<OfCode & { usedAt: Date }>(
  "use verification code",
  "update verification_codes set used_at = $usedAt where venue_id = $venueId and code_id = $codeId",
);

export const updateBrowserOfCodes = change<{ venueId: number; tokenHash: Buffer; nextTokenHash: Buffer }>(
  "set browser of verification codes",
  `update verification_codes set token_hash = $nextTokenHash
   where venue_id = $venueId and token_hash = $tokenHash and used_at is null`,
);

export const deleteCodesOf = change<{ venueId: number; guestIds: string[]; reservationIds: string[] }>(
  "delete verification codes of guests",
  `delete from verification_codes where venue_id = $venueId
     and (guest_id = any ($guestIds::uuid[]) or reservation_id = any ($reservationIds::uuid[]))`,
);

export const deleteExpiredCodes = change<{ venueId: number; before: Date; limit: number }, { count: number }>(
  "delete expired verification codes",
  `with gone as (
     delete from verification_codes where venue_id = $venueId and code_id in (
       select code_id from verification_codes where venue_id = $venueId and expires_at < $before limit $limit)
     returning 1
   ) select count(*)::int as count from gone`,
);

export const selectCodesOf = statement<
  { venueId: number; guestIds: string[] },
  { asked_at: Date; used_at: Date | null }
>(
  "list verification codes of guests",
  `select created_at as asked_at, used_at from verification_codes
   where venue_id = $venueId and guest_id = any ($guestIds::uuid[]) order by created_at`,
);
