import { readIntent } from "@bellhop/language/intents";
import { raiseAlert } from "../domain/alerts/index.ts";
import {
  addGuestMessage,
  addSystemLine,
  answerConversationQueue,
  giveToStaff,
  openConversation,
  publishConversation,
  publishMessage,
  takeConversationOfAddress,
  whoAnswers,
} from "../domain/conversations/index.ts";
import { type Guest, recogniseGuest, setOptedOut } from "../domain/guests/index.ts";
import { findVenue } from "../domain/venues/index.ts";
import type { InboundMessage } from "../domain/whatsapp/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { failpoint } from "../platform/failpoints.ts";

/** Guests write in bursts: the assistant waits so long after a message before it answers all of them at once. */
export const burstPauseMs = 3_000;
/**
 * A guest writes to a venue. The messages join the thread once each, staff see them at once, and whoever answers
 * is called: the assistant after a short pause, or staff by the alert.
 */
export async function guestWrites(at: AtVenue, channelId: string, messages: InboundMessage[]) {
  const [first] = messages;
  if (!first) return;
  // Asked together: of a guest whom the venue has met this is all there is to know.
  const [guest, known, venue] = await Promise.all([
    recogniseGuest(at, first.from),
    takeConversationOfAddress(at, first.from),
    findVenue(at),
  ]);
  const isTheirs = known?.guest_id === guest.guest_id;
  const conversation = isTheirs ? known : await openConversation(at, guest.guest_id, channelId);

  const added: string[] = [];
  for (const message of messages) {
    const messageId = await addGuestMessage(at, conversation, { channelId, ...message });
    if (!messageId) continue;
    added.push(messageId);
    failpoint("inbound.message-added");
    await heedOptOut(at, guest, message.text);
  }
  const last = messages.at(-1);
  if (added.length === 0 || !last) return;

  const answerer = whoAnswers(conversation, venue, { ageMs: at.now.getTime() - last.writtenAt.getTime() });
  const called: Promise<void>[] = [];
  if (answerer.by === "assistant") called.push(callAssistant(at, conversation.conversation_id));
  else if (answerer.because === "not_built" || answerer.because === "paused") {
    await giveToStaff(at, conversation, null);
    added.push(
      await addSystemLine(at, conversation, { kind: "handed_over", reason: answerer.because, about: "" }),
    );
  }
  // One alert says that this guest waits: behind a hand-over that nobody has taken, it goes on saying so.
  const isNobodys = conversation.held_by === "staff" && conversation.holder_member_id === null;
  const cause = isNobodys ? "handed_over" : "guest_waits";
  called.push(raiseAlert(at, cause, conversation.conversation_id, last.text || last.kind));
  for (const messageId of added) publishMessage(at, messageId);
  publishConversation(at, conversation.conversation_id);
  await Promise.all(called);
}

/** "STOP" opts the guest out at once, whether staff or the assistant hold the conversation; "START" opts in again. */
async function heedOptOut(at: AtVenue, guest: Guest, text: string) {
  const { kind } = readIntent(text);
  if (kind === "opt_out") await setOptedOut(at, guest.guest_id, true);
  if (kind === "opt_in") await setOptedOut(at, guest.guest_id, false);
}

/** Wakes the assistant for a conversation after the burst pause. */
export async function callAssistant(
  at: AtVenue,
  conversationId: string,
  startAfter = later(at.now, burstPauseMs),
) {
  const payload = { venue_id: at.venueId, conversation_id: conversationId };
  await at.enqueue(answerConversationQueue, payload, { key: conversationId, startAfter });
  failpoint("inbound.job-enqueued");
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
