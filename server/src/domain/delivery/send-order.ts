import { hasCome } from "../../platform/clock.ts";
import { isPairRateCode } from "../whatsapp/index.ts";
import type { OutgoingMessage } from "./delivery.queries.ts";

export type NextSend =
  | { do: "send"; message: OutgoingMessage; comeBackAt: Date | undefined }
  /** The attempt died or got no response: the channel may or may not have the message. */
  | { do: "mark unknown"; message: OutgoingMessage }
  | { do: "wait"; until: Date }
  | { do: "nothing" };

/** Longer than any call to a channel can take. */
const attemptLifeMs = 20_000;
/** How long a message waits for the one before it. */
const followerPatienceMs = 15_000;

/** Before the next attempt. */
const longestPauseMs = 300_000;

/** Attempts for a message that was certainly not sent. */
export const maxAttempts = 8;

/** Picks the next message: in order, but one that is held up holds up those behind it for at most 15 seconds. */
export function nextToSend(pending: OutgoingMessage[], now: Date): NextSend {
  let earliest: Date | undefined;
  const wakeAt = (at: Date) => {
    if (!earliest || at < earliest) earliest = at;
  };
  for (const message of pending) {
    if (message.state === "sending") {
      const endsAt = later(message.open_attempt_at ?? message.created_at, attemptLifeMs);
      if (hasCome(endsAt, now, attemptLifeMs)) return { do: "mark unknown", message };
      return { do: "wait", until: endsAt };
    }
    if (!message.send_after || hasCome(message.send_after, now, longestPauseMs))
      return { do: "send", message, comeBackAt: earliest };
    wakeAt(message.send_after);
    const patienceEndsAt = later(message.created_at, followerPatienceMs);
    if (!hasCome(patienceEndsAt, now, followerPatienceMs)) {
      wakeAt(patienceEndsAt);
      break;
    }
  }
  return earliest ? { do: "wait", until: earliest } : { do: "nothing" };
}

/**
 * Exponential backoff with full jitter, plus 200 ms. After too many messages to one guest, WhatsApp asks for 4^n seconds.
 * Both grow up to five minutes.
 */
export function pauseBeforeAttempt(attempts: number, code: string, random: number): number {
  if (isPairRateCode(code)) return Math.min(longestPauseMs, 1_000 * 4 ** attempts);
  return Math.round(random * Math.min(longestPauseMs, 1_000 * 2 ** attempts)) + 200;
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
