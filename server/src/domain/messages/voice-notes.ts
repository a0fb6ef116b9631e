import type { Media, VoiceTranscript } from "@bellhop/contract/message-content";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { type HeardNote, selectVoiceNote, updateTranscript } from "./voice-notes.queries.ts";

export type { HeardNote };

/** A guest's voice note that has no result yet, with its file; undefined for other and deleted messages. */
export async function findVoiceNote(
  at: ReadingAtVenue,
  messageId: string,
): Promise<{ media: Media; conversation_id: string } | undefined> {
  const found = await at.tx.maybeRow(selectVoiceNote, { venueId: at.venueId, messageId });
  return found?.media ? { ...found, media: found.media } : undefined;
}

/** Stores the result of a voice note, once: undefined if there is one already, or the message is deleted. */
export const setVoiceText = (
  at: AtVenue,
  messageId: string,
  { text, transcript }: { text: string; transcript: VoiceTranscript },
): Promise<HeardNote | undefined> =>
  at.tx.maybeRow(updateTranscript, {
    venueId: at.venueId,
    messageId,
    text,
    transcript: JSON.stringify(transcript),
  });
