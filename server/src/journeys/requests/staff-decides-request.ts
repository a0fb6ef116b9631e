import type { InputOf } from "@bellhop/contract/call";
import type {
  DecisionWithReply,
  decideRequest as decideCall,
  Request,
  RequestMove,
} from "@bellhop/contract/requests";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { type Conversation, lockConversation } from "../../domain/conversations/index.ts";
import { findOpenRequestQuestion, markQuestionAnswered } from "../../domain/questions/index.ts";
import {
  applyStep,
  findRequestPlace,
  isLastUndecided,
  lockRequest,
  nextState,
  type RequestValues,
  requirePossible,
  requireVersion,
  type StepBy,
  type StoredRequest,
  viewRequest,
} from "../../domain/requests/index.ts";
import { findVenue, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import { refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import { findExtraIfAny } from "./find-extra.ts";
import { planExpiry, timesOf } from "./plan-expiry.ts";
import { showStep } from "./show-step.ts";
import { settleConversation, tellGuest } from "./tell-guest.ts";

export type StaffActor = Actor & { member_id: string };

export const memberStep = ({ member_id, name }: { member_id: string; name: string }): StepBy => ({
  who: "member",
  name,
  memberId: member_id,
});

/** A member decides a request. `words` tell the guest, in the same transaction. */
export async function staffDecidesRequest(
  at: AtVenue,
  member: StaffActor,
  { words, new_message_id, undo_seconds, ...decision }: InputOf<typeof decideCall>,
): Promise<Request> {
  const place = await findRequestPlace(at, decision.request_id);
  const conversation = place.conversation_id ? await lockConversation(at, place.conversation_id) : undefined;
  if (words !== null && !conversation) throw refuseField("words", "guest_without_conversation");
  const messageId = words === null ? null : (new_message_id ?? newId());
  const venue = await findVenue(at);
  await decide(at, member, venue, conversation, decision, messageId);
  if (conversation && words !== null && messageId !== null)
    await tellGuest(at, conversation, { messageId, text: words, member, undoSeconds: undo_seconds });
  if (conversation) await settleConversation(at, conversation);
  failpoint("request.before-commit");
  return viewRequest(at, decision.request_id);
}

/** Decides one request of a locked conversation. `messageId`: the message that tells the guest. */
export async function decide(
  at: AtVenue,
  member: StaffActor,
  venue: Venue,
  conversation: Conversation | undefined,
  decision: DecisionWithReply,
  messageId: string | null,
) {
  const request = await lockRequest(at, decision.request_id);
  await requireVersion(at, request, decision.version);
  const { state: before } = request;
  const changes = await changesOf(at, venue, request, decision, member);
  const answeredQuestionId = await answerRequestQuestion(at, request, member.name);
  const decided = await applyStep(at, request, changes, {
    what: decision.decision,
    by: memberStep(member),
    reason: decision.reason,
    messageId,
    answeredQuestionId,
  });
  await planExpiry(at, decided);
  await showStep(at, conversation, decided, decision.decision, memberStep(member));
  await recordChange(at, member, {
    kind: "request_decided",
    subject: { id: request.request_id, name: request.kind },
    // A second proposal leaves the state as it is.
    before: {
      state: before,
      day: request.proposed_day,
      time: request.proposed_time,
      version: request.version,
    },
    after: {
      state: decided.state,
      day: decided.proposed_day,
      time: decided.proposed_time,
      version: decided.version,
    },
  });
  failpoint("request.decided");
}

async function changesOf(
  at: AtVenue,
  venue: Venue,
  request: StoredRequest,
  { decision, day, time, anyway = false }: DecisionWithReply,
  member: { member_id: string; name: string },
): Promise<Partial<RequestValues>> {
  const to = requireNext(at, request, decision, "member");
  switch (decision) {
    case "propose":
      return { state: to, ...(await proposal(at, venue, request, { day: day ?? null, time: time ?? null })) };
    case "confirm": {
      const agreed = {
        ...agreedTime(request),
        ...(day !== undefined && { day }),
        ...(time !== undefined && { time }),
      };
      await requireExtra(at, venue, { ...request, ...agreed }, anyway);
      return { state: to, ...agreed, expires_at: null };
    }
    case "start":
      return {
        state: to,
        expires_at: null,
        ...(request.assignee_name === null && {
          assignee_member_id: member.member_id,
          assignee_name: member.name,
        }),
      };
    default:
      return { state: to, expires_at: null };
  }
}

/** The state after a move. Refused if this state has none. */
export function requireNext(
  at: AtVenue,
  { state, expires_at }: StoredRequest,
  move: RequestMove,
  by: StepBy["who"],
): StoredRequest["state"] {
  const next = nextState(state, move, { by, now: at.now, expiresAt: expires_at });
  if ("whyNot" in next) throw refuseNotPossible("step_not_next");
  return next.to;
}

/** What staff proposed, if the guest has it to decide. */
export function agreedTime(request: StoredRequest): Partial<Pick<RequestValues, "day" | "time">> {
  const { state, proposed_day, proposed_time } = request;
  if (state !== "proposed") return {};
  return {
    ...(proposed_day !== null && { day: proposed_day }),
    ...(proposed_time !== null && { time: proposed_time }),
  };
}

async function proposal(
  at: AtVenue,
  venue: Venue,
  request: StoredRequest,
  { day, time }: { day: string | null; time: string | null },
): Promise<Partial<RequestValues>> {
  if (day === null && time === null) throw refuseField("time", "time_invalid");
  const proposed = { proposed_day: day ?? request.day, proposed_time: time };
  const wish = { kind: request.kind, day: proposed.proposed_day, time: time ?? request.time };
  // The guest has until that time to decide.
  return { ...proposed, expires_at: (await timesOf(at, venue, wish)).expires_at };
}

/** True at this moment, and until the unit ends: other orders of the day wait for it. */
export async function requireExtra(
  at: AtVenue,
  venue: Venue,
  request: Pick<StoredRequest, "request_id" | "extra_entry_id" | "quantity" | "day" | "time">,
  anyway: boolean,
) {
  const { extra_entry_id: entryId, day, time, quantity, request_id } = request;
  if (entryId === null || day === null) return;
  const extra = await findExtraIfAny(at, entryId);
  if (!extra) return;
  const { timezone } = venue;
  const order = { day, time, quantity: quantity ?? 1, timezone, exceptId: request_id, anyway };
  await requirePossible(at, extra, order);
}

/** With the last request of a hand-over that was about nothing else, its question is answered. Returns its id. */
export async function answerRequestQuestion(
  at: AtVenue,
  { request_id, question_id }: StoredRequest,
  by: string,
): Promise<string | null> {
  if (question_id === null || !(await isLastUndecided(at, { request_id, question_id }))) return null;
  const conversationId = await findOpenRequestQuestion(at, question_id);
  if (!conversationId) return null;
  await markQuestionAnswered(at, { conversationId, questionId: question_id }, by);
  return question_id;
}
