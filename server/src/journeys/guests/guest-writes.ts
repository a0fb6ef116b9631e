import { assistantMayTakeMs } from "@bellhop/contract/conversations";
import { readIntent, readOptChange } from "@bellhop/language/intents";
import { hasQuestionMark } from "@bellhop/language/text";
import { describeAlerts, raiseAlert } from "../../domain/alerts/index.ts";
import {
  addGuestMessage,
  answerConversationQueue,
  broadcastConversation,
  type Conversation,
  isAnsweredElsewhere,
  isLate,
  lockConversationOfAddress,
  markAnswered,
  openConversation,
  whoAnswers,
} from "../../domain/conversations/index.ts";
import { addressKeys, type ErasureKey, type Guest, setOptChange } from "../../domain/guests/index.ts";
import { broadcastMessage, findLastToGuest, listUnconsidered } from "../../domain/messages/index.ts";
import { findVenue, type Venue } from "../../domain/venues/index.ts";
import type { InboundMessage } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { handOver } from "../assistant/hand-over.ts";
import { answerOfferOnArrival } from "../proactive/answer-offer.ts";
import { acceptOnArrival } from "../requests/note-requests.ts";
import { noteOtherAgent } from "../whatsapp/note-other-agent.ts";
import { noteRatings, type RatingMessage } from "./note-ratings.ts";
import { prepareContent, type UploadedFile } from "./prepare-content.ts";
import { recogniseAuthor } from "./recognise-author.ts";
import { addToOpenEmergency, findDanger, reportEmergency, wordsOf } from "./report-emergency.ts";
import { takeOwnCard } from "./take-own-card.ts";

/** Guests write in bursts: the assistant waits this long after a message, and answers all of them at once. */
export const burstPauseMs = 3_000;

/**
 * A guest writes to a venue. Each message joins the thread once and is shown to staff at once. Then the assistant is
 * called after a short pause, or staff by an alert. Returns the guest; undefined if all messages are a deleted guest's.
 */
export async function guestWrites(
  at: AtVenue,
  erasureKey: ErasureKey,
  channelId: string,
  delivered: InboundMessage[],
): Promise<Guest | undefined> {
  const [first] = delivered;
  if (!first) return undefined;
  // Pipelined: for a known guest this is all there is to read.
  const [author, known, venue] = await Promise.all([
    recogniseAuthor(at, erasureKey, channelId, { address: first.from, messages: delivered }),
    lockConversationOfAddress(at, addressKeys(first.from)),
    findVenue(at),
  ]);
  if (!author) return undefined;
  const { guest, newConflict, messages } = author;
  const isTheirs = known?.guest_id === guest.guest_id && known.merged_into === null;
  const conversation = isTheirs ? known : await openConversation(at, guest.guest_id, channelId);
  await messagesArrive(at, { guest, conversation, venue, channelId, newConflict }, messages);
  return guest;
}

type Arrival = {
  guest: Guest;
  /** Its row is locked. */
  conversation: Conversation;
  venue: Venue;
  channelId: string;
  newConflict: boolean;
  /** The assistant does not answer this guest. */
  isForStaff?: boolean;
};

/** A known guest's messages join the thread, on any channel. A message that was added before does nothing. */
export async function messagesArrive(
  at: AtVenue,
  { guest, conversation, venue, channelId, newConflict, isForStaff = false }: Arrival,
  messages: (Omit<InboundMessage, "from"> & {
    uploaded?: UploadedFile | undefined;
    /** The message that asked for the rating which this one is: a form of the guest page. */
    ratedId?: string;
  })[],
) {
  const afterSeq = conversation.last_seq;
  const wasWaiting = conversation.waiting_since !== null;
  const added: string[] = [];
  const ratings: RatingMessage[] = [];
  let isEmergencyOpen = false;
  const texts = { inPrivate: [] as string[], inGroups: [] as string[] };
  for (const { uploaded, ratedId = null, ...message } of messages) {
    const { content, addFile } = prepareContent(message.content, uploaded);
    const line = await addGuestMessage(at, conversation, { channelId, ...message, content });
    if (!line) continue;
    const { messageId } = line;
    isEmergencyOpen = line.isEmergencyOpen;
    await addFile(at, channelId, messageId);
    added.push(messageId);
    if (!isInGroup(message) && line.wasAskedToRate)
      ratings.push({ ...message, messageId, seq: conversation.last_seq, ratedId });
    texts[isInGroup(message) ? "inGroups" : "inPrivate"].push(...wordsOfMessage(message));
    failpoint("inbound.message-added");
    const on = { guestId: guest.guest_id, channelId };
    if (!isInGroup(message)) await applyOptChange(at, on, message);
    await takeOwnCard(at, { guest, conversation, channelId }, message);
  }
  if (added.length === 0) return;
  const isOnStandby = messages.some(({ origin }) => origin?.on_standby);
  if (isOnStandby) await noteOtherAgent(at, channelId);
  if (isOnStandby || conversation.is_answered_elsewhere)
    conversation.is_answered_elsewhere = await isAnsweredElsewhere(at, conversation);

  for (const messageId of added) broadcastMessage(at, messageId);
  if (newConflict) await raiseAlert(at, "guest_conflict", conversation.conversation_id, guest.name);
  await readMessages(at, { guest, conversation, venue, isForStaff }, messages, {
    texts,
    afterSeq,
    wasWaiting,
    isEmergencyOpen,
    ratings,
  });
}

