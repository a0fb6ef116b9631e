import type { InputOf } from "@bellhop/contract/call";
import type { startReplay } from "@bellhop/contract/replay";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  type Burst,
  findReplay,
  listMessagesToReplay,
  listReplayContexts,
  makeBursts,
  markReplayEnded,
  openReplay,
  type Replayed,
  type ReplayRow,
  replayQueue,
  restartReplay,
  storeReplayed,
} from "../../domain/replays/index.ts";
import { openTask, type RunningTask, startTask, stopTasks, taskHandler } from "../../domain/tasks/index.ts";
import { listTestQuestions } from "../../domain/test-questions/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuseNotPossible } from "../../platform/refusal.ts";
import { runInSlices } from "../../platform/time-slices.ts";
import type { Services } from "../../services.ts";
import { type BrokenTest, compareDecisions } from "./compare-decisions.ts";
import {
  decideReplayed,
  openTranslationsOnce,
  questionOf,
  type ReplayedQuestion,
  withTranslations,
} from "./decide-replayed.ts";
import { type ComparedVersions, openLiveAndDraft, readComparedVersions } from "./open-live-and-draft.ts";
import { tryTestQuestions, type VenueAt } from "./try-test-questions.ts";

/** A member tries what guests wrote last with the draft. Ends a replay that runs. Returns the task to watch. */
export async function managerStartsReplay(at: AtVenue, by: Actor, { messages }: InputOf<typeof startReplay>) {
  const versions = await readComparedVersions(at);
  if (!versions) throw refuseNotPossible("nothing_published");
  await stopTasks(at, by, ["replay_messages"], { code: "stopped", by: by.name });
  const { taskId } = await openTask(at, "replay_messages", by.name, { isSeparate: true });
  await openReplay(at, { taskId, askedBy: by.name, size: messages, liveVersion: versions.live_version });
  await startTask(at, replayQueue, taskId);
  await recordChange(at, by, { kind: "replay_started", before: null, after: { messages } });
  return { task_id: taskId };
}

/** Questions that are read, decided and stored together. */
const batchSize = 50;

/**
 * Tries what guests wrote with both versions, and stores in which messages they differ. Nothing is sent. If the worker
 * dies, the next attempt continues, unless another version went live or the draft was changed.
 */
export const replayMessages = taskHandler(
  { queue: replayQueue, begins: { progress: 0, message: { code: "preparing_replay" } } },
  async (task: RunningTask<Services>) => {
    const prepared = await prepare(task);
    if (!prepared) return void (await task.commit(async () => ({ failed: { code: "nothing_published" } })));
    const { bursts, day, versions } = prepared;
    const broken = await findBrokenTests(task, prepared);
    const translationsInto = openTranslationsOnce(task.services, day.venue);
    let { messages } = prepared.replay;
    const total = prepared.replay.messages_total;
    for (let from = 0; from < bursts.length; from += batchSize) {
      const batch = bursts.slice(from, from + batchSize);
      const questions = await withTranslations(await readQuestions(task, batch, day), translationsInto);
      const replayed = await runInSlices(compareEach(batch, questions, { day, versions, broken }));
      messages += batch.reduce((sum, one) => sum + one.messages, 0);
      await task.step((at) => storeReplayed(at, task.taskId, replayed));
      const progress = Math.floor((100 * messages) / Math.max(total, 1));
      await task.reportProgress({
        progress,
        message: { code: "replaying", message: messages, messages: total },
      });
    }
    await task.commit(async (at) => {
      await markReplayEnded(at, task.taskId);
      return {};
    });
  },
);

type Prepared = {
  replay: ReplayRow;
  /** What is left to do. */
  bursts: Burst[];
  day: VenueAt;
  versions: NonNullable<Awaited<ReturnType<typeof openLiveAndDraft>>>;
};

