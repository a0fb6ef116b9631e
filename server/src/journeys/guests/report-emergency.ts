import {
  detectLanguage,
  emergencyNumber,
  emergencyText,
  mayReportEmergency,
  reportsEmergency,
} from "@bellhop/language/intents";
import parsePhoneNumber from "libphonenumber-js/min";
import { addOwnMessage, type Conversation } from "../../domain/conversations/index.ts";
import { listAllEntries } from "../../domain/knowledge/index.ts";
import { broadcastMessage } from "../../domain/messages/index.ts";
import { wasHandedOverSince } from "../../domain/questions/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { handOver } from "../assistant/hand-over.ts";
import { enqueueSend } from "../whatsapp/send-messages.ts";

/** People in panic write several messages: the line with the numbers is sent once within this time. */
const sameEmergencyMs = 10 * 60_000;

export type ReportedDanger = { text: string; language: string };

/** Parts of a message whose text is a name, or what a form asks for: it reports nothing. */
const withoutWords = new Set(["location", "contacts", "form_reply"]);

/** The guest's own words in a message. */
export const wordsOf = (kind: string, contentKind: string | null, text: string): string[] =>
  text === "" || withoutWords.has(contentKind ?? kind) ? [] : [text];

/** The first of a guest's texts that reports a danger. A report may be spread over several messages. */
export function findDanger(texts: readonly string[], usualLanguage: string): ReportedDanger | undefined {
  const whole = texts.length > 1 ? [texts.join(" ")] : [];
  return [...texts, ...whole]
    .filter(mayReportEmergency)
    .map((text) => ({ text, language: detectLanguage(text, undefined, usualLanguage) }))
    .find(({ text, language }) => reportsEmergency(text, language));
}

/**
 * A guest reported a danger. At once, no matter who holds the conversation, the guest gets one line with the emergency
 * number and reception's phone, and staff get an urgent alert. `isSilent`: only staff are told, because the report is
 * old or was written in a group.
 */
export async function reportEmergency(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  { text: about, language }: ReportedDanger,
  { isSilent }: { isSilent: boolean },
): Promise<void> {
  const since = new Date(at.now.getTime() - sameEmergencyMs);
  const isKnown = await wasHandedOverSince(at, conversation.conversation_id, "emergency", since);
  if (!isKnown && !isSilent) {
    const text = await emergencyLine(at, venue, language);
    const messageId = newId();
    await addOwnMessage(at, conversation, {
      messageId,
      author: "assistant",
      member: null,
      text,
      isAnswer: false,
    });
    await enqueueSend(at, conversation.conversation_id);
    broadcastMessage(at, messageId);
  }
  await handOver(at, conversation, { reason: "emergency", about });
}

/** The text for a guest in danger: the emergency number, reception's phone, and that staff were alerted. */
export const emergencyLine = async (at: ReadingAtVenue, venue: Venue, language: string): Promise<string> =>
  emergencyText({
    language,
    number: emergencyNumber(venue.country),
    phone: await receptionPhone(at, venue),
  });

/** From the settings, else from the profile; spaced, because people in danger read it aloud. */
async function receptionPhone(at: ReadingAtVenue, venue: Venue): Promise<string | undefined> {
  const phone = await findReceptionPhone(at, venue);
  return phone && (parsePhoneNumber(phone)?.formatInternational() ?? phone);
}

async function findReceptionPhone(at: ReadingAtVenue, { settings }: Venue): Promise<string | undefined> {
  if (settings.general?.phone) return settings.general.phone;
  const profile = (await listAllEntries(at, "profile")).map(({ entry }) => entry);
  const phoneOf = (key: string) => profile.find((entry) => entry.key === key)?.facts?.phone;
  return phoneOf("reception") ?? phoneOf("contact");
}
