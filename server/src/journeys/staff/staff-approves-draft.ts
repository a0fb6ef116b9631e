import type { InputOf } from "@bellhop/contract/call";
import type {
  approveDraft,
  Conversation as ConversationOnWire,
  discardDraft,
} from "@bellhop/contract/conversations";
import type { Message } from "@bellhop/contract/messages";
import { endAlerts } from "../../domain/alerts/index.ts";
import {
  type AnswerDraftRow,
  dropDrafts,
  lockDraft,
  markDraftOutdated,
} from "../../domain/answer-drafts/index.ts";
import { isForAudience, type OpenVersion } from "../../domain/assistant/index.ts";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  broadcastConversation,
  type Conversation,
  isReplyWindowOpen,
  lockConversation,
  markConsidered,
  recomputeWaiting,
  setUnread,
  viewConversation,
} from "../../domain/conversations/index.ts";
import { addAnswerSources, findMessage, listUnconsidered, viewMessage } from "../../domain/messages/index.ts";
import { countAnswer, whyNotAnswer } from "../../domain/plans/index.ts";
import { countOpen } from "../../domain/questions/index.ts";
import { findVenue, switchesOf, type Venue, venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { refuse, refuseNotPossible } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { audienceOf } from "../assistant/audience-of.ts";
import { handOver } from "../assistant/hand-over.ts";
import { aboutOf } from "../assistant/keep-for-approval.ts";
import { meteredAnswer } from "../assistant/metered-answer.ts";
import { openLiveVersion } from "../assistant/open-draft.ts";
import { writeAsAssistant } from "../assistant/write-as-assistant.ts";
import { enqueueAnswer } from "../guests/guest-writes.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { staffReplies } from "./staff-replies.ts";

type Member = { member_id: string; name: string };
type Approval = InputOf<typeof approveDraft>;

/**
 * A member approves the answer that waits in a conversation, which sends it in the same transaction. The message has the
 * draft's id, so two members at once send it once. An outdated answer is not sent: the assistant writes a new one.
 */
export async function staffApprovesDraft(
  services: Services,
  venueId: number,
  member: Member,
  approval: Approval,
): Promise<Message> {
  const venue = await services.db.readAtVenue(venueId, findVenue);
  const live = await openLiveVersion(venue, services);
  const published = { version: venue.live_concierge_version, entries: live?.entries };
  const sent = await services.db.atVenue(venueId, (at) => approve(at, services, published, member, approval));
  if (sent === "outdated") throw refuseNotPossible("draft_outdated");
  return sent;
}

/** The live version. */
type Published = { version: number | null; entries: OpenVersion["entries"] | undefined };

async function approve(
  at: AtVenue,
  { config }: Pick<Services, "config">,
  published: Published,
  member: Member,
  { conversation_id: conversationId, draft_id: draftId, text }: Approval,
): Promise<Message | "outdated"> {
  const conversation = await lockConversation(at, conversationId);
  const known = await findMessage(at, draftId);
  if (known?.conversation_id === conversationId) {
    if (text === undefined || text === known.text) return known;
    throw refuse("wrong_state");
  }
  const draft = await lockDraft(at, conversationId);
  if (draft?.draft_id !== draftId) throw refuse("not_found");
  const { venue, today } = await venueToday(at);
  const isOutdated =
    isUnpublished(draft, venue, published, today) ||
    !(await isForGuest(at, { conversation, venue, draft }, published, today)) ||
    !(await isStillAsked(at, conversation, draft));
  if (isOutdated) {
    await markDraftOutdated(at, conversationId);
    await enqueueAnswer(at, conversationId);
    broadcastConversation(at, conversationId);
    return "outdated";
  }
  if (!isReplyWindowOpen(conversation.channel_kind, conversation.window_from, at.now))
    throw refuse("reply_window_closed");
  await dropDrafts(at, [conversationId]);
  await markConsidered(at, conversationId, draft.through_seq);
  if (text !== undefined && text !== draft.text) {
    const reply = { conversation_id: conversationId, message_id: draftId, text };
    // The text was written for the guest's questions to the assistant: those to staff stay open.
    return staffReplies(at, member, reply, { takesOver: false, isAnswer: false });
  }
  await sendDraft(at, config.billing, { conversation, venue, draft, member });
  failpoint("draft.before-commit");
  return viewMessage(at, draftId);
}

/** True if its sentences are no longer published, or its words about staff, such as "tomorrow", are of another day. */
function isUnpublished(draft: AnswerDraftRow, venue: Venue, published: Published, today: string): boolean {
  if (draft.is_outdated || !switchesOf(venue).assistantAnswers) return true;
  if (draft.version !== venue.live_concierge_version || draft.version !== published.version) return true;
  return draft.handed_over.length > 0 && draft.drafted_on !== today;
}

/** False if the guest has left since, or an entry is no longer valid. */
async function isForGuest(
  at: AtVenue,
  { conversation, venue, draft }: Omit<Approved, "member">,
  { entries }: Published,
  today: string,
): Promise<boolean> {
  const { audience, isForStaff } = await audienceOf(at, conversation, venue, today);
  if (isForStaff) return false;
  return draft.sources.every(({ entryId }) => {
    const entry = entries?.get(entryId);
    return entry !== undefined && isForAudience(entry, audience);
  });
}

/** False if the guest has edited or deleted what it answers. */
async function isStillAsked(
  at: AtVenue,
  conversation: Conversation,
  { about, through_seq: throughSeq }: AnswerDraftRow,
): Promise<boolean> {
  // The assistant has considered it apart from the draft.
  if (conversation.considered_seq >= throughSeq) return true;
  const written = (await listUnconsidered(at, conversation)).filter(({ seq }) => seq <= throughSeq);
  return aboutOf(written.map(({ text }) => text).filter((text) => text.trim() !== "")) === about;
}

type Approved = { conversation: Conversation; venue: Venue; draft: AnswerDraftRow; member: Member };

async function sendDraft(
  at: AtVenue,
  billing: Services["config"]["billing"],
  { conversation, venue, draft, member }: Approved,
) {
  const { conversation_id: conversationId } = conversation;
  const { draft_id: messageId, text, language, is_answer: isAnswer } = draft;
  const metered = await meteredAnswer(at, conversation, venue);
  if (metered && (await whyNotAnswer(at, billing, metered))) throw refuseNotPossible("plan_used_up");
  // What the guest wrote since waits for the next draft.
  const place = { conversation_id: conversationId, considered_seq: draft.through_seq };
  const answersAll = (await listUnconsidered(at, place)).length === 0;
  await writeAsAssistant(at, conversation, venue, {
    messageId,
    text,
    language,
    isAnswer: isAnswer && answersAll,
    approvedBy: member,
  });
  await addAnswerSources(at, messageId, draft.version, draft.sources);
  await recomputeWaiting(at, conversationId);
  if (answersAll) {
    await endAlerts(at, conversationId, ["guest_waits"]);
    if ((await countOpen(at, conversationId)) === 0) await setUnread(at, conversationId, 0);
  }
  await enqueueSend(at, conversationId);
  broadcastConversation(at, conversationId, messageId);
  if (metered) await countAnswer(at, billing, metered);
}

/** A member discards the answer that waits. The guest still waits, for staff. */
export async function staffDiscardsDraft(
  at: AtVenue,
  by: Actor,
  { conversation_id: conversationId, draft_id: draftId }: InputOf<typeof discardDraft>,
): Promise<ConversationOnWire> {
  await lockConversation(at, conversationId);
  const draft = await lockDraft(at, conversationId);
  if (draft?.draft_id !== draftId) throw refuse("not_found");
  await dropDrafts(at, [conversationId]);
  await markConsidered(at, conversationId, draft.through_seq);
  // Without a question the assistant would seem to answer, and the guest would wait unseen.
  if ((await countOpen(at, conversationId)) === 0)
    await handOver(at, await lockConversation(at, conversationId), { reason: "unsure", about: draft.about });
  await recomputeWaiting(at, conversationId);
  const subject = { id: draftId, name: conversationId };
  await recordChange(at, by, {
    kind: "draft_discarded",
    subject,
    before: { state: "waiting" },
    after: { state: "discarded" },
  });
  broadcastConversation(at, conversationId);
  return viewConversation(at, conversationId);
}
