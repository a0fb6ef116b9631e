import type { Language } from "@bellhop/contract/languages";
import { isMachineText, type Message, type ThreadEvent } from "@bellhop/contract/messages";
import type { Transcript } from "@bellhop/contract/transcripts";
import { ratingTextsIn, requestName } from "@bellhop/language/intents";
import { joinLines, splitLines } from "../../platform/plain-text.ts";
import { nameWebGuest } from "../guests/index.ts";
import { type TranscriptWords, transcriptWords } from "./transcript.words.ts";

type Reader = { timeZone: string; language: Language; words: TranscriptWords };

/**
 * Renders a transcript as plain text in the venue's time zone: a header, then a paragraph per message. Only the header
 * and the first line of a message begin at the left edge, so no message can look like several.
 */
export function writeTranscript(
  { conversation, messages, earlier_cursor }: Transcript,
  { timeZone, language }: { timeZone: string; language: Language },
): string {
  const words = transcriptWords[language];
  const { guest, stay } = conversation;
  const head = [
    [labelOfGuest(guest.name, { language, words }), guest.phone].filter((part) => part).join(", "),
    stay &&
      [
        fill(words.reservation, { number: stay.reservation_number, from: stay.checkin, to: stay.checkout }),
        stay.room && fill(words.room, { room: stay.room }),
      ]
        .filter((part) => part)
        .join(", "),
    fill(words.times, { timeZone }),
    earlier_cursor && words.earlier,
  ].filter((line) => line);
  const lines = messages.map((message) => lineOf(message, guest.name, { timeZone, language, words }));
  return `${head.join("\n")}\n\n${lines.join("\n\n")}\n`;
}

function lineOf(message: Message, guestName: string, reader: Reader): string {
  const { timeZone, language, words } = reader;
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const stamp = time.format(new Date(message.position));
  if (message.event) return `[${stamp}] ${eventLine(message.event, words, language)}`;
  const trouble = message.failure
    ? ` (${fill(words.notSent, { reason: words.failures[message.failure.reason] })})`
    : "";
  // Deeper than the sources, so that a message can't name one.
  const text = splitLines(message.text || `(${message.kind})`).join("\n    ");
  const sources = message.sources.map(
    ({ title, section, version }) =>
      `\n  ${fill(words.source, { title, section, version: String(version) })}`,
  );
  const { is_helpful: isHelpful } = message;
  const rating = isHelpful === null ? "" : ` (${isHelpful ? words.helpful : words.notHelpful})`;
  const mark = isMachineText(message) ? ` (${words.machineText})` : "";
  return `[${stamp}] ${authorOf(message, guestName, reader)}: ${text}${mark}${trouble}${rating}${sources.join("")}`;
}

function authorOf(
  { author, member_name, origin }: Message,
  guestName: string,
  { language, words }: Omit<Reader, "timeZone">,
): string {
  if (author === "guest") return labelOfGuest(guestName, { language, words });
  if (author === "assistant")
    return member_name === null ? words.assistant : fill(words.approved, { member: member_name });
  if (author === "rule") return words.rule;
  if (origin?.by_other_agent) return words.otherAgent;
  return labelOf(words.staff, member_name ?? "");
}

function eventLine(event: ThreadEvent, words: TranscriptWords, language: Language): string {
  if (event.kind === "handed_over") return handedOverLine(event, words, language);
  if (event.kind === "answered_on_phone") return words.answeredOnPhone;
  if (event.kind === "number_changed") return fill(words.numberChanged, { phone: event.phone ?? "" }).trim();
  if (event.kind === "stay_rated")
    return event.score === null
      ? words.ratedWithoutScore
      : fill(words.rated, {
          score: String(event.score),
          word: ratingTextsIn(language).scale[event.score - 1] ?? "",
        });
  if (event.kind === "phone_shared") return fill(words.phoneShared, { phone: event.phone });
  if (event.kind === "control_received") return words.controlReceived;
  if (event.kind === "control_taken") return words.controlTaken;
  if (event.kind === "request") {
    const what = requestName({ language, request: event.request });
    return fill(words.request, { what, state: words.requestStates[event.state] });
  }
  const member = labelOf(words.staff, event.member_name);
  switch (event.kind) {
    case "taken_over":
      return fill(words.takenOver, { member });
    case "handed_back":
      return fill(words.handedBack, { member });
    case "done":
      return fill(words.done, { member });
  }
}

/** With what the guest asked for, as it was understood. */
function handedOverLine(
  { reason, request }: Extract<ThreadEvent, { kind: "handed_over" }>,
  words: TranscriptWords,
  language: Language,
): string {
  const line = fill(words.handedOver, { reason: words.handOverReasons[reason] });
  if (!request?.what || request.action) return line;
  const what = requestName({ language, request: { ...request, kind: request.what, words: "" } });
  return `${line}: ${joinLines(what)}`;
}

const labelOfGuest = (name: string, { language, words }: Omit<Reader, "timeZone">) =>
  nameWebGuest(name, language) ?? labelOf(words.guest, name);

const labelOf = (role: string, name: string) => `${role} ${joinLines(name)}`.trimEnd();

/** Values stay on one line. They are put in at once, so that braces in them stay as they are. */
function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => joinLines(values[name] ?? ""));
}
