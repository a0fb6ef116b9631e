import { answersAreForgotten } from "../../journeys/acts-are-done-once.ts";
import { assistantAnswers } from "../../journeys/assistant-answers.ts";
import { messagesAreSent } from "../../journeys/messages-are-sent.ts";
import { noReportComes } from "../../journeys/no-report-comes.ts";
import type { Parts, Work } from "../../journeys/parts.ts";
import { simulatorWork } from "../../journeys/simulator-work.ts";

/** Every story that jobs tell. */
export const allWork: Work[] = [
  assistantAnswers,
  messagesAreSent,
  noReportComes,
  answersAreForgotten,
  ...simulatorWork,
];

/** Starts working all queues in this process. */
export async function openJobsDoor(parts: Parts) {
  for (const { queue, work } of allWork) {
    await parts.jobs.work(queue, (payload, job) => work(payload as never, parts, job));
  }
}
