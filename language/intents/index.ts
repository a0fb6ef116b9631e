// Detects a message's language, intent and questions, and holds the assistant's fixed texts.

export { kindText } from "./acts/kind-text.ts";
export { asksSomething, readManner } from "./acts/read-manner.ts";
export { isReply } from "./acts/read-reply.ts";
export { readRequest, requestText } from "./acts/read-request.ts";
export { detectLanguage, guestLanguages } from "./detect-language.ts";
export { isDoubtful, isPromptInjection } from "./doubts.ts";
export {
  type Emergency,
  type EmergencyKind,
  emergencyNumber,
  readEmergency,
  warmUpEmergencies,
} from "./emergencies/index.ts";
export {
  type BackAt,
  emergencyText,
  greetingText,
  handOverText,
  noticeText,
  noticeVersion,
  optInText,
  optOutText,
  restHandedOverText,
} from "./fixed-texts.ts";
export { type DisclosedReason, fixedTexts } from "./fixed-texts.words.ts";
export { ownWordsText } from "./own-words-text.ts";
export { asksIfHuman, charactersRead, type Intent, readIntent, readOptChange } from "./read-intent.ts";
export { asksClearly, splitQuestions, splitSentences } from "./split-questions.ts";
