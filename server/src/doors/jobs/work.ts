import { answersAreForgotten } from "../../journeys/acts-are-done-once.ts";
import { assistantAnswers } from "../../journeys/assistant-answers.ts";
import {
  conciergeIsBuilt,
  generalIsPublished,
  toolsArePublished,
} from "../../journeys/concierge-is-built.ts";
import { knowledgeIsImported } from "../../journeys/knowledge-is-imported.ts";
import { knowledgeIsRead } from "../../journeys/knowledge-is-read.ts";
import { mailsAreForgotten, mailsAreSent } from "../../journeys/mails-are-sent.ts";
import { messagesAreSent } from "../../journeys/messages-are-sent.ts";
import { noReportComes } from "../../journeys/no-report-comes.ts";
import type { Parts, Work } from "../../journeys/parts.ts";
import { simulatorWork } from "../../journeys/simulator-work.ts";
import { taskIsWatched } from "../../journeys/tasks-are-done.ts";

/** The work of every queue. */
export const allWork: Work[] = [
  assistantAnswers,
  messagesAreSent,
  noReportComes,
  answersAreForgotten,
  conciergeIsBuilt,
  generalIsPublished,
  toolsArePublished,
  knowledgeIsImported,
  knowledgeIsRead,
  taskIsWatched,
  mailsAreSent,
  mailsAreForgotten,
  ...simulatorWork,
];

/** Starts working all queues in this process. */
export async function openJobsDoor(parts: Parts) {
  for (const { queue, work } of allWork) {
    await parts.jobs.work(queue, (payload, job) => work(payload as never, parts, job));
  }
}
