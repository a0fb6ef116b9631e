import {
  type ButtonKind,
  fieldsOfButton,
  fieldsOfExtra,
  type GuestRequestFieldProblem,
} from "@bellhop/contract/guest-page-requests";
import { requestKinds } from "@bellhop/contract/request-kinds";
import type { AnswerableEntry } from "@bellhop/language/entries";
import { textIn } from "@bellhop/language/entries";
import { confirmedText, passedOnText, requestInFull } from "@bellhop/language/intents";
import { formatMoney } from "@bellhop/language/rendering";
import {
  addGuestMessage,
  broadcastConversation,
  recomputeWaiting,
  whoAnswers,
} from "../../domain/conversations/index.ts";
import { areStored, broadcastMessage, requestFormKind } from "../../domain/messages/index.ts";
import { listSlots, requirePossible } from "../../domain/requests/index.ts";
import { findGuestStay, isGuestInHouse } from "../../domain/reservations/index.ts";
import { findVenueDay, settingsOf } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handOver } from "../assistant/hand-over.ts";
import { writeAsAssistant } from "../assistant/write-as-assistant.ts";
import {
  messageIdOf,
  openPageThread,
  type PageThread,
  type Written,
} from "../guests/guest-writes-on-page.ts";
import { addToOpenEmergency } from "../guests/report-emergency.ts";
import type { Visit } from "../guests/view-guest-page.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { addRequestOfGuest, guestStep } from "./add-request-of-guest.ts";
import { listExtras, type OrderableExtra, orderableExtras, priceKey, priceOf } from "./find-extra.ts";
import { dayWanted, planExpiry } from "./plan-expiry.ts";
import { FormRefused, type FormWish, type GuestForm, mayRequest, readGuestForm } from "./read-guest-form.ts";
import { showStep } from "./show-step.ts";
import { settleConversation } from "./tell-guest.ts";

type Offer = {
  /** Entries of the live version. */
  published: Iterable<AnswerableEntry>;
  secretKey: Secret;
};

/**
 * A guest asks for something by a form of the guest page: it is a message in their thread, and a request. What staff must
 * confirm is only passed on. Sent again, it is one request. Refused with `FormRefused`, and like `openPageThread`.
 */
export async function guestRequestsOnPage(
  at: AtVenue,
  visit: Visit,
  form: GuestForm,
  { published, secretKey }: Offer,
): Promise<Written> {
  const thread = await openPageThread(at, visit, form.sent_as, secretKey);
  const { session, channelId, keep } = thread;
  const written = { sessionId: session.session_id, keep };
  const providerMessageId = messageIdOf(session, form.sent_as, JSON.stringify(form));
  if (await areStored(at, channelId, [providerMessageId])) return written;
  const wish = await readWish(at, visit, thread, form, published);
  const { conversation, venue } = thread;
  const text = textOf(wish, visit.language);
  const message = await addGuestMessage(at, conversation, {
    channelId,
    providerMessageId,
    writtenAt: at.now,
    kind: requestFormKind,
    text,
    content: null,
    quotedId: null,
    origin: null,
  });
  if (!message) return written;
  const { messageId, isEmergencyOpen } = message;
  broadcastMessage(at, messageId);
  if (isEmergencyOpen && wish.words !== "")
    await addToOpenEmergency(at, conversation, [wish.words], visit.language);
  if (wish.order) await requireOrder(at, form, wish, venue.timezone);
  if (wish.order?.extra.approval === "instant") await confirmAtOnce(at, visit, thread, wish, messageId);
  else await passOn(at, visit, thread, wish, { messageId, text });
  failpoint("request.before-commit");
  return written;
}

/** An extra that needs no approval: the guest is told that it is confirmed, in the same transaction. */
async function confirmAtOnce(at: AtVenue, visit: Visit, thread: PageThread, wish: Wish, messageId: string) {
  const { conversation } = thread;
  const stored = { messageId, questionId: null, isConfirmed: true };
  const added = await storeRequest(at, thread, wish, stored);
  await showStep(at, conversation, added, "create", guestStep);
  await tell(at, visit, thread, wish, confirmedText);
  await settleConversation(at, conversation);
}

/** Staff have to confirm it. Who holds the conversation answers; else the guest reads that it was passed on. */
async function passOn(
  at: AtVenue,
  visit: Visit,
  thread: PageThread,
  wish: Wish,
  { messageId, text }: { messageId: string; text: string },
) {
  const { conversation, venue, isForStaff } = thread;
  const { conversation_id: conversationId } = conversation;
  const { count, day, time, room } = wish;
  const questionId = await handOver(at, conversation, {
    reason: "request",
    about: text,
    request: { what: recognized(wish.kind), count, day, time, room },
  });
  const stored = { messageId, questionId, isConfirmed: false };
  await planExpiry(at, await storeRequest(at, thread, wish, stored));
  const answerer = whoAnswers(conversation, venue, { ageMs: 0, isForAssistant: !isForStaff });
  if (answerer.by === "assistant") await tell(at, visit, thread, wish, passedOnText);
  await recomputeWaiting(at, conversationId);
  broadcastConversation(at, conversationId);
}

