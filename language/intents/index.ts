// Detects a message's language, intent and questions, and holds the assistant's fixed texts.

export { detectLanguage, guestLanguages } from "../detection/index.ts";
export { actOfLabel } from "./acts/acts.ts";
export type { DangerKind } from "./acts/danger.words.ts";
export { mayMeanDay } from "./acts/find-date.ts";
export { kindText } from "./acts/kind-text.ts";
export { namesPlace } from "./acts/names-place.ts";
export { offerButtons, offerText } from "./acts/offer-texts.ts";
export {
  actOf,
  asksByWords,
  asksCertainly,
  asksSomething,
  asksSurely,
  needsPersonProbability,
} from "./acts/read-act.ts";
export { readChange } from "./acts/read-change.ts";
export {
  type Danger,
  isToldAsReason,
  mayReportEmergency,
  readDanger,
  reportsEmergency,
} from "./acts/read-danger.ts";
export {
  accepts,
  type FollowUp,
  isOnlyRoom,
  kindNamed,
  readAddition,
  readFollowUp,
} from "./acts/read-follow-up.ts";
export { type OfferAnswer, readOfferAnswer } from "./acts/read-offer-answer.ts";
export { isReply } from "./acts/read-reply.ts";
export {
  type ReadRequest,
  readRequest,
  requestsText,
  requestText,
  wishesAsMuch,
} from "./acts/read-request.ts";
export { readRequests } from "./acts/read-requests.ts";
export {
  cancelledText,
  confirmedText,
  declinedText,
  expiredText,
  type NamedRequest,
  nameOfKind,
  passedOnText,
  proposedText,
  requestInFull,
  requestName,
} from "./acts/request-texts.ts";
export { signsOf } from "./acts/signs.ts";
export { answeredBy, onlyAsks } from "./answered-questions.ts";
export { asksFurther } from "./asks-further.ts";
export { cleanQuestion } from "./clean-question.ts";
export { divideSentence } from "./divide-sentence.ts";
export {
  asksOwnDoorCode,
  doorCodeAfterCheckInText,
  doorCodeAgainText,
  doorCodeTimeText,
  doorCodeVerifyText,
  mayAskDoorCode,
} from "./door-code.ts";
export type { DoorCodePlace } from "./door-code.words.ts";
export {
  dietBeside,
  isAbout,
  isDoubtful,
  isIncidental,
  isPromptInjection,
  isSubject,
  namesTopic,
  onlyLacksDetail,
  statesTimeOf,
  topicsLeft,
} from "./doubts.ts";
export { emergencyNumber } from "./emergency-number.ts";
export {
  askBackText,
  asksBack,
  type BackAt,
  emergencyText,
  greetingText,
  handOverText,
  inWritingText,
  noticeText,
  noticeVersion,
  optInText,
  optOutText,
  ownLinkText,
  ratedText,
  ratingTextsIn,
  restCharacters,
  restHandedOverText,
  reviewText,
  stayCodeText,
  writeInsteadText,
} from "./fixed-texts.ts";
export { type AskedBack, askedBack, type DisclosedReason, fixedTexts } from "./fixed-texts.words.ts";
export { onlyAsksToPay, withTopicBeside } from "./in-context.ts";
export { ownWordsText } from "./own-words-text.ts";
export { asksIfHuman, charactersRead, type Intent, readIntent } from "./read-intent.ts";
export { type OptChange, readOptChange } from "./read-opt-change.ts";
export { isBadRating, type ReadRating, readRating, type Score } from "./read-rating.ts";
export { asksClearly, splitQuestions } from "./split-questions.ts";
export { splitSentences } from "./split-sentences.ts";
export { tellsInEmergency } from "./tells-in-emergency.ts";
