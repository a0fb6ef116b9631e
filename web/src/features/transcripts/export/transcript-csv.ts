import type { Conversation } from "@bellhop/contract/conversations";
import { isMachineText, type Message, type Source, type ThreadEvent } from "@bellhop/contract/messages";
import type { TranscriptWriter } from "./transcript-writer.ts";

type Row = { conversation: Conversation; message: Message; localTime: (at: string) => string };

/** Column names are for programs too, so they are the same in every language. */
const columns: Record<string, (row: Row) => string> = {
  at: ({ message }) => message.position,
  local_time: ({ message, localTime }) => localTime(message.position),
  guest: ({ conversation }) => conversation.guest.name,
  phone: ({ conversation }) => conversation.guest.phone ?? "",
  channel: ({ conversation }) => conversation.channel,
  reservation_number: ({ conversation }) => conversation.stay?.reservation_number ?? "",
  room: ({ conversation }) => conversation.stay?.room ?? "",
  checkin: ({ conversation }) => conversation.stay?.checkin ?? "",
  checkout: ({ conversation }) => conversation.stay?.checkout ?? "",
  author: ({ message }) => message.author,
  member: ({ message }) => message.member_name ?? memberIn(message.event),
  kind: ({ message }) => message.event?.kind ?? message.kind,
  text: ({ message }) => message.text || (message.event?.kind === "handed_over" ? message.event.about : ""),
  reason: ({ message }) => (message.event?.kind === "handed_over" ? message.event.reason : ""),
  attachment: ({ message }) => attachmentName(message),
  sources: ({ message }) => message.sources.map(sourceName).join("\n"),
  helpful: ({ message: { is_helpful } }) => (is_helpful === null ? "" : is_helpful ? "yes" : "no"),
  delivery: ({ message }) => message.state ?? "",
  failure: ({ message }) => message.failure?.reason ?? "",
  deleted_at: ({ message }) => message.deleted_at ?? "",
  state: ({ conversation }) => conversation.state,
  conversation_id: ({ conversation }) => conversation.conversation_id,
  generated: ({ message }) => (isMachineText(message) ? "yes" : ""),
  message_id: ({ message }) => message.message_id,
};

/** A row per message (RFC 4180). */
export function csvWriter(timeZone: string): TranscriptWriter {
  const localTime = localTimeIn(timeZone);
  const cells = Object.values(columns);
  return {
    type: "text/csv;charset=utf-8",
    extension: "csv",
    // The byte order mark tells Excel that the file is UTF-8.
    head: `\ufeff${csvLine(Object.keys(columns))}`,
    begin: () => "",
    messages: (conversation, messages) =>
      messages
        .map((message) => csvLine(cells.map((cell) => cell({ conversation, message, localTime }))))
        .join(""),
    between: "",
    end: "",
    tail: () => "",
  };
}

/** Prefixes what spreadsheets would run as a formula. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",;\p{Cc}\u2028\u2029]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: string[]) => `${cells.map(csvCell).join(",")}\r\n`;

/** `2026-11-22 23:40`, as spreadsheets read it. */
function localTimeIn(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (at) => format.format(new Date(at));
}

const memberIn = (event: ThreadEvent | null): string =>
  event && "member_name" in event ? event.member_name : "";

function attachmentName({ content }: Message): string {
  return content?.kind === "media" ? (content.media.file_name ?? content.media.kind) : "";
}

/** Text that a model wrote is marked. */
const sourceName = ({ title, section, version, generated }: Source) =>
  `${title} (${section}, version ${version}${generated ? "; generated" : ""})`;
