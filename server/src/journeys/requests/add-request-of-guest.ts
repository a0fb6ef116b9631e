import type { RequestSource } from "@bellhop/contract/requests";
import type { Conversation } from "../../domain/conversations/index.ts";
import { type Extra, insertRequest, type NewRequest, type StepBy } from "../../domain/requests/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { priceOf } from "./find-extra.ts";
import { timesOf } from "./plan-expiry.ts";

export const guestStep: StepBy = { who: "guest", name: null, memberId: null };

type Wish = Pick<NewRequest, "kind" | "words" | "count" | "day" | "time" | "room"> & {
  /** What is ordered, by the count. */
  extra: Extra | undefined;
};
type Place = {
  messageId: string | null;
  questionId: string | null;
  isConfirmed: boolean;
  source: RequestSource;
};

/** Stores what a guest requests or orders by themselves, as they were told. */
export async function addRequestOfGuest(
  at: AtVenue,
  { venue, conversation }: { venue: Venue; conversation: Conversation },
  { kind, count, day, time, room, words, extra }: Wish,
  { messageId, questionId, isConfirmed, source }: Place,
): Promise<NewRequest> {
  const price = extra && count !== null ? priceOf(extra, count) : null;
  const times = await timesOf(at, venue, { kind, day, time }, extra);
  const added: NewRequest = {
    request_id: newId(),
    kind,
    words: extra ? extra.title : words,
    count,
    day,
    time,
    room,
    due_at: times.due_at,
    expires_at: isConfirmed ? null : times.expires_at,
    state: isConfirmed ? "confirmed" : "new",
    assignee_member_id: null,
    assignee_name: null,
    proposed_day: null,
    proposed_time: null,
    extra_entry_id: extra?.entryId ?? null,
    quantity: extra ? count : null,
    price_minor: price?.amount ?? null,
    currency: price?.currency ?? null,
    note: extra ? words : "",
    guest_id: conversation.guest_id,
    conversation_id: conversation.conversation_id,
    message_id: messageId,
    question_id: questionId,
    source,
  };
  await insertRequest(at, added, guestStep);
  return added;
}
