import { type Conversation, openConversation } from "../../domain/conversations/index.ts";
import { findSession } from "../../domain/guest-sessions/index.ts";
import { listForGuest } from "../../domain/guest-thread/index.ts";
import { addGuest, findGuest, findGuestIfAny } from "../../domain/guests/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import { openWebChannel } from "../../domain/whatsapp/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { addToEmergency, handOver } from "../assistant/hand-over.ts";
import { messagesArrive } from "./guest-writes.ts";
import { requireOpenPage } from "./guest-writes-on-page.ts";
import { findDanger } from "./report-emergency.ts";
import { findScope, type Visit } from "./view-guest-page.ts";

/** Messages of this period are read together, as the assistant does. */
const togetherMs = 10_000;
const maxTogether = 5;

/** True if a text on the guest page reads as an emergency, alone or with what its guest has just written. */
export async function reportsDangerOnPage(at: ReadingAtVenue, visit: Visit, text: string): Promise<boolean> {
  const [venue, session] = await Promise.all([findVenue(at), findSession(at, visit.token)]);
  requireOpenPage(venue);
  const guest = session && (await findGuest(at, session.guest_id));
  const usualLanguage = (guest ? guest.language : visit.language) ?? venue.default_language;
  if (findDanger([text], usualLanguage)) return true;
  const found = session && (await findScope(at, session));
  if (!found) return false;
  const { answerer: _, ...scope } = found;
  const { messages } = await listForGuest(at, scope, maxTogether);
  const since = at.now.getTime() - togetherMs;
  const before = messages.filter((one) => one.author === "guest" && Date.parse(one.at) >= since);
  const together = [...before.map((one) => one.text), text].join(" ");
  return before.length > 0 && findDanger([together], usualLanguage) !== undefined;
}

/** Handles an emergency above the limit of stored messages. Returns the session's id; undefined if it has ended. */
export async function guestRepeatsEmergency(
  at: AtVenue,
  visit: Visit,
  text: string,
): Promise<string | undefined> {
  const [venue, session, channelId] = await Promise.all([
    findVenue(at),
    findSession(at, visit.token),
    openWebChannel(at),
  ]);
  requireOpenPage(venue);
  const guest = session && (await findGuest(at, session.guest_id));
  if (!guest) return undefined;
  await countUp(at, await openConversation(at, guest.merged_into ?? guest.guest_id, channelId), text);
  return session.session_id;
}

/** Raises the alert's count and shows these words on it, without a message in the thread. */
async function countUp(at: AtVenue, conversation: Conversation, text: string) {
  if (!(await addToEmergency(at, conversation.conversation_id, text)))
    await handOver(at, conversation, { reason: "emergency", about: text });
}

/** Shows staff that this is more than one guest. */
const collectingName = "Web (…)";

/**
 * Adds an emergency of a flood to the conversation that collects them, with one alert. No browser sees it. Returns the
 * conversation's guest, for the next report. If `isStored` is false, only the alert counts up.
 */
export async function collectEmergency(
  at: AtVenue,
  {
    guestId,
    language,
    text,
    isStored,
  }: {
    guestId: string | undefined;
    language: string;
    text: string;
    isStored: boolean;
  },
): Promise<string> {
  const [venue, channelId, known] = await Promise.all([
    findVenue(at),
    openWebChannel(at),
    guestId ? findGuestIfAny(at, guestId) : undefined,
  ]);
  requireOpenPage(venue);
  const name = { name: collectingName, nameIsFromProfile: true, phone: null, whatsappUserId: null };
  const guest = known ?? (await addGuest(at, { ...name, language }));
  if (!guest) throw new Error("A guest without an address met another one");
  const conversation = await openConversation(at, guest.merged_into ?? guest.guest_id, channelId);
  if (!isStored) {
    await countUp(at, conversation, text);
    return guest.guest_id;
  }
  await messagesArrive(at, { guest, conversation, venue, channelId, newConflict: false }, [
    {
      providerMessageId: `collected/${newId()}`,
      writtenAt: at.now,
      kind: "text",
      text,
      content: null,
      uploaded: undefined,
      quotedId: null,
      origin: null,
    },
  ]);
  return guest.guest_id;
}
