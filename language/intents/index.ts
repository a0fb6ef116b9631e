export { detectLanguage, guestLanguages } from "./detect-language.ts";
export { givesOrders, isDoubtful } from "./doubts.ts";
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
export { fixedTexts, type ToldReason } from "./fixed-texts.words.ts";
export { asksWhoWrites, charactersRead, type Intent, readIntent } from "./intent.ts";
export { questionsIn } from "./questions.ts";
