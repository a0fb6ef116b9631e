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
import { buildConciergeOfBefore, watchTaskOfBefore } from "../../journeys/queues.ts";
import { simulatorWork } from "../../journeys/simulator-work.ts";
import { taskIsWatched } from "../../journeys/tasks-are-done.ts";
import { termsAreLookedFor, termsAreWritten } from "../../journeys/terms-are-written.ts";

/** What a version before has left in queues that nothing is put into anymore. */
const workOfBefore: Work[] = [
  { ...conciergeIsBuilt, queue: buildConciergeOfBefore },
  { ...taskIsWatched, queue: watchTaskOfBefore },
];

/** Every story that jobs tell. */
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
  termsAreWritten,
  mailsAreSent,
  mailsAreForgotten,
  ...simulatorWork,
  ...workOfBefore,
];

/** Starts working all queues in this process, with what an older version left to do. */
export async function openJobsDoor(parts: Parts) {
  for (const { queue, work } of allWork) {
    await parts.jobs.work(queue, (payload, job) => work(payload as never, parts, job));
  }
  await termsAreLookedFor(parts);
}
