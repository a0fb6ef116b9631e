import { createHash, randomInt } from "node:crypto";
import { findForGuest, markReadOnPage, openConversation, setHelpful } from "../domain/conversations/index.ts";
import { beginSession, endSession, findSession, renewSession } from "../domain/guest-sessions/index.ts";
import { addGuest, findGuest } from "../domain/guests/index.ts";
import { findVenue, openWebChannel, settingsOf, type Venue } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { refuse } from "../platform/refusal.ts";
import type { Visit } from "./guest-page.ts";
import { findScope } from "./guest-page.ts";
import { messagesArrive } from "./guest-writes.ts";
import { isLeftToStaff } from "./is-left-to-staff.ts";
import type { UploadedFile } from "./store-content.ts";

type Writing = {
  /** Chosen by the page: the same id again with the same text is the same message. */
  sentAs: string;
  text: string;
  file?: UploadedFile | undefined;
};

/**
 * A guest writes on the guest page. The first message begins the browser's session, with a new guest. Sent again, it is
 * stored once. Repeat the unit on a conflict.
 */
export async function guestWritesOnPage(at: AtVenue, visit: Visit, { sentAs, text, file }: Writing) {
  const [venue, known, channelId] = await Promise.all([
    findVenue(at),
    findSession(at, visit.token),
    openWebChannel(at),
  ]);
  mustBeOpen(venue);
  const session = known ?? (await beginVisit(at, visit));
  if (known) await renewSession(at, known, visit.place);
  const guest = await findGuest(at, session.guest_id);
  const conversation = await openConversation(at, guest.merged_into ?? guest.guest_id, channelId);
  const isForStaff = await isLeftToStaff(at, venue, {
    isInHouse: visit.place.isInHouse,
    verifiedGuestId: session.verified_guest_id,
    guestId: conversation.guest_id,
  });
  await messagesArrive(at, { guest, conversation, venue, channelId, newConflict: false, isForStaff }, [
    {
      providerMessageId: `${session.session_id}/${sentAs}/${shortHash(text + (file?.mediaId ?? ""))}`,
      writtenAt: at.now,
      kind: file?.kind ?? "text",
      text,
      content: null,
      uploaded: file,
      quotedId: null,
      origin: null,
    },
  ]);
}

export function mustBeOpen(venue: Venue) {
  if (!settingsOf(venue).public.enabled || venue.closed_at) throw refuse("wrong_state");
}

/** After "back", a browser's form has its old id again, and perhaps other words. */
const shortHash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 12);

/** Begins the session of a browser that has none, with a new guest. */
export async function beginVisit(at: AtVenue, { token, place, language }: Visit) {
  const guest = await addGuest(at, {
    name: visitorName(),
    nameIsFromProfile: true,
    phone: null,
    whatsappUserId: null,
    language,
  });
  if (!guest) throw new Error("A guest without an address met another one");
  return beginSession(at, { token, guestId: guest.guest_id, place });
}

const nameCharacters = "23456789BCDFGHJKLMNPQRSTVWXZ";

/** Tells visitors apart until staff know their name. */
function visitorName(): string {
  const letters = Array.from({ length: 4 }, () => nameCharacters[randomInt(nameCharacters.length)]);
  return `Web ${letters.join("")}`;
}

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
  if (!settingsOf(venue).public.enabled) throw refuse("wrong_state");
  const found = session && (await findScope(at, session));
  if (!found) throw refuse("not_found");
  const { answerer: _, ...scope } = found;
  const [message] = await findForGuest(at, scope, [messageId]);
  if (!message?.is_answer || message.is_deleted) throw refuse("not_found");
  await setHelpful(at, messageId, isHelpful);
}

/** A guest starts over: this browser forgets the conversation, which stays with the venue. */
export const guestStartsOver = (at: AtVenue, token: string) => endSession(at, token);
