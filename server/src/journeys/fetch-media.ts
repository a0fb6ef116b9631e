import type { Media, MediaProblem } from "@bellhop/contract/message-content";
import { publishMessage } from "../domain/conversations/index.ts";
import {
  acceptedType,
  beginFetch,
  fetchMediaQueue,
  headBytes,
  type MediaRow,
  markNotStored,
  markStored,
  mediaBytesMost,
  writeMediaFile,
} from "../domain/media/index.ts";
import type { GraphNumber } from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { jobHandler } from "../platform/jobs/job-handler.ts";
import type { Services } from "../services.ts";
import { graphNumber } from "./graph-number.ts";

const attemptsMost = 3;
const pauseMs = 20_000;

type Fetched =
  | { is: "stored"; mimeType: string; bytes: number; sha256: Buffer }
  | { is: "refused"; problem: MediaProblem }
  | { is: "failed"; problem: MediaProblem };

/**
 * Fetches the bytes of a file that a guest sent, in no transaction, and stores them under DATA_DIR. The message is there
 * already; the thread says if its file cannot be had.
 */
export const fetchMedia = jobHandler(fetchMediaQueue, async ({ venue_id, media_id }, services: Services) => {
  const begun = await services.db.atVenue(venue_id, async (at) => {
    const media = await beginFetch(at, media_id);
    return media && { media, number: await graphNumber(at, services, media.channel_id) };
  });
  if (!begun) return;
  const fetched = await fetchBytes(services, venue_id, begun.media, begun.number);
  await services.db.atVenue(venue_id, (at) => storeFetched(at, begun.media, fetched));
});

async function fetchBytes(
  { graph, config }: Services,
  venueId: number,
  media: MediaRow,
  number: GraphNumber | undefined,
): Promise<Fetched> {
  if (!number || media.provider_media_id === null) return { is: "failed", problem: "not_fetched" };
  const { media_id, kind, mime_type, provider_media_id: mediaId } = media;
  const file = await writeMediaFile(config.dataDir, venueId, media_id);
  try {
    const limits = { mediaId, bytesMost: mediaBytesMost[kind], headBytes };
    const download = await graph.download(number, limits, file);
    const fetched = await judge(kind, mime_type, download);
    if (fetched.is === "stored") await file.keep();
    return fetched;
  } finally {
    await file.discard();
  }
}

async function judge(
  kind: Media["kind"],
  declared: string,
  download: Awaited<ReturnType<Services["graph"]["download"]>>,
): Promise<Fetched> {
  if (download.is !== "file") return { is: download.is, problem: download.problem };
  const mimeType = await acceptedType(kind, download.head, declared);
  if (!mimeType) return { is: "refused", problem: "wrong_type" };
  return { is: "stored", mimeType, bytes: download.bytes, sha256: download.sha256 };
}

async function storeFetched(at: AtVenue, media: MediaRow, fetched: Fetched) {
  const { media_id, message_id, attempts } = media;
  if (fetched.is === "failed" && attempts < attemptsMost) {
    const startAfter = new Date(at.now.getTime() + pauseMs * attempts);
    const payload = { venue_id: at.venueId, media_id };
    await at.enqueue(fetchMediaQueue, payload, { key: `${media_id} ${attempts}`, startAfter });
    return;
  }
  if (fetched.is === "stored") await markStored(at, media_id, fetched);
  else await markNotStored(at, media_id, fetched.is === "refused" ? "refused" : "lost", fetched.problem);
  if (message_id) publishMessage(at, message_id);
}
