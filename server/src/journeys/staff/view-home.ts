import { type Home, homeRows, type StayOfGuest } from "@bellhop/contract/home";
import { hasConversations, listInbox } from "../../domain/conversations/index.ts";
import { listFailedMessages } from "../../domain/delivery/index.ts";
import { countAnswersByHour, listStaffReplies } from "../../domain/messages/index.ts";
import { listOldestOpen, listUnanswered } from "../../domain/questions/index.ts";
import { viewStays } from "../../domain/reservations/index.ts";
import { listSuggestions } from "../../domain/suggestions/index.ts";
import { findVenueDay } from "../../domain/venues/index.ts";
import { failureIn } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { unansweredMs } from "../assistant/recheck-unanswered.ts";

const failedShownMs = 7 * 86_400_000;

/** Home: work for staff, arrivals and departures, and the assistant's answers. */
export async function viewHome(at: ReadingAtVenue, member: { member_id: string }): Promise<Home> {
  const { today, ...day } = await findVenueDay(at);
  const [waiting, failed, to_teach, suggested, stays, answers_by_hour, isAny] = await Promise.all([
    listInbox(at, member.member_id, "waiting", { limit: homeRows }),
    viewFailed(at),
    viewToTeach(at),
    listSuggestions(at, { limit: 1 }),
    viewStaysOfDay(at, today),
    countAnswersByHour(at, day),
    hasConversations(at),
  ]);
  return {
    waiting: waiting.items,
    waiting_count: waiting.counts.waiting,
    ...failed,
    ...to_teach,
    suggestions: suggested.total,
    stays,
    answers_by_hour,
    is_new: !isAny,
  };
}

const ago = (at: ReadingAtVenue, ms: number) => new Date(at.now.getTime() - ms);

async function viewFailed(at: ReadingAtVenue): Promise<Pick<Home, "failed" | "failed_count">> {
  const rows = await listFailedMessages(at, ago(at, failedShownMs), homeRows);
  return {
    failed: rows.map(({ state, failure_code, count: _, ...message }) => ({
      ...message,
      failure: failureIn(state === "unknown" ? "unknown" : "failed", failure_code),
    })),
    failed_count: rows[0]?.count ?? 0,
  };
}

async function viewToTeach(at: ReadingAtVenue): Promise<Pick<Home, "to_teach" | "to_teach_count">> {
  const rows = await listUnanswered(at, ago(at, unansweredMs), homeRows);
  const replies = await listStaffReplies(
    at,
    rows.map((row) => ({
      conversationId: row.conversation_id,
      after: row.asked_at,
      replyId: row.settled_with,
    })),
  );
  return {
    to_teach: rows.map(({ question, guests, conversation_id }, index) => ({
      ...{ question, guests, conversation_id },
      has_reply: replies[index] !== undefined,
    })),
    to_teach_count: rows[0]?.count ?? 0,
  };
}

async function viewStaysOfDay(at: ReadingAtVenue, day: string): Promise<Home["stays"]> {
  const { arriving, leaving, ...counts } = await viewStays(at, { day, limit: homeRows });
  const conversationIds = [...arriving, ...leaving].flatMap(({ conversation_id }) => conversation_id ?? []);
  const oldest = await listOldestOpen(at, conversationIds);
  const withQuestion = (stay: Omit<StayOfGuest, "asks">): StayOfGuest => ({
    ...stay,
    asks: oldest.get(stay.conversation_id ?? "") ?? null,
  });
  return { ...counts, arriving: arriving.map(withQuestion), leaving: leaving.map(withQuestion) };
}
