export { belongsTo, compareUnder } from "./conversations/conversation-lists.ts";
export { useInboxCounts } from "./conversations/conversation-queries.ts";
export { waitingWords } from "./conversations/waiting-words.ts";
export { useHandOverReason, useHandOverTitle } from "./thread/hand-over-reason.ts";
export { MarkedText } from "./thread/MarkedText.tsx";
export { OpenQuestions } from "./thread/OpenQuestions.tsx";
export { SourceLine, SourceList } from "./thread/SourceLine.tsx";
export { switchTone, useToneIsOn } from "./waiting-tone.ts";
