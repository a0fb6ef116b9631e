import type { OutputOf } from "@bellhop/contract/call";
import type { Conversation } from "@bellhop/contract/conversations";
import { gravestFirst, isGraveReason } from "@bellhop/contract/hand-over-reasons";
import type { readShift, writeShiftNote as writeCall } from "@bellhop/contract/requests";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { listInbox } from "../../domain/conversations/index.ts";
import { listFailedMessages } from "../../domain/delivery/index.ts";
import { findShiftNote, listDueBefore, writeShiftNote } from "../../domain/requests/index.ts";
import { failureIn } from "../../domain/whatsapp/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";

type Shift = OutputOf<typeof readShift>;

const shiftMs = 12 * 3_600_000;
const failedShownMs = 7 * 86_400_000;
const maxWaiting = 100;
const maxFailed = 10;
const maxRequests = 200;

/** What the next shift must know, in one answer. */
export async function viewShift(at: ReadingAtVenue, member: { member_id: string }): Promise<Shift> {
  const [inbox, failed, due, note] = await Promise.all([
    listInbox(at, member.member_id, "waiting", { limit: maxWaiting }),
    listFailedMessages(at, new Date(at.now.getTime() - failedShownMs), maxFailed),
    listDueBefore(at, new Date(at.now.getTime() + shiftMs), maxRequests),
    findShiftNote(at),
  ]);
  const waiting = inbox.items.map(toWaiting);
  return {
    at: at.now.toISOString(),
    waiting: waiting.filter(({ reason }) => !isGraveReason(reason)),
    complaints: waiting.filter(({ reason }) => isGraveReason(reason)),
    requests: due.requests,
    requests_count: due.count,
    failed: failed.map(({ message_id, conversation_id, guest_name, text, state, failure_code }) => ({
      message_id,
      conversation_id,
      guest_name,
      text,
      failure: failureIn(state === "unknown" ? "unknown" : "failed", failure_code),
    })),
    note,
  };
}

function toWaiting(one: Conversation): Shift["waiting"][number] {
  const gravest = one.open_questions.toSorted((a, b) => rank(a.reason) - rank(b.reason)).at(0);
  return {
    conversation_id: one.conversation_id,
    guest_name: one.guest.name,
    room: one.stay?.room || one.place?.room || null,
    since: one.waiting_since ?? gravest?.asked_at ?? new Date(0).toISOString(),
    reason: gravest?.reason ?? null,
    text: gravest?.about ?? one.waiting_text ?? one.last_message?.text ?? "",
  };
}

/** Reasons without gravity come last. */
function rank(reason: Conversation["open_questions"][number]["reason"]): number {
  const place = gravestFirst.indexOf(reason);
  return place < 0 ? gravestFirst.length : place;
}

/** A member writes the note for the next shift, in place of the last one. */
export async function memberWritesShiftNote(
  at: AtVenue,
  by: Actor,
  { text }: { text: string },
): Promise<OutputOf<typeof writeCall>> {
  const before = await findShiftNote(at);
  if (before?.text === text || (before === null && text === "")) return { note: before };
  await writeShiftNote(at, by.name, text);
  // The log keeps no words: they may be about guests.
  await recordChange(at, by, {
    kind: "shift_note_written",
    before: { written_at: before?.at ?? null, characters: before?.text.length ?? 0 },
    after: { written_at: text === "" ? null : at.now.toISOString(), characters: text.length },
  });
  return { note: await findShiftNote(at) };
}
