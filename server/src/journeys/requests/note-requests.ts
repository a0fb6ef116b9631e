import { limits } from "@bellhop/contract/limits";
import { asksForNew, type GuestRequest } from "@bellhop/contract/messages";
import type { AnyRequestKind } from "@bellhop/contract/requests";
import { accepts, detectLanguage, type ReadRequest } from "@bellhop/language/intents";
import { type HandedOver, mayUseTool } from "../../domain/assistant/index.ts";
import type { Conversation } from "../../domain/conversations/index.ts";
import {
  applyStep,
  insertRequest,
  listOpenRequests,
  lockOpenRequests,
  lockRequest,
  type RequestValues,
  type StepBy,
  type StoredRequest,
} from "../../domain/requests/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import { Refusal } from "../../platform/refusal.ts";
import { guestStep } from "./add-request-of-guest.ts";
import { dayWanted, planExpiry, timesOf } from "./plan-expiry.ts";
import { agree, isRecent } from "./read-open-requests.ts";
import { showStep } from "./show-step.ts";
import { agreedTime, answerRequestQuestion, requireExtra, requireNext } from "./staff-decides-request.ts";

const assistant: StepBy = { who: "assistant", name: null, memberId: null };

type Handed = { item: HandedOver; questionId: string; messageId: string | null };

/**
 * What was handed over becomes requests, in the same transaction; what comes back to an open request changes or cancels
 * it. Where it is not clear which one is meant, nothing changes: staff have the hand-over.
 */
export async function noteRequests(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  { item, questionId, messageId }: Handed,
) {
  const { request, followUp } = item;
  if (item.reason !== "request" || !request) return;
  const open = await lockOpenRequests(at, conversation.conversation_id);
  if (followUp) {
    // Staff may have added it from the question meanwhile.
    const [stored, ...others] = open.filter(
      ({ request_id, question_id }) =>
        request_id === followUp.requestId || question_id === followUp.requestId,
    );
    if (!stored || others.length > 0) return;
    if (followUp.does === "take_back") return takeBack(at, conversation, stored, item.about);
    if (stored.state !== "new") return;
    const changes =
      followUp.does === "change" ? followUp.changes : { words: joined(stored.words, followUp.words) };
    return changeByGuest(at, conversation, venue, stored, changes);
  }
  for (const read of item.requests ?? [request]) {
    if (asksForNew(read))
      await addRequest(at, conversation, venue, open, { read, item, questionId, messageId });
    else await changeNamed(at, conversation, venue, open, read, item.about);
  }
  failpoint("request.noted");
}

const joined = (before: string, added: string): string =>
  [before, added].filter(Boolean).join("; ").slice(0, limits.requestWordsCharacters);

/** Cancels or changes the only open request of this kind. */
async function changeNamed(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  open: StoredRequest[],
  { what, action, count, day, time, room }: GuestRequest,
  about: string,
) {
  const meant = what === null ? open : open.filter(({ kind }) => kind === what);
  const [stored, ...others] = meant;
  if (!stored || others.length > 0) return;
  if (action === "cancel" || action === "skip") return takeBack(at, conversation, stored, about);
  // What staff confirmed is theirs to change.
  if (stored.state !== "new") return;
  const changes = Object.entries({ count, day, time, room }).filter(([, value]) => value !== null);
  if (changes.length > 0) await changeByGuest(at, conversation, venue, stored, Object.fromEntries(changes));
}

async function takeBack(at: AtVenue, conversation: Conversation, stored: StoredRequest, about: string) {
  const state = requireNext(at, stored, "withdraw", "guest");
  const reason = about.slice(0, limits.requestReasonCharacters);
  // No one has to answer what the guest took back.
  const answeredQuestionId = await answerRequestQuestion(at, stored, "guest");
  const changed = await applyStep(
    at,
    stored,
    { state, expires_at: null },
    { what: "withdraw", by: guestStep, reason, answeredQuestionId },
  );
  await showStep(at, conversation, changed, "withdraw", guestStep);
}

