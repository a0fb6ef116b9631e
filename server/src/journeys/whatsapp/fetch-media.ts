import type { MediaProblem } from "@bellhop/contract/message-content";
import { raiseChannelAlert } from "../../domain/alerts/index.ts";
import {
  acceptedType,
  countFailedFetch,
  fetchMediaQueue,
  findPendingMedia,
  headBytes,
  type MediaRow,
  markNotStored,
  markStored,
  maxMediaBytes,
  nameFor,
  openArrivingFile,
  type StoredFile,
  storeFile,
} from "../../domain/media/index.ts";
import { broadcastUnchangedMessage } from "../../domain/messages/index.ts";
import { findVenue, settingsOf } from "../../domain/venues/index.ts";
import { type GraphNumber, stopReasonOf, stopSending } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { causeOfDisk } from "../../platform/disk-faults.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { PictureRefused } from "../../platform/pictures/index.ts";
import type { Services } from "../../services.ts";
import { enqueueTranscription } from "../guests/transcribe-voice-note.ts";
import { graphNumber } from "./graph-number.ts";

const maxAttempts = 3;
const pauseMs = 20_000;
/** WhatsApp keeps guests' files for this long. */
const keptByWhatsappMs = 7 * 86_400_000;
const connectionAwaitedMs = 6 * 3_600_000;
const roomAwaitedMs = 5 * 60_000;

type Fetched =
  | ({ is: "stored"; fileName: string | null } & StoredFile)
  | { is: "refused"; problem: MediaProblem }
  | { is: "failed"; problem: MediaProblem; code: string };

/** There is no usable token. */
const notConnected = "not_connected";
/** The disk is full or read-only. */
const notStorable = "not_storable";

/**
 * Fetches the bytes of a file that a guest sent, in no transaction, and stores them under DATA_DIR; of a picture, its
 * pixels only. The message is there already; the thread says if its file cannot be had.
 */
export const fetchMedia = jobHandler(fetchMediaQueue, async ({ venue_id, media_id }, services: Services) => {
  const begun = await services.db.atVenue(venue_id, async (at) => {
    const media = await findPendingMedia(at, media_id);
    return media && { media, number: await graphNumber(at, services, media.channel_id) };
  });
  if (!begun) return;
  const fetched = await fetchBytes(services, venue_id, begun.media, begun.number);
  await services.db.atVenue(venue_id, async (at) => {
    const { kind, message_id } = begun.media;
    const isSettled = await storeFetched(at, begun.media, fetched);
    if (!isSettled || !services.transcriber || kind !== "audio" || !message_id) return;
    if (settingsOf(await findVenue(at)).readings.transcribes) await enqueueTranscription(at, message_id);
  });
});

async function fetchBytes(
  services: Services,
  venueId: number,
  media: MediaRow,
  number: GraphNumber | undefined,
): Promise<Fetched> {
  if (!number || media.provider_media_id === null)
    return { is: "failed", problem: "not_fetched", code: notConnected };
  try {
    return await fetchToDisk(
      services,
      venueId,
      { ...media, provider_media_id: media.provider_media_id },
      number,
    );
  } catch (error) {
    if (error instanceof PictureRefused) return outcomeOf(error.reason);
    const cause = causeOfDisk(error);
    if (!cause) throw error;
    services.log.error({ venue: venueId, cause, err: error }, "a file can't be stored; trying again later");
    return { is: "failed", problem: "not_fetched", code: notStorable };
  }
}

async function fetchToDisk(
  { graph, config: { dataDir } }: Services,
  venueId: number,
  {
    media_id: mediaId,
    kind,
    mime_type,
    file_name,
    provider_media_id,
  }: MediaRow & { provider_media_id: string },
  number: GraphNumber,
): Promise<Fetched> {
  const arriving = await openArrivingFile(dataDir, venueId);
  const sender = { from: "house", owner: `whatsapp ${venueId}` } as const;
  try {
    const limits = { mediaId: provider_media_id, maxBytes: maxMediaBytes[kind], headBytes };
    const download = await graph.download(number, limits, arriving);
    if (download.is !== "file") return download;
    const mimeType = await acceptedType(kind, download.head, mime_type);
    if (!mimeType) return { is: "refused", problem: "wrong_type" };
    const { read } = await arriving.end();
    const stored = await storeFile({ dataDir, venueId, mediaId }, { mimeType, read }, sender);
    // A HEIC picture is a JPEG now.
    const fileName =
      file_name !== null && stored.mimeType !== mimeType ? nameFor(stored.mimeType, file_name) : file_name;
    return { is: "stored", fileName, ...stored };
  } finally {
    await arriving.discard();
  }
}

function outcomeOf(reason: PictureRefused["reason"]): Fetched {
  // The machine may be busy.
  if (reason === "took_too_long") return { is: "failed", problem: "unreadable", code: reason };
  return { is: "refused", problem: reason === "too_many_pixels" ? "too_large" : "unreadable" };
}

/** False if it is fetched again later. */
async function storeFetched(at: AtVenue, media: MediaRow, fetched: Fetched): Promise<boolean> {
  const { media_id, message_id } = media;
  if (fetched.is === "failed") {
    if (await isPutOff(at, media, fetched.code)) return false;
    const failures = await countFailedFetch(at, media_id);
    if (failures < maxAttempts) {
      const startAfter = new Date(at.now.getTime() + pauseMs * failures);
      const payload = { venue_id: at.venueId, media_id };
      await at.enqueue(fetchMediaQueue, payload, { key: `${media_id} ${failures}`, startAfter });
      return false;
    }
  }
  if (fetched.is === "stored") await markStored(at, media_id, fetched);
  else await markNotStored(at, media_id, fetched.is === "refused" ? "refused" : "lost", fetched.problem);
  if (message_id) await broadcastUnchangedMessage(at, message_id);
  return true;
}

/**
 * True if the connection has to be repaired first: the file is fetched then. It is also looked at from time to time, so
 * that it does not wait for longer than WhatsApp keeps it. True as well if the disk takes no files now.
 */
async function isPutOff(at: AtVenue, media: MediaRow, code: string): Promise<boolean> {
  const { media_id, channel_id, created_at } = media;
  const stopped = stopReasonOf(code);
  if (!stopped && code !== notConnected && code !== notStorable) return false;
  if (stopped) {
    await stopSending(at, channel_id, stopped);
    const cause = stopped === "account_blocked" ? "sending_stopped" : "connection_broken";
    await raiseChannelAlert(at, cause, channel_id, code);
  }
  if (at.now.getTime() - created_at.getTime() >= keptByWhatsappMs) return false;
  const startAfter = new Date(
    at.now.getTime() + (code === notStorable ? roomAwaitedMs : connectionAwaitedMs),
  );
  const payload = { venue_id: at.venueId, media_id };
  await at.enqueue(fetchMediaQueue, payload, { key: `${media_id} later`, startAfter });
  return true;
}
