import { createHash } from "node:crypto";
import { ratingTextsIn } from "@bellhop/language/intents";
import { type Conversation, openConversation } from "../../domain/conversations/index.ts";
import {
  endSession,
  findSession,
  type GuestSession,
  holdSession,
  renewSession,
} from "../../domain/guest-sessions/index.ts";
import { findForGuest } from "../../domain/guest-thread/index.ts";
import { findGuestIfAny, type Guest } from "../../domain/guests/index.ts";
import { markReadOnPage, readChoice, setHelpful } from "../../domain/messages/index.ts";
import { findVenue, settingsOf, type Venue } from "../../domain/venues/index.ts";
import { openWebChannel } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { refuse, refuseNotPossible } from "../../platform/refusal.ts";
import { isLeftToStaff } from "../assistant/is-left-to-staff.ts";
import { beginVisit, enterSession } from "./enter-session.ts";
import { messagesArrive } from "./guest-writes.ts";
import type { UploadedFile } from "./prepare-content.ts";
import type { Visit } from "./view-guest-page.ts";
import { findScope } from "./view-guest-page.ts";
import { suggestMerge } from "./visitor-is-guest.ts";

type Writing = {
  /** Chosen by the page: the same id again with the same text is the same message. */
  sentAs: string;
  text: string;
  file?: UploadedFile | undefined;
  /** The message that asked for the rating that this is. */
  ratedId?: string;
};

export type Written = {
  sessionId: string;
  /** The token to set as the browser's cookie; undefined unless it is new or due for renewal. */
  keep: string | undefined;
};

/** Where a guest writes on the page: their session, guest and conversation, whose rows are locked. */
export type PageThread = {
  venue: Venue;
  session: GuestSession;
  guest: Guest;
  conversation: Conversation;
  channelId: string;
  /** The assistant does not answer this visitor. */
  isForStaff: boolean;
  keep: Written["keep"];
};

/**
 * Opens the conversation of a browser that sends something. The first time begins its session, with a new guest. Refused
 * if the session has ended, also while a file was being sent. Repeat the unit on a conflict.
 */
export async function openPageThread(
  at: AtVenue,
  visit: Visit,
  sentAs: string,
  secretKey: Secret,
): Promise<PageThread> {
  const [venue, entry, channelId] = await Promise.all([
    findVenue(at),
    enterSession(at, visit, secretKey, writingAct(sentAs)),
    openWebChannel(at),
  ]);
  requireOpenPage(venue);
  const { token } = entry;
  const session = entry.session ?? (await beginVisit(at, visit, token));
  const isRenewed = await renewSession(at, session, visit.place);
  const guest = await findGuestIfAny(at, session.guest_id);
  if (!guest) throw new SessionChangedMeanwhile();
  const conversation = await openConversation(at, guest.merged_into ?? guest.guest_id, channelId);
  // "Start over" or a deletion may have ended it meanwhile. A retry of the browser gets that answer.
  if (!(await holdSession(at, session, token))) throw new SessionChangedMeanwhile();
  const { verified_guest_id: verifiedGuestId } = session;
  if (verifiedGuestId && verifiedGuestId !== session.guest_id && conversation.guest_id === session.guest_id)
    await suggestMerge(at, session.guest_id, verifiedGuestId, conversation.conversation_id);
  const isForStaff = await isLeftToStaff(at, venue, {
    isInHouse: visit.place.isInHouse,
    verifiedGuestId,
    guestId: conversation.guest_id,
  });
  const keep = isRenewed || token !== visit.token ? token : undefined;
  return { venue, session, guest, conversation, channelId, isForStaff, keep };
}

/** A guest writes on the guest page. Sent again, it is stored once. Refused like `openPageThread`. */
export async function guestWritesOnPage(
  at: AtVenue,
  visit: Visit,
  { sentAs, text, file, ratedId }: Writing,
  secretKey: Secret,
): Promise<Written> {
  const thread = await openPageThread(at, visit, sentAs, secretKey);
  const { venue, session, guest, conversation, channelId, isForStaff, keep } = thread;
  await messagesArrive(at, { guest, conversation, venue, channelId, newConflict: false, isForStaff }, [
    {
      providerMessageId: messageIdOf(session, sentAs, text + (file?.sha256.toString("hex") ?? "")),
      writtenAt: at.now,
      kind: file?.kind ?? "text",
      text,
      content: null,
      uploaded: file,
      ...(ratedId !== undefined && { ratedId }),
      quotedId: null,
      origin: null,
    },
  ]);
  return { sessionId: session.session_id, keep };
}