async function changeByGuest(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  stored: StoredRequest,
  changes: Partial<RequestValues>,
) {
  const values = { ...stored, ...changes };
  const isMoved = changes.time !== undefined || changes.day !== undefined;
  const day = isMoved ? dayWanted(venue, values, at.now) : values.day;
  const times = isMoved ? await timesOf(at, venue, { ...values, day }) : {};
  const changed = await applyStep(
    at,
    stored,
    { ...changes, day, ...times },
    { what: "change", by: guestStep },
  );
  await planExpiry(at, changed);
  await showStep(at, conversation, changed, "change", guestStep);
}

async function addRequest(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  open: StoredRequest[],
  { read, item, questionId, messageId }: Handed & { read: ReadRequest },
) {
  const kind: AnyRequestKind = read.what ?? "other";
  const { count, time, room } = read;
  const day = dayWanted(venue, { day: read.day, time }, at.now);
  const same = open.find(
    (one) =>
      one.kind === kind &&
      kind !== "other" &&
      one.state === "new" &&
      isRecent(one, at.now) &&
      agree(one, read),
  );
  // Asked for again, with more details: it is the same request.
  if (same) {
    const more = Object.entries({ count, time, day: read.day, room }).filter(
      ([name, value]) => value !== null && same[name as "count"] === null,
    );
    if (more.length > 0) await changeByGuest(at, conversation, venue, same, Object.fromEntries(more));
    return;
  }
  // Staff have the hand-over, and add it.
  if (!(await mayUseTool(at, venue, "staff_request"))) return;
  const added = {
    request_id: newId(),
    kind,
    words:
      kind === "other" || kind === "booking_change"
        ? (read.words ?? item.about).slice(0, limits.requestWordsCharacters)
        : (read.words ?? ""),
    count: count !== null && count > 0 ? count : null,
    day,
    time,
    room,
    ...(await timesOf(at, venue, { kind, day, time })),
    state: "new" as const,
    assignee_member_id: null,
    assignee_name: null,
    proposed_day: null,
    proposed_time: null,
    extra_entry_id: null,
    quantity: null,
    price_minor: null,
    currency: null,
    note: "",
    guest_id: conversation.guest_id,
    conversation_id: conversation.conversation_id,
    message_id: messageId,
    question_id: questionId,
    source: "assistant" as const,
  };
  await insertRequest(at, added, assistant);
  await planExpiry(at, added);
}

/**
 * The guest accepts what staff proposed. False if it is not as the guest read it any more, or not possible: staff get the
 * answer then.
 */
export async function guestAccepts(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  { requestId, version, messageId }: { requestId: string; version: number; messageId: string | null },
): Promise<boolean> {
  const open = await lockOpenRequests(at, conversation.conversation_id);
  const stored = open.find(({ request_id }) => request_id === requestId);
  if (!stored || stored.version !== version || stored.state !== "proposed") return false;
  const agreed = agreedTime(stored);
  try {
    await requireExtra(at, venue, { ...stored, ...agreed }, true);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  const state = requireNext(at, stored, "accept", "guest");
  const changes = { ...agreed, state, expires_at: null };
  const accepted = await applyStep(at, stored, changes, { what: "accept", by: guestStep, messageId });
  await showStep(at, conversation, accepted, "accept", guestStep);
  return true;
}

/** Staff hold the conversation: a yes to the only open proposal still counts. They see it, and nothing is sent. */
export async function acceptOnArrival(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  texts: readonly string[],
) {
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0) return;
  const open = await listOpenRequests(at, conversation.conversation_id);
  const [offered, ...more] = open.filter(({ state }) => state === "proposed");
  if (!offered || more.length > 0) return;
  const language = detectLanguage(text, undefined, venue.default_language);
  if (!accepts(text, offered.proposed_time, { language })) return;
  const { request_id: requestId } = offered;
  const { version } = await lockRequest(at, requestId);
  await guestAccepts(at, conversation, venue, { requestId, version, messageId: null });
}
