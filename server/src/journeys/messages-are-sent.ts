import { raiseAlert } from "../domain/alerts/index.ts";
import {
  type DeliveryRow,
  endAttempt,
  findRecipient,
  insertAttempt,
  isWithChannel,
  listToSend,
  lockMessage,
  lockToSend,
  nextToSend,
  pauseBeforeTry,
  refreshWaiting,
  setDelivery,
  tellConversation,
  tellMessage,
  triesMost,
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
import { newId } from "../platform/ids.ts";
import { parkedReportsApply } from "./delivery-is-reported.ts";
import { askForReports, silenceMs } from "./no-report-comes.ts";
import { type Parts, workOf } from "./parts.ts";
import { sendMessages } from "./queues.ts";

const metasGraph = "https://graph.facebook.com";

/** One message on its way: its attempt is committed, the call has yet to be made. */
type Departure = { messageId: string; tries: number; number: GraphNumber; message: TextToSend };

/**
 * The queued messages of a conversation go to its channel, one after the other. Each attempt is committed before
 * its call, so that a death in between leaves a message of unknown fate, and never one that is sent twice.
 */
export const messagesAreSent = workOf(sendMessages, async ({ venue_id, conversation_id }, parts) => {
  for (;;) {
    const departure = await parts.db.atVenue(venue_id, (at) => depart(at, parts, conversation_id));
    if (!departure) return;
    const outcome = await parts.graph.sendText(departure.number, departure.message);
    await parts.db.atVenue(venue_id, (at) => noteOutcome(at, conversation_id, departure, outcome));
  }
});

/** Asks for the queued messages of a conversation to be sent, now or later. */
export async function askToSend(at: AtVenue, conversationId: string, startAfter?: Date) {
  // A send that waits must not hold up one that need not: they are asked for under different keys.
  const key = startAfter ? `${conversationId} later` : conversationId;
  const payload = { venue_id: at.venueId, conversation_id: conversationId };
  await at.enqueue(sendMessages, payload, { key, ...(startAfter && { startAfter }) });
}

async function depart(at: AtVenue, parts: Parts, conversationId: string): Promise<Departure | undefined> {
  // Existing messages are locked before their conversation everywhere, so that no two units wait for each other.
  await at.tx.rows(lockToSend, [at.venueId, conversationId]);
  for (;;) {
    const next = nextToSend(await at.tx.rows(listToSend, [at.venueId, conversationId]), at.now);
    if (next.do === "nothing") return undefined;
    if (next.do === "wait") {
      await askToSend(at, conversationId, next.until);
      return undefined;
    }
    const { message } = next;
    if (next.do === "mark unknown") {
      const outcome = { outcome: "unknown", code: "died_sending", detail: "" } as const;
      await fateIsUnknown(at, conversationId, message.message_id, outcome);
      if (message.open_attempt_id)
        await at.tx.run(endAttempt, [at.venueId, message.open_attempt_id, at.now, "unknown", null]);
      continue;
    }
    if (next.comeBackAt) await askToSend(at, conversationId, next.comeBackAt);
    const { phone, whatsapp_user_id } = await at.tx.row(findRecipient, [at.venueId, conversationId]);
    const attemptId = newId();
    await at.tx.run(insertAttempt, [at.venueId, attemptId, message.message_id, at.now]);
    await at.tx.run(setDelivery, [at.venueId, message.message_id, "sending", null, null, null]);
    await tellMessage(at, message.message_id);
    return {
      messageId: message.message_id,
      tries: message.tries + 1,
      number: await graphNumber(at, parts, message.channel_id),
      message: {
        to: { phone, whatsappUserId: whatsapp_user_id },
        text: message.text,
        attemptId,
      },
    };
  }
}

async function graphNumber(at: AtVenue, parts: Parts, channelId: string): Promise<GraphNumber> {
  const channel = await at.tx.row(findChannel, [at.venueId, channelId]);
  if (!channel.phone_number_id || !channel.access_token_sealed)
    throw new Error("The channel has no number to send from");
  const { graphUrl, graphVersion } = parts.config.whatsapp;
  return {
    baseUrl: channel.kind === "simulator" ? `${parts.selfUrl()}/simulator/graph` : (graphUrl ?? metasGraph),
    version: graphVersion,
    phoneNumberId: channel.phone_number_id,
    accessToken: open(
      parts.sealingKey,
      channel.access_token_sealed,
      channelSecretPlace(at.venueId, channelId),
    ),
  };
}

async function noteOutcome(at: AtVenue, conversationId: string, departure: Departure, outcome: SendOutcome) {
  const { messageId, message } = departure;
  const error =
    outcome.outcome === "sent" ? null : JSON.stringify({ code: outcome.code, detail: outcome.detail });
  await at.tx.run(endAttempt, [at.venueId, message.attemptId, at.now, outcome.outcome, error]);
  const sent = await at.tx.row(lockMessage, [at.venueId, messageId]);

  if (outcome.outcome === "sent") {
    if (!isWithChannel(sent.state)) {
      await at.tx.run(setDelivery, [
        at.venueId,
        messageId,
        "accepted",
        null,
        null,
        outcome.providerMessageId,
      ]);
      sent.state = "accepted";
    }
    await parkedReportsApply(at, sent, outcome.providerMessageId, message.attemptId);
    if (sent.state === "accepted") {
      await askForReports(at, conversationId, new Date(at.now.getTime() + silenceMs));
    }
    await tellMessage(at, messageId);
    return;
  }
  // A report has meanwhile said more than this answer does.
  if (isWithChannel(sent.state)) return;
  if (outcome.outcome === "unknown") return fateIsUnknown(at, conversationId, messageId, outcome);
  if (outcome.outcome === "not_sent" && departure.tries < triesMost) {
    const again = new Date(at.now.getTime() + pauseBeforeTry(departure.tries, Math.random()));
    await at.tx.run(setDelivery, [at.venueId, messageId, "queued", outcome.code, again, null]);
    await tellMessage(at, messageId);
    return;
  }
  await at.tx.run(setDelivery, [at.venueId, messageId, "failed", outcome.code, null, null]);
  await sendWentWrong(at, conversationId, sent, "send_failed");
}

async function fateIsUnknown(
  at: AtVenue,
  conversationId: string,
  messageId: string,
  outcome: { code: string },
) {
  const message = await at.tx.row(lockMessage, [at.venueId, messageId]);
  await at.tx.run(setDelivery, [at.venueId, messageId, "unknown", outcome.code, null, null]);
  await sendWentWrong(at, conversationId, message, "send_unknown");
}

async function sendWentWrong(
  at: AtVenue,
  conversationId: string,
  message: DeliveryRow,
  cause: "send_failed" | "send_unknown",
) {
  await at.tx.run(refreshWaiting, [at.venueId, conversationId]);
  await raiseAlert(at, cause, conversationId, message.text);
  await tellConversation(at, conversationId, message.message_id);
}
