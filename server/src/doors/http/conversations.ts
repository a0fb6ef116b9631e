import {
  approveDraft,
  discardDraft,
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
import { markWrongAnswer, reactToMessage, sendAgain, sendFile, sendReply } from "@bellhop/contract/messages";
import { listInbox, readThread } from "../../domain/conversations/index.ts";
import { staffRepliesAndDecides } from "../../journeys/requests/staff-replies-and-decides.ts";
import { staffApprovesDraft, staffDiscardsDraft } from "../../journeys/staff/staff-approves-draft.ts";
import {
  staffMarksQuestionAnswered,
  staffMarksQuestionUnanswered,
} from "../../journeys/staff/staff-marks-question-answered.ts";
import { staffMarksWrongAnswer } from "../../journeys/staff/staff-marks-wrong-answer.ts";
import { staffReacts } from "../../journeys/staff/staff-reacts.ts";
import { staffSendsAgain } from "../../journeys/staff/staff-replies.ts";
import { staffSendsFile, storeFileToSend } from "../../journeys/staff/staff-sends-file.ts";
import {
  staffHandsBack,
  staffMarksDone,
  staffMarksUnread,
  staffReopens,
  staffTakesOver,
} from "../../journeys/staff/staff-takes-over.ts";
import {
  changesAtVenue,
  changesAtVenueWith,
  changesMuchAtVenue,
  readsAtVenue,
  worksAtVenue,
} from "./answer.ts";

export const conversationRoutes = [
  readsAtVenue(listConversations, (at, { tab, ...page }, who) => listInbox(at, who.member_id, tab, page)),
  readsAtVenue(readConversation, (at, { conversation_id, ...page }) => readThread(at, conversation_id, page)),
  changesMuchAtVenue(sendReply, (at, reply, who) => staffRepliesAndDecides(at, who, reply)),
  changesAtVenueWith(sendFile, storeFileToSend, (at, file, who) => staffSendsFile(at, who, file)),
  changesAtVenue(sendAgain, (at, { message_id }) => staffSendsAgain(at, message_id)),
  changesAtVenue(reactToMessage, (at, reaction) => staffReacts(at, reaction)),
  changesAtVenue(markWrongAnswer, (at, mark, who) => staffMarksWrongAnswer(at, who, mark)),
  changesAtVenue(takeOver, (at, { conversation_id }, who) => staffTakesOver(at, who, conversation_id)),
  changesAtVenue(handBack, (at, { conversation_id }, who) => staffHandsBack(at, who, conversation_id)),
  changesAtVenue(markRead, (at, { conversation_id }) => staffMarksUnread(at, conversation_id, 0)),
  changesAtVenue(markUnread, (at, { conversation_id }) => staffMarksUnread(at, conversation_id, 1)),
  changesAtVenue(markDone, (at, { conversation_id }, who) => staffMarksDone(at, who, conversation_id)),
  changesAtVenue(markQuestionAnswered, (at, question, who) => staffMarksQuestionAnswered(at, who, question)),
  changesAtVenue(markQuestionUnanswered, (at, question) => staffMarksQuestionUnanswered(at, question)),
  worksAtVenue(approveDraft, (services, venueId, approval, who) =>
    staffApprovesDraft(services, venueId, who, approval),
  ),
  changesAtVenue(discardDraft, (at, draft, who) => staffDiscardsDraft(at, who, draft)),
  changesAtVenue(reopen, (at, { conversation_id }, who) => staffReopens(at, who, conversation_id)),
];
