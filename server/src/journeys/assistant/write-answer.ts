import { isDeepStrictEqual } from "node:util";
import { type BackAt, type DisclosedReason, handOverText } from "@bellhop/language/intents";
import { endAlerts } from "../../domain/alerts/index.ts";
import { dropDrafts, lockDraft } from "../../domain/answer-drafts/index.ts";
import type { Decision } from "../../domain/assistant/index.ts";
import {
  broadcastConversation,
  type Conversation,
  lockConversationIfAny,
  markAnswered,
  markAskedToWrite,
  markConsidered,
  recomputeWaiting,
  setUnread,
  whoAnswers,
} from "../../domain/conversations/index.ts";
import { addMessageCode } from "../../domain/door-codes/index.ts";
import { setGuestLanguage, setOptChange } from "../../domain/guests/index.ts";
import { addAnswerSources, listUnconsidered } from "../../domain/messages/index.ts";
import { countAnswer, whyNotAnswer } from "../../domain/plans/index.ts";
import { findVenue, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import type { Services } from "../../services.ts";
import { enqueueAnswer } from "../guests/guest-writes.ts";
import { answerOffer } from "../proactive/answer-offer.ts";
import { type FoundNews, findDoorCodeNews } from "../proactive/find-door-code-news.ts";
import { guestAccepts } from "../requests/note-requests.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { confirmOptChangeAtOnce } from "./confirm-opt-change-at-once.ts";
import { type Burst, noteWaiting, type Written } from "./gather-burst.ts";
import { addToEmergency, handOver } from "./hand-over.ts";
import { handOverItems } from "./hand-over-items.ts";
import { keepForApproval, withoutHandedOver } from "./keep-for-approval.ts";
import { meteredAnswer } from "./metered-answer.ts";
import { writeAsAssistant } from "./write-as-assistant.ts";

type Spoken = Exclude<Decision, { action: "stay_silent" }>;

/** What is answered, with the id of the message that answers it. */
type Writing = {
  conversation: Conversation;
  venue: Venue;
  burst: Burst;
  written: Written;
  messageId: string;
};

export function handOverDecision(reason: DisclosedReason, burst: Burst, backAt?: BackAt): Decision {
  const about = burst.questions.join(" ");
  const text = handOverText({ language: burst.language, reason, backAt });
  const sent = reason === "not_text" ? burst.sentBeside : undefined;
  return { action: "hand_over", handedOver: [{ reason, about, sent }], text, sources: [] };
}

/** What it states waits for approval. The guest's yes is never stored with a text that waits: see `withAcceptance`. */
export const isToApprove = ({ needsApproval }: Pick<Burst, "needsApproval">, decision: Decision): boolean =>
  needsApproval && decision.action !== "stay_silent" && decision.sources.length > 0;

/** Returns the message that was queued, if any. */
export async function writeAnswer(
  at: AtVenue,
  services: Services,
  conversationId: string,
  burst: Burst,
  decided: Decision,
): Promise<string | null> {
  const conversation = await lockConversationIfAny(at, conversationId);
  if (!conversation) return null;
  const written = await listUnconsidered(at, conversation);
  const venue = await findVenue(at);
  if (written.length === 0) return null;
  // Staff took over meanwhile, or the assistant was switched off.
  const answerer = whoAnswers(conversation, venue, { ageMs: 0 });
  if (answerer.by === "staff") {
    await noteWaiting(at, conversationId);
    return null;
  }
  if (isAnotherBurst(written, burst) || isAnotherMode(answerer, burst)) {
    await enqueueAnswer(at, conversationId);
    return null;
  }

  const told = decided.action === "stay_silent" ? undefined : decided.doorCode;
  const found = told && (await findDoorCodeNews(at, conversation, services));
  // The plan has changed meanwhile.
  if (told && !isDeepStrictEqual(told, found?.news)) {
    await enqueueAnswer(at, conversationId);
    return null;
  }

  await setGuestLanguage(at, { guestId: conversation.guest_id, language: burst.language });
  const writing = { conversation, venue, burst, written, messageId: newId() };
  return applyDecision(at, services, writing, { decided, found });
}

async function applyDecision(
  at: AtVenue,
  services: Services,
  writing: Writing,
  { decided, found }: { decided: Decision; found: FoundNews | undefined },
): Promise<string | null> {
  const { billing } = services.config;
  const { conversation, venue, burst, messageId } = writing;
  const { conversation_id: conversationId } = conversation;
  const previous = await lockDraft(at, conversationId);
  const accepted = await withAcceptance(at, writing, decided);
  const answered = await withOfferAnswered(at, writing, accepted);
  const decision = previous ? withoutHandedOver(answered, previous) : answered;
  const isCounted = decision.action !== "stay_silent" && countsAsAnswer(decision);
  const metered = isCounted ? await meteredAnswer(at, conversation, venue) : undefined;
  const isUsedUp = metered && (await whyNotAnswer(at, billing, metered)) !== undefined;
  if (decision.action !== "stay_silent" && !isUsedUp && isToApprove(burst, decision)) {
    await leaveForApproval(at, writing, decision, previous);
    return null;
  }
  if (previous) await dropDrafts(at, [conversationId]);
  await markConsidered(at, conversationId, burst.throughSeq);
  if (decision.action === "stay_silent") {
    await markAnswered(at, conversationId);
    await endAlerts(at, conversationId, ["guest_waits"]);
    broadcastConversation(at, conversationId);
    return null;
  }
  if (isUsedUp) {
    await leaveToStaff(at, writing, decision);
    return null;
  }
  await addAnswer(at, services, writing, { decision, found });
  await recomputeWaiting(at, conversationId);
  await endAlerts(at, conversationId, ["guest_waits"]);
  await enqueueSend(at, conversationId);
  broadcastConversation(at, conversationId, messageId);
  // Last: all answers of the venue wait for each other here, until they commit.
  if (metered) await countAnswer(at, billing, metered);
  failpoint("assistant.before-commit");
  return messageId;
}

/** Hands over at once what no approval can answer; the rest waits for a member. */
async function leaveForApproval(
  at: AtVenue,
  { conversation, venue, burst, written }: Writing,
  decision: Spoken,
  previous: Awaited<ReturnType<typeof lockDraft>>,
) {
  await applyConfirmed(at, conversation, burst, decision);
  const { lastToGuest, language } = burst;
  const rest = await confirmOptChangeAtOnce(at, conversation, venue, decision, {
    language,
    written,
    previous,
  });
  if (rest.action === "hand_over")
    await handOverItems(at, conversation, venue, { items: rest.handedOver, lastToGuest, written });
  await keepForApproval(at, conversation, { burst, decision: rest, written, previous });
}

/** Adds the message with its sources, and hands over what it does not answer. */
async function addAnswer(
  at: AtVenue,
  services: Services,
  { conversation, venue, burst, written, messageId }: Writing,
  { decision, found }: { decision: Spoken; found: FoundNews | undefined },
) {
  const { conversation_id: conversationId } = conversation;
  await writeAsAssistant(at, conversation, venue, {
    messageId,
    text: decision.text,
    language: burst.language,
    // A guest who was asked back still waits: staff see it if no reply comes.
    isAnswer: decision.action === "answer" && decision.askedBack === undefined,
  });
  if (
    decision.doorCode &&
    found?.of &&
    !(await addMessageCode(at, services.sealingKey, { ...found.of, messageId }))
  )
    throw new Error("A door code was removed while it was sent again");
  await applyConfirmed(at, conversation, burst, decision);
  failpoint("assistant.answer-added");
  // A hand-over may answer a part of the questions.
  await addAnswerSources(at, messageId, burst.version, decision.sources);
  if (decision.action === "answer") {
    // Staff read everything of an emergency.
    if (!burst.isInEmergency && decision.askedBack === undefined) await setUnread(at, conversationId, 0);
  } else {
    const { lastToGuest } = burst;
    await handOverItems(at, conversation, venue, { items: decision.handedOver, lastToGuest, written });
  }
}

/**
 * True if the guest wrote more, or the words of a voice note came: everything is answered together. Also if staff
 * approved or discarded the answer to a part of it.
 */
function isAnotherBurst(written: Written, burst: Burst): boolean {
  const seqs = written.map((message) => message.seq);
  const heard = written.filter(({ voice }) => voice === "heard");
  return (
    Math.min(...seqs) !== burst.firstSeq ||
    Math.max(...seqs) !== burst.throughSeq ||
    heard.length !== burst.heard.length
  );
}

/** True if approval was switched on or off, or a draft is of an earlier version, which can't be sent. */
const isAnotherMode = (answerer: { needsApproval: boolean; version: number }, burst: Burst): boolean =>
  answerer.needsApproval !== burst.needsApproval ||
  (answerer.needsApproval && answerer.version !== burst.version);

/** In the transaction that stores the text that confirms it: the guest reads "done" only if it is. */
async function applyConfirmed(
  at: AtVenue,
  { conversation_id: conversationId, guest_id: guestId, channel_id }: Conversation,
  burst: Burst,
  { optChange, asksToWrite, toldInEmergency = [] }: Spoken,
) {
  const channelId = burst.newest?.channel_id ?? channel_id;
  if (optChange)
    await setOptChange(at, { guestId, channelId }, { change: optChange, changedAt: burst.writtenAt });
  if (asksToWrite) await markAskedToWrite(at, conversationId);
  for (const told of toldInEmergency) await addToEmergency(at, conversationId, told);
}

/**
 * An answer to a guest, also to a part of the questions. A yes to what staff proposed and a rating are confirmed, not
 * answered.
 */
const countsAsAnswer = (decision: Spoken): boolean =>
  (decision.action === "answer" &&
    !decision.accepted &&
    !decision.offerAnswered &&
    !decision.confirmsRating) ||
  decision.sources.length > 0;

/** The text confirms what the guest accepts. If that does not hold any more, staff get the guest's answer instead. */
async function withAcceptance(
  at: AtVenue,
  { conversation, venue, burst, messageId }: Writing,
  decision: Decision,
): Promise<Decision> {
  if (decision.action === "stay_silent" || !decision.accepted) return decision;
  // It holds at once, but its text would wait: staff confirm it.
  const isAccepted =
    !isToApprove(burst, decision) &&
    (await guestAccepts(at, conversation, venue, { ...decision.accepted, messageId }));
  return isAccepted ? decision : handOverDecision("reply", burst);
}

/** The text begins with what becomes of the guest's answer to an offer. Staff get it if no text can say that. */
async function withOfferAnswered(
  at: AtVenue,
  { conversation, venue, burst, written, messageId }: Writing,
  decision: Decision,
): Promise<Decision> {
  if (decision.action === "stay_silent" || !decision.offerAnswered) return decision;
  const { about } = decision.offerAnswered;
  const writtenId = written.findLast(({ text }) => text.trim() === about)?.message_id ?? null;
  const told = { language: burst.language, writtenId, messageId };
  // A text with published sentences may wait for approval, but an order holds at once.
  const outcome = isToApprove(burst, decision)
    ? undefined
    : await answerOffer(at, conversation, venue, decision.offerAnswered, told);
  if (!outcome) return handOverDecision("reply", burst);
  const text = [outcome.text, decision.text].filter(Boolean).join("\n\n");
  if (decision.action === "answer" && outcome.is === "passed_on")
    return { ...decision, action: "hand_over", handedOver: [], text };
  return { ...decision, text };
}

/** The plan is used up: staff get the guest's words, and the guest no answer from the assistant. */
async function leaveToStaff(at: AtVenue, writing: Writing, decision: Decision) {
  const { conversation, venue, burst, written } = writing;
  const { conversation_id: conversationId } = conversation;
  await handOver(at, conversation, { reason: "plan_limit", about: burst.questions.join(" ") });
  // A complaint among the questions is more urgent than the rest.
  if (decision.action === "hand_over")
    await handOverItems(at, conversation, venue, {
      ...{ items: decision.handedOver, lastToGuest: undefined, written },
    });
  await recomputeWaiting(at, conversationId);
  await endAlerts(at, conversationId, ["guest_waits"]);
  broadcastConversation(at, conversationId);
}
