import type { Media, MediaProblem } from "@bellhop/contract/message-content";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { InboundMedia } from "../whatsapp/index.ts";
import {
  countFailure,
  insertMedia,
  type MediaRow,
  restartPendingMedia,
  selectMedia,
  selectPendingMedia,
  setNotStored,
  setProviderMediaId,
  setStored,
} from "./media.queries.ts";
import { fetchMediaQueue } from "./queues.ts";
import type { StoredFile } from "./store-file.ts";

type FileOfMessage = { mediaId: string; channelId: string; messageId: string; file: InboundMedia };

/** Adds a file of a guest's message and fetches its bytes by a job: WhatsApp deletes them after some days. */
export async function addInboundMedia(at: AtVenue, { mediaId, channelId, messageId, file }: FileOfMessage) {
  // Nothing to fetch: the file is older than the connection, or its id is missing.
  const isLost = file.providerMediaId === "";
  await at.tx.run(insertMedia, {
    venueId: at.venueId,
    mediaId,
    channelId,
    messageId,
    providerMediaId: file.providerMediaId || null,
    kind: file.kind,
    mimeType: file.mime_type,
    fileName: file.file_name,
    state: isLost ? "lost" : "pending",
    problem: isLost ? "expired" : null,
    bytes: null,
    sha256: null,
    createdAt: at.now,
    storedAt: null,
  });
  if (!isLost)
    await at.enqueue(fetchMediaQueue, { venue_id: at.venueId, media_id: mediaId }, { key: mediaId });
}

/** Fetches all files of a channel that are not here yet. */
export async function enqueuePendingMedia(at: AtVenue, channelId: string) {
  for (const { media_id } of await at.tx.rows(restartPendingMedia, { venueId: at.venueId, channelId }))
    await at.enqueue(fetchMediaQueue, { venue_id: at.venueId, media_id }, { key: `${media_id} again` });
}

/** The venue's file with this id; refused if there is none. */
export async function findMedia(at: ReadingAtVenue, mediaId: string): Promise<MediaRow> {
  const media = await at.tx.maybeRow(selectMedia, { venueId: at.venueId, mediaId });
  if (!media) throw refuse("not_found");
  return media;
}

type UploadedFile = {
  mediaId: string;
  messageId: string;
  channelId: string;
  kind: Media["kind"];
  mimeType: string;
  fileName: string | null;
  bytes: number;
  sha256: Buffer;
};

/** Adds a file that came with its message, from a member or from the guest page. Its bytes are stored already. */
export const addUploadedMedia = (at: AtVenue, file: UploadedFile) =>
  at.tx.run(insertMedia, {
    venueId: at.venueId,
    ...file,
    providerMediaId: null,
    state: "stored",
    problem: null,
    createdAt: at.now,
    storedAt: at.now,
  });

/** WhatsApp has the file under this id. */
export const setUploaded = (at: AtVenue, mediaId: string, providerMediaId: string) =>
  at.tx.run(setProviderMediaId, { venueId: at.venueId, mediaId, providerMediaId });

/** Undefined if there is nothing to fetch any more. */
export const findPendingMedia = (at: AtVenue, mediaId: string) =>
  at.tx.maybeRow(selectPendingMedia, { venueId: at.venueId, mediaId });

/** Counts that WhatsApp did not give the bytes; returns how often this was. */
export const countFailedFetch = async (at: AtVenue, mediaId: string) =>
  (await at.tx.row(countFailure, { venueId: at.venueId, mediaId })).attempts;

export const markStored = (
  at: AtVenue,
  mediaId: string,
  { mimeType, fileName, bytes, sha256 }: StoredFile & { fileName: string | null },
) =>
  at.tx.run(setStored, {
    venueId: at.venueId,
    mediaId,
    mimeType,
    fileName,
    bytes,
    sha256,
    storedAt: at.now,
  });

/** The bytes are not kept (`refused`) or can no longer be had (`lost`). */
export const markNotStored = (
  at: AtVenue,
  mediaId: string,
  state: "refused" | "lost",
  problem: MediaProblem,
) => at.tx.run(setNotStored, { venueId: at.venueId, mediaId, state, problem });
