export {
  answerQuestion,
  findRivals,
  isContested,
  type Question,
  staffBackAt,
  thresholdOf,
} from "./answering/answer-question.ts";
export type { Decision, HandedOver, LastToGuest, OpenRequest } from "./answering/decision.ts";
export { type Audience, isForAudience } from "./answering/is-for-audience.ts";
export {
  publishGeneralQueue,
  publishKnowledgeQueue,
  publishToolsQueue,
  recheckUnansweredQueue,
} from "./queues.ts";
export { draftAssistant, publishedBy, unpublished } from "./settings/settings.ts";
export { changesBetween, contestedDiffers } from "./versions/changes.ts";
export {
  type AssistantVersions,
  loadVersion,
  type OpenVersion,
  openVersions,
} from "./versions/open-versions.ts";
export {
  type BuiltKnowledge,
  type PublishedVersion,
  publishVersion,
  rollBackTo,
  type VersionToPublish,
  viewVersions,
} from "./versions/versions.ts";
