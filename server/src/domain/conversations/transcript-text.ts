import type { Message, ThreadEvent } from "@bellhop/contract/messages";
import type { Transcript } from "@bellhop/contract/transcripts";

/** Renders a transcript as plain text in the venue's time zone: a header, then a paragraph per message. */
export function writeTranscript(
  { conversation, messages, earlier_cursor }: Transcript,
  timeZone: string,
): string {
  const { guest, stay } = conversation;
  const head = [
    [guest.name || "Guest", guest.phone].filter((part) => part).join(", "),
    stay &&
      `Reservation ${stay.reservation_number}, ${stay.checkin} to ${stay.checkout}${stay.room && `, room ${stay.room}`}`,
    `Times are those of ${timeZone}.`,
    earlier_cursor && "Earlier messages are left out here.",
  ].filter((line) => line);
  return `${head.join("\n")}\n\n${messages.map((message) => lineOf(message, guest.name, timeZone)).join("\n\n")}\n`;
}

function lineOf(message: Message, guestName: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const stamp = time.format(new Date(message.position));
  if (message.event) return `[${stamp}] ${told(message.event)}`;
  const trouble = message.failure ? ` (${message.failure.cause})` : "";
  const words = message.text || `(${message.kind})`;
  const sources = message.sources.map(
    (source) => `\n  Source: ${source.title}, ${source.section}, version ${source.version}`,
  );
  return `[${stamp}] ${authorOf(message, guestName)}: ${words}${trouble}${sources.join("")}`;
}

function authorOf({ author, member_name }: Message, guestName: string): string {
  if (author === "guest") return guestName || "Guest";
  if (author === "assistant") return "Assistant";
  return member_name ?? "Staff";
}

function told(event: ThreadEvent): string {
  switch (event.kind) {
    case "handed_over":
      return `Handed over to staff (${event.reason.replaceAll("_", " ")})`;
    case "taken_over":
      return `${event.member_name} took over`;
    case "handed_back":
      return `${event.member_name} handed back to the assistant`;
    case "done":
      return `${event.member_name} put it away`;
  }
}
