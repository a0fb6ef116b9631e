export type { ModelFailure } from "./failures.ts";
export { type Model, type ModelAnswer, type ModelLimits, type ModelUsage, openModel } from "./model.ts";
export { openReader, type Reader } from "./reader.ts";
export type { Question } from "./request-once.ts";
export { type ModelPrice, type ModelSettings, modelEnvironment, readModelSettings } from "./settings.ts";
