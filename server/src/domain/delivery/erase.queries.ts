import { change } from "../../platform/db/index.ts";

export const deleteParkedReportsOf = change<{
  venueId: number;
  channelIds: string[];
  providerIds: string[];
}>(
  "delete parked reports of messages",
  `delete from delivery_reports r using unnest($channelIds::uuid[], $providerIds::text[]) as known (channel_id, provider_id)
   where r.venue_id = $venueId and r.message_id is null and r.channel_id = known.channel_id
     and r.provider_message_id = known.provider_id`,
);

/** Matches by the callback token: the attempts may have no provider id yet. */
export const deleteParkedReportsOfAttempts = change<{ venueId: number; messageIds: string[] }>(
  "delete parked reports of attempts",
  `delete from delivery_reports where venue_id = $venueId and message_id is null and attempt_id in (
     select attempt_id from send_attempts where venue_id = $venueId and message_id = any ($messageIds::uuid[]))`,
);

export const deleteParkedReportsAbout = change<{ venueId: number; hashes: Buffer[] }>(
  "delete parked reports about guests",
  `delete from delivery_reports
   where venue_id = $venueId and message_id is null and address_hash = any ($hashes::bytea[])`,
);

export const deleteReportsOf = change<{ venueId: number; messageIds: string[] }>(
  "delete reports of messages",
  `delete from delivery_reports where venue_id = $venueId and message_id = any ($messageIds::uuid[])`,
);

export const eraseAttempts = change<{ venueId: number; messageIds: string[] }>(
  "erase send attempts",
  `update send_attempts set error = null, provider_message_id = null
   where venue_id = $venueId and message_id = any ($messageIds::uuid[])`,
);
