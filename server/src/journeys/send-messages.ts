import { setTimeout as pause } from "node:timers/promises";
import { raiseAlert } from "../domain/alerts/index.ts";
import {
  beginAttempt,
  closeReplyWindow,
  endAttempt,
  findNextSend,
  findRecipient,
  isWithChannel,
  lockMessage,
  lockToSend,
  markAccepted,
  markQueued,
  markTrouble,
  pauseBeforeTry,
  publishConversation,
  publishMessage,
  refreshWaiting,
  sendMessagesQueue,
  takeConversation,
  triesMost,
} from "../domain/conversations/index.ts";
import { channelSecretPlace } from "../domain/venues/index.ts";
import {
  findChannel,
  type GraphNumber,
  type SendOutcome,
  saysWindowIsClosed,
  type TextToSend,
} from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { open } from "../platform/crypto/seal.ts";
import { Secret } from "../platform/crypto/secret.ts";
import { isDatabaseAway } from "../platform/db/index.ts";
import { failpoint } from "../platform/failpoints.ts";
import { jobHandler } from "../platform/jobs/job-handler.ts";
import type { Services } from "../services.ts";
import { applyParkedUpdates } from "./apply-status-updates.ts";
import { enqueueStatusCheck, statusAwaitedMs } from "./check-for-status-update.ts";

/** Together longer than the database takes to come back by itself. */
const notesMost = 12;
const notePauseMs = 1_000;
const metasGraph = "https://graph.facebook.com";

/** One message on its way: its attempt is committed, the call has yet to be made. */
type PreparedSend = { messageId: string; tries: number; number: GraphNumber; message: TextToSend };

/**
 * The queued messages of a conversation go to its channel, one after the other. Each attempt is committed before
 * its call, so that a death in between leaves a message of unknown fate, and never one that is sent twice.
 */
export const sendMessages = jobHandler(
  sendMessagesQueue,
  async ({ venue_id, conversation_id }, services: Services) => {
    failpoint("outbound.woken");
    for (;;) {
      const departure = await services.db.atVenue(venue_id, (at) =>
        prepareNext(at, services, conversation_id),
      );
      if (!departure) return;
      failpoint("outbound.attempt-committed");
      const outcome = await services.graph.sendText(departure.number, departure.message);
      failpoint("outbound.answer-read");
      await retryWhileDatabaseIsAway(() =>
        services.db.atVenue(venue_id, (at) => storeOutcome(at, conversation_id, departure, outcome)),
      );
      failpoint("outbound.outcome-committed");
    }
  },
);

/** Asks for the queued messages of a conversation to be sent, now or later. */
export async function enqueueSend(at: AtVenue, conversationId: string, startAfter?: Date) {
  // A send that waits must not hold up one that need not: they are asked for under different keys.
  const key = startAfter ? `${conversationId} later` : conversationId;
  const payload = { venue_id: at.venueId, conversation_id: conversationId };
  await at.enqueue(sendMessagesQueue, payload, { key, ...(startAfter && { startAfter }) });
}

/** What the channel said must not be lost to a database that is away or busy for a moment. */
async function retryWhileDatabaseIsAway(note: () => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await note();
    } catch (error) {
      if (attempt === notesMost || !isDatabaseAway(error)) throw error;
      await pause(notePauseMs);
    }
  }
}

