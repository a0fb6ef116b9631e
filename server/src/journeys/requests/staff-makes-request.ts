import type { InputOf } from "@bellhop/contract/call";
import type { createRequest, Request } from "@bellhop/contract/requests";
import { recordChange } from "../../domain/audit/index.ts";
import {
  broadcastConversation,
  type Conversation,
  lockConversation,
} from "../../domain/conversations/index.ts";
import { findGuest } from "../../domain/guests/index.ts";
import { findMessage } from "../../domain/messages/index.ts";
import { findPlaceOfQuestion } from "../../domain/questions/index.ts";
import {
  type Extra,
  insertRequest,
  lockRequest,
  lockRequestIfAny,
  type NewRequest,
  requirePossible,
  viewRequest,
} from "../../domain/requests/index.ts";
import { findVenue, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import { findExtra, priceOf } from "./find-extra.ts";
import { dayWanted, planExpiry, timesOf } from "./plan-expiry.ts";
import { showStep } from "./show-step.ts";
import { memberStep, type StaffActor } from "./staff-decides-request.ts";

type Input = InputOf<typeof createRequest>;
export type Assignee = { assignee_member_id: string | null; assignee_name: string | null };

/** A member makes a request, of a guest's message or by hand. The same id again is the same request. */
export async function staffMakesRequest(
  at: AtVenue,
  member: StaffActor,
  input: Input,
  assignee: Assignee,
): Promise<Request> {
  const { new_request_id: requestId } = input;
  const conversation = input.conversation_id ? await lockConversation(at, input.conversation_id) : undefined;
  if (await lockRequestIfAny(at, requestId)) return viewRequest(at, requestId);
  const guestId = await guestOf(at, input, conversation);
  const venue = await findVenue(at);
  const extra = input.extra ? await findExtra(at, input.extra.entry_id) : undefined;
  const made = await newRequest(at, venue, input, extra);
  if (input.message_id !== undefined) await requireOfThread(at, input.message_id, conversation);
  if (input.question_id !== undefined) {
    const place = await findPlaceOfQuestion(at, input.question_id);
    if (!place || place !== conversation?.conversation_id) throw refuse("not_found");
  }
  if (extra) await requireOrder(at, venue, extra, made, input.anyway ?? false);
  const added = await insertRequest(
    at,
    {
      ...made,
      ...assignee,
      guest_id: guestId,
      conversation_id: conversation?.conversation_id ?? null,
      message_id: input.message_id ?? null,
      question_id: input.question_id ?? null,
    },
    memberStep(member),
  );
  if (!added) throw refuseNotPossible("id_taken");
  const stored = await lockRequest(at, requestId);
  await planExpiry(at, stored);
  await showStep(at, conversation, stored, "create", memberStep(member));
  if (conversation) broadcastConversation(at, conversation.conversation_id);
  await recordChange(at, member, {
    kind: "request_created",
    subject: { id: requestId, name: stored.kind },
    before: null,
    after: { kind: stored.kind, state: stored.state, day: stored.day, time: stored.time },
  });
  failpoint("request.before-commit");
  return viewRequest(at, requestId);
}

async function guestOf(at: AtVenue, { guest_id }: Input, conversation: Conversation | undefined) {
  if (conversation && guest_id !== undefined && guest_id !== conversation.guest_id)
    throw refuseField("guest_id", "invalid");
  if (conversation) return conversation.guest_id;
  return guest_id === undefined ? null : (await findGuest(at, guest_id)).guest_id;
}

async function requireOfThread(at: AtVenue, messageId: string, conversation: Conversation | undefined) {
  const message = await findMessage(at, messageId);
  if (!message || message.conversation_id !== conversation?.conversation_id) throw refuse("not_found");
}

async function newRequest(
  at: AtVenue,
  venue: Venue,
  input: Input,
  extra: Extra | undefined,
): Promise<Omit<NewRequest, "guest_id" | "conversation_id" | "message_id" | "question_id">> {
  if ((input.kind === "extra") !== (extra !== undefined)) throw refuseField("extra", "invalid");
  const time = input.time ?? null;
  const wish = { kind: input.kind, day: dayWanted(venue, { day: input.day ?? null, time }, at.now), time };
  const times = await timesOf(at, venue, wish, extra);
  const quantity = extra ? (input.extra?.quantity ?? 1) : null;
  const price = extra && quantity !== null ? priceOf(extra, quantity) : null;
  const isConfirmed = extra?.approval === "instant";
  return {
    request_id: input.new_request_id,
    ...wish,
    words: input.words || extra?.title || "",
    count: input.count ?? quantity,
    room: input.room || null,
    due_at: input.due_at === undefined ? times.due_at : new Date(input.due_at),
    expires_at: isConfirmed ? null : times.expires_at,
    state: isConfirmed ? "confirmed" : "new",
    assignee_member_id: null,
    assignee_name: null,
    proposed_day: null,
    proposed_time: null,
    extra_entry_id: extra?.entryId ?? null,
    quantity,
    price_minor: price?.amount ?? null,
    currency: price?.currency ?? null,
    note: input.note ?? "",
    source: "staff",
  };
}

async function requireOrder(
  at: AtVenue,
  { timezone }: Venue,
  extra: Extra,
  { day, time, quantity }: Pick<NewRequest, "day" | "time" | "quantity">,
  anyway: boolean,
) {
  if (day === null) {
    if (extra.capacity !== null) throw refuseField("day", "invalid");
    return;
  }
  await requirePossible(at, extra, { day, time, quantity: quantity ?? 1, timezone, exceptId: null, anyway });
}
