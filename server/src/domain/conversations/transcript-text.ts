import type { Message, ThreadEvent } from "@bellhop/contract/messages";
import type { Transcript } from "@bellhop/contract/transcripts";
import { joinLines, splitLines } from "../../platform/plain-text.ts";

/**
 * Renders a transcript as plain text in the venue's time zone: a header, then a paragraph per message. Only the header
 * and the first line of a message begin at the left edge, so no message can look like several.
 */
export function writeTranscript(
  { conversation, messages, earlier_cursor }: Transcript,
  timeZone: string,
): string {
  const { guest, stay } = conversation;
  const head = [
    [labelOf("Guest", guest.name), guest.phone].filter((part) => part).join(", "),
    stay &&
      `Reservation ${joinLines(stay.reservation_number)}, ${stay.checkin} to ${stay.checkout}${stay.room && `, room ${joinLines(stay.room)}`}`,
    `Times are those of ${timeZone}.`,
    earlier_cursor && "Earlier messages are left out here.",
  ].filter((line) => line);
  return `${head.join("\n")}\n\n${messages.map((message) => lineOf(message, guest.name, timeZone)).join("\n\n")}\n`;
}

function lineOf(message: Message, guestName: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const stamp = time.format(new Date(message.position));
  if (message.event) return `[${stamp}] ${told(message.event)}`;
  const trouble = message.failure ? ` (${joinLines(message.failure.cause)})` : "";
  // Deeper than the sources, so that a message can't name one.
  const words = splitLines(message.text || `(${message.kind})`).join("\n    ");
  const sources = message.sources.map(
    (source) => `\n  Source: ${joinLines(source.title)}, ${source.section}, version ${source.version}`,
  );
  return `[${stamp}] ${authorOf(message, guestName)}: ${words}${trouble}${sources.join("")}`;
}

function authorOf({ author, member_name }: Message, guestName: string): string {
  if (author === "guest") return labelOf("Guest", guestName);
  if (author === "assistant") return "Assistant";
  return labelOf("Staff", member_name ?? "");
}

const labelOf = (role: "Guest" | "Staff", name: string) => `${role} ${joinLines(name)}`.trimEnd();

function told(event: ThreadEvent): string {
  switch (event.kind) {
    case "handed_over":
      return `Handed over to staff (${event.reason.replaceAll("_", " ")})`;
    case "taken_over":
      return `${labelOf("Staff", event.member_name)} took over`;
    case "handed_back":
      return `${labelOf("Staff", event.member_name)} handed back to the assistant`;
    case "done":
      return `${labelOf("Staff", event.member_name)} put it away`;
  }
}
