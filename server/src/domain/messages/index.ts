export { countAnswersByHour, hasAnswered } from "./answers.ts";
export {
  findIdsAtChannel,
  findLastToGuest,
  listEarlierTexts,
  listGuestTextsSince,
  listToGuest,
  listUnconsidered,
} from "./earlier-messages.ts";
export {
  addressHash,
  eraseChangesAbout,
  eraseChangesOf,
  eraseMessages,
  failUnsentMessages,
  findErasedMessages,
  type KnownMessages,
  listMessagesToErase,
  lockMessagesOfConversations,
  lockNextMessages,
  lockUnsentOfGuests,
  type MessageToErase,
} from "./erase.ts";
export { exportChanges } from "./export.ts";
export { findGuestActivity } from "./find-guest-activity.ts";
export {
  insertGuestMessageRow,
  isDeletedByGuest,
  latestText,
  mediaOfMessage,
  ownAuthor,
  visibleToGuest,
  wasDropped,
} from "./fragments.ts";
export { markReadOnPage, setHelpful } from "./guest-thread.ts";
export { listStaffReplies } from "./list-staff-replies.ts";
export { addMessageChange, lockMessageOfChannel } from "./message-changes.ts";
export { type Choice, choiceId, choicesOf, readChoice } from "./offer-choices.ts";
export { offeredContent, requireFitsWhatsapp } from "./offered-content.ts";
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
export { sendReactionQueue, transcribeQueue } from "./queues.ts";
export { quotedIdOf, quotedText } from "./quoted-id.ts";
export { requestFormKind } from "./request-form-kind.ts";
export { setDelivery, setPrice, withdrawMessage, withdrawnCode } from "./set-delivery.ts";
export {
  addAnswerSources,
  areStored,
  type StoredContent,
  storeEcho,
  storeOwnMessage,
  storePlaceholdersFile,
  storeSystemLine,
} from "./store-message.ts";
export {
  broadcastMessage,
  broadcastUnchangedMessage,
  findMessage,
  listMessages,
  listMessagesOfEach,
  viewMessage,
} from "./views.ts";
export {
  eraseOldVoiceCounts,
  returnVoiceSeconds,
  spendVoiceSeconds,
  voiceSecondsOfMonth,
} from "./voice-budget.ts";
export { findVoiceNote, type HeardNote, setVoiceText } from "./voice-notes.ts";
export { dismissWrongAnswers, listWrongAnswers, markWrong } from "./wrong-answers.ts";
