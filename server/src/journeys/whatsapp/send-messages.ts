import { setTimeout as pause } from "node:timers/promises";
import { channelRules } from "@bellhop/contract/channel-kinds";
import { raiseChannelAlert } from "../../domain/alerts/index.ts";
import { broadcastConversation, lockConversationIfAny } from "../../domain/conversations/index.ts";
import {
  beginAttempt,
  type DeliveryRow,
  endAttempt,
  findNextSend,
  findRecipient,
  isWithChannel,
  lockMessageIfAny,
  lockToSend,
  markAccepted,
  markInOutbox,
  markQueued,
  markSent,
  markTrouble,
  maxAttempts,
  pauseBeforeAttempt,
  sendMessagesQueue,
} from "../../domain/delivery/index.ts";
import { noteWhoAnswers } from "../../domain/guests/index.ts";
import { findMedia, type MediaRow, mediaFile, setUploaded } from "../../domain/media/index.ts";
import { broadcastMessage, type StoredContent } from "../../domain/messages/index.ts";
import { findSentFirst } from "../../domain/proactive/index.ts";
import {
  findChannel,
  type GraphNumber,
  isPassing,
  type MessageToSend,
  type OutgoingContent,
  type SendOutcome,
  type StopReason,
  stopReasonOf,
  stopSending,
} from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";
import { isStillRight } from "../proactive/is-still-right.ts";
import { applyParkedUpdates, markProblem } from "./apply-status-updates.ts";
import { enqueueStatusCheck, statusAwaitedMs } from "./check-for-status-update.ts";
import { fillDoorCode } from "./fill-door-code.ts";
import { graphNumber } from "./graph-number.ts";
import { retryWhileDatabaseIsAway } from "./retry-while-database-is-away.ts";
import { waitOfGuest, waitOfNumber } from "./wait-of-number.ts";

/** A message whose attempt is committed; the call to the channel comes next. */
type PreparedSend = {
  messageId: string;
  attempts: number;
  number: GraphNumber;
  /** Its content is complete once its file is uploaded. */
  message: MessageToSend;
  file: MediaRow | undefined;
};

/**
 * Sends the queued messages of a conversation, one after the other. Each attempt is committed before its call: if the
 * process dies in between, the message's fate is unknown, but it is never sent twice.
 */
export const sendMessages = jobHandler(
  sendMessagesQueue,
  async ({ venue_id, conversation_id }, services: Services) => {
    failpoint("outbound.woken");
    for (;;) {
      const prepared = await services.db.atVenue(venue_id, (at) =>
        prepareSend(at, services, conversation_id),
      );
      if (!prepared) return;
      if ("waitMs" in prepared) {
        await pause(prepared.waitMs);
        continue;
      }
      if ("mailOf" in prepared) {
        await queueAsMail(services, venue_id, prepared.mailOf);
        continue;
      }
      failpoint("outbound.attempt-committed");
      const outcome = await sendPrepared(services, venue_id, prepared);
      failpoint("outbound.answer-read");
      if (outcome.outcome !== "sent") {
        const { outcome: result, code } = outcome;
        services.log.warn({ venue: venue_id, result, code }, "WhatsApp did not take a message");
      }
      await retryWhileDatabaseIsAway(() =>
        services.db.atVenue(venue_id, (at) => storeOutcome(at, conversation_id, prepared, outcome)),
      );
      failpoint("outbound.outcome-committed");
    }
  },
);

/** A file is uploaded before its message is sent, once: WhatsApp keeps it for some weeks. */
async function sendPrepared(
  services: Services,
  venueId: number,
  { number, message, file }: PreparedSend,
): Promise<SendOutcome> {
  if (!file) return services.graph.send(number, message);
  const { kind, file_name: fileName } = file;
  const uploaded = await uploadFile(services, venueId, number, file);
  if ("code" in uploaded) {
    const outcome = isPassing(uploaded.code) ? "not_sent" : "refused";
    return { outcome, code: uploaded.code, detail: uploaded.detail };
  }
  const content = { kind: "file", file: { kind, providerMediaId: uploaded.id, fileName } } as const;
  return services.graph.send(number, { ...message, content });
}