type Wish = FormWish & { kind: ButtonKind | "extra"; order: OrderableExtra | undefined };

async function readWish(
  at: AtVenue,
  visit: Visit,
  { venue, session: { verified_guest_id: verified } }: PageThread,
  form: GuestForm,
  published: Offer["published"],
): Promise<Wish> {
  if (!mayRequest(visit.place, verified)) throw new FormRefused(form, { problem: "not_allowed" });
  const { kind } = form;
  const { today } = await findVenueDay(at);
  const isOffered = settingsOf(venue).public.request_buttons.includes(kind);
  const isStaying = verified ? await isGuestInHouse(at, { guestId: verified, today }) : false;
  const isInHouse = visit.place.isInHouse || isStaying;
  const orderable =
    kind === "extra" && isOffered
      ? orderableExtras(published, await listExtras(at), { isInHouse, today, isPublic: !isInHouse })
      : [];
  const order = orderable.find(({ extra }) => extra.entryId === form.entry_id);
  if (!isOffered || (kind === "extra" && !order)) throw new FormRefused(form, { problem: "not_offered" });
  if (order && priceKey(order) !== (form.price ?? ""))
    throw new FormRefused(form, { problem: "price_changed" });
  const stay = verified ? await findGuestStay(at, verified, today) : undefined;
  const room = visit.place.room ?? (stay?.room || null);
  const place = { today, now: at.now, timezone: venue.timezone, room };
  const read = readGuestForm(form, kind === "extra" ? fieldsOfExtra : fieldsOfButton[kind], place);
  const day = dayWanted(venue, read, at.now);
  return { ...read, day, kind, order };
}

/** Refused with the field whose value is not possible now. */
async function requireOrder(
  at: AtVenue,
  form: GuestForm,
  { order, day, time, count }: Wish,
  timezone: string,
) {
  if (!order || day === null || count === null) return;
  const { extra, published } = order;
  const refuse = (field: "day" | "count", problem: GuestRequestFieldProblem) =>
    new FormRefused(form, { fields: { [field]: problem } });
  const isValidThen = (published.validFrom ?? day) <= day && day <= (published.validUntil ?? day);
  if (!isValidThen) throw refuse("day", { is: "not_offered_then" });
  const slotOf = { day, time, timezone, exceptId: null };
  try {
    await requirePossible(at, extra, { ...slotOf, quantity: count, anyway: false });
  } catch (error) {
    const because = error instanceof Refusal ? error.params?.because : undefined;
    if (because === "order_closed") throw refuse("day", { is: "order_closed" });
    if (because !== "sold_out") throw error;
    const [slot] = await listSlots(at, extra, { ...slotOf, from: day, days: 1 });
    const remaining = slot?.left ?? 0;
    throw refuse(remaining > 0 ? "count" : "day", { is: "sold_out", remaining });
  }
}

const storeRequest = (
  at: AtVenue,
  thread: PageThread,
  { order, ...wish }: Wish,
  stored: { messageId: string; questionId: string | null; isConfirmed: boolean },
) => addRequestOfGuest(at, thread, { ...wish, extra: order?.extra }, { ...stored, source: "guest_page" });

async function tell(
  at: AtVenue,
  { language }: Visit,
  { conversation, venue }: PageThread,
  wish: Wish,
  word: typeof passedOnText,
) {
  const { today } = await findVenueDay(at);
  const text = word({ language, today, request: namedIn(wish, language) });
  const messageId = newId();
  await writeAsAssistant(at, conversation, venue, { messageId, text, language, isAnswer: false });
  await enqueueSend(at, conversation.conversation_id);
  broadcastMessage(at, messageId);
}

const recognized = (kind: Wish["kind"]) => requestKinds.find((one) => one === kind) ?? null;

/** The request as the guest reads it in their language. */
function namedIn({ kind, words, count, day, time, room, order }: Wish, language: string) {
  const name = order ? textIn(order.published, language).title : words;
  return { kind, words: name, count, day, time, room };
}

/** "Taxi (3 people), to the airport, Mon 30 Nov 18:00, room 12" */
function textOf(wish: Wish, language: string): string {
  const text = requestInFull({ language, request: namedIn(wish, language) });
  const { order, count } = wish;
  const price = order && count !== null ? priceOf(order.extra, count) : null;
  const priced = price ? `${text} (${formatMoney(price, language).money})` : text;
  const whole = order && wish.words !== "" ? `${priced}\n${wish.words}` : priced;
  return whole.charAt(0).toLocaleUpperCase(language) + whole.slice(1);
}
