export { eraseFiles, eraseMedia } from "./erase.ts";
export type { MediaRow } from "./media.queries.ts";
export {
  addInboundMedia,
  addUploadedMedia,
  countFailedFetch,
  enqueuePendingMedia,
  findMedia,
  findPendingMedia,
  markNotStored,
  markStored,
  setUploaded,
} from "./media.ts";
export { mediaFile, writeMediaFile } from "./media-files.ts";
export { acceptedType, type CheckedFile, checkFile, headBytes, mediaBytesMost } from "./media-types.ts";
export { fetchMediaQueue } from "./queues.ts";
export { expireMedia, sweepStrayFiles } from "./retention.ts";
