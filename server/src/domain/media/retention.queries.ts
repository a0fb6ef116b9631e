import { change } from "../../platform/db/index.ts";

/** The row stays with the message, without the file's name. */
export const expireStoredMedia = change<
  { venueId: number; before: Date; limit: number },
  { media_id: string }
>(
  "expire media",
  `update media set state = 'lost', problem = 'retention', file_name = null, bytes = null, sha256 = null,
     provider_media_id = null
   where venue_id = $venueId and media_id in (
     select media_id from media where venue_id = $venueId and state = 'stored' and created_at < $before
     order by created_at limit $limit)
   returning media_id`,
);
