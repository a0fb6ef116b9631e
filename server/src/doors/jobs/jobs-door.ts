import { eraseFiles } from "../../domain/media/index.ts";
import { callWebhook, deliverToPhone } from "../../domain/simulator/index.ts";
import type { TaskKind } from "../../domain/tasks/index.ts";
import { applyRetention, scheduleRetention } from "../../journeys/apply-retention.ts";
import { assistantAnswers } from "../../journeys/assistant-answers.ts";
import { checkForStatusUpdate } from "../../journeys/check-for-status-update.ts";
import { eraseDeliveriesOfGuest } from "../../journeys/erase-deliveries.ts";
import { eraseTraces } from "../../journeys/erase-traces.ts";
import { fetchMedia } from "../../journeys/fetch-media.ts";
import { warmClaims } from "../../journeys/find-contradictions.ts";
import { firstMessageIsDue } from "../../journeys/first-message.ts";
import { importKnowledge } from "../../journeys/import-knowledge.ts";
import { applyReservations, undoReservations } from "../../journeys/import-reservations.ts";
import { publishGeneral, publishKnowledge, publishTools } from "../../journeys/publish-assistant.ts";
import { readCalendarFeed } from "../../journeys/read-calendar-feeds.ts";
import { readReservations } from "../../journeys/read-reservations.ts";
import { recheckUnanswered } from "../../journeys/recheck-unanswered.ts";
import { forgetMails, sendMails } from "../../journeys/send-mails.ts";
import { sendMessages } from "../../journeys/send-messages.ts";
import { sendReaction } from "../../journeys/send-reactions.ts";
import { sendStayCode } from "../../journeys/send-stay-code.ts";
import { watchTask } from "../../journeys/stop-task.ts";
import { tellVoters } from "../../journeys/tell-voters.ts";
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
} satisfies Record<TaskKind, JobHandler<Services>>;

export const jobHandlers: JobHandler<Services>[] = [
  assistantAnswers,
  sendMessages,
  sendReaction,
  checkForStatusUpdate,
  fetchMedia,
  eraseFiles,
  eraseDeliveriesOfGuest,
  eraseTraces,
  firstMessageIsDue,
  forgetAnswers,
  applyRetention,
  ...Object.values(taskHandlers),
  recheckUnanswered,
  readCalendarFeed,
  warmClaims,
  watchTask,
  sendMails,
  sendStayCode,
  forgetMails,
  tellVoters,
  callWebhook,
  deliverToPhone,
];

export async function openJobsDoor(services: Services) {
  for (const { queue, handle } of jobHandlers) {
    await services.jobs.work(queue, (payload, job) => handle(payload as never, services, job));
  }
  await services.db.atInstallation(scheduleRetention);
}
