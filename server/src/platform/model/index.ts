export type { ModelFailure } from "./failures.ts";
export { type Model, type ModelLimits, openModel } from "./model.ts";
export type { Question } from "./request-once.ts";
export { type ModelSettings, modelEnvironment, readModelSettings } from "./settings.ts";
