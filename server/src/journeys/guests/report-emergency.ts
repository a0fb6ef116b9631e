import {
  type Danger,
  type DangerKind,
  detectLanguage,
  emergencyNumber,
  emergencyText,
  mayReportEmergency,
  namesPlace,
  readDanger,
  tellsInEmergency,
} from "@bellhop/language/intents";
import { addOwnMessage, type Conversation } from "../../domain/conversations/index.ts";
import { findPlaceOfGuest } from "../../domain/guest-sessions/index.ts";
import { broadcastMessage, listGuestTextsSince } from "../../domain/messages/index.ts";
import { findRoomOfGuest } from "../../domain/reservations/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { readablePhone } from "../../platform/readable-phone.ts";
import { addToEmergency, handOver } from "../assistant/hand-over.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";
import { findHousePhone } from "./find-house-phone.ts";

/** People in panic write several messages: within this time they get one line for each kind of danger. */
const sameEmergencyMs = 10 * 60_000;

export type ReportedDanger = Danger & { text: string; language: string };

/** Parts of a message whose text is a name, or what a form asks for: it reports nothing. */
const withoutWords = new Set(["location", "contacts", "form_reply"]);

/** The guest's own words in a message. */
export const wordsOf = (kind: string, contentKind: string | null, text: string): string[] =>
  text === "" || withoutWords.has(contentKind ?? kind) ? [] : [text];

/**
 * What a guest's texts report, with all their words. A report may be spread over several messages, which none of them is
 * alone.
 */
export function findDanger(texts: readonly string[], usualLanguage: string): ReportedDanger | undefined {
  const alone = dangersOf(texts, usualLanguage);
  const found = alone.length > 0 || texts.length < 2 ? alone : dangersOf([texts.join(" ")], usualLanguage);
  const [first] = found;
  return (
    first && {
      text: texts.join(" "),
      language: first.language,
      kinds: [...new Set(found.flatMap(({ kinds }) => kinds))],
      needsAmbulance: found.some(({ needsAmbulance }) => needsAmbulance),
    }
  );
}

const dangersOf = (texts: readonly string[], usualLanguage: string): ReportedDanger[] =>
  texts.filter(mayReportEmergency).flatMap((text) => {
    const language = detectLanguage(text, undefined, usualLanguage);
    const danger = readDanger(text, language);
    return danger ? [{ ...danger, text, language }] : [];
  });

type Report = {
  /** Only staff are told, because the report is old or was written in a group. */
  isSilent: boolean;
  /** The newest message before the report. */
  afterSeq: number;
  /** The report, if it is not the newest message. */
  reportSeq?: number | undefined;
};

/**
 * A guest reported a danger. At once, no matter who holds the conversation, the guest gets one line with reception's phone
 * and, for life and limb, the emergency number, and staff get an urgent alert. An emergency that is still open gets these
 * words too. Another kind of danger is answered again, and its alert raised again.
 */
export async function reportEmergency(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  danger: ReportedDanger,
  { isSilent, ...place }: Report,
): Promise<void> {
  const { conversation_id: conversationId } = conversation;
  const earlier = await listEarlierDangers(at, conversation, venue, place);
  const isNew = isAnotherDanger(danger, earlier);
  const isOpen = await addToEmergency(at, conversationId, danger.text, { isNew });
  if ((isNew || !isOpen) && !isSilent) {
    const asksPlace = !isOpen && !(await isPlaceKnown(at, conversation, danger));
    const text = await emergencyLine(at, venue, { ...danger, asksPlace });
    const messageId = newId();
    await addOwnMessage(at, conversation, {
      messageId,
      author: "assistant",
      member: null,
      text,
      isAnswer: false,
    });
    await enqueueSend(at, conversationId);
    broadcastMessage(at, messageId);
  }
  if (!isOpen) await handOver(at, conversation, { reason: "emergency", about: danger.text });
}

/** What a guest tells while an emergency is open, such as the room, belongs to it. Questions and thanks do not. */
export async function addToOpenEmergency(
  at: AtVenue,
  { conversation_id: conversationId }: Conversation,
  texts: readonly string[],
  usualLanguage: string,
): Promise<void> {
  const told = texts.filter((text) => tellsInEmergency(text, detectLanguage(text, undefined, usualLanguage)));
  if (told.length > 0) await addToEmergency(at, conversationId, told.join(" "));
}

async function listEarlierDangers(
  at: AtVenue,
  { conversation_id: conversationId }: Conversation,
  venue: Venue,
  { afterSeq: throughSeq, reportSeq: exceptSeq }: Omit<Report, "isSilent">,
): Promise<ReportedDanger[]> {
  const since = new Date(at.now.getTime() - sameEmergencyMs);
  const texts = await listGuestTextsSince(at, conversationId, { since, throughSeq, exceptSeq });
  return dangersOf(texts, venue.default_language);
}

/** Named by other words than the earlier ones, or the first for life and limb. */
function isAnotherDanger(danger: ReportedDanger, earlier: ReportedDanger[]): boolean {
  const isKnown = (kind: DangerKind) => earlier.some(({ kinds }) => kinds.includes(kind));
  // Without known words it is the same only if it was written before.
  const isRepeated = earlier.some(({ text }) => text.includes(danger.text));
  return (
    !(danger.kinds.length > 0 ? danger.kinds.every(isKnown) : isRepeated) ||
    (danger.needsAmbulance && !earlier.some(({ needsAmbulance }) => needsAmbulance))
  );
}

/** From the guest's words, a code inside the house, or the stay. */
async function isPlaceKnown(
  at: AtVenue,
  { guest_id: guestId }: Conversation,
  { text, language }: ReportedDanger,
): Promise<boolean> {
  if (namesPlace(text, language)) return true;
  const [place, room] = await Promise.all([findPlaceOfGuest(at, guestId), findRoomOfGuest(at, guestId)]);
  return Boolean(place?.room) || room !== undefined;
}

/**
 * The text for a guest in danger: the emergency number if an ambulance is needed, reception's phone, that staff were
 * alerted, and perhaps the question where the guest is.
 */
export const emergencyLine = async (
  at: ReadingAtVenue,
  venue: Venue,
  {
    language,
    needsAmbulance = true,
    asksPlace = false,
  }: { language: string; needsAmbulance?: boolean; asksPlace?: boolean },
): Promise<string> =>
  emergencyText({
    language,
    number: needsAmbulance ? emergencyNumber(venue.country) : undefined,
    phone: await receptionPhone(at, venue),
    asksPlace,
  });

async function receptionPhone(at: ReadingAtVenue, venue: Venue): Promise<string | undefined> {
  const phone = await findHousePhone(at, venue);
  return phone && readablePhone(phone);
}
