export { eraseQuestions } from "./erase.ts";
export { exportQuestions } from "./export.ts";
export { hasOpenEmergency, hasOpenQuestion, oldestOpenQuestion, openQuestionsOf } from "./fragments.ts";
export { moveOpenQuestions } from "./move-open-questions.ts";
export {
  addEmergencyWords,
  countOpen,
  findHandOverReason,
  type HandOver,
  hasEmergency,
  insertHandOver,
  markAllQuestionsAnswered,
  markOnlyQuestionAnswered,
  markQuestionAnswered,
  markQuestionUnanswered,
} from "./open-questions.ts";
export {
  countHandOversSince,
  listUnanswered,
  listUnansweredTexts,
  markAnsweredByVersion,
} from "./unanswered-questions.ts";
