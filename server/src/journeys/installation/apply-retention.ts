import type { LiveEvent } from "@bellhop/contract/live";
import type { Settings } from "@bellhop/contract/settings";
import * as z from "zod/mini";
import { eraseAlertsOf } from "../../domain/alerts/index.ts";
import { eraseOldReadings, eraseOldTranslationCalls } from "../../domain/assistant/index.ts";
import { sweepOperatorAudit, sweepVenueAudit } from "../../domain/audit/index.ts";
import {
  eraseConversations,
  lockExpiredConversations,
  moveConversations,
} from "../../domain/conversations/index.ts";
import { deleteOldReports, eraseDeliveries } from "../../domain/delivery/index.ts";
import { sweepDoorCodes } from "../../domain/door-codes/index.ts";
import { sweepEndedTokens, sweepGuestLinks, sweepGuestSessions } from "../../domain/guest-sessions/index.ts";
import { sweepCodes, sweepTries } from "../../domain/guest-verification/index.ts";
import { addErasedGuests } from "../../domain/guests/index.ts";
import { sweepReviewedImports } from "../../domain/imports/index.ts";
import { eraseMedia, expireMedia, sweepStrayFiles } from "../../domain/media/index.ts";
import { eraseOldVoiceCounts } from "../../domain/messages/index.ts";
import { eraseOldNotifications } from "../../domain/notifications/index.ts";
import { deleteSendsBefore } from "../../domain/proactive/index.ts";
import { eraseOldRequests, eraseRequests } from "../../domain/requests/index.ts";
import { sweepOldImports } from "../../domain/reservation-imports/index.ts";
import { sweepSimulatedMessages } from "../../domain/simulator/index.ts";
import { freezeThreads } from "../../domain/statistics/index.ts";
import { deleteRatingsBefore } from "../../domain/stay-ratings/index.ts";
import { sweepOldTasks } from "../../domain/tasks/index.ts";
import {
  findVenue,
  findVenueDay,
  listAllVenueIds,
  settingsOf,
  usualRetention,
  venueToday,
} from "../../domain/venues/index.ts";
import { deleteOldDeliveries } from "../../domain/webhook-deliveries/index.ts";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { forgetInstallationAnswers, sweepVenueAnswers } from "../../platform/idempotency/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { queue } from "../../platform/jobs/queue.ts";
import { sweepLiveEvents } from "../../platform/live/erase-events.ts";
import type { Services } from "../../services.ts";
import { findStaffed } from "../statistics/find-staffed.ts";

/** One run per day for the whole installation. */
const retentionQueue = queue("apply-retention", z.object({}), {
  retries: 5,
  timeLimitSeconds: 6 * 3_600,
  atOnce: 1,
  once: true,
});

const dayMs = 86_400_000;
/** UTC, when few hotels are busy. */
const runsAtMs = 3.25 * 3_600_000;
/** A conversation has about twenty messages, each with reports of its delivery. */
const conversationsAtOnce = 20;
/** The longest period that can be set. */
const longestDays = 3_650;
const rowsAtOnce = 500;
/** Each may have thousands of rows. */
const importsAtOnce = 3;

type Retention = Settings["retention"];

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
      const { retention } = settingsOf(await db.readAtVenue(venueId, findVenue));
      days.set(venueId, rawDays(retention));
      const classes = classesAtVenue(services, venueId, retention);
      if (!(await applyClasses(services, classes, venueId))) failed.push(venueId);
    } catch (error) {
      // Its settings could not be read: its raw deliveries stay.
      days.set(venueId, longestDays);
      failed.push(venueId);
      log.warn({ venue: venueId, err: error }, "retention failed");
    }
  }
  const isWhole = await applyClasses(services, classesAtInstallation(services, days));
  if (failed.length > 0) throw new Error(`Retention failed at ${failed.length} venues`);
  if (!isWhole) throw new Error("Retention failed for the installation");
});

/** How long it is kept who was told about an alert, once it is settled. */
const notificationDays = 90;
/** What calls of a model cost: budgets need the current month. */
const readingDays = 92;

/** For each class of data, a function that deletes all that is due and returns how many. */
type Classes = Record<string, () => Promise<number>>;

/** One class after the other; one that fails does not hold up the others. Returns whether all have been done. */
async function applyClasses({ log }: Services, classes: Classes, venue?: number): Promise<boolean> {
  const deleted: Record<string, number> = {};
  let isWhole = true;
  for (const [name, sweep] of Object.entries(classes)) {
    try {
      const count = await sweep();
      if (count > 0) deleted[name] = count;
    } catch (error) {
      isWhole = false;
      log.warn({ venue, class: name, err: error }, "retention failed");
    }
  }
  if (Object.keys(deleted).length > 0) log.info({ venue, deleted }, "retention: old data deleted");
  return isWhole;
}

/** Raw webhooks contain what guests wrote. */
const rawDays = ({ transcripts, webhooks }: Retention): number => Math.min(transcripts, webhooks);

