export type { ModelFailure, ModelRefusal } from "./failures.ts";
export { type Model, type ModelAnswer, type ModelLimits, type ModelUsage, openModel } from "./model.ts";
export { type OwnReaders, openOwnReaders } from "./own-readers.ts";
export { guestWaitMs, openReader, type Reader, readerLimits } from "./reader.ts";
export type { Question } from "./request-once.ts";
export {
  anthropicUrl,
  type ModelPrice,
  type ModelSettings,
  modelEnvironment,
  readModelSettings,
} from "./settings.ts";
