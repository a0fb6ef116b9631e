export { bytesInAllEncodings } from "./bytes-in-all-encodings.ts";
export { phoneProblem } from "./csv-rows.ts";
export type { Slices } from "./decode.ts";
export { finishRow, rowProblem, withNumber } from "./finish-row.ts";
export { fold, sortedWords } from "./fold.ts";
export { correctFormat, hasDates, openFile, recogniseFormat } from "./read-file.ts";
export { type ReadCalendar, uidOf, unreadCalendar } from "./read-ical.ts";
export { readEmail, readLanguage, readTime } from "./read-values.ts";
export {
  FileRefused,
  nothingKnown,
  type ReadingContext,
  type Reservation,
  type SourceRow,
} from "./source-row.ts";
