import {
  confirmedText,
  detectLanguage,
  offerText,
  passedOnText,
  readOfferAnswer,
  readRating,
} from "@bellhop/language/intents";
import { endsWithQuestionMark } from "@bellhop/language/text";
import {
  chosenAnswer,
  mayUseTool,
  type OfferAnswered,
  type OfferToAnswer,
} from "../../domain/assistant/index.ts";
import type { Conversation } from "../../domain/conversations/index.ts";
import { broadcastMessage, findIdsAtChannel, listToGuest, readChoice } from "../../domain/messages/index.ts";
import {
  findOffer,
  findOrderSince,
  lockOffer,
  noteAsked,
  noteDeclined,
  noteOrdered,
  type StoredOffer,
  usualDay,
} from "../../domain/proactive/index.ts";
import { type Extra, requirePossible } from "../../domain/requests/index.ts";
import { findGuestStay } from "../../domain/reservations/index.ts";
import { isRatingAwaited } from "../../domain/stay-ratings/index.ts";
import { findVenueDay, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handOver } from "../assistant/hand-over.ts";
import { writeAsAssistant } from "../assistant/write-as-assistant.ts";
import { addRequestOfGuest, guestStep } from "../requests/add-request-of-guest.ts";
import { findOffered } from "../requests/find-extra.ts";
import { planExpiry } from "../requests/plan-expiry.ts";
import { showStep } from "../requests/show-step.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";

type Written = {
  text: string;
  seq: number;
  position: Date;
  channel_id: string | null;
  choice: string | null;
  quoted_id: string | null;
};

/**
 * The offer that a guest's messages may answer: the one whose button was tapped or that they reply to; otherwise the last
 * thing that was written to the guest, if nothing was asked since.
 */
export async function findOfferToAnswer(
  at: AtVenue,
  { conversation_id, guest_id: guestId }: Pick<Conversation, "conversation_id" | "guest_id">,
  written: readonly Written[],
  language: string,
): Promise<OfferToAnswer | undefined> {
  const taps = written.flatMap(({ text, choice }) => {
    const read = readChoice(choice);
    return read ? [{ ...read, text: text.trim() }] : [];
  });
  const tapped = taps.at(-1)?.messageId;
  const quoting = written.filter(({ quoted_id, choice }) => quoted_id !== null && choice === null);
  const idOf = await findIdsAtChannel(at, quoting);
  const quotes = quoting.flatMap(({ text, quoted_id }) => {
    const messageId = idOf.get(quoted_id ?? "");
    return messageId === undefined ? [] : [{ messageId, text: text.trim() }];
  });
  const first = written[0];
  const last = first && (await findLastThatCounts(at, conversation_id, first));
  const named = tapped ?? quotes.at(-1)?.messageId;
  const offer = await findOffer(at, { guestId, messageIds: [named ?? [], last ?? []].flat() });
  if (!offer) return undefined;
  const { messageId } = offer;
  const isOfOffer = (id: string) => id === messageId || id === offer.askedBack?.message_id;
  const isLast = last !== undefined && isOfOffer(last);
  const offered = await findOffered(at, offer.entryId, language);
  // Who replies to another message does not answer this one.
  const words = isLast
    ? written
        .filter(({ choice, quoted_id }) => choice === null && quoted_id === null)
        .map(({ text }) => text.trim())
    : [];
  // "5" may be the score of a stay, or five of what is offered: staff read it.
  const isScore = (text: string) => readRating(text, language)?.isExplicit === true;
  const isUnclear = words.some(isScore) && (await isRatingAwaited(at, conversation_id));
  return {
    messageId,
    title: offered?.title ?? "",
    taps: taps.filter((one) => one.messageId === messageId),
    quotes: quotes.filter((one) => isOfOffer(one.messageId)).map(({ text }) => text),
    answers: isUnclear ? words.filter((text) => !isScore(text)) : words,
  };
}

/** Published answers of the assistant that ask nothing may come between an offer and its answer. */
async function findLastThatCounts(
  at: AtVenue,
  conversationId: string,
  before: Pick<Written, "seq" | "position">,
): Promise<string | undefined> {
  const lines = await listToGuest(at, conversationId, before);
  return lines.find(({ is_published, text }) => !is_published || endsWithQuestionMark(text))?.message_id;
}

type Told = {
  language: string;
  /** The guest's message. */
  writtenId: string | null;
  /** The message that tells the guest what becomes of it; null if nothing is sent. */
  messageId: string | null;
};

/** What the guest is told. `passed_on`: staff have to confirm the order. `confirmed`: it holds at once. */
type Outcome = { text: string; is: "passed_on" | "confirmed" | "told" };

/**
 * Turns a guest's answer to an offer into an order, or stores it as a no, once. If the order is not possible any more,
 * the text says so. Undefined if staff have to answer: the offer was erased, the guest says no to what they have
 * ordered, or the assistant may not take orders.
 */
