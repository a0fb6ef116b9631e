import {
  handBack,
  listConversations,
  markDone,
  markQuestionAnswered,
  markQuestionUnanswered,
  markRead,
  markUnread,
  readConversation,
  reopen,
  takeOver,
} from "@bellhop/contract/conversations";
import { reactToMessage, sendAgain, sendFile, sendReply } from "@bellhop/contract/messages";
import { listInbox, readThread } from "../../domain/conversations/index.ts";
import {
  staffHandBack,
  staffMarkDone,
  staffMarkUnread,
  staffReopen,
  staffTakeOver,
} from "../../journeys/staff/conversation-changes-hands.ts";
import {
  staffMarkQuestionAnswered,
  staffMarkQuestionUnanswered,
} from "../../journeys/staff/staff-mark-questions.ts";
import { staffReacts } from "../../journeys/staff/staff-react.ts";
import { staffReplies, staffSendsAgain } from "../../journeys/staff/staff-replies.ts";
import { staffSendsFile, storeFileToSend } from "../../journeys/staff/staff-send-file.ts";
import { changesAtVenue, changesAtVenueWith, readsAtVenue } from "./answer.ts";

export const conversationRoutes = [
  readsAtVenue(listConversations, (at, { tab, ...page }, who) => listInbox(at, who.member_id, tab, page)),
  readsAtVenue(readConversation, (at, { conversation_id, ...page }) => readThread(at, conversation_id, page)),
  changesAtVenue(sendReply, (at, reply, who) => staffReplies(at, who, reply)),
  changesAtVenueWith(sendFile, storeFileToSend, (at, file, who) => staffSendsFile(at, who, file)),
  changesAtVenue(sendAgain, (at, { message_id }) => staffSendsAgain(at, message_id)),
  changesAtVenue(reactToMessage, (at, reaction) => staffReacts(at, reaction)),
  changesAtVenue(takeOver, (at, { conversation_id }, who) => staffTakeOver(at, who, conversation_id)),
  changesAtVenue(handBack, (at, { conversation_id }, who) => staffHandBack(at, who, conversation_id)),
  changesAtVenue(markRead, (at, { conversation_id }) => staffMarkUnread(at, conversation_id, 0)),
  changesAtVenue(markUnread, (at, { conversation_id }) => staffMarkUnread(at, conversation_id, 1)),
  changesAtVenue(markDone, (at, { conversation_id }, who) => staffMarkDone(at, who, conversation_id)),
  changesAtVenue(markQuestionAnswered, (at, question, who) => staffMarkQuestionAnswered(at, who, question)),
  changesAtVenue(markQuestionUnanswered, (at, question) => staffMarkQuestionUnanswered(at, question)),
  changesAtVenue(reopen, (at, { conversation_id }, who) => staffReopen(at, who, conversation_id)),
];
