import { limits } from "@bellhop/contract/limits";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  deleteOldTranscribedNotes,
  deleteTranscribedNote,
  findTranscribedNote,
  insertTranscribedNote,
  sumTranscribedSeconds,
} from "./voice-budget.queries.ts";

type Day = { today: string; timezone: string };
type Note = { messageId: string; conversationId: string; seconds: number };

/**
 * Counts a voice note before it is sent to be transcribed, once, however often it is tried. False if it would exceed the
 * month's minutes of the venue or the day's of the guest. Notes checked at the same time may exceed them together.
 */
export async function spendVoiceSeconds(
  at: AtVenue,
  day: Day,
  monthMinutes: number | null,
  { messageId, conversationId, seconds: length }: Note,
): Promise<boolean> {
  const { venueId } = at;
  const seconds = Math.ceil(length);
  const [{ is_counted: isCounted }, used] = await Promise.all([
    at.tx.row(findTranscribedNote, { venueId, messageId }),
    at.tx.row(sumTranscribedSeconds, { venueId, ...day, conversationId }),
  ]);
  if (isCounted) return true;
  if (monthMinutes !== null && used.month_seconds + seconds > monthMinutes * 60) return false;
  if (used.guest_seconds + seconds > limits.guestVoiceMinutes * 60) return false;
  await at.tx.run(insertTranscribedNote, { venueId, messageId, conversationId, seconds, sentAt: at.now });
  return true;
}

/** For a note that no server has transcribed. */
export const returnVoiceSeconds = (at: AtVenue, messageId: string) =>
  at.tx.run(deleteTranscribedNote, { venueId: at.venueId, messageId });

export const voiceSecondsOfMonth = async (at: ReadingAtVenue, day: Day): Promise<number> =>
  (await at.tx.row(sumTranscribedSeconds, { venueId: at.venueId, ...day, conversationId: null }))
    .month_seconds;

export const eraseOldVoiceCounts = (at: AtVenue, until: Date, limit: number): Promise<number> =>
  at.tx.run(deleteOldTranscribedNotes, { venueId: at.venueId, until, limit });
