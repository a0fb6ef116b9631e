export type { Question } from "./ask-once.ts";
export type { WhyNot } from "./failures.ts";
export { type Model, type ModelLimits, openModel } from "./model.ts";
export { type ModelSettings, modelEnvironment, readModelSettings } from "./settings.ts";
