export { type AppliedBatch, applyRows, judgeRows } from "./apply-rows.ts";
export { assignBookings } from "./assign-bookings.ts";
export { eraseFromImport, eraseImportRows, listImportIds, listImportRowsOf } from "./erase-imports.ts";
export {
  addressOf,
  findFeed,
  forgetLeftOut,
  listFeeds,
  lockFeed,
  noteFeedProblem,
  noteFeedRead,
  removeFeed,
  type StoredFeed,
  saveFeed,
} from "./feeds.ts";
export {
  addReservationImport,
  bytesOfFile,
  changeImport,
  countApplied,
  countKept,
  countRows,
  findImportOfTask,
  lockImport,
  removeImport,
  requireRoomToImport,
  type StoredImport,
  settleStoppedImport,
  slicesOf,
  storeBytes,
  storeFormat,
  sweepOldImports,
} from "./imports.ts";
export type { Effect } from "./judge.ts";
export {
  applyReservationsQueue,
  readFeedQueue,
  readReservationsQueue,
  undoReservationsQueue,
} from "./queues.ts";
export { type ReadFile, readFileApart } from "./read-apart.ts";
export {
  FileRefused,
  hasDates,
  type ReadCalendar,
  type ReadingContext,
  type Slices,
  type SourceRow,
} from "./reading/index.ts";
export {
  addVanished,
  dropSameRows,
  forgetRows,
  type Importing,
  mergeRows,
  rowsPerBatch,
  storeRows,
} from "./rows.ts";
export { scriptRows } from "./script-rows.ts";
export { slicesOfBytes } from "./slices.ts";
export { undoRows } from "./undo.ts";
export { findImport, listRows, toImport, viewReservationImport, viewReservationImports } from "./views.ts";
export { writeReport } from "./write-report.ts";
