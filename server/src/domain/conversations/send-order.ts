import type { OutgoingMessage } from "./delivery.queries.ts";

/** What to do next about the messages of one conversation that their channel does not have yet. */
export type NextSend =
  | { do: "send"; message: OutgoingMessage; comeBackAt: Date | undefined }
  /** The try behind it died, or its answer never came: nobody knows whether the channel has the message. */
  | { do: "mark unknown"; message: OutgoingMessage }
  | { do: "wait"; until: Date }
  | { do: "nothing" };

/** Longer than any call to a channel can take. */
const attemptLifeMs = 20_000;
/** So long a message waits for the one before it, and no longer. */
const followerPatienceMs = 15_000;

/** How many times a message that surely was not sent is tried. */
export const triesMost = 8;

/** Picks the next message: in order, but one that is held up holds up those behind it for at most 15 seconds. */
export function nextToSend(pending: OutgoingMessage[], now: Date): NextSend {
  let earliest: Date | undefined;
  const wakeAt = (at: Date) => {
    if (!earliest || at < earliest) earliest = at;
  };
  for (const message of pending) {
    if (message.state === "sending") {
      const endsAt = later(message.open_attempt_at ?? message.created_at, attemptLifeMs);
      if (endsAt <= now) return { do: "mark unknown", message };
      return { do: "wait", until: endsAt };
    }
    if (!message.send_after || message.send_after <= now)
      return { do: "send", message, comeBackAt: earliest };
    wakeAt(message.send_after);
    const patienceEndsAt = later(message.created_at, followerPatienceMs);
    if (patienceEndsAt > now) {
      wakeAt(patienceEndsAt);
      break;
    }
  }
  return earliest ? { do: "wait", until: earliest } : { do: "nothing" };
}

/** The pause before another try: doubling from one second to five minutes, anywhere in it, so that tries spread. */
export function pauseBeforeTry(tries: number, random: number): number {
  return Math.round(random * Math.min(300_000, 1_000 * 2 ** tries)) + 200;
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
