import type { HandOverReason } from "@bellhop/contract/messages";
import {
  type BackAt,
  detectLanguage,
  handOverText,
  noticeText,
  noticeVersion,
  type ToldReason,
} from "@bellhop/language/intents";
import { endAlerts, raiseAlert } from "../domain/alerts/index.ts";
import type { Decision, Hearer } from "../domain/assistant/index.ts";
import { answerQuestion, staffBackAt } from "../domain/assistant/index.ts";
import {
  addOwnMessage,
  addSystemLine,
  answerConversationQueue,
  type Conversation,
  giveToStaff,
  insertAnswerSource,
  insertHandOver,
  insertNotice,
  listEarlierTexts,
  listUnconsidered,
  publishConversation,
  publishMessage,
  refreshWaiting,
  setConsidered,
  setNoticeGiven,
  settle,
  setUnread,
  takeConversation,
  whoAnswers,
} from "../domain/conversations/index.ts";
import { findGuest, setGuestLanguage } from "../domain/guests/index.ts";
import { isGuestInHouse } from "../domain/reservations/index.ts";
import { findVenue, findVenueDay, type Venue } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { failpoint } from "../platform/failpoints.ts";
import { newId } from "../platform/ids.ts";
import { jobHandler } from "../platform/jobs/job-handler.ts";
import type { Services } from "../services.ts";
import { burstPauseMs, callAssistant } from "./guest-writes.ts";
import { enqueueSend } from "./send-messages.ts";

/** However long a guest goes on writing, the assistant answers what is there after so long. */
const burstMostMs = 10_000;

/** What the assistant has to deal with: everything the guest wrote since it last did. */
type Burst = {
  venue: Venue;
  /** The concierge that answers. */
  version: number;
  throughSeq: number;
  questions: string[];
  hasMoreThanText: boolean;
  history: string[];
  language: string;
  hearer: Hearer;
};

/**
 * The assistant answers what a guest wrote, once, from the venue's knowledge, or hands over. It thinks outside of
 * any transaction; what it thought is dropped where staff took over or the guest wrote more meanwhile.
 */
export const assistantAnswers = jobHandler(
  answerConversationQueue,
  async ({ venue_id, conversation_id }, services: Services, job) => {
    failpoint("assistant.woken");
    const burst = await services.db.atVenue(venue_id, (at) => gatherBurst(at, conversation_id));
    if (!burst) return;
    failpoint("assistant.gathered");
    const decision = await decide(services, venue_id, burst).catch((error: unknown) => {
      if (!job.lastAttempt) throw error;
      // A guest is never left in silence because the assistant failed.
      services.log.error({ venue: venue_id, err: error }, "the assistant failed; handing over");
      return handOver("assistant_failed", burst);
    });
    failpoint("assistant.decided");
    await services.db.atVenue(venue_id, (at) => writeAnswer(at, conversation_id, burst, decision));
    failpoint("assistant.committed");
  },
);

async function gatherBurst(at: AtVenue, conversationId: string): Promise<Burst | undefined> {
  const conversation = await takeConversation(at, conversationId);
  const venue = await findVenue(at);
  const written = await at.tx.rows(listUnconsidered, {
    venueId: at.venueId,
    conversationId,
    consideredSeq: conversation.considered_seq,
  });
  if (written.length === 0) return undefined;
  const answerer = whoAnswers(conversation, venue, { ageMs: ageOfNewest(at, written) });
  if (answerer.by === "staff") return undefined;

  const newest = Math.max(...written.map((message) => message.created_at.getTime()));
  const oldest = Math.min(...written.map((message) => message.created_at.getTime()));
  const answerAt = Math.min(newest + burstPauseMs, oldest + burstMostMs);
  if (answerAt > at.now.getTime()) {
    await callAssistant(at, conversationId, new Date(answerAt));
    return undefined;
  }
  const earlier = await at.tx.rows(listEarlierTexts, {
    venueId: at.venueId,
    conversationId,
    consideredSeq: conversation.considered_seq,
  });
  const guest = await findGuest(at, conversation.guest_id);
  const { today } = await findVenueDay(at);
  const isInHouse = await isGuestInHouse(at, { guestId: conversation.guest_id, today });
  const questions = written.map((message) => message.text).filter((text) => text.trim() !== "");
  return {
    venue,
    version: answerer.version,
    throughSeq: Math.max(...written.map((message) => message.seq)),
    questions,
    hasMoreThanText: written.some((message) => !isInWords(message)),
    history: earlier.reverse().map((message) => message.text),
    hearer: { isInHouse, today },
    language: detectLanguage(questions.join("\n"), undefined, guest.language ?? venue.default_language),
  };
}

function ageOfNewest(at: AtVenue, written: Array<{ position: Date }>): number {
  return at.now.getTime() - Math.max(...written.map((message) => message.position.getTime()));
}

/** Kinds whose words are all there is to them. */
const kindsInWords = new Set(["text", "button", "interactive"]);

