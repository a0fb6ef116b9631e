import { asksBack, detectLanguage, mayAskDoorCode } from "@bellhop/language/intents";
import { lockDraft } from "../../domain/answer-drafts/index.ts";
import {
  type Audience,
  type DoorCodeNews,
  findOverBudget,
  hasAskedBack,
  type LastToGuest,
  type OfferToAnswer,
  type OpenRequest,
  type OverBudget,
  type RatingGiven,
} from "../../domain/assistant/index.ts";
import {
  answerConversationQueue,
  broadcastConversation,
  type Conversation,
  lockConversationIfAny,
  markConsidered,
  whoAnswers,
} from "../../domain/conversations/index.ts";
import { findGuest } from "../../domain/guests/index.ts";
import { findLastToGuest, listEarlierTexts, listUnconsidered } from "../../domain/messages/index.ts";
import { noteChange } from "../../domain/notifications/index.ts";
import { findOpenEmergency } from "../../domain/questions/index.ts";
import { listRatingsIn } from "../../domain/stay-ratings/index.ts";
import { findVenue, findVenueDay, settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { hasCome } from "../../platform/clock.ts";
import type { Reader } from "../../platform/model/index.ts";
import type { Services } from "../../services.ts";
import { burstPauseMs, enqueueAnswer } from "../guests/guest-writes.ts";
import { findDanger, reportEmergency, wordsOf } from "../guests/report-emergency.ts";
import { findOfferToAnswer } from "../proactive/answer-offer.ts";
import { findDoorCodeNews } from "../proactive/find-door-code-news.ts";
import { readOpenRequests } from "../requests/read-open-requests.ts";
import { audienceOf } from "./audience-of.ts";
import { type Turn, turnOf } from "./decide-with-reader.ts";
import { findModel } from "./find-model.ts";
import { isUpToDate } from "./keep-for-approval.ts";

/** If the guest keeps writing, the assistant answers after this long. */
const burstMaxMs = 10_000;
/** The assistant waits this long for the words of a voice note. Then staff get it. */
const voiceWaitMs = 60_000;

/** Everything the guest has written since the assistant last considered the conversation. */
export type Burst = {
  venue: Venue;
  /** The version that answers. */
  version: number;
  /** Members approve what it states. */
  needsApproval: boolean;
  firstSeq: number;
  throughSeq: number;
  writtenAt: Date;
  newest: { channel_id: string | null; provider_message_id: string | null } | undefined;
  questions: string[];
  /** Texts among `questions` that a machine heard. */
  heard: string[];
  /** What is not text: the channel's word for it. */
  sentBeside: string | undefined;
  /** A voice note has no text, and the guest was not asked to write before. */
  mayAskToWrite: boolean;
  history: string[];
  turns: Turn[];
  /** The guest's, if it is known from before. */
  knownLanguage: string | undefined;
  language: string;
  audience: Audience;
  lastToGuest: LastToGuest | undefined;
  isTap: boolean;
  rating: RatingGiven | undefined;
  isInEmergency: boolean;
  isFirstContact: boolean;
  openRequests: OpenRequest[];
  offer: OfferToAnswer | undefined;
  mayAskBack: boolean;
  doorCode: DoorCodeNews | undefined;
  askedBefore: string | undefined;
  reading: ReadingAllowed;
};

/** Whether a model may read a burst. The venue must have switched it on. */
type ReadingAllowed =
  | { isAllowed: false }
  | { isAllowed: true; reader: Reader; overBudget: OverBudget | undefined };

export type Written = Awaited<ReturnType<typeof listUnconsidered>>;

/** Calls people after a minute if the guest still waits for the assistant. */
export const noteWaiting = (at: AtVenue, id: string) => noteChange(at, { kind: "conversation", id });

export async function gatherBurst(
  at: AtVenue,
  services: Services,
  conversationId: string,
  mayRead: boolean,
): Promise<Burst | undefined> {
  const conversation = await lockConversationIfAny(at, conversationId);
  if (!conversation) return undefined;
  const venue = await findVenue(at);
  const written = await listUnconsidered(at, conversation);
  if (written.length === 0) return undefined;
  const answerer = whoAnswers(conversation, venue, { ageMs: ageOfNewest(at, written) });
  if (answerer.by === "staff") {
    await noteWaiting(at, conversationId);
    return undefined;
  }

  const draft = await lockDraft(at, conversationId);
  if (draft && isUpToDate(draft, written, answerer.version)) return undefined;
  // What a draft answers is answered again with it, but is no part of the burst.
  const newer = written.filter(({ seq }) => seq > (draft?.through_seq ?? 0));
  const fresh = newer.length > 0 ? newer : written;
  const answerAt = answerTimeOf(fresh);
  if (!hasCome(answerAt, at.now, burstMaxMs)) {
    await enqueueAnswer(at, conversationId, answerAt);
    return undefined;
  }
  const guest = await findGuest(at, conversation.guest_id);
  const { today } = await findVenueDay(at);
  const { audience, isForStaff } = await audienceOf(at, conversation, venue, today);
  const questions = written.map((message) => message.text).filter((text) => text.trim() !== "");
  // Several messages in a row may report a danger only together.
  const usualLanguage = guest.language ?? venue.default_language;
  const recent = isForStaff ? fresh.filter((message) => isOfSameBurst(message, fresh)) : fresh;
  if (await reportDangerOfSeveral(at, conversation, venue, recent, usualLanguage)) return undefined;
  if (isForStaff) {
    await noteWaiting(at, conversationId);
    return undefined;
  }
  const mayTranscribe = services.transcriber !== undefined && settingsOf(venue).readings.transcribes;
  if (mayTranscribe && (await waitsForWords(at, conversationId, written))) return undefined;
  const language = detectLanguage(questions.join("\n"), undefined, usualLanguage);
  const reading = await findReadingAllowed(at, services, venue, { today, conversationId, mayRead });
  return {
    ...{ venue, questions, language, audience, reading },
    isFirstContact: conversation.notice_given_at === null,
    ...(await findContext(at, venue, conversation, written)),
    version: answerer.version,
    needsApproval: answerer.needsApproval,
    throughSeq: Math.max(...written.map((message) => message.seq)),
    writtenAt: new Date(Math.max(...written.map((message) => message.position.getTime()))),
    newest: written.at(-1),
    heard: written.filter(({ voice }) => voice === "heard").map(({ text }) => text),
    sentBeside: written.find((message) => !isOnlyText(message))?.kind,
    mayAskToWrite:
      conversation.asked_to_write_at === null &&
      written.some(({ voice }) => voice === "unheard" || voice === "failed"),
    knownLanguage: guest.language ?? undefined,
    doorCode: await findDoorCodeToTell(at, services, conversation, { questions, answerer }),
    mayAskBack: reading.isAllowed && mayRead && !(await hasAskedBack(at, conversationId)),
    isTap: written.every(({ kind }) => tapKinds.has(kind)),
    offer: await findOfferToAnswer(at, conversation, written, language),
  };
}

/** Earlier messages, and what the guest's messages may be about: a rating, an emergency or a request. */
async function findContext(
  at: AtVenue,
  venue: Venue,
  { conversation_id: conversationId }: Conversation,
  written: Written,
) {
  const firstSeq = Math.min(...written.map((message) => message.seq));
  const earlier = (await listEarlierTexts(at, conversationId, firstSeq)).reverse();
  const lastToGuest = await findLastToGuest(at, conversationId, firstSeq);
  const isReply = lastToGuest?.author === "assistant" && asksBack(lastToGuest.text);
  return {
    ...{ firstSeq, lastToGuest },
    history: earlier.map((message) => message.text),
    turns: earlier.map(({ author, text, is_published: isPublished }) =>
      turnOf({ author, text, isPublished }),
    ),
    askedBefore: isReply ? askedBeforeLast(earlier) : undefined,
    rating: await findRatingGiven(at, written),
    isInEmergency: (await findOpenEmergency(at, conversationId)) !== null,
    openRequests: await readOpenRequests(at, venue, conversationId),
  };
}

const writtenTimes = (fresh: Written) => fresh.map((message) => message.created_at.getTime());

/** After a pause, because guests write in bursts. */
function answerTimeOf(fresh: Written): Date {
  const times = writtenTimes(fresh);
  return new Date(Math.min(Math.max(...times) + burstPauseMs, Math.min(...times) + burstMaxMs));
}

const isOfSameBurst = ({ created_at }: Written[number], fresh: Written): boolean =>
  Math.max(...writtenTimes(fresh)) - created_at.getTime() <= burstMaxMs;

/** Reports a danger that only several messages together say. Returns whether there was one. */
async function reportDangerOfSeveral(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  recent: Written,
  usualLanguage: string,
): Promise<boolean> {
  const { conversation_id: conversationId } = conversation;
  const said = recent.flatMap(({ kind, content_kind: content, text }) => wordsOf(kind, content, text));
  // One that reports it alone was read when it arrived.
  const isRead = said.length < 2 || said.some((text) => findDanger([text], usualLanguage) !== undefined);
  const danger = isRead ? undefined : findDanger(said, usualLanguage);
  if (!danger) return false;
  const afterSeq = Math.min(...recent.map((message) => message.seq)) - 1;
  await reportEmergency(at, conversation, venue, danger, { isSilent: false, afterSeq });
  await markConsidered(at, conversationId, Math.max(...recent.map((message) => message.seq)));
  broadcastConversation(at, conversationId);
  return true;
}

/** None if members approve answers first: the plan may have changed by then. */
async function findDoorCodeToTell(
  at: AtVenue,
  services: Services,
  conversation: Conversation,
  { questions, answerer }: { questions: string[]; answerer: { needsApproval: boolean } },
): Promise<DoorCodeNews | undefined> {
  if (answerer.needsApproval || !mayAskDoorCode(questions)) return undefined;
  return (await findDoorCodeNews(at, conversation, services))?.news;
}

/** The last rating in these messages. */
async function findRatingGiven(at: AtVenue, written: Written): Promise<RatingGiven | undefined> {
  const ids = written.map(({ message_id }) => message_id);
  const rating = (await listRatingsIn(at, ids)).at(-1);
  if (!rating) return undefined;
  const rated = written.filter(({ message_id }) => rating.reply_ids.includes(message_id));
  return {
    messages: rated.map(({ text }) => text.trim()),
    score: rating.score,
    isBad: rating.is_bad && rating.is_complaint_open,
  };
}

/** True if the words of a voice note may still come: its job wakes the assistant then. */
async function waitsForWords(at: AtVenue, conversation_id: string, written: Written): Promise<boolean> {
  const newest = Math.max(
    ...written.filter(({ voice }) => voice === "unheard").map((message) => message.created_at.getTime()),
  );
  const startAfter = new Date(newest + voiceWaitMs);
  if (!Number.isFinite(newest) || hasCome(startAfter, at.now, voiceWaitMs)) return false;
  // Another key: a job that waits for this long must not stand in for one that is due at once.
  const key = `${conversation_id} voice`;
  await at.enqueue(answerConversationQueue, { venue_id: at.venueId, conversation_id }, { key, startAfter });
  return true;
}

/** What the guest had written when the assistant asked back. */
function askedBeforeLast(earlier: readonly { author: string; text: string }[]): string | undefined {
  const lastOfAssistant = earlier.findLastIndex(({ author }) => author === "assistant");
  const before = earlier.slice(0, Math.max(lastOfAssistant, 0));
  const from = before.findLastIndex(({ author }) => author !== "guest") + 1;
  return (
    before
      .slice(from)
      .map(({ text }) => text)
      .join(" ") || undefined
  );
}

async function findReadingAllowed(
  at: AtVenue,
  services: Services,
  venue: Venue,
  { today, conversationId, mayRead }: { today: string; conversationId: string; mayRead: boolean },
): Promise<ReadingAllowed> {
  const { readings } = settingsOf(venue);
  const model = readings.enabled ? await findModel(at, services) : undefined;
  if (!model) return { isAllowed: false };
  const told = { price: model.settings.price, conversationId };
  const month = { today, timezone: venue.timezone };
  return {
    isAllowed: true,
    reader: model.reader,
    overBudget: mayRead ? await findOverBudget(at, readings, month, told) : undefined,
  };
}

function ageOfNewest(at: AtVenue, written: Array<{ position: Date }>): number {
  return at.now.getTime() - Math.max(...written.map((message) => message.position.getTime()));
}

/** The types of a tapped button or list item. */
const tapKinds = new Set(["button", "interactive"]);

/** Kinds that consist of their text. */
const textKinds = new Set(["text", "button", "interactive"]);

/** Parts of a message that are only a person's to read. */
const forPeople = new Set(["form_reply", "unsupported", "call_permission_reply"]);

/** A person has to look at a button, a form or a text without any words. A text of spaces is ignored. */
function isOnlyText({ kind, content_kind, voice, text }: Written[number]): boolean {
  if (voice === "heard") return true;
  if (content_kind !== null && forPeople.has(content_kind)) return false;
  return textKinds.has(kind) && (kind === "text" ? text !== "" : text.trim() !== "");
}
