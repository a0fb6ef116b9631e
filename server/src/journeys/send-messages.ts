import { setTimeout as pause } from "node:timers/promises";
import {
  beginAttempt,
  endAttempt,
  findNextSend,
  findRecipient,
  isWithChannel,
  lockMessage,
  lockToSend,
  markAccepted,
  markQueued,
  maxAttempts,
  pauseBeforeAttempt,
  publishMessage,
  sendMessagesQueue,
  takeConversation,
} from "../domain/conversations/index.ts";
import { channelSecretPlace } from "../domain/venues/index.ts";
import {
  findChannel,
  type GraphNumber,
  type SendOutcome,
  type TextToSend,
} from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { open } from "../platform/crypto/seal.ts";
import { Secret } from "../platform/crypto/secret.ts";
import { isDatabaseUnavailable } from "../platform/db/index.ts";
import { failpoint } from "../platform/failpoints.ts";
import { jobHandler } from "../platform/jobs/job-handler.ts";
import type { Services } from "../services.ts";
import { applyParkedUpdates, markProblem } from "./apply-status-updates.ts";
import { enqueueStatusCheck, statusAwaitedMs } from "./check-for-status-update.ts";

/** Together longer than the database takes to restart. */
const storeAttemptsMost = 12;
const storePauseMs = 1_000;
const metasGraph = "https://graph.facebook.com";

/** A message whose attempt is committed; the call to the channel comes next. */
type PreparedSend = { messageId: string; attempts: number; number: GraphNumber; message: TextToSend };

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
      failpoint("outbound.attempt-committed");
      const outcome = await services.graph.sendText(prepared.number, prepared.message);
      failpoint("outbound.answer-read");
      await retryWhileDatabaseIsAway(() =>
        services.db.atVenue(venue_id, (at) => storeOutcome(at, conversation_id, prepared, outcome)),
      );
      failpoint("outbound.outcome-committed");
    }
  },
);

export async function enqueueSend(at: AtVenue, conversationId: string, startAfter?: Date) {
  // Different keys, so that a job for later does not replace one for now.
  const key = startAfter ? `${conversationId} later` : conversationId;
  const payload = { venue_id: at.venueId, conversation_id: conversationId };
  await at.enqueue(sendMessagesQueue, payload, { key, ...(startAfter && { startAfter }) });
}

/** The channel's answer must not be lost because the database is away for a moment. */
async function retryWhileDatabaseIsAway(store: () => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store();
    } catch (error) {
      if (attempt === storeAttemptsMost || !isDatabaseUnavailable(error)) throw error;
      await pause(storePauseMs);
    }
  }
}

async function prepareSend(
  at: AtVenue,
  services: Services,
  conversationId: string,
): Promise<PreparedSend | undefined> {
  // Messages are locked before their conversation everywhere, so that units cannot deadlock. The conversation's lock
  // waits for a unit that is adding a message and found this job already enqueued.
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
      await markProblem(at, conversationId, message, "unknown", "died_sending");
      if (message.open_attempt_id) await endAttempt(at, message.open_attempt_id, { outcome: "died" });
      continue;
    }
    if (next.comeBackAt) await enqueueSend(at, conversationId, next.comeBackAt);
    const number = await graphNumber(at, services, message.channel_id);
    if (!number) {
      await markProblem(at, conversationId, message, "failed", "not_connected");
      continue;
    }
    const { phone, whatsapp_user_id } = await findRecipient(at, conversationId);
    const attemptId = await beginAttempt(at, message.message_id);
    failpoint("outbound.attempt-added");
    publishMessage(at, message.message_id);
    return {
      messageId: message.message_id,
      attempts: message.attempts + 1,
      number,
      message: {
        to: { phone, whatsappUserId: whatsapp_user_id },
        text: message.text,
        attemptId,
      },
    };
  }
}

/** Undefined if the number has no usable connection. */
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
  prepared: PreparedSend,
  outcome: SendOutcome,
) {
  const { messageId, message } = prepared;
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
  // A status update that arrived meanwhile knows more than this answer.
  if (isWithChannel(sent.state)) return;
  if (outcome.outcome === "not_sent" && prepared.attempts < maxAttempts) {
    const again = new Date(at.now.getTime() + pauseBeforeAttempt(prepared.attempts, Math.random()));
    await markQueued(at, messageId, { code: outcome.code, again });
    return publishMessage(at, messageId);
  }
  const state = outcome.outcome === "unknown" ? "unknown" : "failed";
  await markProblem(at, conversationId, sent, state, outcome.code);
}
