export {
  type Conversation,
  refreshWaiting,
  setConsidered,
  settle,
  setUnread,
} from "./conversations.queries.ts";
export { countAssistantByHour, countHandOvers, listUnanswered } from "./day.queries.ts";
export {
  adoptReports,
  type DeliveryRow,
  endAttempt,
  findLastTry,
  findRecipient,
  insertAttempt,
  insertReport,
  listFailedMessages,
  listToSend,
  listWithoutReport,
  lockMessage,
  lockReportedMessage,
  lockToSend,
  type ReportedMessage,
} from "./delivery.queries.ts";
export { afterReport, isWithChannel } from "./delivery-state.ts";
export {
  giveToAssistant,
  giveToStaff,
  openConversation,
  takeConversation,
  takeConversationOfAddress,
} from "./hold.ts";
export { markAccepted, markQueued, markReported, markSending, markTrouble } from "./mark-delivery.ts";
export {
  findMessage,
  insertAnswerSource,
  insertHandOver,
  listEarlierTexts,
  listUnconsidered,
} from "./messages.queries.ts";
export { answerConversationQueue, sendMessagesQueue, statusCheckQueue } from "./queues.ts";
export { recordNotice } from "./record-notice.ts";
export { setLastGuestAt } from "./reply-window.queries.ts";
export { closeReplyWindow, isReplyWindowOpen } from "./reply-window.ts";
export { nextToSend, pauseBeforeTry, triesMost } from "./send-order.ts";
export { listTranscripts, readTranscript } from "./transcripts.ts";
export {
  listInbox,
  publishConversation,
  publishMessage,
  readThread,
  viewConversation,
  viewMessage,
} from "./views.ts";
export { whoAnswers } from "./who-answers.ts";
export { addGuestMessage, addOwnMessage, addSystemLine, type GuestMessage } from "./write-lines.ts";