async function uploadFile(
  { config, graph, db }: Services,
  venueId: number,
  number: GraphNumber,
  { media_id, provider_media_id, mime_type, file_name }: MediaRow,
) {
  if (provider_media_id !== null) return { id: provider_media_id };
  const path = mediaFile(config.dataDir, venueId, media_id);
  const uploaded = await graph.upload(number, { path, mimeType: mime_type, fileName: file_name ?? "file" });
  if ("id" in uploaded) await db.atVenue(venueId, (at) => setUploaded(at, media_id, uploaded.id));
  return uploaded;
}

export async function enqueueSend(at: AtVenue, conversationId: string, startAfter?: Date) {
  // Different keys, so that a job for later does not replace one for now.
  const key = startAfter ? `${conversationId} later` : conversationId;
  const payload = { venue_id: at.venueId, conversation_id: conversationId };
  await at.enqueue(sendMessagesQueue, payload, { key, ...(startAfter && { startAfter }) });
}

async function prepareSend(
  at: AtVenue,
  services: Services,
  conversationId: string,
): Promise<PreparedSend | { waitMs: number } | { mailOf: string } | undefined> {
  // Messages are locked before their conversation everywhere, so that units cannot deadlock. The conversation's lock
  // waits for a unit that is adding a message and found this job already enqueued.
  await lockToSend(at, conversationId);
  if (!(await lockConversationIfAny(at, conversationId))) return undefined;
  for (;;) {
    // What a stopped connection holds up is sent once it works again, which enqueues it.
    const next = await findNextSend(at, conversationId);
    if (next.do === "nothing") return undefined;
    if (next.do === "wait") {
      await enqueueSend(at, conversationId, next.until);
      return undefined;
    }
    const { message } = next;
    if (next.do === "mark unknown") {
      await markProblem(at, conversationId, message, "unknown", "died_sending");
      if (message.open_attempt_id) await endAttempt(at, message.open_attempt_id, { outcome: "died" });
      continue;
    }
    const channel = await findChannel(at, message.channel_id);
    if (channelRules[channel.kind].isPage) {
      await markSent(at, message.message_id);
      broadcastMessage(at, message.message_id);
      continue;
    }
    if (channelRules[channel.kind].isMail) return { mailOf: message.message_id };
    if (next.comeBackAt) await enqueueSend(at, conversationId, next.comeBackAt);
    const number = await graphNumber(at, services, message.channel_id);
    if (!number) {
      await markProblem(at, conversationId, message, "failed", "not_connected");
      continue;
    }
    const waitMs = waitOfNumber(channel);
    if (waitMs > 0) return { waitMs };
    const guestWaitMs = waitOfGuest(channel, conversationId);
    if (guestWaitMs > 0) {
      await enqueueSend(at, conversationId, new Date(at.now.getTime() + guestWaitMs));
      return undefined;
    }
    if (message.author === "rule" && !(await stillFitsStay(at, message))) {
      // Staff have nothing to do about it.
      await markTrouble(at, message.message_id, "failed", "stay_changed");
      broadcastConversation(at, conversationId, message.message_id);
      continue;
    }
    const filled = await fillDoorCode(at, services, message);
    if (!filled) {
      await markProblem(at, conversationId, message, "failed", "door_code_changed");
      continue;
    }
    const { phone, whatsapp_user_id } = await findRecipient(at, conversationId);
    const { text, content } = filled;
    const file = content?.kind === "media" ? await findMedia(at, content.media_id) : undefined;
    const attemptId = await beginAttempt(at, message.message_id);
    failpoint("outbound.attempt-added");
    broadcastMessage(at, message.message_id);
    return {
      messageId: message.message_id,
      attempts: message.attempts + 1,
      number,
      message: {
        to: { phone, whatsappUserId: whatsapp_user_id },
        text,
        isTyped: message.author === "staff" || message.author === "rule",
        content: outgoingContent(content),
        quotedId: message.quoted_id,
        attemptId,
      },
      file,
    };
  }
}

