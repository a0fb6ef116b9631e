import { change, statement } from "../../platform/db/index.ts";

export const deleteMediaOf = change<{ venueId: number; messageIds: string[] }, { media_id: string }>(
  "delete media of messages",
  `delete from media where venue_id = $venueId and message_id = any ($messageIds::uuid[]) returning media_id`,
);

export const selectKnownMedia = statement<{ venueId: number; mediaIds: string[] }, { media_id: string }>(
  "list known media",
  `select media_id from media where venue_id = $venueId and media_id = any ($mediaIds::uuid[])`,
);