type Read = Pick<Arrival, "guest" | "conversation" | "venue" | "isForStaff">;
type ReadMessage = Pick<InboundMessage, "kind" | "text" | "origin" | "writtenAt">;

/**
 * Messages of a guest are in the thread: dangers in them are reported, and the assistant or staff are called. With
 * `arrivedAs`, staff were called when they arrived without words, as this kind.
 */
export async function readMessages(
  at: AtVenue,
  { guest, conversation, venue, isForStaff = false }: Read,
  messages: readonly ReadMessage[],
  {
    texts,
    afterSeq,
    wasWaiting,
    isEmergencyOpen,
    arrivedAs,
    heardSeq,
    ratings = [],
  }: {
    texts: { inPrivate: readonly string[]; inGroups: readonly string[] };
    /** The newest message before them. */
    afterSeq: number;
    wasWaiting: boolean;
    isEmergencyOpen: boolean;
    arrivedAs?: string;
    /** The place of the voice note whose words they are: what came after it was read before. */
    heardSeq?: number | undefined;
    /** Messages that may rate a stay. */
    ratings?: readonly RatingMessage[];
  },
) {
  const last = messages.at(-1);
  if (!last) return;
  const { conversation_id } = conversation;
  const usualLanguage = guest.language ?? venue.default_language;
  const about = last.text || last.kind;
  if (arrivedAs !== undefined) await describeAlerts(at, conversation_id, { before: arrivedAs, about });
  const ageMs = at.now.getTime() - last.writtenAt.getTime();
  // Before anything else, no matter who holds the conversation. Staff of a closed venue would not see the alert.
  const find = (words: readonly string[]) => (venue.closed_at ? undefined : findDanger(words, usualLanguage));
  const toldInPrivate = find(texts.inPrivate);
  const danger = toldInPrivate ?? find(texts.inGroups);
  const isForAssistant =
    !isForStaff && messages.some((message) => !isInGroup(message) && message.kind !== "call");
  const answerer = whoAnswers(conversation, venue, { ageMs, isForAssistant });
  const because = answerer.by === "staff" ? answerer.because : undefined;
  const { hasRated, isHandedOver } = await noteRatings(at, conversation, ratings, {
    language: usualLanguage,
    isEmergency: danger !== undefined || isEmergencyOpen,
  });
  if (danger) {
    const isSilent = !toldInPrivate || isLate(ageMs) || conversation.is_answered_elsewhere;
    const place =
      heardSeq === undefined ? { afterSeq } : { afterSeq: conversation.last_seq, reportSeq: heardSeq };
    await reportEmergency(at, conversation, venue, danger, { isSilent, ...place });
    // The assistant answers what else the guest asks.
    if (answerer.by === "assistant") await enqueueAnswer(at, conversation_id);
    return broadcastConversation(at, conversation_id);
  }
  // "5 – Very good" is no order of five, and accepts nothing.
  const isToStaff = answerer.by === "staff" && !isForStaff && because !== "answered_elsewhere" && !hasRated;
  const isOfOffer = isToStaff && (await answersOffer(at, conversation, venue, afterSeq));
  const isHeld = because === "staff_hold_it" && conversation.holder_member_id !== null;
  const mayBeThanks = isHeld && !isOfOffer && !wasWaiting;
  if (mayBeThanks && (await areOnlyThanks(at, conversation_id, afterSeq, messages, usualLanguage))) {
    await markAnswered(at, conversation_id);
    return broadcastConversation(at, conversation_id);
  }
  const addedToOpen =
    isEmergencyOpen && !venue.closed_at
      ? addToOpenEmergency(at, conversation, texts.inPrivate, usualLanguage)
      : undefined;
  if (because === "not_built" || because === "paused") {
    await addedToOpen;
    if (arrivedAs === undefined && !isHandedOver)
      await handOver(at, conversation, { reason: because, about });
    return broadcastConversation(at, conversation_id);
  }
  if (isToStaff && !isOfOffer) await acceptOnArrival(at, conversation, venue, texts.inPrivate);
  const called = [
    addedToOpen,
    ...callForAnswer(at, conversation, answerer, { about, isForStaff, isNew: arrivedAs === undefined }),
  ];
  broadcastConversation(at, conversation_id);
  await Promise.all(called);
}

