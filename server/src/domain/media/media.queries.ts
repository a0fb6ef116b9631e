import type { Media, MediaProblem } from "@bellhop/contract/message-content";
import { statement } from "../../platform/db/index.ts";

export type MediaRow = Media & {
  channel_id: string;
  message_id: string | null;
  provider_media_id: string | null;
  attempts: number;
};

const columns = `media_id, channel_id, message_id, provider_media_id, kind, mime_type, file_name, bytes::int as bytes, state, problem,
  attempts`;

export const insertMedia = statement<{
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

export const setProviderMediaId = statement<{ venueId: number; mediaId: string; providerMediaId: string }>(
  "set provider media id",
  `update media set provider_media_id = $providerMediaId where venue_id = $venueId and media_id = $mediaId`,
);

/** Counts an attempt to fetch the bytes; no row if they are here, refused or lost. */
export const countAttempt = statement<{ venueId: number; mediaId: string }, MediaRow>(
  "count media attempt",
  `update media set attempts = attempts + 1
   where venue_id = $venueId and media_id = $mediaId and state = 'pending' returning ${columns}`,
);

export const setStored = statement<{
  venueId: number;
  mediaId: string;
  mimeType: string;
  bytes: number;
  sha256: Buffer;
  storedAt: Date;
}>(
  "set media stored",
  `update media set state = 'stored', problem = null, mime_type = $mimeType, bytes = $bytes, sha256 = $sha256,
     stored_at = $storedAt
   where venue_id = $venueId and media_id = $mediaId and state = 'pending'`,
);

export const setNotStored = statement<{
  venueId: number;
  mediaId: string;
  state: "refused" | "lost";
  problem: MediaProblem;
}>(
  "set media not stored",
  `update media set state = $state, problem = $problem
   where venue_id = $venueId and media_id = $mediaId and state = 'pending'`,
);
