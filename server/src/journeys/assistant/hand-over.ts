import { handOverReasons } from "@bellhop/contract/hand-over-reasons";
import { endAlerts, raiseAlert } from "../../domain/alerts/index.ts";
import { addSystemLine, type Conversation, giveToStaff } from "../../domain/conversations/index.ts";
import { broadcastMessage } from "../../domain/messages/index.ts";
import {
  aboutCharacters,
  addEmergencyWords,
  countOpen,
  type HandOver,
  insertHandOver,
} from "../../domain/questions/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";

/** Staff see all words of an emergency. */
const emergencyCharacters = 1_000;

/**
 * Hands a question, or for some reasons the conversation, to staff: they are alerted, and see the reason and the guest's
 * words in the thread. The hand-over is recorded; Home and the alerts read that record. A question or emergency
 * stays open until staff answer it. Meanwhile the assistant answers other questions. Returns the id of the record.
 */
export async function handOver(
  at: AtVenue,
  conversation: Conversation,
  toHandOver: HandOver,
): Promise<string> {
  const { conversation_id } = conversation;
  const { reason, request, asked, sent } = toHandOver;
  const about = toHandOver.about.slice(0, reason === "emergency" ? emergencyCharacters : aboutCharacters);
  const isWhole = handOverReasons[reason].givesConversation;
  // A member who holds it keeps it.
  if (isWhole && conversation.held_by !== "staff") await giveToStaff(at, conversation, null);
  const questionId = newId();
  const line = addSystemLine(at, conversation, {
    kind: "handed_over",
    reason,
    about,
    ...(request && { request }),
    ...(asked && { asked }),
    ...(sent && { sent }),
  });
  await Promise.all([
    line,
    insertHandOver(at, conversation_id, { reason, about, request, asked }, !isWhole, questionId),
    raiseAlert(at, "handed_over", conversation_id, about),
  ]);
  broadcastMessage(at, await line);
  return questionId;
}

/**
 * Adds words to the open emergency of a conversation, before the earlier ones, and counts its alert up. `isNew`: the words
 * report another danger, so the alert is raised again, as if it were the first. False if no emergency is open.
 */
export async function addToEmergency(
  at: AtVenue,
  conversationId: string,
  text: string,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<boolean> {
  const characters = emergencyCharacters;
  const words = text.slice(0, characters);
  const about = await addEmergencyWords(at, { conversationId, about: words, characters, isNew });
  if (about === undefined) return false;
  if (isNew) await endAlerts(at, conversationId, ["handed_over"]);
  await raiseAlert(at, "handed_over", conversationId, about);
  return true;
}

/** Ends the alert about hand-overs, unless a question is still open. */
export async function endHandOverAlert(at: AtVenue, conversationId: string) {
  if ((await countOpen(at, conversationId)) === 0) await endAlerts(at, conversationId, ["handed_over"]);
}
