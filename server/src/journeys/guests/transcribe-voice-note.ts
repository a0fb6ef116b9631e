import { readFile } from "node:fs/promises";
import { limits } from "@bellhop/contract/limits";
import type { Media, TranscriptProblem, VoiceTranscript } from "@bellhop/contract/message-content";
import { detectLanguage } from "@bellhop/language/intents";
import { type Conversation, storeVoiceText } from "../../domain/conversations/index.ts";
import { findGuest } from "../../domain/guests/index.ts";
import { mediaFile } from "../../domain/media/index.ts";
import {
  findVoiceNote,
  type HeardNote,
  returnVoiceSeconds,
  spendVoiceSeconds,
  transcribeQueue,
} from "../../domain/messages/index.ts";
import { findOpenEmergency } from "../../domain/questions/index.ts";
import { findVenue, settingsOf, venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { oggSeconds } from "../../platform/transcribe/index.ts";
import type { Services } from "../../services.ts";
import { enqueueAnswer, readMessages } from "./guest-writes.ts";

/** Longer voice notes are for staff. */
const maxSeconds = 120;
/** No voice note of two minutes is larger. */
const maxBytes = 4 * 1024 * 1024;
const maxAttempts = 3;
const pauseMs = 5_000;

type Result = { text: string } | { failed: TranscriptProblem; mayPass?: boolean };

/** Queues a message that may be a voice note. The job skips other files, and notes that have a result. */
export const enqueueTranscription = (at: AtVenue, messageId: string, attempt = 1, startAfter = at.now) =>
  at.enqueue(
    transcribeQueue,
    { venue_id: at.venueId, message_id: messageId, attempt },
    { key: `${messageId} ${attempt}`, startAfter },
  );

/**
 * Makes text of a guest's voice note, in no transaction, and stores it with the message, once. Then the words are read
 * as if the guest had written them, except that they change no opt-out.
 */
export const transcribeVoiceNote = jobHandler(
  transcribeQueue,
  async ({ venue_id, message_id, attempt }, services: Services) => {
    const note = await services.db.readAtVenue(venue_id, async (at) => {
      const found = await findVoiceNote(at, message_id);
      return found && { ...found, isOn: settingsOf(await findVenue(at)).readings.transcribes };
    });
    if (!note) return;
    const { media, conversation_id: conversationId } = note;
    if (!note.isOn) {
      // The assistant waits for the words no longer.
      await services.db.atVenue(venue_id, (at) => enqueueAnswer(at, conversationId));
      return;
    }
    const result = await hear(services, venue_id, { ...note, messageId: message_id });
    failpoint("voice.heard");
    await services.db.atVenue(venue_id, async (at) => {
      if ("failed" in result && result.mayPass && attempt < maxAttempts) {
        const startAfter = new Date(at.now.getTime() + pauseMs * attempt);
        return enqueueTranscription(at, message_id, attempt + 1, startAfter);
      }
      if ("failed" in result && result.failed === "unavailable") await returnVoiceSeconds(at, message_id);
      await storeResult(at, message_id, media, result);
      failpoint("voice.before-commit");
    });
  },
);

type Note = { media: Media; messageId: string; conversation_id: string };

async function hear(
  { transcriber, config, db }: Services,
  venueId: number,
  { media, messageId, conversation_id: conversationId }: Note,
): Promise<Result> {
  if (!transcriber) return { failed: "unavailable" };
  if (media.state !== "stored") return { failed: "no_file" };
  if ((media.bytes ?? 0) > maxBytes) return { failed: "too_long" };
  const bytes = await readFile(mediaFile(config.dataDir, venueId, media.media_id)).catch(() => undefined);
  if (!bytes) return { failed: "no_file" };
  const seconds = oggSeconds(bytes);
  if (seconds === undefined) return { failed: "unsupported" };
  if (seconds > maxSeconds) return { failed: "too_long" };
  const mayBeSent = await db.atVenue(venueId, async (at) => {
    const { venue, today } = await venueToday(at);
    const limit = settingsOf(venue).readings.month_voice_minutes;
    const day = { today, timezone: venue.timezone };
    return spendVoiceSeconds(at, day, limit, { messageId, conversationId, seconds });
  });
  if (!mayBeSent) return { failed: "over_limit" };
  const heard = await transcriber.transcribe({ bytes, mimeType: "audio/ogg", fileName: "voice.ogg" });
  if ("failed" in heard) return { failed: "unavailable", mayPass: heard.failed === "unavailable" };
  const text = wordsIn(heard.text);
  return text === "" ? { failed: "no_words" } : { text };
}

/** Servers write sounds in brackets: "[BLANK_AUDIO]", "(music)". */
function wordsIn(heard: string): string {
  const text = heard
    .replaceAll("\0", "")
    .toWellFormed()
    .trim()
    .slice(0, limits.messageCharacters)
    .toWellFormed();
  return /[\p{L}\p{N}]/u.test(text.replace(/\[[^\]]*\]|\([^)]*\)/g, "")) ? text : "";
}

async function storeResult(at: AtVenue, messageId: string, { kind }: Media, result: Result) {
  const venue = await findVenue(at);
  const text = "text" in result ? result.text : "";
  const transcript: VoiceTranscript =
    "text" in result
      ? {
          state: "done",
          language: detectLanguage(text, undefined, venue.default_language),
          generated: true,
        }
      : { state: "failed", reason: result.failed };
  const stored = await storeVoiceText(at, messageId, { text, transcript });
  if (!stored) return;
  const { note, conversation } = stored;
  // The assistant has waited for it.
  if (text === "") return enqueueAnswer(at, conversation.conversation_id);
  await readHeard(at, note, conversation, { text, kind, venue });
}

async function readHeard(
  at: AtVenue,
  note: HeardNote,
  conversation: Conversation,
  { text, kind, venue }: { text: string; kind: string; venue: Awaited<ReturnType<typeof findVenue>> },
) {
  const { conversation_id, guest_id, waiting_since } = conversation;
  const isInGroup = note.is_in_group;
  const message = {
    kind,
    text,
    origin: isInGroup ? { group_id: "" } : null,
    writtenAt: note.position,
  };
  const guest = await findGuest(at, guest_id);
  await readMessages(at, { guest, conversation, venue }, [message], {
    texts: { inPrivate: isInGroup ? [] : [text], inGroups: isInGroup ? [text] : [] },
    // Messages of a merged conversation are numbered apart.
    ...(note.conversation_id === conversation_id
      ? { afterSeq: note.seq - 1, heardSeq: note.seq }
      : { afterSeq: conversation.last_seq }),
    wasWaiting: waiting_since !== null && waiting_since < note.position,
    isEmergencyOpen: (await findOpenEmergency(at, conversation_id)) !== null,
    arrivedAs: kind,
  });
}
