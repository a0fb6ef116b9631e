import type { AlertCause } from "@bellhop/contract/alerts";
import type { HandOverReason } from "@bellhop/contract/hand-over-reasons";
import type { NotificationCause } from "@bellhop/contract/notifications";

/**
 * What holds for a thing now, and since when. `askedAt`: when the guest asked for it; later than `since` if the alert was
 * raised for something less grave.
 */
export type Holding = { cause: NotificationCause; since: Date; askedAt?: Date };

/** The assistant usually answers within this time: until then no one is called. */
export const assistantGraceMs = 60_000;

type OpenAlert = { cause: AlertCause; raised_at: Date; is_cleared: boolean };

export type ConversationNow = {
  alerts: OpenAlert[];
  /** The gravest hand-over that no one has answered. */
  handOver: { reason: HandOverReason; at: Date } | undefined;
  heldBy: "assistant" | "staff";
  /** Set while a member has claimed the thread. */
  claimedSince: Date | null;
  waitingSince: Date | null;
  /** An answer of the assistant waits for approval. */
  hasDraft: boolean;
  now: Date;
};

/** For each hand-over reason the cause, unless it is `handed_over`. */
const causeOfReason: Partial<Record<HandOverReason, NotificationCause>> = {
  emergency: "emergency",
  safety: "emergency",
  complaint: "complaint",
  wants_person: "wants_person",
};

export const causeOfHandOver = (reason: HandOverReason | null | undefined): NotificationCause =>
  reason ? (causeOfReason[reason] ?? "handed_over") : "guest_waits";

const causesOfAlerts: Partial<Record<AlertCause, NotificationCause>> = {
  guest_waits: "guest_waits",
  send_failed: "send_failed",
  send_unknown: "send_failed",
  no_report: "number_silent",
  connection_broken: "connection_broken",
  sending_stopped: "connection_broken",
};

/** The cause under which an alert climbs; undefined if it does not. */
export const causeOfAlert = (
  cause: AlertCause,
  reason: HandOverReason | null,
): NotificationCause | undefined =>
  cause === "handed_over" ? causeOfHandOver(reason) : causesOfAlerts[cause];

/**
 * The causes for which people are called about a conversation. A claimed thread has another cause: its member
 * has to answer. `recheckAt`: when a guest has waited too long for the assistant.
 */
export function causesOfConversation(conversation: ConversationNow): {
  holding: Holding[];
  recheckAt: Date | null;
} {
  const { alerts, handOver, heldBy, claimedSince, waitingSince, hasDraft, now } = conversation;
  const shown = alerts.filter(({ is_cleared }) => !is_cleared);
  const found = new Map<NotificationCause, Date>();
  const note = (cause: NotificationCause, since: Date) => {
    const known = found.get(cause);
    if (!known || since < known) found.set(cause, since);
  };
  let recheckAt: Date | null = null;
  for (const { cause: alertCause, raised_at } of shown) {
    const cause = causeOfAlert(alertCause, handOver?.reason ?? null);
    if (!cause) continue;
    const isAboutWaiting = alertCause === "handed_over" || alertCause === "guest_waits";
    // What was asked after the claim still belongs to the one who claimed it, unless it is an emergency.
    const isTaken =
      claimedSince !== null && (cause !== "emergency" || (handOver?.at ?? raised_at) <= claimedSince);
    if (isAboutWaiting && isTaken) continue;
    const graceUntil = new Date(raised_at.getTime() + assistantGraceMs);
    const mayAnswer = heldBy === "assistant" && !hasDraft;
    if (cause === "guest_waits" && mayAnswer && graceUntil > now) recheckAt = graceUntil;
    else note(cause, raised_at);
  }
  const areAllCleared = alerts.length > 0 && shown.length === 0;
  if (claimedSince !== null && waitingSince !== null && !areAllCleared)
    note("claimed_unanswered", waitingSince > claimedSince ? waitingSince : claimedSince);
  const askedFor = handOver && causeOfHandOver(handOver.reason);
  return {
    holding: [...found].map(([cause, since]) => ({
      ...{ cause, since },
      ...(handOver && cause === askedFor && { askedAt: handOver.at }),
    })),
    recheckAt,
  };
}

/** What a number calls people for. */
export function causesOfChannel(alerts: OpenAlert[]): Holding[] {
  const since = alerts
    .filter(({ cause, is_cleared }) => !is_cleared && causesOfAlerts[cause] === "connection_broken")
    .map(({ raised_at }) => raised_at);
  if (since.length === 0) return [];
  return [{ cause: "connection_broken", since: new Date(Math.min(...since.map(Number))) }];
}
