import type { Message } from "@bellhop/contract/messages";
import type { Unsent } from "../../../core/outbox/outbox.ts";

export type ThreadRow =
  | { kind: "day"; key: string; at: string | number }
  | { kind: "message"; key: string; message: Message; startsGroup: boolean; endsGroup: boolean }
  | { kind: "unsent"; key: string; unsent: Unsent; startsGroup: boolean };

const groupMinutes = 10;

type Entry = { at: number; by: string; message?: Message; unsent?: Unsent };

/**
 * Splits days, groups consecutive messages of one author, and appends unsent replies. While there are earlier messages,
 * no day stands above the first one: it would move up when they come, and take the view with it.
 */
export function threadRows(
  messages: readonly Message[],
  unsent: readonly Unsent[],
  dayOf: (at: string | number) => string,
  myId: string,
  hasEarlier: boolean,
): ThreadRow[] {
  const arrived = new Set(messages.map((message) => message.message_id));
  const entries: Entry[] = [
    ...messages.map((message) => ({ at: Date.parse(message.position), by: speakerOf(message), message })),
    ...unsent
      .filter((one) => !arrived.has(one.message_id))
      .map((one) => ({ at: one.at, by: `staff ${myId}`, unsent: one })),
  ];
  const rows: ThreadRow[] = [];
  let day = "";
  entries.forEach((entry, index) => {
    const entryDay = dayOf(entry.at);
    const isNewDay = entryDay !== day;
    if (isNewDay && !(hasEarlier && index === 0))
      rows.push({ kind: "day", key: `day ${entryDay}`, at: entry.at });
    day = entryDay;
    const startsGroup = isNewDay || !isTogether(entries[index - 1], entry);
    const next = entries[index + 1];
    const endsGroup = !next || dayOf(next.at) !== entryDay || !isTogether(entry, next);
    if (entry.message) {
      rows.push({
        kind: "message",
        key: entry.message.message_id,
        message: entry.message,
        startsGroup,
        endsGroup,
      });
    } else if (entry.unsent) {
      rows.push({ kind: "unsent", key: entry.unsent.message_id, unsent: entry.unsent, startsGroup });
    }
  });
  return rows;
}

function speakerOf(message: Message): string {
  if (message.author !== "staff") return message.author;
  return `staff ${message.member_id ?? (message.origin ? "phone" : "")}`;
}

function isTogether(before: Entry | undefined, after: Entry): boolean {
  if (!before || before.by !== after.by) return false;
  return after.at - before.at < groupMinutes * 60_000;
}
