import type { Holder } from "@bellhop/contract/conversations";
import { limits } from "@bellhop/contract/limits";
import type { SimulatedMessage, SimulatedPhone, SimulatorCall } from "@bellhop/contract/simulator";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { type CallRow, countCalls, listCalls, selectCall } from "./calls.queries.ts";
import { type LedgerMessage, listOnScreen, listReactions } from "./ledger.queries.ts";
import { shownContent } from "./ledger-content.ts";
import { clearScreen, findKnownGuest, findPhone, type KnownGuest } from "./phones.queries.ts";
import { broadcastPhone } from "./plan-calls.ts";

/** Everything the simulator shows of a phone, from its ledger and the venue's guest record. */
export async function viewPhone(
  at: AtVenue,
  phoneNumber: string,
): Promise<Omit<SimulatedPhone, "venue_name">> {
  const phone = await at.tx.maybeRow(findPhone, { venueId: at.venueId, phone: phoneNumber });
  if (!phone) throw refuse("not_found");
  const since = { venueId: at.venueId, phone: phone.phone, screenSince: phone.screen_since };
  const [known, messages, reactions, calls, counts] = await Promise.all([
    at.tx.maybeRow(findKnownGuest, { venueId: at.venueId, phone: phone.phone }),
    at.tx.rows(listOnScreen, since),
    at.tx.rows(listReactions, since),
    at.tx.rows(listCalls, { ...since, now: at.now }),
    at.tx.row(countCalls, { ...since, now: at.now }),
  ]);
  const { connection, reads_what_arrives, reports_arrive_twice } = phone;
  const { reports_out_of_order, next_message_fails, reply_window_closed } = phone;
  return {
    guest: {
      phone: phone.phone,
      name: phone.name,
      language: phone.language,
      guest_id: known?.guest_id ?? null,
      conversation_id: known?.conversation_id ?? null,
      stay: known?.stay ?? null,
      held: known ? holderOf(known) : null,
      window_closes_at: windowClosesAt(known?.last_guest_at ?? null),
    },
    switches: {
      connection,
      reads_what_arrives,
      reports_arrive_twice,
      reports_out_of_order,
      next_message_fails,
      reply_window_closed,
    },
    messages: messages
      .map((message) => ({ ...toBubble(message), reactions: reactionsTo(message, reactions) }))
      .reverse(),
    typing_until: phone.typing_until && phone.typing_until > at.now ? phone.typing_until.toISOString() : null,
    calls: calls.map(toCall),
    counts,
  };
}

/** Clears the phone's screen and its list of calls. The ledger keeps pending status updates. */
export async function startOver(at: AtVenue, phone: string) {
  const cleared = await at.tx.run(clearScreen, { venueId: at.venueId, phone, screenSince: at.now });
  if (cleared === 0) throw refuse("not_found");
  broadcastPhone(at, phone);
}

export const findCall = (at: AtVenue, callId: string) =>
  at.tx.maybeRow(selectCall, { venueId: at.venueId, callId });

type ReactionRow = { target: string; author: "guest" | "venue"; emoji: string };

const reactionsTo = ({ wamid }: LedgerMessage, all: ReactionRow[]) =>
  all
    .filter(({ target, emoji }) => target === wamid && emoji !== "")
    .map(({ author, emoji }) => ({ by: author, emoji }));

/** A ledger row as the phone shows it, without its reactions. */
export function toBubble(message: LedgerMessage): SimulatedMessage {
  const { message_id, author, kind, text, content, state } = message;
  const shown = state === "delivered" || state === "read" ? state : "waiting";
  return {
    message_id,
    author,
    kind,
    text,
    content: shownContent(content),
    reactions: [],
    state: shown,
    at: (message.shown_at ?? message.created_at).toISOString(),
  };
}

/** A ledger row as the list of webhook calls shows it. */
export function toCall(call: CallRow): SimulatorCall {
  return {
    call_id: call.call_id,
    kind: call.kind,
    text: call.status ?? (call.text || call.message_kind),
    failure_code: call.status === "failed" ? call.failure_code : null,
    at: call.due_at.toISOString(),
    tries: call.tries,
    answer:
      call.answer_status === null || call.answer_ms === null
        ? null
        : { status: call.answer_status, ms: call.answer_ms },
    problem: call.problem,
    gave_up: call.gave_up_at !== null,
    repeats: call.repeats,
  };
}

function holderOf({ held_by, holder_member_id, holder_name }: KnownGuest): Holder | null {
  return held_by === "staff"
    ? { by: held_by, member_id: holder_member_id, member_name: holder_name }
    : held_by && { by: held_by };
}

function windowClosesAt(lastGuestAt: Date | null): string | null {
  if (lastGuestAt === null) return null;
  return new Date(lastGuestAt.getTime() + limits.replyWindowHours * 3_600_000).toISOString();
}
