export { type Decision, decideAnswer } from "./decide-answer.ts";
export { type BackAt, handOverText, noticeText, noticeVersion } from "./fixed-texts.ts";
export type { ToldReason } from "./fixed-texts.words.ts";
export { type Intent, readIntent } from "./intent.ts";
export { detectLanguage, guestLanguages } from "./language.ts";
