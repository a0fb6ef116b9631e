import type { Home } from "@bellhop/contract/home";
import { listInbox, viewAssistantDay } from "../../domain/conversations/index.ts";
import { listFailedMessages } from "../../domain/delivery/index.ts";
import { listUnanswered } from "../../domain/questions/index.ts";
import { viewStays } from "../../domain/reservations/index.ts";
import { listSuggestions } from "../../domain/suggestions/index.ts";
import { findVenueDay } from "../../domain/venues/index.ts";
import { failureIn } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { unansweredMs } from "../assistant/recheck-unanswered.ts";

const failedShownMs = 7 * 86_400_000;
const waitingShown = 6;

/** Home: work for staff, arrivals and departures, and the assistant's day. */
export async function viewHome(at: ReadingAtVenue, member: { member_id: string }): Promise<Home> {
  const ago = (ms: number) => new Date(at.now.getTime() - ms);
  const { today, ...day } = await findVenueDay(at);
  const [waiting, failed, to_teach, suggested, stays, assistant_today] = await Promise.all([
    listInbox(at, member.member_id, "waiting", { limit: waitingShown }),
    listFailedMessages(at, ago(failedShownMs)),
    listUnanswered(at, ago(unansweredMs)),
    listSuggestions(at, { limit: 1 }),
    viewStays(at, today),
    viewAssistantDay(at, day),
  ]);
  return {
    waiting: waiting.items,
    waiting_count: waiting.counts.waiting,
    failed: failed.map(({ state, failure_code, ...message }) => ({
      ...message,
      failure: failureIn(state === "unknown" ? "unknown" : "failed", failure_code),
    })),
    to_teach,
    suggestions: suggested.total,
    stays,
    assistant_today,
  };
}
