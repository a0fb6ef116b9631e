export { eraseQuestions } from "./erase.ts";
export { exportQuestions } from "./export.ts";
export {
  hasOpenEmergency,
  hasOpenQuestion,
  oldestOpenQuestion,
  openEmergencies,
  openQuestionsOf,
} from "./fragments.ts";
export { moveOpenQuestions } from "./move-open-questions.ts";
export {
  aboutCharacters,
  addEmergencyWords,
  countOpen,
  findHandOverReason,
  findOpenEmergency,
  findOpenRequestQuestion,
  findPlaceOfQuestion,
  type HandOver,
  insertHandOver,
  listAnsweredWith,
  listOldestOpen,
  listOpenRequestQuestions,
  markAllQuestionsAnswered,
  markQuestionAnswered,
  markQuestionsAnsweredBy,
  markQuestionUnanswered,
} from "./open-questions.ts";
export {
  dismissQuestions,
  listUnanswered,
  listUnansweredHandOvers,
  listUnansweredTexts,
  markAnsweredByVersion,
} from "./unanswered-questions.ts";
