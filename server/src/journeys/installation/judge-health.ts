import type { HealthPart, HealthReason, HealthState, PartHealth } from "@bellhop/contract/health";
import type { ReadingFailure } from "../../domain/assistant/index.ts";
import type { Billing } from "../../domain/plans/index.ts";
import type { StopReason } from "../../domain/whatsapp/index.ts";
import type { DatabaseFault } from "../../platform/db/index.ts";
import type { DiskFault } from "../../platform/disk-faults.ts";
import type { Backlog } from "../../platform/jobs/backlog.ts";

const slowDatabaseMs = 400;
const minuteMs = 60_000;
const messagesWaitMs = 3 * minuteMs;
const mailsWaitMs = 5 * minuteMs;
const mailsStuckMs = 30 * minuteMs;
const unwatchedS = 120;
const jobsWaitS = 120;
const jobsStuckS = 900;

type Judged = { reason?: HealthReason; since?: Date | null; waiting?: number };

const judged = (part: HealthPart, state: HealthState, found: Judged = {}): PartHealth => ({
  part,
  state,
  reason: found.reason ?? null,
  since: found.since?.toISOString() ?? null,
  waiting: found.waiting ?? null,
});

export const unknownPart = (part: HealthPart) => judged(part, "unknown", { reason: "no_answer" });

const reasonOf: Record<DatabaseFault | DiskFault, HealthReason> = {
  database_away: "no_answer",
  database_read_only: "read_only",
  database_full: "full",
  database_overloaded: "overloaded",
  files_read_only: "read_only",
  files_full: "full",
};

/** `tookMs` is undefined if the database did not answer; `fault` says why it can't be written to. */
export function judgeDatabase(tookMs: number | undefined, fault: DatabaseFault | undefined): PartHealth {
  if (fault) return judged("database", "down", { reason: reasonOf[fault] });
  if (tookMs === undefined) return judged("database", "down", { reason: "no_answer" });
  return tookMs > slowDatabaseMs
    ? judged("database", "degraded", { reason: "slow_answers" })
    : judged("database", "works");
}

export const judgeFiles = (fault: DiskFault | undefined): PartHealth =>
  fault ? judged("files", "down", { reason: reasonOf[fault] }) : judged("files", "works");

export type WhatsappFacts = {
  isSwitchedOn: boolean;
  /** Undefined if the venue has no number. */
  connection:
    | {
        state: "connecting" | "connected" | "broken" | "disconnected";
        stoppedBecause: StopReason | null;
        alertedSince: Date | null;
        waiting: number;
        oldestWaiting: Date | null;
      }
    | undefined;
  /** Whether the installation can accept what WhatsApp sends. */
  isWebhookReady: boolean;
};

export function judgeWhatsapp({ isSwitchedOn, connection, isWebhookReady }: WhatsappFacts, now: Date) {
  const off = (reason: HealthReason) => judged("whatsapp", "off", { reason });
  if (!connection || connection.state === "disconnected") return off("not_connected");
  if (!isSwitchedOn) return off("switched_off");
  if (connection.state === "connecting") return off("not_finished");
  const { waiting, oldestWaiting, alertedSince } = connection;
  if (connection.state === "broken") {
    const reason = connection.stoppedBecause ?? "connection_refused";
    return judged("whatsapp", "down", { reason, since: alertedSince ?? oldestWaiting, waiting });
  }
  if (!isWebhookReady) return judged("whatsapp", "down", { reason: "webhooks_refused", waiting });
  if (oldestWaiting && now.getTime() - oldestWaiting.getTime() > messagesWaitMs)
    return judged("whatsapp", "degraded", { reason: "messages_wait", since: oldestWaiting, waiting });
  return judged("whatsapp", "works", { waiting });
}

export type ModelFacts = {
  isSetUp: boolean;
  /** The last request of this process or of an import, whichever is later. */
  last: { failed: ReadingFailure | null; since: Date } | undefined;
};

/** A model that can't be used is down; one that is slow or answers badly is degraded. */
export function judgeModel({ isSetUp, last }: ModelFacts): PartHealth {
  if (!isSetUp) return judged("model", "off", { reason: "not_configured" });
  if (!last) return judged("model", "works", { reason: "not_used_lately" });
  if (last.failed === null) return judged("model", "works");
  const isDown = last.failed === "unreachable" || last.failed === "refused";
  return judged("model", isDown ? "down" : "degraded", { reason: last.failed, since: last.since });
}

export type MailFacts = {
  canSend: boolean;
  oldest: Date | null;
  givenUpAt: Date | null;
  sentAt: Date | null;
};

export function judgeMail({ canSend, oldest, givenUpAt, sentAt }: MailFacts, now: Date): PartHealth {
  if (!canSend) return judged("mail", "off", { reason: "not_configured" });
  const waitsMs = oldest ? now.getTime() - oldest.getTime() : 0;
  if (waitsMs > mailsWaitMs) {
    const state = waitsMs > mailsStuckMs ? "down" : "degraded";
    return judged("mail", state, { reason: "mails_wait", since: oldest });
  }
  if (givenUpAt && (!sentAt || sentAt < givenUpAt))
    return judged("mail", "down", { reason: "mails_given_up", since: givenUpAt });
  return judged("mail", "works");
}

export const judgePayments = (billing: Billing): PartHealth =>
  billing === "off"
    ? judged("payments", "off", { reason: "billing_off" })
    : judged("payments", "works", { reason: "billing_stand_in" });

export function judgeJobs(backlog: Backlog, now: Date): PartHealth {
  const ago = (seconds: number | null) =>
    seconds === null ? null : new Date(now.getTime() - seconds * 1_000);
  const { unwatchedS: unwatched, openS, oldestDueS, failed, firstFailedS } = backlog;
  // A process that has just started has not looked at the queues yet: that is no reason to call them down.
  if (unwatched === null || (unwatched > unwatchedS && openS > unwatchedS))
    return judged("jobs", "down", { reason: "no_worker", since: ago(unwatched) });
  if (oldestDueS !== null && oldestDueS > jobsWaitS) {
    const state = oldestDueS > jobsStuckS ? "down" : "degraded";
    return judged("jobs", state, { reason: "jobs_wait", since: ago(oldestDueS) });
  }
  if (failed > 0) return judged("jobs", "degraded", { reason: "jobs_failed", since: ago(firstFailedS) });
  return judged("jobs", "works");
}