const answersOffer = async (at: AtVenue, conversation: Conversation, venue: Venue, afterSeq: number) =>
  answerOfferOnArrival(
    at,
    conversation,
    venue,
    (await listUnconsidered(at, conversation)).filter(({ seq }) => seq > afterSeq),
  );

/** Calls the assistant, or people: at once, or once another agent on the number has not answered. */
function callForAnswer(
  at: AtVenue,
  { conversation_id, held_by, holder_member_id }: Conversation,
  answerer: ReturnType<typeof whoAnswers>,
  { about, isForStaff, isNew }: { about: string; isForStaff: boolean; isNew: boolean },
): Promise<unknown>[] {
  const because = answerer.by === "staff" ? answerer.because : undefined;
  // One alert covers a waiting guest: if an untaken hand-over already raised one, that one counts up.
  const cause = held_by === "staff" && holder_member_id === null ? "handed_over" : "guest_waits";
  // Several messages in a row may report a danger only together: the assistant looks at them, and answers nothing.
  const isRead = answerer.by === "assistant" || (isForStaff && because === "not_for_it");
  const isElsewhere = because === "answered_elsewhere";
  const callsNow = answerer.by !== "assistant" && !isElsewhere;
  return [
    ...(isRead ? [enqueueAnswer(at, conversation_id)] : []),
    // The job calls people if the other agent has not answered by then.
    ...(isElsewhere
      ? [enqueueAnswer(at, conversation_id, later(at.now, assistantMayTakeMs), "elsewhere")]
      : []),
    ...(isNew ? [raiseAlert(at, cause, conversation_id, about, { callsNow })] : []),
  ];
}

/**
 * "STOP" takes effect when it is written, until "START", no matter who holds the conversation. The assistant's
 * confirmation stores it again: the guest reads "done" only if it is.
 */
async function applyOptChange(
  at: AtVenue,
  on: { guestId: string; channelId: string },
  { text, writtenAt }: Omit<InboundMessage, "from">,
) {
  const change = readOptChange(text)?.change;
  if (change) await setOptChange(at, on, { change, changedAt: writtenAt });
}

/** For a form, only the answers: the fields' names are the venue's words. */
function wordsOfMessage({ kind, content, text }: Omit<InboundMessage, "from">): string[] {
  if (content?.kind === "form_reply" && content.answers.length > 0)
    return content.answers.map(({ value }) => value);
  return wordsOf(kind, content?.kind ?? null, text);
}

/** Thanks for a reply of staff need no answer, unless the reply asked something. */
async function areOnlyThanks(
  at: AtVenue,
  conversationId: string,
  afterSeq: number,
  messages: readonly ReadMessage[],
  language: string,
): Promise<boolean> {
  if (messages.some(({ text }) => readIntent(text, language).kind !== "thanks")) return false;
  const last = await findLastToGuest(at, conversationId, afterSeq + 1);
  return last?.author === "staff" && !hasQuestionMark(last.text);
}

const isInGroup = ({ origin }: Pick<InboundMessage, "origin">): boolean => origin?.group_id !== undefined;

/** Wakes the assistant for a conversation after the burst pause. */
export async function enqueueAnswer(
  at: AtVenue,
  conversationId: string,
  startAfter = later(at.now, burstPauseMs),
  /** Keeps a job for later apart: while it waits, one for now must not be dropped as its repeat. */
  keySuffix = "",
) {
  const payload = { venue_id: at.venueId, conversation_id: conversationId };
  const key = `${conversationId} ${keySuffix}`.trim();
  await at.enqueue(answerConversationQueue, payload, { key, startAfter });
  failpoint("inbound.job-enqueued");
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
