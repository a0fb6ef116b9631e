export { eraseFiles, eraseMedia } from "./erase.ts";
export { mediaOf } from "./fragments.ts";
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
export {
  acceptedType,
  headBytes,
  maxMediaBytes,
  type RecognisedFile,
  recogniseFile,
} from "./media-types.ts";
export { type ArrivedFile, openArrivingFile } from "./open-arriving-file.ts";
export { fetchMediaQueue } from "./queues.ts";
export { expireMedia, sweepStrayFiles } from "./retention.ts";
export { nameFor, type StoredFile, storeFile, storeUpload } from "./store-file.ts";