async function prepareNext(
  at: AtVenue,
  services: Services,
  conversationId: string,
): Promise<PreparedSend | undefined> {
  // Messages are locked before their conversation everywhere: no deadlocks. The conversation's lock waits for a unit
  // that is adding a message and relies on this job to send it.
  await lockToSend(at, conversationId);
  await takeConversation(at, conversationId);
  for (;;) {
    const next = await findNextSend(at, conversationId);
    if (next.do === "nothing") return undefined;
    if (next.do === "wait") {
      await enqueueSend(at, conversationId, next.until);
      return undefined;
    }
    const { message } = next;
    if (next.do === "mark unknown") {
      await markProblem(at, conversationId, message.message_id, "unknown", "died_sending");
      if (message.open_attempt_id) await endAttempt(at, message.open_attempt_id, { outcome: "died" });
      continue;
    }
    if (next.comeBackAt) await enqueueSend(at, conversationId, next.comeBackAt);
    const number = await graphNumber(at, services, message.channel_id);
    if (!number) {
      await markProblem(at, conversationId, message.message_id, "failed", "not_connected");
      continue;
    }
    const { phone, whatsapp_user_id } = await findRecipient(at, conversationId);
    const attemptId = await beginAttempt(at, message.message_id);
    failpoint("outbound.attempt-added");
    publishMessage(at, message.message_id);
    return {
      messageId: message.message_id,
      tries: message.tries + 1,
      number,
      message: {
        to: { phone, whatsappUserId: whatsapp_user_id },
        text: message.text,
        attemptId,
      },
    };
  }
}

/** Undefined if the channel is not connected or its token cannot be opened. */
async function graphNumber(
  at: AtVenue,
  services: Services,
  channelId: string,
): Promise<GraphNumber | undefined> {
  const channel = await findChannel(at, channelId);
  if (!channel.phone_number_id || !channel.access_token_sealed) return undefined;
  const place = channelSecretPlace(at.venueId, channelId);
  try {
    const { graphUrl, graphVersion } = services.config.whatsapp;
    return {
      baseUrl:
        channel.kind === "simulator" ? `${services.selfUrl()}/simulator/graph` : (graphUrl ?? metasGraph),
      version: graphVersion,
      phoneNumberId: channel.phone_number_id,
      accessToken: new Secret(open(services.sealingKey, channel.access_token_sealed, place)),
    };
  } catch (error) {
    services.log.error(
      { venue: at.venueId, channel: channelId, err: error },
      "a channel's token does not open",
    );
    return undefined;
  }
}

async function storeOutcome(
  at: AtVenue,
  conversationId: string,
  departure: PreparedSend,
  outcome: SendOutcome,
) {
  const { messageId, message } = departure;
  const isSent = outcome.outcome === "sent";
  await endAttempt(at, message.attemptId, outcome);
  failpoint("outbound.outcome-added");
  const sent = await lockMessage(at, messageId);

  if (isSent) {
    if (!isWithChannel(sent.state)) {
      await markAccepted(at, messageId, outcome.providerMessageId);
      sent.state = "accepted";
    }
    await applyParkedUpdates(at, sent, outcome.providerMessageId, message.attemptId);
    if (sent.state === "accepted") {
      await enqueueStatusCheck(at, conversationId, new Date(at.now.getTime() + statusAwaitedMs));
    }
    return publishMessage(at, messageId);
  }
  // A status update has come first, and says more than this answer.
  if (isWithChannel(sent.state)) return;
  if (outcome.outcome === "not_sent" && departure.tries < triesMost) {
    const again = new Date(at.now.getTime() + pauseBeforeTry(departure.tries, Math.random()));
    await markQueued(at, messageId, { code: outcome.code, again });
    return publishMessage(at, messageId);
  }
  const state = outcome.outcome === "unknown" ? "unknown" : "failed";
  await markProblem(at, conversationId, messageId, state, outcome.code);
}

/** Staff see why a message was not sent, and that the guest still waits. */
async function markProblem(
  at: AtVenue,
  conversationId: string,
  messageId: string,
  state: "failed" | "unknown",
  code: string,
) {
  const { text } = await lockMessage(at, messageId);
  await markTrouble(at, messageId, state, code);
  if (saysWindowIsClosed(code)) await closeReplyWindow(at, conversationId);
  await at.tx.run(refreshWaiting, { venueId: at.venueId, conversationId });
  await raiseAlert(at, state === "failed" ? "send_failed" : "send_unknown", conversationId, text);
  publishConversation(at, conversationId, messageId);
}
