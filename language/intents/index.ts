// Detects a message's language, intent and questions, and holds the assistant's fixed texts.

export { detectLanguage, guestLanguages } from "./detect-language.ts";
export { isDoubtful, isPromptInjection } from "./doubts.ts";
export {
  type BackAt,
  greetingText,
  handOverText,
  noticeText,
  noticeVersion,
  optInText,
  optOutText,
  restHandedOverText,
} from "./fixed-texts.ts";
export { type DisclosedReason, fixedTexts } from "./fixed-texts.words.ts";
export { asksIfHuman, charactersRead, type Intent, readIntent } from "./read-intent.ts";
export { splitQuestions } from "./split-questions.ts";
