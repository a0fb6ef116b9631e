export {
  type Conversation,
  refreshWaiting,
  setConsidered,
  settle,
  setUnread,
} from "./conversations.queries.ts";
export { listFailedMessages, listUnanswered, viewAssistantDay } from "./day.ts";
export type { DeliveryRow, ReportedMessage } from "./delivery.queries.ts";
export { afterReport, isWithChannel } from "./delivery-state.ts";
export {
  giveToAssistant,
  giveToStaff,
  openConversation,
  takeConversation,
  takeConversationOfAddress,
} from "./hold.ts";
export { markAccepted, markQueued, markReported, markTrouble } from "./mark-delivery.ts";
export {
  insertAnswerSource,
  insertHandOver,
  listEarlierTexts,
  listUnconsidered,
} from "./messages.queries.ts";
export { answerConversationQueue, sendMessagesQueue, statusCheckQueue } from "./queues.ts";
export { recordNotice } from "./record-notice.ts";
export { setLastGuestAt } from "./reply-window.queries.ts";
export { closeReplyWindow, isReplyWindowOpen } from "./reply-window.ts";
export { adoptReports, listWithoutReport, storeReport } from "./reports.ts";
export {
  beginAttempt,
  endAttempt,
  findLastTry,
  findNextSend,
  findRecipient,
  lockMessage,
  lockToSend,
} from "./send-attempts.ts";
export { pauseBeforeTry, triesMost } from "./send-order.ts";
export { listTranscripts, readTranscript } from "./transcripts.ts";
export {
  findMessage,
  listInbox,
  publishConversation,
  publishMessage,
  readThread,
  viewConversation,
  viewMessage,
} from "./views.ts";
export { whoAnswers } from "./who-answers.ts";
export { addGuestMessage, addOwnMessage, addSystemLine, type GuestMessage } from "./write-lines.ts";
