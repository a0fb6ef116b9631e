import { splitSentences } from "@bellhop/language/intents";
import { endsWithQuestionMark, shorten } from "@bellhop/language/text";
import type { HandedOver, LastToGuest } from "../../domain/assistant/index.ts";
import type { Conversation } from "../../domain/conversations/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { noteRequests } from "../requests/note-requests.ts";
import { handOver } from "./hand-over.ts";

type FromGuest = {
  items: readonly HandedOver[];
  /** What a reply of the guest may answer. */
  lastToGuest: LastToGuest | undefined;
  /** The messages in which the guest wrote it. */
  written: readonly { message_id: string; text: string }[];
};

/** Staff get these things, and what they request becomes requests. */
export async function handOverItems(
  at: AtVenue,
  conversation: Conversation,
  venue: Venue,
  { items, lastToGuest, written }: FromGuest,
) {
  const question = lastToGuest && askedIn(lastToGuest);
  for (const item of items) {
    const questionId = await handOver(
      at,
      conversation,
      item.reason === "reply" ? { ...item, asked: question } : item,
    );
    const source =
      written.find(({ text }) => text.trim() === item.about) ??
      written.find(({ text }) => text.includes(item.about)) ??
      written.at(-1);
    const messageId = source?.message_id ?? null;
    await noteRequests(at, conversation, venue, { item, questionId, messageId });
  }
}

const askedCharacters = 160;

/** The last question of a text, else what staff offered; undefined for a text of the assistant that asks nothing. */
function askedIn({ author, text }: LastToGuest): string | undefined {
  const question =
    splitSentences(text).findLast(endsWithQuestionMark) ?? (author === "staff" ? text : undefined);
  return question && shorten(question.trim(), askedCharacters);
}