export async function answerOffer(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  { offerId, answer, about, isGuessed }: OfferAnswered,
  { language, writtenId, messageId }: Told,
): Promise<Outcome | undefined> {
  const { guest_id: guestId } = conversation;
  const offer = await lockOffer(at, guestId, offerId);
  if (!offer) return undefined;
  const { today } = await findVenueDay(at);
  const offered = await findOffered(at, offer.entryId, language);
  const ordered = await findOrderSince(at, guestId, offer);
  const named = (request: { count: number | null; day: string | null; time: string | null }) => ({
    ...{ language, today, price: offered?.price ?? "" },
    request: { kind: "extra", words: offered?.title ?? "", room: null, ...request },
  });
  const tell = (text: string): Outcome => ({ text, is: "told" });
  if (answer.does === "decline") {
    if (ordered) return undefined;
    await noteDeclined(at, guestId, offer);
    failpoint("offer.answered");
    return tell(offerText("declined", named({ count: null, day: null, time: null })));
  }
  if (ordered) return tell(offerText("already", named(ordered)));
  if (!(await mayUseTool(at, venue, "order_upsell"))) return undefined;
  const { askedBack } = offer;
  const count = answer.count ?? askedBack?.count ?? 1;
  const time = answer.time ?? askedBack?.time ?? null;
  const wish = { count, day: answer.day ?? askedBack?.day ?? null, time };
  if (!offered || isStayOver(offer, today)) return tell(offerText("gone", named(wish)));
  const askBack = async (what: "day" | "price") => {
    // No message asks: staff read the guest's words.
    if (messageId === null) return undefined;
    await noteAsked(at, offerId, { message_id: messageId, what, ...wish }, offered.extra.price);
    return tell(
      offerText(
        what === "day" ? "asksDay" : "asksPrice",
        named(what === "day" ? wish : { ...wish, count: null }),
      ),
    );
  };
  if (!isSamePrice(offer.price, offered.extra.price)) return askBack("price");
  const day = wish.day ?? usualDay(offered.entry, offer.stay, today) ?? null;
  const { checkin, checkout } = offer.stay;
  if (day === null || day < checkin || day > checkout) return askBack("day");
  const request = { ...wish, day };
  const { validFrom = day, validUntil = day } = offered.entry;
  if (day < validFrom || day > validUntil) return tell(offerText("gone", named(request)));
  if (day < today) return tell(offerText("tooLate", named(request)));
  const refused = await whyNotPossible(at, venue, { extra: offered.extra, ...request });
  if (refused) return tell(offerText(refused, named(request)));

  const isConfirmed = offered.extra.approval === "instant" && !isGuessed;
  const order = { ...request, extra: offered.extra, today, about, writtenId, isConfirmed };
  await placeOrder(at, { venue, conversation }, order);
  await noteOrdered(at, guestId, offer);
  failpoint("offer.answered");
  const told = named(request);
  if (isConfirmed) return { text: confirmedText(told), is: "confirmed" };
  return { text: passedOnText(told), is: "passed_on" };
}

type Order = {
  count: number;
  day: string;
  time: string | null;
  extra: Extra;
  today: string;
  about: string;
  writtenId: string | null;
  isConfirmed: boolean;
};

/** Stores the order: confirmed, or handed over for staff to confirm. */
async function placeOrder(
  at: AtVenue,
  { venue, conversation }: { venue: Venue; conversation: Conversation },
  { extra, today, about, writtenId, isConfirmed, ...request }: Order,
) {
  const room = (await findGuestStay(at, conversation.guest_id, today))?.room || null;
  const handedOver = { reason: "request", about, request: { what: null, ...request, room } } as const;
  const questionId = isConfirmed ? null : await handOver(at, conversation, handedOver);
  const place = { messageId: writtenId, questionId, isConfirmed, source: "assistant" } as const;
  const toAdd = { kind: "extra", words: "", ...request, room, extra } as const;
  const added = await addRequestOfGuest(at, { venue, conversation }, toAdd, place);
  if (isConfirmed) await showStep(at, conversation, added, "create", guestStep);
  else await planExpiry(at, added);
}

const isStayOver = ({ stay: { status, checkout } }: StoredOffer, today: string): boolean =>
  !(status === "confirmed" || status === "checked_in") || checkout < today;

const isSamePrice = (one: StoredOffer["price"], other: StoredOffer["price"]): boolean =>
  one?.amount === other?.amount && one?.currency === other?.currency;

async function whyNotPossible(
  at: AtVenue,
  { timezone }: Venue,
  { extra, day, time, count }: Pick<Order, "extra" | "day" | "time" | "count">,
): Promise<"tooLate" | "soldOut" | undefined> {
  try {
    const order = { day, time, quantity: count, timezone, exceptId: null, anyway: false };
    await requirePossible(at, extra, order);
    return undefined;
  } catch (error) {
    const because = error instanceof Refusal ? error.params?.because : undefined;
    if (because === "order_closed") return "tooLate";
    if (because === "sold_out") return "soldOut";
    throw error;
  }
}

type Arrived = Written & { message_id: string };

/**
 * Staff hold the conversation: a clear answer to an offer still counts, and they see it. The guest is told only that
 * something is booked.
 */
export async function answerOfferOnArrival(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  written: readonly Arrived[],
): Promise<boolean> {
  const [message, ...others] = written;
  if (!message || others.length > 0) return false;
  const { text } = message;
  const language = detectLanguage(text, undefined, venue.default_language);
  const offer = await findOfferToAnswer(at, conversation, written, language);
  if (!offer) return false;
  const { messageId: offerId, title, taps, quotes, answers } = offer;
  const tap = taps[0];
  const mayAnswer = [...quotes, ...answers].includes(text.trim());
  const { today } = await findVenueDay(at);
  const answer = tap
    ? chosenAnswer(tap.does)
    : mayAnswer
      ? readOfferAnswer(text, { language, today, offered: title })
      : undefined;
  if (!answer) return false;
  const answered = { offerId, answer, about: text, isGuessed: false };
  const told = { language, writtenId: message.message_id, messageId: null };
  const outcome = await answerOffer(at, conversation, venue, answered, told);
  if (outcome?.is === "confirmed") {
    const messageId = newId();
    await writeAsAssistant(at, conversation, venue, {
      messageId,
      text: outcome.text,
      language,
      isAnswer: false,
    });
    await enqueueSend(at, conversation.conversation_id);
    broadcastMessage(at, messageId);
  }
  return outcome !== undefined;
}
