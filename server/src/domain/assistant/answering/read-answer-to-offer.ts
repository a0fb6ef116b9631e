import {
  handOverText,
  kindNamed,
  type OfferAnswer,
  readOfferAnswer,
  readRequests,
} from "@bellhop/language/intents";
import type { ReadAct, Reading } from "../reading/reading.ts";
import type { OfferToAnswer } from "./decision.ts";
import type { DraftAnswer } from "./draft-answer.ts";

/** What a tap on a button of an offer says. */
export const chosenAnswer = (does: OfferAnswer["does"]): OfferAnswer =>
  does === "decline" ? { does } : { does, count: null, day: null, time: null };

/**
 * Reads a yes or no to an extra that was offered: a tap on its button, or a short message that can only mean the offer.
 * The last one counts. If staff have proposed something too, a reply may mean either, so staff get it.
 */
export function readAnswerToOffer(draft: DraftAnswer) {
  const { offer, heard = [], openRequests = [], language } = draft.input;
  if (!offer) return;
  const { messageId: offerId } = offer;
  const take = (message: string, isTaken: (text: string) => boolean) => {
    draft.open = draft.open.filter((part) => part.message !== message || !isTaken(part.text));
  };
  const mayMeanOther = openRequests.some(({ state }) => state === "proposed");
  for (const message of draft.openMessages) {
    const tap = offer.taps.findLast(({ text }) => text === message);
    if (tap) {
      draft.offerAnswered = { offerId, answer: chosenAnswer(tap.does), about: message, isGuessed: false };
      take(message, () => true);
      continue;
    }
    const isQuote = offer.quotes.includes(message);
    // What a machine heard may be wrong.
    if (!(isQuote || offer.answers.includes(message)) || heard.includes(message)) continue;
    const found = readMessage(draft, message, offer);
    if (!found) continue;
    if (mayMeanOther && !isQuote) {
      // It names the proposed time.
      if (/\d/u.test(message)) continue;
      draft.handOver({ reason: "reply", about: message }, handOverText({ language, reason: "reply" }));
      take(message, () => true);
      continue;
    }
    const { answer, texts } = found;
    draft.offerAnswered = { offerId, answer, about: message, isGuessed: false };
    take(message, (text) => texts.includes(text));
  }
}

/** The answer in a message, and the sentences that say it. */
function readMessage(
  draft: DraftAnswer,
  message: string,
  { title: offered }: OfferToAnswer,
): { answer: OfferAnswer; texts: string[] } | undefined {
  const { language, today } = draft.input;
  const read = (text: string) => readOfferAnswer(text, { language, today, offered });
  const parts = draft.open.filter((part) => part.message === message).map(({ text }) => text);
  const whole = read(message);
  if (whole) return { answer: whole, texts: parts };
  const found = parts.flatMap((text) => {
    const answer = read(text);
    return answer ? [{ answer, text }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const texts = found.map(({ text }) => text);
  const orders = found.flatMap(({ answer }) => (answer.does === "order" ? [answer] : []));
  // "No. Yes." is neither.
  if (orders.length !== found.length)
    return orders.length === 0 ? { answer: first.answer, texts } : undefined;
  const answer = orders.reduce((one, other) => ({
    does: "order",
    count: one.count ?? other.count,
    day: one.day ?? other.day,
    time: one.time ?? other.time,
  }));
  return { answer, texts };
}

const light: ReadonlySet<ReadAct["kind"]> = new Set(["thanks", "smalltalk", "reply"]);

/** What a model read as one plain request right after an offer orders it, if no rule reads another wish in it. */
export function orderByReading(draft: DraftAnswer, { acts }: Reading) {
  const { offer, openRequests = [], language, today } = draft.input;
  const [message, ...others] = draft.openMessages;
  if (!offer || draft.offerAnswered || message === undefined || others.length > 0) return;
  if (!offer.answers.includes(message) && !offer.quotes.includes(message)) return;
  if (openRequests.some(({ state }) => state === "proposed")) return;
  const [act, ...more] = acts.filter(({ kind }) => !light.has(kind));
  if (act?.kind !== "request" || !act.request || act.request.action || more.length > 0) return;
  const { what, count, day, time } = act.request;
  const isOffered = (kind: string | null) => kind === null || kindNamed(offer.title, language) === kind;
  const isOther = readRequests(message, { language, today }).some((one) => !isOffered(one.what));
  if (!isOffered(what) || isOther) return;
  const answer: OfferAnswer = { does: "order", count, day, time };
  draft.offerAnswered = { offerId: offer.messageId, answer, about: message, isGuessed: true };
  draft.open = [];
}
