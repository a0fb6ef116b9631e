export {
  answerQuestion,
  findRivals,
  isContested,
  type Question,
  staffBackAt,
  thresholdOf,
  toEnquiry,
} from "./answering/answer-question.ts";
export { decideAnswer, decideByReading } from "./answering/decide-answer.ts";
export type {
  Decision,
  DoorCodeNews,
  Enquiry,
  HandedOver,
  LastToGuest,
  OfferAnswered,
  OfferToAnswer,
  OpenRequest,
  RatingGiven,
} from "./answering/decision.ts";
export { type Audience, isForAudience } from "./answering/is-for-audience.ts";
export { isOnlyThanks, needsReading } from "./answering/needs-reading.ts";
export { chosenAnswer } from "./answering/read-answer-to-offer.ts";
export { askReply } from "./drafting/ask-reply.ts";
export { connectOwnModel, disconnectOwnModel, findOwnModel, type OwnModel } from "./models/own-models.ts";
export { type ProbeOutcome, runProbe } from "./probe/run-probe.ts";
export { forgetProbe, noteProbe, startProbe, storeProbe, viewProbe } from "./probe/stored-probes.ts";
export {
  probeModelQueue,
  publishGeneralQueue,
  publishKnowledgeQueue,
  publishToolsQueue,
  recheckUnansweredQueue,
  translateStatementsQueue,
} from "./queues.ts";
export { findOverBudget, isOverVenueBudget, microsOf } from "./reading/budget.ts";
export { type ReadBurst, type ReadingOutcome, readBurst } from "./reading/read-burst.ts";
export type { Reading } from "./reading/reading.ts";
export type { OverBudget, ReadingFailure } from "./reading/reading-failure.ts";
export { addReading, eraseOldReadings, findLastReading, hasAskedBack } from "./reading/stored-readings.ts";
export { viewUsage } from "./reading/view-usage.ts";
export { chosenName, draftAssistant, publishedBy, unpublished } from "./settings/settings.ts";
export { offeredStatements } from "./statements/offered-statements.ts";
export { openBatches } from "./statements/open-batches.ts";
export { type Statement, statementsOf } from "./statements/statements.ts";
export {
  maxStatements,
  planTranslations,
  type StatementBatch,
  statementsToWrite,
  translateBatch,
} from "./statements/translate-statements.ts";
export { keyOf, type Place, placeOf, type Translations } from "./statements/translation-key.ts";
export type { TranslationRow } from "./statements/translations.queries.ts";
export {
  addTranslationCall,
  correctTranslation,
  eraseOldTranslationCalls,
  findTranslationsMark,
  listTranslations,
  pageOfTranslations,
  storeTranslation,
  tokensOfMonth,
  tokensOfTask,
  toTranslations,
  translationStateOf,
} from "./statements/translations.ts";
export { type AskedTranslation, askTranslation } from "./translating/ask-translation.ts";
export { changesBetween, contestedDiffers } from "./versions/changes.ts";
export {
  type AssistantVersions,
  loadVersion,
  type OpenVersion,
  openVersions,
} from "./versions/open-versions.ts";
export {
  type BuiltKnowledge,
  findAssistantName,
  mayUseTool,
  type PublishedVersion,
  publishVersion,
  rollBackTo,
  sectionsOfVersion,
  type VersionToPublish,
  viewVersions,
} from "./versions/versions.ts";
