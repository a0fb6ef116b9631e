import type { LiveEvent } from "@bellhop/contract/live";
import type { Settings } from "@bellhop/contract/settings";
import { eraseAlertsOf } from "../domain/alerts/index.ts";
import { sweepOperatorAudit, sweepVenueAudit } from "../domain/audit/index.ts";
import {
  deleteOldReports,
  eraseConversations,
  moveConversations,
  takeExpiredConversations,
} from "../domain/conversations/index.ts";
import { addErasedGuests } from "../domain/guests/index.ts";
import { sweepReviewedImports } from "../domain/imports/index.ts";
import { eraseMedia, expireMedia } from "../domain/media/index.ts";
import { sweepOldImports } from "../domain/reservation-imports/index.ts";
import { sweepSimulatedMessages } from "../domain/simulator/index.ts";
import { sweepOldTasks } from "../domain/tasks/index.ts";
import { listAllVenueIds, settingsOf, usualRetention, venueToday } from "../domain/venues/index.ts";
import { deleteOldDeliveries } from "../domain/webhook-deliveries/index.ts";
import type { AtInstallation, AtVenue } from "../platform/at/index.ts";
import { retryOnConflict } from "../platform/db/index.ts";
import { forgetInstallationAnswers, sweepVenueAnswers } from "../platform/idempotency/index.ts";
import { jobHandler } from "../platform/jobs/job-handler.ts";
import { queue } from "../platform/jobs/queue.ts";
import { sweepLiveEvents } from "../platform/live/erase-events.ts";
import type { Services } from "../services.ts";

/** One run per day for the whole installation. */
const retentionQueue = queue<Record<string, never>>("apply-retention", {
  retries: 5,
  timeLimitSeconds: 6 * 3_600,
  atOnce: 1,
  once: true,
});

const dayMs = 86_400_000;
/** UTC, when few hotels are busy. */
const runsAtMs = 3.25 * 3_600_000;
const conversationsAtOnce = 20;
const rowsAtOnce = 500;

type Retention = Settings["retention"];
type Counts = Record<string, number>;

/** Called at each start: does nothing if the next run waits already. */
export async function scheduleRetention(at: Pick<AtInstallation, "now" | "enqueue">) {
  const today = Math.floor((at.now.getTime() - runsAtMs) / dayMs) * dayMs;
  const startAfter = new Date(today + dayMs + runsAtMs);
  await at.enqueue(retentionQueue, {}, { key: "daily", startAfter });
}

/**
 * Deletes what is older than the venues' settings say, class by class. Each batch is one transaction, and what is due is
 * worked out again each time, so an interrupted run is finished by the next one. A venue that fails does not hold up the
 * others.
 */
export const applyRetention = jobHandler(retentionQueue, async (_, services: Services) => {
  const { db, log } = services;
  // First, so that the next run takes place whatever happens to this one.
  await db.atInstallation(scheduleRetention);
  const days = new Map<number, number>();
  const failed: number[] = [];
  for (const venueId of await db.readAtInstallation(listAllVenueIds)) {
    try {
      const { retention } = settingsOf((await db.readAtVenue(venueId, venueToday)).venue);
      days.set(venueId, rawDays(retention));
      note(services, await applyAtVenue(services, venueId, retention), venueId);
    } catch (error) {
      failed.push(venueId);
      log.error({ venue: venueId, err: error }, "retention failed");
    }
  }
  note(services, await applyAtInstallation(services, days));
  if (failed.length > 0) throw new Error(`Retention failed at ${failed.length} venues`);
});

/** Raw webhooks contain what guests wrote. */
const rawDays = ({ transcripts, webhooks }: Retention): number => Math.min(transcripts, webhooks);

function note({ log }: Services, counts: Counts, venue?: number) {
  const deleted = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (Object.keys(deleted).length > 0) log.info({ venue, deleted }, "retention: old data deleted");
}

async function applyAtVenue(services: Services, venueId: number, retention: Retention): Promise<Counts> {
  const { db } = services;
  const inUnits = (work: (at: AtVenue) => Promise<number>, atOnce: number) =>
    inBatches(() => retryOnConflict(() => db.atVenue(venueId, work)), atOnce);
  const once = (work: (at: AtVenue) => Promise<number>) => db.atVenue(venueId, work);
  return {
    transcripts: await inUnits((at) => eraseTranscripts(at, services, retention), 1),
    media: await inUnits((at) => expireMedia(at, ago(at, retention.media), rowsAtOnce), rowsAtOnce),
    status_updates: await inUnits(
      (at) => deleteOldReports(at, ago(at, rawDays(retention)), rowsAtOnce),
      rowsAtOnce,
    ),
    simulated_messages: await once((at) => sweepSimulatedMessages(at, ago(at, retention.transcripts))),
    live_events: await inUnits((at) => sweepLiveEvents(at, rowsAtOnce), rowsAtOnce),
    kept_answers: await once(sweepVenueAnswers),
    audit_entries: await inUnits((at) => sweepVenueAudit(at, rowsAtOnce), rowsAtOnce),
    knowledge_imports: await once(sweepReviewedImports),
    reservation_imports: await once(sweepOldImports),
    // After the imports, which keep their tasks.
    tasks: await once(sweepOldTasks),
  };
}

async function applyAtInstallation({ db }: Services, days: Map<number, number>): Promise<Counts> {
  let webhooks = 0;
  for (let afterId: string | undefined, isFirst = true; isFirst || afterId; isFirst = false) {
    const wanted = { afterId, days, usualDays: usualRetention.webhooks, limit: rowsAtOnce };
    const page = await db.atInstallation((at) => deleteOldDeliveries(at, wanted));
    webhooks += page.deleted;
    afterId = page.lastId;
  }
  return {
    webhooks,
    kept_answers: await db.atInstallation(forgetInstallationAnswers),
    audit_entries: await inBatches(
      () => db.atInstallation((at) => sweepOperatorAudit(at, rowsAtOnce)),
      rowsAtOnce,
    ),
  };
}

/** Repeats until a batch has fewer than `atOnce`. */
async function inBatches(work: () => Promise<number>, atOnce: number): Promise<number> {
  for (let sum = 0; ; ) {
    const done = await work();
    sum += done;
    if (done < atOnce) return sum;
  }
}

const ago = ({ now }: { now: Date }, days: number): Date => new Date(now.getTime() - days * dayMs);

/**
 * Removes what was written in some conversations that are due, with their files. Their rows stay for counts, as those of
 * deleted guests do. The guests stay too: their next message begins a new conversation.
 */
async function eraseTranscripts(at: AtVenue, { erasureKey }: Services, { transcripts }: Retention) {
  const { today } = await venueToday(at);
  const before = ago(at, transcripts);
  const conversationIds = await takeExpiredConversations(at, { before, today, limit: conversationsAtOnce });
  if (conversationIds.length === 0) return 0;
  const messageIds = await eraseConversations(at, erasureKey, conversationIds);
  await eraseMedia(at, messageIds);
  await eraseAlertsOf(at, conversationIds);
  await moveConversations(at, conversationIds, await addErasedGuests(at, conversationIds.length));
  at.publish({ kind: "guest_deleted", guest_ids: [], conversation_ids: conversationIds } satisfies LiveEvent);
  return conversationIds.length;
}
