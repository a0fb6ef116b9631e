import { isDeepStrictEqual } from "node:util";
import {
  asksBack,
  type BackAt,
  type DisclosedReason,
  detectLanguage,
  handOverText,
  mayAskDoorCode,
  writeInsteadText,
} from "@bellhop/language/intents";
import { endAlerts } from "../../domain/alerts/index.ts";
import { dropDrafts, lockDraft } from "../../domain/answer-drafts/index.ts";
import type {
  Audience,
  Decision,
  DoorCodeNews,
  LastToGuest,
  OfferToAnswer,
  OpenRequest,
  OverBudget,
  RatingGiven,
} from "../../domain/assistant/index.ts";
import {
  addReading,
  findOverBudget,
  hasAskedBack,
  staffBackAt,
  toEnquiry,
} from "../../domain/assistant/index.ts";
import {
  answerConversationQueue,
  broadcastConversation,
  type Conversation,
  lockConversationIfAny,
  markAnswered,
  markAskedToWrite,
  markConsidered,
  readConversationQueue,
  recomputeWaiting,
  setUnread,
  whoAnswers,
} from "../../domain/conversations/index.ts";
import { addMessageCode } from "../../domain/door-codes/index.ts";
import { findGuest, setGuestLanguage, setOptChange } from "../../domain/guests/index.ts";
import {
  addAnswerSources,
  findLastToGuest,
  listEarlierTexts,
  listUnconsidered,
} from "../../domain/messages/index.ts";
import { noteChange } from "../../domain/notifications/index.ts";
import { countAnswer, whyNotAnswer } from "../../domain/plans/index.ts";
import { findOpenEmergency } from "../../domain/questions/index.ts";
import { listRatingsIn } from "../../domain/stay-ratings/index.ts";
import { findVenue, findVenueDay, settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { hasCome } from "../../platform/clock.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import { type Job, jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Reader } from "../../platform/model/index.ts";
import type { Services } from "../../services.ts";
import { burstPauseMs, enqueueAnswer } from "../guests/guest-writes.ts";
import { findDanger, reportEmergency, wordsOf } from "../guests/report-emergency.ts";
import { answerOffer, findOfferToAnswer } from "../proactive/answer-offer.ts";
import { type FoundNews, findDoorCodeNews } from "../proactive/find-door-code-news.ts";
import { guestAccepts, readOpenRequests } from "../requests/note-requests.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { audienceOf } from "./audience-of.ts";
import { confirmOptChangeAtOnce } from "./confirm-opt-change-at-once.ts";
import { type Decided, decideByRules, decideWithReader, type Turn, turnOf } from "./decide-with-reader.ts";
import { findModel } from "./find-model.ts";
import { addToEmergency, handOver } from "./hand-over.ts";
import { handOverItems } from "./hand-over-items.ts";
import { isUpToDate, keepForApproval, withoutHandedOver } from "./keep-for-approval.ts";
import { meteredAnswer } from "./metered-answer.ts";
import { openTranslations } from "./open-translations.ts";
import { showTyping } from "./show-typing.ts";
import { writeAsAssistant } from "./write-as-assistant.ts";

/** If the guest keeps writing, the assistant answers after this long. */
const burstMaxMs = 10_000;
/** The assistant waits this long for the words of a voice note. Then staff get it. */
const voiceWaitMs = 60_000;

/** Everything the guest has written since the assistant last considered the conversation. */
type Burst = {
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

/**
 * The assistant answers what a guest wrote, once, from the venue's knowledge, or hands over. It decides outside of any
 * transaction; the decision is discarded if staff took over or the guest wrote more meanwhile.
 */
export const assistantAnswers = jobHandler(answerConversationQueue, (conversation, services: Services, job) =>
  answerGuest(conversation, services, job, { mayRead: false }),
);

/** The same with a model, for what the rules are not sure about. */
export const assistantReads = jobHandler(readConversationQueue, (conversation, services: Services, job) =>
  answerGuest(conversation, services, job, { mayRead: true }),
);

type Woken = { venue_id: number; conversation_id: string };

async function answerGuest(woken: Woken, services: Services, job: Job, { mayRead }: { mayRead: boolean }) {
  try {
    await answer(woken, services, job, mayRead);
  } catch (error) {
    const noted = services.db.atVenue(woken.venue_id, (at) => noteWaiting(at, woken.conversation_id));
    // Without a database nothing can be noted: the next attempt does it.
    await noted.catch(() => {});
    throw error;
  }
}

/** Calls people after a minute if the guest still waits for the assistant. */
const noteWaiting = (at: AtVenue, id: string) => noteChange(at, { kind: "conversation", id });

async function answer({ venue_id, conversation_id }: Woken, services: Services, job: Job, mayRead: boolean) {
  failpoint("assistant.woken");
  const burst = await services.db.atVenue(venue_id, (at) =>
    gatherBurst(at, services, conversation_id, mayRead),
  );
  if (!burst) return;
  failpoint("assistant.gathered");
  const decided = await decide(services, venue_id, burst, mayRead).catch((error: unknown): Decided => {
    if (!job.lastAttempt) throw error;
    // The guest must not be left without an answer because the assistant failed.
    services.log.error({ venue: venue_id, err: error }, "the assistant failed; handing over");
    return { decision: handOverDecision("assistant_failed", burst) };
  });
  if (decided === "needs_reading")
    return services.db.atVenue(venue_id, (at) =>
      at.enqueue(readConversationQueue, { venue_id, conversation_id }, { key: conversation_id }),
    );
  failpoint("assistant.decided");
  const { decision, read, language = burst.language } = decided;
  if (decision.action === "answer" && burst.newest && !isToApprove(burst, decision))
    showTyping(services, venue_id, burst.newest);
  await services.db.atVenue(venue_id, async (at) => {
    const written = { ...burst, language };
    const messageId = await writeAnswer(at, services, conversation_id, written, decision);
    const askedBack = decision.action === "stay_silent" ? undefined : decision.askedBack;
    if (read) await addReading(at, { ...read, conversationId: conversation_id, messageId, askedBack });
  });
  failpoint("assistant.committed");
}

async function gatherBurst(
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
  const firstSeq = Math.min(...written.map((message) => message.seq));
  const earlier = (await listEarlierTexts(at, conversationId, firstSeq)).reverse();
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
  const lastToGuest = await findLastToGuest(at, conversationId, firstSeq);
  const isReply = lastToGuest?.author === "assistant" && asksBack(lastToGuest.text);
  const reading = await findReadingAllowed(at, services, venue, { today, conversationId, mayRead });
  return {
    venue,
    version: answerer.version,
    needsApproval: answerer.needsApproval,
    firstSeq,
    throughSeq: Math.max(...written.map((message) => message.seq)),
    writtenAt: new Date(Math.max(...written.map((message) => message.position.getTime()))),
    newest: written.at(-1),
    questions,
    heard: written.filter(({ voice }) => voice === "heard").map(({ text }) => text),
    sentBeside: written.find((message) => !isOnlyText(message))?.kind,
    mayAskToWrite:
      conversation.asked_to_write_at === null &&
      written.some(({ voice }) => voice === "unheard" || voice === "failed"),
    history: earlier.map((message) => message.text),
    turns: earlier.map(({ author, text, is_published: isPublished }) =>
      turnOf({ author, text, isPublished }),
    ),
    knownLanguage: guest.language ?? undefined,
    audience,
    lastToGuest,
    askedBefore: isReply ? askedBeforeLast(earlier) : undefined,
    doorCode: await findDoorCodeToTell(at, services, conversation, { questions, answerer }),
    mayAskBack: reading.isAllowed && mayRead && !(await hasAskedBack(at, conversationId)),
    reading,
    rating: await findRatingGiven(at, written),
    isTap: written.every(({ kind }) => tapKinds.has(kind)),
    isInEmergency: (await findOpenEmergency(at, conversationId)) !== null,
    openRequests: await readOpenRequests(at, conversationId),
    offer: await findOfferToAnswer(at, conversation, written, language),
    language,
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

async function decide(
  services: Services,
  venueId: number,
  burst: Burst,
  mayRead: boolean,
): Promise<Decided | "needs_reading"> {
  const version = await services.assistantVersions.open(venueId, burst.version);
  const now = services.clock.now();
  // A picture or a voice note without words may change what the text means.
  if (burst.sentBeside !== undefined) {
    const backAt = staffBackAt(version, burst.venue, burst.audience, now);
    const decision = handOverDecision("not_text", burst, backAt);
    if (!burst.mayAskToWrite || decision.action !== "hand_over") return { decision };
    return {
      decision: { ...decision, text: `${decision.text} ${writeInsteadText(burst)}`, asksToWrite: true },
    };
  }
  const translationsInto = (language: string) => openTranslations(services, burst.venue, language);
  const translations = await translationsInto(burst.language);
  const input = toEnquiry(version, burst.venue, { ...burst, translations }, now);
  const { reading } = burst;
  if (!reading.isAllowed) return { decision: decideByRules(input) };
  return decideWithReader(
    reading.reader,
    {
      ...{ venueId, venue: burst.venue, turns: burst.turns },
      ...{ knownLanguage: burst.knownLanguage, translationsInto },
    },
    { input, version, mayRead, overBudget: reading.overBudget },
  );
}

function handOverDecision(reason: DisclosedReason, burst: Burst, backAt?: BackAt): Decision {
  const about = burst.questions.join(" ");
  const text = handOverText({ language: burst.language, reason, backAt });
  const sent = reason === "not_text" ? burst.sentBeside : undefined;
  return { action: "hand_over", handedOver: [{ reason, about, sent }], text, sources: [] };
}

/** What it states waits for approval. The guest's yes is never stored with a text that waits: see `withAcceptance`. */
const isToApprove = ({ needsApproval }: Pick<Burst, "needsApproval">, decision: Decision): boolean =>
  needsApproval && decision.action !== "stay_silent" && decision.sources.length > 0;

/** Returns the message that was queued, if any. */
async function writeAnswer(
  at: AtVenue,
  services: Services,
  conversationId: string,
  burst: Burst,
  decided: Decision,
): Promise<string | null> {
  const { billing } = services.config;
  const conversation = await lockConversationIfAny(at, conversationId);
  if (!conversation) return null;
  const written = await listUnconsidered(at, conversation);
  const venue = await findVenue(at);
  if (written.length === 0) return null;
  // Staff took over meanwhile, or the assistant was switched off.
  const answerer = whoAnswers(conversation, venue, { ageMs: 0 });
  if (answerer.by === "staff") {
    await noteWaiting(at, conversationId);
    return null;
  }
  if (isAnotherBurst(written, burst) || isAnotherMode(answerer, burst)) {
    await enqueueAnswer(at, conversationId);
    return null;
  }

  const told = decided.action === "stay_silent" ? undefined : decided.doorCode;
  const found = told && (await findDoorCodeNews(at, conversation, services));
  // The plan has changed meanwhile.
  if (told && !isDeepStrictEqual(told, found?.news)) {
    await enqueueAnswer(at, conversationId);
    return null;
  }

  await setGuestLanguage(at, { guestId: conversation.guest_id, language: burst.language });
  const messageId = newId();
  const previous = await lockDraft(at, conversationId);
  const accepted = await withAcceptance(at, conversation, venue, burst, decided, messageId);
  const answered = await withOfferAnswered(at, conversation, venue, burst, accepted, { messageId, written });
  const decision = previous ? withoutHandedOver(answered, previous) : answered;
  const isCounted = decision.action !== "stay_silent" && countsAsAnswer(decision);
  const metered = isCounted ? await meteredAnswer(at, conversation, venue) : undefined;
  const isUsedUp = metered && (await whyNotAnswer(at, billing, metered)) !== undefined;
  if (decision.action !== "stay_silent" && !isUsedUp && isToApprove(burst, decision)) {
    await applyConfirmed(at, conversation, burst, decision);
    const { lastToGuest, language } = burst;
    const rest = await confirmOptChangeAtOnce(at, conversation, venue, decision, {
      language,
      written,
      previous,
    });
    if (rest.action === "hand_over")
      await handOverItems(at, conversation, venue, { items: rest.handedOver, lastToGuest, written });
    await keepForApproval(at, conversation, { burst, decision: rest, written, previous });
    return null;
  }
  if (previous) await dropDrafts(at, [conversationId]);
  await markConsidered(at, conversationId, burst.throughSeq);
  if (decision.action === "stay_silent") {
    await markAnswered(at, conversationId);
    await endAlerts(at, conversationId, ["guest_waits"]);
    broadcastConversation(at, conversationId);
    return null;
  }
  if (isUsedUp) {
    await leaveToStaff(at, conversation, venue, burst, decision, written);
    return null;
  }
  await addAnswer(at, services, conversation, venue, { messageId, burst, decision, written, found });
  await recomputeWaiting(at, conversationId);
  await endAlerts(at, conversationId, ["guest_waits"]);
  await enqueueSend(at, conversationId);
  broadcastConversation(at, conversationId, messageId);
  // Last: all answers of the venue wait for each other here, until they commit.
  if (metered) await countAnswer(at, billing, metered);
  failpoint("assistant.before-commit");
  return messageId;
}

/** Adds the message with its sources, and hands over what it does not answer. */
async function addAnswer(
  at: AtVenue,
  services: Services,
  conversation: Conversation,
  venue: Venue,
  {
    messageId,
    burst,
    decision,
    written,
    found,
  }: {
    messageId: string;
    burst: Burst;
    decision: Exclude<Decision, { action: "stay_silent" }>;
    written: Written;
    found: FoundNews | undefined;
  },
) {
  const { conversation_id: conversationId } = conversation;
  await writeAsAssistant(at, conversation, venue, {
    messageId,
    text: decision.text,
    language: burst.language,
    // A guest who was asked back still waits: staff see it if no reply comes.
    isAnswer: decision.action === "answer" && decision.askedBack === undefined,
  });
  if (
    decision.doorCode &&
    found?.of &&
    !(await addMessageCode(at, services.sealingKey, { ...found.of, messageId }))
  )
    throw new Error("A door code was removed while it was sent again");
  await applyConfirmed(at, conversation, burst, decision);
  failpoint("assistant.answer-added");
  // A hand-over may answer a part of the questions.
  await addAnswerSources(at, messageId, burst.version, decision.sources);
  if (decision.action === "answer") {
    // Staff read everything of an emergency.
    if (!burst.isInEmergency && decision.askedBack === undefined) await setUnread(at, conversationId, 0);
  } else {
    const { lastToGuest } = burst;
    await handOverItems(at, conversation, venue, { items: decision.handedOver, lastToGuest, written });
  }
}

/**
 * True if the guest wrote more, or the words of a voice note came: everything is answered together. Also if staff
 * approved or discarded the answer to a part of it.
 */
function isAnotherBurst(written: Written, burst: Burst): boolean {
  const seqs = written.map((message) => message.seq);
  const heard = written.filter(({ voice }) => voice === "heard");
  return (
    Math.min(...seqs) !== burst.firstSeq ||
    Math.max(...seqs) !== burst.throughSeq ||
    heard.length !== burst.heard.length
  );
}

/** True if approval was switched on or off, or a draft is of an earlier version, which can't be sent. */
const isAnotherMode = (answerer: { needsApproval: boolean; version: number }, burst: Burst): boolean =>
  answerer.needsApproval !== burst.needsApproval ||
  (answerer.needsApproval && answerer.version !== burst.version);

/** In the transaction that stores the text that confirms it: the guest reads "done" only if it is. */
async function applyConfirmed(
  at: AtVenue,
  { conversation_id: conversationId, guest_id: guestId, channel_id }: Conversation,
  burst: Burst,
  { optChange, asksToWrite, toldInEmergency = [] }: Exclude<Decision, { action: "stay_silent" }>,
) {
  const channelId = burst.newest?.channel_id ?? channel_id;
  if (optChange)
    await setOptChange(at, { guestId, channelId }, { change: optChange, changedAt: burst.writtenAt });
  if (asksToWrite) await markAskedToWrite(at, conversationId);
  for (const told of toldInEmergency) await addToEmergency(at, conversationId, told);
}

/**
 * An answer to a guest, also to a part of the questions. A yes to what staff proposed and a rating are confirmed, not
 * answered.
 */
const countsAsAnswer = (decision: Exclude<Decision, { action: "stay_silent" }>): boolean =>
  (decision.action === "answer" &&
    !decision.accepted &&
    !decision.offerAnswered &&
    !decision.confirmsRating) ||
  decision.sources.length > 0;

/** The text confirms what the guest accepts. If that does not hold any more, staff get the guest's answer instead. */
async function withAcceptance(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  burst: Burst,
  decision: Decision,
  messageId: string,
): Promise<Decision> {
  if (decision.action === "stay_silent" || !decision.accepted) return decision;
  // It holds at once, but its text would wait: staff confirm it.
  const isAccepted =
    !isToApprove(burst, decision) &&
    (await guestAccepts(at, conversation, venue, { ...decision.accepted, messageId }));
  return isAccepted ? decision : handOverDecision("reply", burst);
}

type Written = Awaited<ReturnType<typeof listUnconsidered>>;

/** The text begins with what becomes of the guest's answer to an offer. Staff get it if no text can say that. */
async function withOfferAnswered(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  burst: Burst,
  decision: Decision,
  { messageId, written }: { messageId: string; written: Written },
): Promise<Decision> {
  if (decision.action === "stay_silent" || !decision.offerAnswered) return decision;
  const { about } = decision.offerAnswered;
  const writtenId = written.findLast(({ text }) => text.trim() === about)?.message_id ?? null;
  const told = { language: burst.language, writtenId, messageId };
  // A text with published sentences may wait for approval, but an order holds at once.
  const outcome = isToApprove(burst, decision)
    ? undefined
    : await answerOffer(at, conversation, venue, decision.offerAnswered, told);
  if (!outcome) return handOverDecision("reply", burst);
  const text = [outcome.text, decision.text].filter(Boolean).join("\n\n");
  if (decision.action === "answer" && outcome.is === "passed_on")
    return { ...decision, action: "hand_over", handedOver: [], text };
  return { ...decision, text };
}

/** The plan is used up: staff get the guest's words, and the guest no answer from the assistant. */
async function leaveToStaff(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  burst: Burst,
  decision: Decision,
  written: Written,
) {
  const { conversation_id: conversationId } = conversation;
  await handOver(at, conversation, { reason: "plan_limit", about: burst.questions.join(" ") });
  // A complaint among the questions is more urgent than the rest.
  if (decision.action === "hand_over")
    await handOverItems(at, conversation, venue, {
      ...{ items: decision.handedOver, lastToGuest: undefined, written },
    });
  await recomputeWaiting(at, conversationId);
  await endAlerts(at, conversationId, ["guest_waits"]);
  broadcastConversation(at, conversationId);
}
