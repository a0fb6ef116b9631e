export { type Decision, decideAnswer } from "./decide-answer.ts";
export { handOverText, noticeText, noticeVersion } from "./fixed-texts.ts";
export { detectLanguage } from "./language.ts";