function classesAtVenue(services: Services, venueId: number, retention: Retention): Classes {
  const { db } = services;
  const inUnits =
    (sweep: (at: AtVenue, limit: number) => Promise<number>, limit = rowsAtOnce) =>
    () =>
      inBatches(() => retryOnConflict(() => db.atVenue(venueId, (at) => sweep(at, limit))));
  return {
    transcripts: () => eraseTranscripts(services, venueId, retention),
    notifications: inUnits((at, limit) => eraseOldNotifications(at, ago(at, notificationDays), limit)),
    readings: inUnits((at, limit) => eraseOldReadings(at, ago(at, readingDays), limit)),
    transcribed_notes: inUnits((at, limit) => eraseOldVoiceCounts(at, ago(at, readingDays), limit)),
    translation_calls: inUnits((at, limit) => eraseOldTranslationCalls(at, ago(at, readingDays), limit)),
    requests: inUnits((at, limit) => eraseOldRequests(at, ago(at, retention.transcripts), limit)),
    stay_ratings: inUnits((at, limit) => deleteRatingsBefore(at, ago(at, retention.transcripts), limit)),
    sent_first: inUnits((at, limit) => deleteSendsBefore(at, ago(at, retention.transcripts), limit)),
    door_codes: inUnits(async (at, limit) =>
      sweepDoorCodes(at, { today: (await findVenueDay(at)).today, limit }),
    ),
    media: inUnits((at, limit) => expireMedia(at, ago(at, retention.media), limit)),
    stray_files: () => db.atVenue(venueId, sweepStrayFiles).then(() => 0),
    status_updates: inUnits((at, limit) => deleteOldReports(at, ago(at, rawDays(retention)), limit)),
    simulated_messages: inUnits((at, limit) =>
      sweepSimulatedMessages(at, ago(at, retention.transcripts), limit),
    ),
    guest_sessions: inUnits(sweepGuestSessions),
    ended_guest_tokens: inUnits(sweepEndedTokens),
    guest_links: inUnits(sweepGuestLinks),
    verification_tries: inUnits(sweepTries),
    verification_codes: inUnits(sweepCodes),
    live_events: inUnits(sweepLiveEvents),
    kept_answers: inUnits(sweepVenueAnswers),
    audit_entries: inUnits(sweepVenueAudit),
    knowledge_imports: inUnits(sweepReviewedImports, importsAtOnce),
    reservation_imports: inUnits(sweepOldImports, importsAtOnce),
    // After the imports, which keep their tasks.
    tasks: inUnits(sweepOldTasks),
  };
}

function classesAtInstallation({ db }: Services, days: Map<number, number>): Classes {
  const inUnits = (sweep: (at: AtInstallation, limit: number) => Promise<number>) => () =>
    inBatches(() => retryOnConflict(() => db.atInstallation((at) => sweep(at, rowsAtOnce))));
  return {
    webhooks: () => sweepDeliveries(db, days),
    kept_answers: inUnits(forgetInstallationAnswers),
    audit_entries: inUnits(sweepOperatorAudit),
  };
}

async function sweepDeliveries(db: Services["db"], days: Map<number, number>): Promise<number> {
  let deleted = 0;
  let afterId: string | undefined;
  do {
    const expiry = { afterId, days, usualDays: usualRetention.webhooks, limit: rowsAtOnce };
    const page = await db.atInstallation((at) => deleteOldDeliveries(at, expiry));
    deleted += page.deleted;
    afterId = page.lastId;
  } while (afterId);
  return deleted;
}

/** Repeats until nothing is left: a small batch may only mean that another process deleted the same rows. Returns the sum. */
async function inBatches(work: () => Promise<number>): Promise<number> {
  let sum = 0;
  let done: number;
  do {
    done = await work();
    sum += done;
  } while (done > 0);
  return sum;
}

const ago = ({ now }: { now: Date }, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Goes through the conversations once, oldest first, so that those that must stay are read only once. */
async function eraseTranscripts({ db, erasureKey }: Services, venueId: number, { transcripts }: Retention) {
  let erased = 0;
  let after: Taken["last"];
  do {
    const from = { days: transcripts, after };
    const work = (at: AtVenue) => eraseSomeTranscripts(at, erasureKey, from);
    const done = await retryOnConflict(() => db.atVenue(venueId, work));
    erased += done.conversationIds.length;
    after = done.last;
  } while (after);
  return erased;
}

type Taken = Awaited<ReturnType<typeof lockExpiredConversations>>;

/**
 * Removes what was written in some conversations that are due, with their files. Their rows stay for counts, as those of
 * deleted guests do. The guests stay too: their next message begins a new conversation.
 */
async function eraseSomeTranscripts(
  at: AtVenue,
  erasureKey: Buffer,
  { days, after }: { days: number; after: Taken["last"] },
): Promise<Taken> {
  const { today } = await venueToday(at);
  const expiry = { before: ago(at, days), today, limit: conversationsAtOnce, after };
  const expired = await lockExpiredConversations(at, expiry);
  const { conversationIds } = expired;
  if (conversationIds.length === 0) return expired;
  await freezeThreads(at, conversationIds, await findStaffed(at));
  await eraseRequests(at, { guestIds: [], conversationIds });
  const { messageIds, withoutLines } = await eraseConversations(at, erasureKey, conversationIds);
  await eraseDeliveries(at, messageIds);
  await eraseMedia(at, withoutLines, { areOld: true });
  await eraseAlertsOf(at, conversationIds);
  await moveConversations(at, conversationIds, await addErasedGuests(at, conversationIds.length));
  at.broadcast({
    kind: "guest_deleted",
    guest_ids: [],
    conversation_ids: conversationIds,
  } satisfies LiveEvent);
  return expired;
}
