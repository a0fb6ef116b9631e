import { change } from "../../platform/db/index.ts";

export const insertMessageChange = change<
  {
    venueId: number;
    changeId: string;
    channelId: string;
    targetId: string;
    providerMessageId: string;
    kind: "reaction" | "edit" | "deletion";
    byGuest: boolean;
    value: string;
    addressHash: Buffer | null;
    happenedAt: Date;
  },
  { change_id: string }
>(
  "insert message change",
  `insert into message_changes (venue_id, change_id, channel_id, target_id, provider_message_id, kind, by_guest, value,
     address_hash, happened_at)
   values ($venueId, $changeId, $channelId, $targetId, $providerMessageId, $kind, $byGuest, $value, $addressHash,
     $happenedAt)
   on conflict (venue_id, channel_id, provider_message_id) do nothing returning change_id`,
);