/**
 * A guest taps a button of an offer that the page shows, on whatever channel it was sent. Sent again, it is stored once.
 * Refused as not found if the session may not see the offer.
 */
export async function guestChoosesOnPage(
  at: AtVenue,
  visit: Visit,
  { sentAs, choice }: { sentAs: string; choice: string },
  secretKey: Secret,
): Promise<Written> {
  const thread = await openPageThread(at, visit, sentAs, secretKey);
  const { venue, session, guest, conversation, channelId, isForStaff, keep } = thread;
  const found = await findScope(at, session);
  const offerId = readChoice(choice)?.messageId;
  if (!found || offerId === undefined) throw refuse("not_found");
  const { answerer: _, ...scope } = found;
  const [offer] = await findForGuest(at, scope, [offerId]);
  const choices = offer?.content?.kind === "parts" ? offer.content.choices : undefined;
  const chosen = choices?.find(({ id }) => id === choice);
  if (!chosen) throw refuse("not_found");
  await messagesArrive(at, { guest, conversation, venue, channelId, newConflict: false, isForStaff }, [
    {
      providerMessageId: messageIdOf(session, sentAs, choice),
      writtenAt: at.now,
      kind: "interactive",
      text: chosen.title,
      content: { kind: "button_reply", id: choice },
      quotedId: null,
      origin: null,
    },
  ]);
  return { sessionId: session.session_id, keep };
}

/** `retryOnConflict` repeats the unit, which reads the session again. */
class SessionChangedMeanwhile extends Error {
  readonly code = "40001";
}

/** A message that begins a session. */
export const writingAct = (sentAs: string): string => `write ${sentAs}`;

export function requireOpenPage(venue: Venue) {
  if (!settingsOf(venue).public.enabled || venue.closed_at) throw refuseNotPossible("page_closed");
}

/** After "back", a browser's form has its old id again, and perhaps other words. */
export const messageIdOf = (
  { session_id: sessionId }: GuestSession,
  sentAs: string,
  content: string,
): string => `${sessionId}/${sentAs}/${shortHash(content)}`;

const shortHash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 12);

/** The guest has seen the messages up to this one. */
export async function guestReadsPage(at: AtVenue, token: string, throughId: string) {
  const session = await findSession(at, token);
  const found = session && (await findScope(at, session));
  if (!found) return;
  const { answerer: _, ...scope } = found;
  const [message] = await findForGuest(at, scope, [throughId]);
  if (message) await markReadOnPage(at, scope, throughId);
}

/**
 * A guest says whether an answer helped, or takes it back with null. Refused as not found if the session may not see the
 * message, or if it is no answer of the assistant.
 */
export async function guestRatesAnswer(
  at: AtVenue,
  token: string,
  { messageId, isHelpful }: { messageId: string; isHelpful: boolean | null },
) {
  const [venue, session] = await Promise.all([findVenue(at), findSession(at, token)]);
  if (!settingsOf(venue).public.enabled) throw refuseNotPossible("page_closed");
  const found = session && (await findScope(at, session));
  if (!found) throw refuse("not_found");
  const { answerer: _, ...scope } = found;
  const [message] = await findForGuest(at, scope, [messageId]);
  if (!message?.is_answer || message.is_deleted) throw refuse("not_found");
  await setHelpful(at, messageId, isHelpful);
}

type StayRating = { sentAs: string; askedId: string; score: number; comment: string };

/**
 * A guest rates the stay by the form below the message that asked: a message in the thread, which is read like a reply.
 * Refused as not found if the session may not see that message, or if it asks no more.
 */
export async function guestRatesStay(
  at: AtVenue,
  visit: Visit,
  { sentAs, askedId, score, comment }: StayRating,
  secretKey: Secret,
): Promise<Written> {
  const session = await findSession(at, visit.token);
  const found = session && (await findScope(at, session));
  if (!found) throw refuse("not_found");
  const { answerer: _, ...scope } = found;
  const [message] = await findForGuest(at, scope, [askedId]);
  if (message?.content?.kind !== "stay_rating") throw refuse("not_found");
  const rated = `${score} – ${ratingTextsIn(visit.language).scale[score - 1]}`;
  const text = comment === "" ? rated : `${rated}\n${comment}`;
  return guestWritesOnPage(at, visit, { sentAs, text, ratedId: askedId }, secretKey);
}

/** A guest starts over: this browser forgets the conversation, which stays with the venue. */
export const guestStartsOver = (at: AtVenue, token: string) => endSession(at, token);