/** A button, a form or a text without any words is something that a person has to look at; spaces are nothing at all. */
function isInWords({ kind, text }: { kind: string; text: string }): boolean {
  return kindsInWords.has(kind) && (kind === "text" ? text !== "" : text.trim() !== "");
}

async function decide(services: Services, venueId: number, burst: Burst): Promise<Decision> {
  const concierge = await services.assistantVersions.open(venueId, burst.version);
  const now = services.clock.now();
  // A picture or a voice message may change what the words beside it mean.
  if (burst.hasMoreThanText) return handOver("not_text", burst, staffBackAt(concierge, burst.venue, now));
  return answerQuestion(concierge, burst.venue, burst, now);
}

function handOver(reason: ToldReason, burst: Burst, backAt?: BackAt): Decision {
  const about = burst.questions.join(" ");
  const text = handOverText({ language: burst.language, reason, backAt });
  return { action: "hand_over", reason, about, text, sources: [] };
}

async function writeAnswer(at: AtVenue, conversationId: string, burst: Burst, decision: Decision) {
  const conversation = await takeConversation(at, conversationId);
  const written = await at.tx.rows(listUnconsidered, {
    venueId: at.venueId,
    conversationId,
    consideredSeq: conversation.considered_seq,
  });
  const venue = await findVenue(at);
  const newestSeq = Math.max(0, ...written.map((message) => message.seq));
  // While it thought, staff took over, or somebody switched it off.
  if (written.length === 0 || whoAnswers(conversation, venue, { ageMs: 0 }).by === "staff") return undefined;
  // The guest went on writing: all of it is answered together.
  if (newestSeq !== burst.throughSeq) return callAssistant(at, conversationId);

  await at.tx.run(setConsidered, { venueId: at.venueId, conversationId, consideredSeq: burst.throughSeq });
  await setGuestLanguage(at, { guestId: conversation.guest_id, language: burst.language });
  if (decision.action === "stay_silent") {
    await at.tx.run(settle, { venueId: at.venueId, conversationId });
    await endAlerts(at, conversationId, ["guest_waits"]);
    return publishConversation(at, conversationId);
  }
  const messageId = await writeToGuest(at, conversation, burst, decision);
  failpoint("assistant.answer-added");
  // A hand-over may have answered a part of what was asked.
  for (const [ordinal, source] of decision.sources.entries()) {
    const { entryId, section, title, quote } = source;
    await at.tx.run(insertAnswerSource, {
      venueId: at.venueId,
      messageId,
      ordinal,
      entryId,
      version: burst.version,
      section,
      title,
      quote,
    });
  }
  if (decision.action === "answer") {
    await at.tx.run(setUnread, { venueId: at.venueId, conversationId, unread: 0 });
  } else {
    await handToStaff(at, conversation, decision);
  }
  await at.tx.run(refreshWaiting, { venueId: at.venueId, conversationId });
  await endAlerts(at, conversationId, ["guest_waits"]);
  await enqueueSend(at, conversationId);
  publishConversation(at, conversationId, messageId);
  failpoint("assistant.before-commit");
}

/** Queues the assistant's words; a guest who meets the assistant for the first time is told so, and that is logged. */
async function writeToGuest(
  at: AtVenue,
  conversation: Conversation,
  burst: Burst,
  decision: Exclude<Decision, { action: "stay_silent" }>,
): Promise<string> {
  const messageId = newId();
  const isFirstContact = conversation.notice_given_at === null;
  const notice = isFirstContact
    ? noticeText({ language: burst.language, venueName: burst.venue.name })
    : undefined;
  await addOwnMessage(at, conversation, {
    messageId,
    author: "assistant",
    member: null,
    // Every message costs the venue: notice and answer are one.
    text: notice && !decision.text.includes(notice) ? `${notice}\n\n${decision.text}` : decision.text,
    preview: decision.text,
    isAnswer: decision.action === "answer",
  });
  if (notice) {
    const { conversation_id } = conversation;
    await at.tx.run(insertNotice, {
      venueId: at.venueId,
      noticeId: newId(),
      conversationId: conversation_id,
      messageId,
      language: burst.language,
      textVersion: noticeVersion,
      givenAt: at.now,
    });
    await at.tx.run(setNoticeGiven, {
      venueId: at.venueId,
      conversationId: conversation_id,
      noticeGivenAt: at.now,
    });
  }
  return messageId;
}

async function handToStaff(
  at: AtVenue,
  conversation: Conversation,
  { reason, about }: { reason: HandOverReason; about: string },
) {
  const { conversation_id } = conversation;
  await giveToStaff(at, conversation, null);
  const lineId = await addSystemLine(at, conversation, {
    kind: "handed_over",
    reason,
    about: about.slice(0, 300),
  });
  await at.tx.run(insertHandOver, {
    venueId: at.venueId,
    handOverId: newId(),
    conversationId: conversation_id,
    reason,
    about: about.slice(0, 300),
    handedOverAt: at.now,
  });
  await raiseAlert(at, "handed_over", conversation_id, about);
  publishMessage(at, lineId);
}
