import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { StatusUpdate } from "../whatsapp/index.ts";
import {
  insertReaction,
  listQueuedReactions,
  listReactionsBeingSent,
  type MessageAtChannel,
  type ReactionRow,
  replaceQueuedReaction,
  selectLastReaction,
  selectMessageAtChannel,
  selectReactionForUpdate,
  setReactionOutcome,
  setReactionTried,
  updateReportedReaction,
} from "./outgoing-reactions.queries.ts";
import { broadcastUnchangedMessage } from "./views.ts";

export type { MessageAtChannel, ReactionRow };

/** Longer than any call to a channel can take. */
const callLifeMs = 20_000;

/** The message as its channel knows it; refused if there is none with this id. */
export async function findMessageAtChannel(at: AtVenue, messageId: string): Promise<MessageAtChannel> {
  const message = await at.tx.maybeRow(selectMessageAtChannel, { venueId: at.venueId, messageId });
  if (!message) throw refuse("not_found");
  return message;
}

/** Calls and messages of groups can be neither quoted nor reacted to in the guest's chat. */
export const isInGuestsChat = (
  message: MessageAtChannel,
): message is MessageAtChannel & { provider_message_id: string } =>
  message.provider_message_id !== null && message.group_id === null && message.kind !== "call";

/**
 * Queues the venue's reaction to a message, and returns its id; undefined if it stands already. One that is still queued
 * is replaced. The conversation must be locked.
 */
export async function queueReaction(
  at: AtVenue,
  { channelId, targetId, emoji }: { channelId: string; targetId: string; emoji: string },
): Promise<string | undefined> {
  const { venueId } = at;
  const last = await at.tx.maybeRow(selectLastReaction, { venueId, channelId, targetId });
  if (last?.state === "queued") {
    await at.tx.run(replaceQueuedReaction, { venueId, changeId: last.change_id, value: emoji });
    return last.change_id;
  }
  const isInForce = last?.state !== "failed" && last?.state !== "unknown";
  if (isInForce && (last?.value ?? "") === emoji) return undefined;
  const changeId = newId();
  await at.tx.run(insertReaction, {
    venueId,
    changeId,
    channelId,
    targetId,
    value: emoji,
    happenedAt: at.now,
  });
  return changeId;
}

/** Locks a reaction of the venue; undefined if there is none. */
export const lockReaction = (at: AtVenue, changeId: string): Promise<ReactionRow | undefined> =>
  at.tx.maybeRow(selectReactionForUpdate, { venueId: at.venueId, changeId });

/** When the calls for earlier reactions to the same message are over for certain; undefined if they are. */
export async function findReactionTurn(at: AtVenue, reaction: ReactionRow): Promise<Date | undefined> {
  const { change_id, channel_id, target_id } = reaction;
  const others = await at.tx.rows(listReactionsBeingSent, {
    venueId: at.venueId,
    channelId: channel_id,
    targetId: target_id,
    changeId: change_id,
  });
  const ends = Math.max(0, ...others.map(({ tried_at }) => tried_at.getTime() + callLifeMs));
  return ends > at.now.getTime() ? new Date(ends) : undefined;
}

/** When its call is over for certain; its process may have died. */
export const reactionCallEnds = ({ tried_at }: ReactionRow): Date =>
  new Date((tried_at?.getTime() ?? 0) + callLifeMs);

/** The call comes next. */
export const markReactionTried = (at: AtVenue, changeId: string) =>
  at.tx.run(setReactionTried, { venueId: at.venueId, changeId, triedAt: at.now });

export async function markReaction(
  at: AtVenue,
  { change_id, message_id }: Pick<ReactionRow, "change_id" | "message_id">,
  outcome: {
    state: "queued" | "accepted" | "failed" | "unknown";
    code?: string;
    providerMessageId?: string;
  },
) {
  await at.tx.run(setReactionOutcome, {
    venueId: at.venueId,
    changeId: change_id,
    state: outcome.state,
    failureCode: outcome.code ?? null,
    providerMessageId: outcome.providerMessageId ?? null,
  });
  await broadcastUnchangedMessage(at, message_id);
}

/** Applies a status update to the reaction that it is about, if it is about one. */
export async function applyReactionUpdate(at: AtVenue, channelId: string, update: StatusUpdate) {
  const { state, attemptId, providerMessageId, errors } = update;
  const isFailed = state === "failed";
  if (!isFailed && !["sent", "delivered", "read"].includes(state)) return;
  const reported = await at.tx.rows(updateReportedReaction, {
    venueId: at.venueId,
    channelId,
    attemptId,
    providerMessageId,
    state: isFailed ? "failed" : "accepted",
    failureCode: isFailed && errors[0] ? String(errors[0].code) : null,
    isDelivered: state === "delivered" || state === "read",
  });
  for (const { message_id } of reported) await broadcastUnchangedMessage(at, message_id);
}

export const listReactionsToSend = (at: AtVenue, channelId: string) =>
  at.tx.rows(listQueuedReactions, { venueId: at.venueId, channelId });
