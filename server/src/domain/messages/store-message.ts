import type { MessageContent, VoiceTranscript } from "@bellhop/contract/message-content";
import type { Section } from "@bellhop/contract/sections";
import type { AtVenue } from "../../platform/at/index.ts";
import {
  countStored,
  type EchoRow,
  fillPlaceholder,
  insertAnswerSourceRow,
  insertEcho,
  insertOwnMessage,
  insertSystemLine,
  type OwnMessageRow,
  type PlaceholderRow,
  type SystemLineRow,
} from "./messages.queries.ts";

/** Files are stored apart: the message has their id. */
export type StoredContent =
  | { kind: "media"; media_id: string; is_voice: boolean; transcript?: VoiceTranscript }
  | Exclude<MessageContent, { kind: "media" }>;

/** True if the channel delivered all these messages before. */
export async function areStored(
  at: AtVenue,
  channelId: string,
  providerMessageIds: string[],
): Promise<boolean> {
  const { count } = await at.tx.row(countStored, { venueId: at.venueId, channelId, providerMessageIds });
  return count === new Set(providerMessageIds).size;
}

type AnswerSource = {
  entryId: string;
  section: Section;
  title: string;
  quote: string;
  /** The venue's own words, if the quote is a translation. */
  original?: string;
  isGenerated?: boolean;
};

/** Stores the entries that an answer was made from, as they were in this version of the assistant. */
export async function addAnswerSources(
  at: AtVenue,
  messageId: string,
  version: number,
  sources: readonly AnswerSource[],
) {
  for (const [ordinal, { entryId, section, title, quote, ...translated }] of sources.entries()) {
    await at.tx.run(insertAnswerSourceRow, {
      venueId: at.venueId,
      messageId,
      ordinal,
      entryId,
      version,
      section,
      title,
      quote,
      original: translated.original ?? null,
      isGenerated: translated.isGenerated ?? false,
    });
  }
}

/** Returns the message's id; undefined if the channel delivered it before. */
export const storeEcho = (at: AtVenue, message: EchoRow) =>
  at.tx.maybeRow(insertEcho, { venueId: at.venueId, ...message });

/** Returns the id of the placeholder that got its file; undefined if the message is no placeholder. */
export const storePlaceholdersFile = (at: AtVenue, message: PlaceholderRow) =>
  at.tx.maybeRow(fillPlaceholder, { venueId: at.venueId, ...message });

/** Queues a message to the guest; undefined if a message has this id already. */
export const storeOwnMessage = (at: AtVenue, message: OwnMessageRow) =>
  at.tx.maybeRow(insertOwnMessage, { venueId: at.venueId, ...message });

export const storeSystemLine = (at: AtVenue, line: SystemLineRow) =>
  at.tx.run(insertSystemLine, { venueId: at.venueId, ...line });
