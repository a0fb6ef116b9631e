import type { Home } from "@bellhop/contract/home";
import {
  listFailedMessages,
  listInbox,
  listUnanswered,
  viewAssistantDay,
} from "../domain/conversations/index.ts";
import { viewStays } from "../domain/reservations/index.ts";
import { findVenueDay } from "../domain/venues/index.ts";
import { failureIn } from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

const weekMs = 7 * 86_400_000;
const waitingShown = 6;

/** What needs staff now, who arrives and leaves, and how the assistant did today. */
export async function viewHome(at: AtVenue, member: { member_id: string }): Promise<Home> {
  const weekAgo = new Date(at.now.getTime() - weekMs);
  const { today, ...day } = await findVenueDay(at);
  const [waiting, failed, to_teach, stays, assistant_today] = await Promise.all([
    listInbox(at, member.member_id, "waiting", { limit: waitingShown }),
    listFailedMessages(at, weekAgo),
    listUnanswered(at, weekAgo),
    viewStays(at, today),
    viewAssistantDay(at, day),
  ]);
  return {
    waiting: waiting.items,
    waiting_count: waiting.counts.waiting,
    failed: failed.map(({ state, failure_code, ...message }) => ({
      ...message,
      cause: failureIn(state === "unknown" ? "unknown" : "failed", failure_code).cause,
    })),
    to_teach,
    stays,
    assistant_today,
  };
}
