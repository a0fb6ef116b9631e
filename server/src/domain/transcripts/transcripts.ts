import type { ChannelKind, Conversation } from "@bellhop/contract/conversations";
import type { Language } from "@bellhop/contract/languages";
import { limits } from "@bellhop/contract/limits";
import type { Transcript } from "@bellhop/contract/transcripts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { wordsToFind } from "../../platform/search-terms.ts";
import { toConversation, viewConversation } from "../conversations/index.ts";
import { listMessagesOfEach } from "../messages/index.ts";
import { findDays } from "../venues/index.ts";
import { findsManyTranscripts, listChannelIds, listTranscriptsBy } from "./transcripts.queries.ts";
import { writeTranscript } from "./write-transcript.ts";

export type TranscriptFilter = {
  /** Null for all guests. */
  guestIds: string[] | null;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  channel?: ChannelKind | undefined;
  state?: "open" | "done" | undefined;
  cursor?: string | undefined;
  limit: number;
};

const messagesOfOne = 200;
const messagesInText = 1000;

/** One page of conversations to read, newest activity first, each with its newest messages in their order. */
export async function listTranscripts(at: ReadingAtVenue, filter: TranscriptFilter) {
  const [cursorAt, cursorId] = decodeTimeCursor(filter.cursor, "id");
  const words = wordsToFind(filter.search);
  const [days, channels] = await Promise.all([
    findDays(at, { from: filter.from ?? null, to: filter.to ?? null }),
    filter.channel ? at.tx.rows(listChannelIds, { venueId: at.venueId, kind: filter.channel }) : null,
  ]);
  const channelIds = channels?.map((channel) => channel.channel_id) ?? null;
  // Guests that are named and words that are searched for narrow each other.
  const search = words && (await at.tx.row(findsManyTranscripts, { venueId: at.venueId, words }));
  const by = search ? (search.is_broad ? "broadSearch" : "search") : filter.guestIds ? "guests" : "activity";
  const { from, until } = days;
  const rows = await at.tx.rows(listTranscriptsBy[by], {
    venueId: at.venueId,
    cursorAt,
    cursorId,
    limit: filter.limit + 1,
    state: filter.state ?? null,
    channelIds,
    from,
    until,
    guestIds: filter.guestIds,
    words,
  });
  const { shown, next } = toPage(rows, filter.limit, (row) => row.conversation_id);
  const items = await withMessages(at, shown.map(toConversation), { limit: limits.transcriptListMessages });
  return { items: items.map(withExcerpts), next_cursor: next };
}

/** One conversation, optionally as text in a language; `cursor` pages back through its messages. */
export async function readTranscript(
  at: ReadingAtVenue,
  conversationId: string,
  { cursor, textIn }: { cursor?: string | undefined; textIn?: Language | undefined },
): Promise<Transcript> {
  const conversation = await viewConversation(at, conversationId);
  const limit = textIn ? messagesInText : messagesOfOne;
  const [transcript] = await withMessages(at, [conversation], { limit, cursor });
  if (!transcript) throw refuse("not_found");
  if (!textIn) return transcript;
  const { timezone } = await findDays(at, { from: null, to: null });
  return { ...transcript, text: writeTranscript(transcript, { timeZone: timezone, language: textIn }) };
}

async function withMessages(
  at: ReadingAtVenue,
  conversations: Conversation[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Transcript[]> {
  const ids = conversations.map((one) => one.conversation_id);
  const threadOf = await listMessagesOfEach(at, ids, { limit, cursor });
  return conversations.map((conversation) => ({
    conversation,
    ...threadOf(conversation.conversation_id),
    text: null,
  }));
}

/** Texts of a list are cut; the transcript itself has them in full. */
const withExcerpts = (transcript: Transcript): Transcript => ({
  ...transcript,
  messages: transcript.messages.map((message) => ({ ...message, text: excerptOf(message.text) })),
});

function excerptOf(text: string): string {
  if (text.length <= limits.transcriptListCharacters) return text;
  // Don't split a surrogate pair.
  return `${text.slice(0, limits.transcriptListCharacters - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