/** A message of a rule may have waited for the number. */
async function stillFitsStay(at: AtVenue, { message_id }: { message_id: string }): Promise<boolean> {
  const first = await findSentFirst(at, message_id);
  return !first || isStillRight(at, first);
}

/** The mail is queued together with the message's new state. */
function queueAsMail({ db, mail }: Services, venueId: number, messageId: string): Promise<void> {
  return db.atInstallation(async (above) => {
    const isQueued = await above.inVenue(venueId, async (at) => {
      const message = await lockMessageIfAny(at, messageId);
      if (message?.state !== "queued") return false;
      if (mail.canSend) await markInOutbox(at, messageId);
      else await markProblem(at, message.conversation_id, message, "failed", "no_mail_server");
      broadcastMessage(at, messageId);
      return true;
    });
    if (isQueued && mail.canSend) await mail.queueGuestMessage(above, { venueId, messageId });
  });
}

/** Kinds that are only received are not sent. */
function outgoingContent(content: StoredContent | null): OutgoingContent | null {
  switch (content?.kind) {
    case "buttons":
    case "list":
    case "location_request":
    case "contact_request":
    case "template":
      return content;
    default:
      return null;
  }
}

/** The connection is refused: the message waits until it is repaired, and so do all after it. */
async function holdBack(
  at: AtVenue,
  { message_id, channel_id, conversation_id }: DeliveryRow,
  because: StopReason,
  { code, detail }: { code: string; detail: string },
) {
  await markQueued(at, message_id);
  await stopSending(at, channel_id, because);
  const cause = because === "account_blocked" ? "sending_stopped" : "connection_broken";
  await raiseChannelAlert(at, cause, channel_id, `${code} ${detail}`.trim());
  broadcastConversation(at, conversation_id, message_id);
}

/** WhatsApp gives a thread to who sends, whichever agent on the number had it. */
async function takeThreadBack(at: AtVenue, conversationId: string, channelId: string) {
  const conversation = await lockConversationIfAny(at, conversationId);
  if (!conversation?.is_answered_elsewhere) return;
  await noteWhoAnswers(at, { guestId: conversation.guest_id, channelId }, true, at.now);
  broadcastConversation(at, conversationId);
}

async function storeOutcome(
  at: AtVenue,
  conversationId: string,
  prepared: PreparedSend,
  outcome: SendOutcome,
) {
  const { messageId, message } = prepared;
  const isSent = outcome.outcome === "sent";
  const sent = await lockMessageIfAny(at, messageId);
  // The guest was deleted meanwhile: nothing is kept of the answer.
  await endAttempt(at, message.attemptId, sent ? outcome : { outcome: "died" });
  failpoint("outbound.outcome-added");
  if (!sent) return;

  if (isSent) {
    if (!isWithChannel(sent.state)) {
      await markAccepted(at, messageId, outcome.providerMessageId);
      // A template does not take a thread over.
      if (message.content?.kind !== "template") await takeThreadBack(at, conversationId, sent.channel_id);
      sent.state = "accepted";
    }
    await applyParkedUpdates(at, sent, outcome.providerMessageId, message.attemptId);
    if (sent.state === "accepted") {
      await enqueueStatusCheck(at, conversationId, new Date(at.now.getTime() + statusAwaitedMs));
    }
    return broadcastMessage(at, messageId);
  }
  // A status update that arrived meanwhile knows more than this answer.
  if (isWithChannel(sent.state)) return;
  const stopped = outcome.outcome === "refused" ? stopReasonOf(outcome.code) : undefined;
  if (stopped) return holdBack(at, sent, stopped, outcome);
  if (outcome.outcome === "not_sent" && prepared.attempts < maxAttempts) {
    const again = new Date(
      at.now.getTime() + pauseBeforeAttempt(prepared.attempts, outcome.code, Math.random()),
    );
    await markQueued(at, messageId, { code: outcome.code, again });
    return broadcastMessage(at, messageId);
  }
  const state = outcome.outcome === "unknown" ? "unknown" : "failed";
  await markProblem(at, conversationId, sent, state, outcome.code);
}
