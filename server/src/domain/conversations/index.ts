export type { Conversation } from "./conversations.queries.ts";
export {
  hasAnswered,
  listFailedMessages,
  listUnanswered,
  listUnansweredTexts,
  markAnsweredByVersion,
  viewAssistantDay,
} from "./day.ts";
export type { DeliveryRow, ReportedMessage } from "./delivery.queries.ts";
export { isWithChannel, stateAfterUpdate } from "./delivery-state.ts";
export {
  eraseConversations,
  eraseDeliveries,
  eraseNextDeliveries,
  eraseUnmatched,
  findErasedMessages,
  lockMessagesOfGuests,
} from "./erase.ts";
export { readThreadsOfGuests, readUpdatesOfGuests } from "./export.ts";
export {
  findForGuest,
  findHeldConversation,
  findMediaForGuest,
  firstNameOf,
  type GuestThreadScope,
  listForGuest,
  markReadOnPage,
  setHelpful,
} from "./guest-thread.ts";
export {
  giveToAssistant,
  giveToStaff,
  lockConversation,
  lockConversationIfAny,
  lockConversationOfAddress,
  openConversation,
} from "./hold.ts";
export {
  markAccepted,
  markQueued,
  markReported,
  markSent,
  markTrouble,
  storePrice,
} from "./mark-delivery.ts";
export {
  lockConversationsOfGuests,
  mergeConversation,
  separateConversation,
} from "./merge.ts";
export { storeMessageChange } from "./message-changes.ts";
export { offeredContent, requireFitsWhatsapp } from "./offered-content.ts";
export {
  addEmergencyWords,
  countOpen,
  findHandOverReason,
  type HandOver,
  insertHandOver,
  markAllQuestionsAnswered,
  markOnlyQuestionAnswered,
  markQuestionAnswered,
  markQuestionUnanswered,
  wasHandedOverSince,
} from "./open-questions.ts";
export {
  applyReactionUpdate,
  findMessageAtChannel,
  findReactionTurn,
  isInGuestsChat,
  listReactionsToSend,
  lockReaction,
  markReaction,
  markReactionTried,
  queueReaction,
  type ReactionRow,
  reactionCallEnds,
} from "./outgoing-reactions.ts";
export {
  answerConversationQueue,
  eraseDeliveriesQueue,
  sendMessagesQueue,
  sendReactionQueue,
  statusCheckQueue,
} from "./queues.ts";
export { quotedIdOf } from "./quoted-id.ts";
export { recordNotice } from "./record-notice.ts";
export { isReplyWindowOpen, mayStillSend } from "./reply-window.ts";
export { deleteOldReports, lockExpiredConversations, moveConversations } from "./retention.ts";
export {
  beginAttempt,
  endAttempt,
  findLastAttempt,
  findNextSend,
  findRecipient,
  lockMessage,
  lockMessageIfAny,
  lockToSend,
} from "./send-attempts.ts";
export { maxAttempts, pauseBeforeAttempt } from "./send-order.ts";
export {
  adoptStatusUpdates,
  type IsForgotten,
  listWithoutStatusUpdate,
  storeStatusUpdate,
} from "./status-updates.ts";
export { listTranscripts, readTranscript } from "./transcripts.ts";
export { listUsage, type PricedMessages } from "./usage.ts";
export {
  broadcastConversation,
  broadcastMessage,
  broadcastUnchangedMessage,
  countWaiting,
  findMessage,
  listInbox,
  readThread,
  viewConversation,
  viewMessage,
} from "./views.ts";
export {
  findLastToGuest,
  listEarlierTexts,
  listUnconsidered,
  markAnswered,
  markConsidered,
  recomputeWaiting,
  setUnread,
} from "./waiting.ts";
export { findOldestWaiting, listWaitingConversations } from "./waiting-messages.ts";
export { isLate, whoAnswers } from "./who-answers.ts";
export {
  addAnswerSources,
  addEcho,
  addGuestMessage,
  addHistoryMessage,
  addOwnMessage,
  addSystemLine,
  areStored,
  type GuestMessage,
  type StoredContent,
} from "./write-lines.ts";
