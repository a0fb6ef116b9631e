import type { Home } from "@bellhop/contract/home";
import {
  countAssistantByHour,
  countHandOvers,
  listFailedMessages,
  listInbox,
  listUnanswered,
} from "../domain/conversations/index.ts";
import { viewStays } from "../domain/reservations/index.ts";
import { findVenueDay } from "../domain/venues/index.ts";
import { failureIn } from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

const weekMs = 7 * 86_400_000;
const waitingShown = 6;

/** Staff come in and see what needs them now, who arrives and leaves, and how the assistant did today. */
export async function viewHome(at: AtVenue, member: { member_id: string }): Promise<Home> {
  const weekAgo = new Date(at.now.getTime() - weekMs);
  const { today, midnight, timezone } = await findVenueDay(at);
  const [waiting, failed, unanswered, stays, byHour, { handed_over }] = await Promise.all([
    listInbox(at, member.member_id, "waiting", { limit: waitingShown }),
    at.tx.rows(listFailedMessages, { venueId: at.venueId, since: weekAgo }),
    at.tx.rows(listUnanswered, { venueId: at.venueId, since: weekAgo }),
    viewStays(at, today),
    at.tx.rows(countAssistantByHour, { venueId: at.venueId, since: midnight, timezone }),
    at.tx.row(countHandOvers, { venueId: at.venueId, since: midnight }),
  ]);
  const hours = Array.from(
    { length: 24 },
    (_, hour) => byHour.find((row) => row.hour === hour)?.answered ?? 0,
  );
  return {
    waiting: waiting.items,
    waiting_count: waiting.counts.waiting,
    failed: failed.map(({ state, failure_code, ...message }) => ({
      ...message,
      cause: failureIn(state === "unknown" ? "unknown" : "failed", failure_code).cause,
    })),
    to_teach: unanswered,
    stays,
    assistant_today: { answered: hours.reduce((sum, count) => sum + count, 0), handed_over, by_hour: hours },
  };
}