/** Undefined if no version is live any more. */
async function prepare({
  venueId,
  taskId,
  services,
  step,
}: RunningTask<Services>): Promise<Prepared | undefined> {
  const { day, compared } = await services.db.readAtVenue(venueId, async (at) => ({
    day: await venueToday(at),
    compared: await readComparedVersions(at),
  }));
  const versions = compared && (await openLiveAndDraft(venueId, day.venue, services));
  if (!compared || !versions) return undefined;
  const { replay, written } = await step(async (at) => {
    const stored = await findReplay(at);
    if (stored?.task_id !== taskId) throw new Error("The replay of the task is gone");
    const texts = await listMessagesToReplay(at, stored.asked_at, stored.size);
    if (isOf(stored, compared)) return { replay: stored, written: texts };
    const { live_version: liveVersion, draftMark } = compared;
    await restartReplay(at, { taskId, liveVersion, draftMark, messagesTotal: texts.length });
    const again = await findReplay(at);
    return { replay: again ?? stored, written: texts };
  });
  const bursts = makeBursts(written);
  // The time is enough: messages that were stored together are tried again at most.
  const { through_at: throughAt, through_id: throughId } = replay;
  const done = bursts.findIndex(({ messageId }) => messageId === throughId);
  const isLater = ({ createdAt }: Burst) => throughAt === null || createdAt < throughAt;
  return { replay, bursts: done < 0 ? bursts.filter(isLater) : bursts.slice(done + 1), day, versions };
}

const isOf = (stored: ReplayRow, { live_version, draftMark }: ComparedVersions): boolean =>
  stored.live_version === live_version && stored.draft_mark === draftMark;

/** Critical test questions that only the live version passes. */
async function findBrokenTests(
  { venueId, services }: RunningTask<Services>,
  { day, versions }: Prepared,
): Promise<BrokenTest[]> {
  const tests = (await services.db.readAtVenue(venueId, listTestQuestions)).filter(
    ({ is_critical }) => is_critical,
  );
  const [live, draft] = await Promise.all([
    tryTestQuestions(tests, versions.live, day),
    tryTestQuestions(tests, versions.draft, day),
  ]);
  return tests.filter(
    ({ test_question_id: id }) => live.get(id)?.passes === true && draft.get(id)?.passes === false,
  );
}

type ToCompare = Pick<Prepared, "day" | "versions"> & { broken: readonly BrokenTest[] };

/** Undefined for messages whose guest was deleted meanwhile. */
async function readQuestions(
  { venueId, services }: RunningTask<Services>,
  batch: readonly Burst[],
  day: VenueAt,
): Promise<(ReplayedQuestion | undefined)[]> {
  const places = batch.map((one) => ({ ...one, day: dayAt(one.writtenAt, day) }));
  const contexts = await services.db.readAtVenue(venueId, (at) => listReplayContexts(at, places));
  return contexts.map((context) =>
    context && context.texts.length > 0 ? questionOf(context, day) : undefined,
  );
}

/** The date at the venue. */
export const dayAt = (at: Date, { venue: { timezone } }: VenueAt): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(at);

function* compareEach(
  batch: readonly Burst[],
  questions: readonly (ReplayedQuestion | undefined)[],
  { day, versions, broken }: ToCompare,
): Generator<void, Replayed[]> {
  const replayed: Replayed[] = [];
  for (const [index, burst] of batch.entries()) {
    const question = questions[index];
    // An emergency is reported whatever a version says.
    if (!question || question.isDanger) {
      replayed.push({
        burst,
        outcome: "same",
        testQuestionId: null,
        isAnswered: { live: false, draft: false },
      });
      continue;
    }
    const live = decideReplayed(versions.live, day, question);
    yield;
    const draft = decideReplayed(versions.draft, day, question);
    yield;
    const { outcome, test } = compareDecisions(question.questions, { live, draft }, broken);
    replayed.push({
      burst,
      outcome,
      testQuestionId: test?.test_question_id ?? null,
      isAnswered: { live: live.action !== "hand_over", draft: draft.action !== "hand_over" },
    });
  }
  return replayed;
}
