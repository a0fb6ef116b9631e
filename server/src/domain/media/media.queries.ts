import type { Media, MediaProblem } from "@bellhop/contract/message-content";
import { change, statement } from "../../platform/db/index.ts";

export type MediaRow = Media & {
  channel_id: string;
  message_id: string | null;
  provider_media_id: string | null;
  created_at: Date;
};

const columns = `media_id, channel_id, message_id, provider_media_id, kind, mime_type, file_name, bytes::int as bytes, state, problem, created_at`;

export const insertMedia = change<{
  venueId: number;
  mediaId: string;
  channelId: string;
  messageId: string | null;
  providerMediaId: string | null;
  kind: Media["kind"];
  mimeType: string;
  fileName: string | null;
  state: Media["state"];
  problem: MediaProblem | null;
  bytes: number | null;
  sha256: Buffer | null;
  createdAt: Date;
  storedAt: Date | null;
}>(
  "insert media",
  `insert into media (venue_id, media_id, channel_id, message_id, provider_media_id, kind, mime_type, file_name, state, problem, bytes,
     sha256, created_at, stored_at)
   values ($venueId, $mediaId, $channelId, $messageId, $providerMediaId, $kind, $mimeType, $fileName, $state, $problem, $bytes,
     $sha256, $createdAt, $storedAt)`,
);

export const selectMedia = statement<{ venueId: number; mediaId: string }, MediaRow>(
  "find media",
  `select ${columns} from media where venue_id = $venueId and media_id = $mediaId`,
);

export const setProviderMediaId = change<{ venueId: number; mediaId: string; providerMediaId: string }>(
  "set provider media id",
  `update media set provider_media_id = $providerMediaId where venue_id = $venueId and media_id = $mediaId`,
);

/** No row if its bytes are here, refused or lost. */
export const selectPendingMedia = statement<{ venueId: number; mediaId: string }, MediaRow>(
  "find pending media",
  `select ${columns} from media where venue_id = $venueId and media_id = $mediaId and state = 'pending'`,
);

export const countFailure = change<{ venueId: number; mediaId: string }, { attempts: number }>(
  "count media failure",
  `update media set attempts = attempts + 1 where venue_id = $venueId and media_id = $mediaId returning attempts`,
);

/** Restarts downloads that a broken connection has stopped. */
export const restartPendingMedia = change<{ venueId: number; channelId: string }, { media_id: string }>(
  "restart pending media",
  `update media set attempts = 0 where venue_id = $venueId and channel_id = $channelId and state = 'pending'
   returning media_id`,
);

export const setStored = change<{
  venueId: number;
  mediaId: string;
  mimeType: string;
  fileName: string | null;
  bytes: number;
  sha256: Buffer;
  storedAt: Date;
}>(
  "set media stored",
  `update media set state = 'stored', problem = null, mime_type = $mimeType, file_name = $fileName, bytes = $bytes,
     sha256 = $sha256, stored_at = $storedAt
   where venue_id = $venueId and media_id = $mediaId and state = 'pending'`,
);

export const setNotStored = change<{
  venueId: number;
  mediaId: string;
  state: "refused" | "lost";
  problem: MediaProblem;
}>(
  "set media not stored",
  `update media set state = $state, problem = $problem
   where venue_id = $venueId and media_id = $mediaId and state = 'pending'`,
);
