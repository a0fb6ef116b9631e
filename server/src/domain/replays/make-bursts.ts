import type { Burst, WrittenRow } from "./replays.ts";

/** Messages within this time are one question, as when the assistant answers. */
const burstMs = 10_000;

/** Joins messages of a conversation that follow each other at once. The newest burst comes first. */
export function makeBursts(written: readonly WrittenRow[]): Burst[] {
  const bursts: Burst[] = [];
  for (const messages of Map.groupBy(written, ({ conversation_id }) => conversation_id).values()) {
    let last: Burst | undefined;
    for (const one of messages.toSorted((a, b) => a.seq - b.seq)) {
      const follows =
        last &&
        one.seq === last.throughSeq + 1 &&
        Math.abs(one.position.getTime() - last.writtenAt.getTime()) <= burstMs;
      const end = {
        throughSeq: one.seq,
        messageId: one.message_id,
        writtenAt: one.position,
        createdAt: one.created_at,
      };
      if (last && follows) Object.assign(last, end, { messages: last.messages + 1 });
      else {
        last = { conversationId: one.conversation_id, firstSeq: one.seq, messages: 1, ...end };
        bursts.push(last);
      }
    }
  }
  const places = new Map(written.map(({ message_id }, index) => [message_id, index]));
  const placeOf = ({ messageId }: Burst) => places.get(messageId) ?? 0;
  return bursts.toSorted((one, other) => placeOf(one) - placeOf(other));
}
