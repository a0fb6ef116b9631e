import { eraseFiles } from "../../domain/media/index.ts";
import { callWebhook, deliverToPhone } from "../../domain/simulator/index.ts";
import type { TaskKind } from "../../domain/tasks/index.ts";
import { assistantAnswers, assistantReads } from "../../journeys/assistant/assistant-answers.ts";
import { probeModel } from "../../journeys/assistant/manager-tests-model.ts";
import { recheckUnanswered } from "../../journeys/assistant/recheck-unanswered.ts";
import { replayMessages } from "../../journeys/assistant/replay-messages.ts";
import {
  publishGeneral,
  publishKnowledge,
  publishTools,
} from "../../journeys/assistant/staff-publishes-assistant.ts";
import { translateStatements } from "../../journeys/assistant/translate-statements.ts";
import { sendStayCode } from "../../journeys/guests/send-stay-code.ts";
import { transcribeVoiceNote } from "../../journeys/guests/transcribe-voice-note.ts";
import { applyRetention, scheduleRetention } from "../../journeys/installation/apply-retention.ts";
import { forgetMails, sendMails } from "../../journeys/installation/send-mails.ts";
import { tellVoters } from "../../journeys/installation/tell-voters.ts";
import { warmClaims } from "../../journeys/knowledge/find-contradictions.ts";
import { importKnowledge } from "../../journeys/knowledge/import-knowledge.ts";
import { climbLadders, followAlerts } from "../../journeys/notifications/follow-thing.ts";
import {
  callOutgoingWebhooks,
  sendAlertMails,
  sendPushes,
} from "../../journeys/notifications/send-pushes.ts";
import { summarizeAlerts } from "../../journeys/notifications/summarize-alerts.ts";
import { proactiveTick, scheduleProactive, sendFirst } from "../../journeys/proactive/send-first.ts";
import { expireRequest } from "../../journeys/requests/expire-request.ts";
import { eraseDeliveries } from "../../journeys/staff/erase-deliveries.ts";
import { eraseMessages } from "../../journeys/staff/erase-messages.ts";
import { eraseTraces } from "../../journeys/staff/erase-traces.ts";
import { watchTask } from "../../journeys/staff/staff-stops-task.ts";
import { countStatistics, scheduleCounting } from "../../journeys/statistics/count-statistics.ts";
import { recountDays } from "../../journeys/statistics/manager-recounts-statistics.ts";
import {
  planWeekSummaries,
  scheduleWeekSummaries,
  summarizeWeek,
} from "../../journeys/statistics/summarize-week.ts";
import { readCalendarFeed } from "../../journeys/stays/read-calendar-feed.ts";
import { readReservations } from "../../journeys/stays/read-reservations.ts";
import { firstMessageIsDue } from "../../journeys/stays/send-first-message.ts";
import { applyReservations, undoReservations } from "../../journeys/stays/staff-imports-reservations.ts";
import { checkForStatusUpdate } from "../../journeys/whatsapp/check-for-status-update.ts";
import { fetchMedia } from "../../journeys/whatsapp/fetch-media.ts";
import { findSilentNumbers, scheduleSilence } from "../../journeys/whatsapp/find-silent-numbers.ts";
import { readTemplatesOfNumber } from "../../journeys/whatsapp/manager-reads-templates.ts";
import { sendMessages } from "../../journeys/whatsapp/send-messages.ts";
import { sendReaction } from "../../journeys/whatsapp/send-reaction.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { forgetAnswers } from "../../platform/idempotency/index.ts";
import type { JobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";

const taskHandlers = {
  build_concierge: publishKnowledge,
  publish_general: publishGeneral,
  publish_tools: publishTools,
  import_knowledge: importKnowledge,
  read_reservations: readReservations,
  apply_reservations: applyReservations,
  undo_reservations: undoReservations,
  replay_messages: replayMessages,
  translate_statements: translateStatements,
  recount_statistics: recountDays,
} satisfies Record<TaskKind, JobHandler<Services>>;

export const jobHandlers: JobHandler<Services>[] = [
  assistantAnswers,
  assistantReads,
  sendMessages,
  sendReaction,
  checkForStatusUpdate,
  fetchMedia,
  transcribeVoiceNote,
  eraseFiles,
  eraseDeliveries,
  eraseMessages,
  eraseTraces,
  firstMessageIsDue,
  expireRequest,
  proactiveTick,
  sendFirst,
  followAlerts,
  climbLadders,
  sendPushes,
  sendAlertMails,
  callOutgoingWebhooks,
  summarizeAlerts,
  planWeekSummaries,
  summarizeWeek,
  forgetAnswers,
  countStatistics,
  applyRetention,
  ...Object.values(taskHandlers),
  recheckUnanswered,
  probeModel,
  readCalendarFeed,
  readTemplatesOfNumber,
  findSilentNumbers,
  warmClaims,
  watchTask,
  sendMails,
  sendStayCode,
  forgetMails,
  tellVoters,
  callWebhook,
  deliverToPhone,
];

const schedules = [
  scheduleRetention,
  scheduleCounting,
  scheduleWeekSummaries,
  scheduleProactive,
  scheduleSilence,
];

/**
 * Before requests and jobs are taken: after a crash they can keep all connections busy for longer than a start waits for
 * one.
 */
export async function scheduleJobs({ db }: Services) {
  for (const schedule of schedules) await retryOnConflict(() => db.atInstallation(schedule));
}

export async function openJobsDoor(services: Services) {
  for (const { queue, handle } of jobHandlers) {
    await services.jobs.work(queue, (payload, job) => handle(payload as never, services, job));
  }
}
