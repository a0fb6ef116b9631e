import { raiseChannelAlert } from "../../domain/alerts/index.ts";
import { findRecipient, maxAttempts, pauseBeforeAttempt } from "../../domain/delivery/index.ts";
import {
  findReactionTurn,
  lockReaction,
  markReaction,
  markReactionTried,
  type ReactionRow,
  reactionCallEnds,
  sendReactionQueue,
} from "../../domain/messages/index.ts";
import { findChannel, type SendOutcome, stopReasonOf, stopSending } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";
import { applyErrorCode } from "./apply-error-code.ts";
import { graphNumber } from "./graph-number.ts";
import { retryWhileDatabaseIsAway } from "./retry-while-database-is-away.ts";
import { waitOfGuest, waitOfNumber } from "./wait-of-number.ts";

/**
 * Sends the venue's reaction to a message. Like a message, it is marked as tried before the call: if the process dies in
 * between, its fate is unknown, but it is not sent again. The reaction's id is the callback token.
 */
export const sendReaction = jobHandler(
  sendReactionQueue,
  async ({ venue_id, change_id }, services: Services) => {
    const prepared = await services.db.atVenue(venue_id, (at) => prepareReaction(at, services, change_id));
    if (!prepared) return;
    const { number, to, reaction } = prepared;
    const outcome = await services.graph.react(number, {
      to,
      targetId: reaction.target_id,
      emoji: reaction.value,
      attemptId: change_id,
    });
    await retryWhileDatabaseIsAway(() =>
      services.db.atVenue(venue_id, (at) => storeOutcome(at, change_id, outcome)),
    );
  },
);

export async function enqueueReaction(at: AtVenue, changeId: string, startAfter?: Date) {
  // Different keys, so that a job for later does not replace one for now.
  const key = startAfter ? `${changeId} later` : changeId;
  const payload = { venue_id: at.venueId, change_id: changeId };
  await at.enqueue(sendReactionQueue, payload, { key, ...(startAfter && { startAfter }) });
}

async function prepareReaction(at: AtVenue, services: Services, changeId: string) {
  const reaction = await lockReaction(at, changeId);
  if (reaction?.state === "sending") return endIfDead(at, reaction);
  if (reaction?.state !== "queued") return undefined;
  const channel = await findChannel(at, reaction.channel_id);
  // It is sent once the connection works again, which enqueues it.
  if (channel.sending_stopped_because !== null) return undefined;
  const turn = await findReactionTurn(at, reaction);
  if (turn) return wait(at, changeId, turn);
  const number = await graphNumber(at, services, reaction.channel_id);
  if (!number) {
    await markReactionTried(at, changeId);
    await markReaction(at, reaction, { state: "failed", code: "not_connected" });
    return undefined;
  }
  const waitMs = waitOfNumber(channel) || waitOfGuest(channel, reaction.conversation_id);
  if (waitMs > 0) return wait(at, changeId, new Date(at.now.getTime() + waitMs));
  const { phone, whatsapp_user_id } = await findRecipient(at, reaction.conversation_id);
  await markReactionTried(at, changeId);
  return { number, to: { phone, whatsappUserId: whatsapp_user_id }, reaction };
}

async function wait(at: AtVenue, changeId: string, until: Date): Promise<undefined> {
  await enqueueReaction(at, changeId, until);
}

/** Another process may still be at it. */
async function endIfDead(at: AtVenue, reaction: ReactionRow): Promise<undefined> {
  const endsAt = reactionCallEnds(reaction);
  if (endsAt > at.now) return wait(at, reaction.change_id, endsAt);
  await markReaction(at, reaction, { state: "unknown", code: "died_sending" });
}

async function storeOutcome(at: AtVenue, changeId: string, outcome: SendOutcome) {
  const reaction = await lockReaction(at, changeId);
  // A status update that arrived meanwhile knows more than this answer.
  if (reaction?.state !== "sending") return;
  if (outcome.outcome === "sent") {
    const { providerMessageId } = outcome;
    return markReaction(at, reaction, { state: "accepted", providerMessageId });
  }
  const { code } = outcome;
  const { channel_id: channelId, conversation_id: conversationId } = reaction;
  const stopped = outcome.outcome === "refused" ? stopReasonOf(code) : undefined;
  if (stopped) {
    await markReaction(at, reaction, { state: "queued" });
    await stopSending(at, channelId, stopped);
    const cause = stopped === "account_blocked" ? "sending_stopped" : "connection_broken";
    return raiseChannelAlert(at, cause, channelId, `${code} ${outcome.detail}`.trim());
  }
  if (outcome.outcome === "not_sent" && reaction.attempts < maxAttempts) {
    await markReaction(at, reaction, { state: "queued" });
    const pauseMs = pauseBeforeAttempt(reaction.attempts, code, Math.random());
    return enqueueReaction(at, changeId, new Date(at.now.getTime() + pauseMs));
  }
  await markReaction(at, reaction, { state: outcome.outcome === "unknown" ? "unknown" : "failed", code });
  await applyErrorCode(at, { conversationId, channelId }, code, at.now);
}
