export type { Conversation, ConversationView } from "./conversations.queries.ts";
export { eraseConversations, eraseNextMessages, eraseUnmatched, hideConversations } from "./erase.ts";
export { readThreadsOfGuests, readUpdatesOfGuests } from "./export.ts";
export { findHeldConversation, findHold } from "./find-held-conversation.ts";
export { conversationView } from "./fragments.ts";
export {
  giveToAssistant,
  giveToStaff,
  lockConversation,
  lockConversationIfAny,
  lockConversationOfAddress,
  lockHeldBy,
  openConversation,
  setTranslated,
} from "./hold.ts";
export { isAnsweredElsewhere } from "./is-answered-elsewhere.ts";
export {
  lockConversationsOfGuests,
  mergeConversation,
  separateConversation,
} from "./merge.ts";
export { answerConversationQueue, eraseMessagesQueue, readConversationQueue } from "./queues.ts";
export { recordNotice } from "./record-notice.ts";
export { isReplyWindowOpen, mayStillSend } from "./reply-window.ts";
export { lockExpiredConversations, moveConversations } from "./retention.ts";
export { storeMessageChange } from "./store-message-change.ts";
export { storeVoiceText } from "./store-voice-text.ts";
export {
  broadcastConversation,
  countWaiting,
  hasConversations,
  listInbox,
  readThread,
  toConversation,
  viewConversation,
} from "./views.ts";
export { markAnswered, markAskedToWrite, markConsidered, recomputeWaiting, setUnread } from "./waiting.ts";
export { isLate, whoAnswers } from "./who-answers.ts";
export {
  addEcho,
  addGuestMessage,
  addHistoryMessage,
  addOwnMessage,
  addSystemLine,
  type GuestMessage,
  restoreLastMessage,
} from "./write-lines.ts";
