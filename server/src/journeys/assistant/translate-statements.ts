import type { InputOf } from "@bellhop/contract/call";
import type { translateStatements as translateCall } from "@bellhop/contract/statements";
import type { TaskMessage } from "@bellhop/contract/tasks";
import * as z from "zod/mini";
import {
  addTranslationCall,
  isOverVenueBudget,
  listTranslations,
  maxStatements,
  openBatches,
  planTranslations,
  type StatementBatch,
  storeTranslation,
  tokensOfTask,
  translateBatch,
  translateStatementsQueue,
} from "../../domain/assistant/index.ts";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  lockOpenTaskOfKind,
  openTask,
  type RunningTask,
  startTask,
  taskHandler,
} from "../../domain/tasks/index.ts";
import { findVenue, lockVenue, settingsOf, venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { type Model, type ModelFailure, openModel } from "../../platform/model/index.ts";
import { refuseNotPossible } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { findModel } from "./find-model.ts";
import { openLiveVersion } from "./open-draft.ts";

const kind = "translate_statements";

/** A hotel's calls at once: a local server answers few, and a hosted one limits them. */
const callsAtOnce = 4;
/** Then another hotel's task has its turn. Calls under way are waited for. */
const turnMs = 20_000;
/** People watch it. */
const reportEveryMs = 1_000;

/**
 * After a version went live, or translations were switched on, a task translates what has no translation yet, if the
 * venue has a model. The venue's row is locked, so that a venue has one such task at a time.
 */
export async function translateLater(at: AtVenue, services: Services, by: string): Promise<void> {
  const venue = await lockVenue(at);
  const isAllowed = settingsOf(venue).readings.translates && venue.live_concierge_version !== null;
  if (!isAllowed || !(await findModel(at, services))) return;
  await openTranslation(at, by);
}

/** A manager has what is missing translated. */
export async function managerTranslatesStatements(
  at: AtVenue,
  by: Actor,
  { retries }: InputOf<typeof translateCall>,
  services: Services,
) {
  const venue = await lockVenue(at);
  if (venue.live_concierge_version === null) throw refuseNotPossible("nothing_published");
  if (!settingsOf(venue).readings.translates) throw refuseNotPossible("translation_off");
  if (!(await findModel(at, services))) throw refuseNotPossible("no_model");
  const { taskId, isNew } = await openTranslation(at, by.name, { retries });
  if (isNew)
    await recordChange(at, by, {
      kind: "translation_started",
      before: null,
      after: { version: venue.live_concierge_version },
    });
  return { task_id: taskId };
}

/** A task that runs looks at the live version again before it ends. */
async function openTranslation(at: AtVenue, by: string, options: { retries?: boolean } = {}) {
  const open = await lockOpenTaskOfKind(at, kind);
  if (open) return { taskId: open.task_id, isNew: false };
  const opened = await openTask(at, kind, by, { options });
  await startTask(at, translateStatementsQueue, opened.taskId);
  return opened;
}

type Task = RunningTask<Services>;

/**
 * Translates what the live version lacks, in turns. Each translation is stored as its call returns: another attempt does the
 * rest.
 */
export const translateStatements = taskHandler(
  {
    queue: translateStatementsQueue,
    begins: { progress: 1, message: { code: "translating", done: 0, all: 0, refused: 0, tokens: 0 } },
  },
  async (task: Task) => {
    for (;;) {
      const plan = await planFor(task);
      const message = "unavailable" in plan ? plan.unavailable : await translateAll(task, plan);
      if ("isTurnOver" in message) return task.passTurn(message.next);
      const ended = await task.commit(async (at) => {
        const { live_concierge_version: live } = await findVenue(at);
        if ("version" in plan && live !== plan.version) return undefined;
        const isFailed = message.code !== "translated" && message.code !== "nothing_to_translate";
        return isFailed ? { failed: message } : { message };
      });
      if (ended) return;
    }
  },
);

type Plan = {
  version: number;
  batches: StatementBatch[];
  all: number;
  openModel: () => Model;
};

async function planFor({
  venueId,
  taskId,
  services,
  options,
}: Task): Promise<Plan | { unavailable: TaskMessage }> {
  const { venue, model } = await services.db.readAtVenue(venueId, async (at) => ({
    venue: await findVenue(at),
    model: await findModel(at, services),
  }));
  const version = venue.live_concierge_version;
  const live = await openLiveVersion(venue, services);
  const isAllowed = settingsOf(venue).readings.translates;
  if (version === null || !live || !isAllowed || !model)
    return { unavailable: { code: "translation_unavailable" } };
  const { settings } = model;
  const rows = await services.db.readAtVenue(venueId, (at) => listTranslations(at, live.assistant.languages));
  const retriesBut = options.retries === true ? taskId : undefined;
  const known = { rows, model: settings.name, retriesBut };
  const { log, clock } = services;
  return {
    version,
    ...(await planTranslations(live.entries.values(), live.assistant, known)),
    // Opened for the task: its failures do not open the circuit breaker of guests' calls.
    openModel: () => openModel({ settings, log, clock }),
  };
}

/** What one turn leaves to the next. */
const turnOptions = z.object({
  batch_size: z._default(z.int(), maxStatements),
  refused: z._default(z.int(), 0),
});

type TurnOver = { isTurnOver: true; next: z.infer<typeof turnOptions> };

/**
 * Ends early if the model is not there, the budget used up, or the turn over. Returns how it ended. After a time-out, calls
 * have half as many sentences, and the model is opened again: its circuit breaker has counted what is tried otherwise.
 */
async function translateAll(task: Task, plan: Plan): Promise<TaskMessage | TurnOver> {
  const { batches, all } = plan;
  const before = turnOptions.parse(task.options);
  if (all === 0 || batches.length === 0) return { code: "nothing_to_translate" };
  let done = all - batches.reduce((sum, { sources }) => sum + sources.length, 0);
  const doneBefore = done;
  let { refused } = before;
  let failure: ModelFailure | "over_budget" | undefined;
  let isOver = await isOverBudget(task);
  let reportedAt = Number.NEGATIVE_INFINITY;
  let model = plan.openModel();
  const waiting = openBatches(batches, before.batch_size);
  const { clock } = task.services;
  const beganAt = clock.elapsedMs();
  let isTurnOver = false;
  const messageOf = async (code: "translating" | "translated"): Promise<TaskMessage> => {
    const { input, output } = await task.services.db.readAtVenue(task.venueId, (at) =>
      tokensOfTask(at, task.taskId),
    );
    return { code, done, all, refused, tokens: input + output };
  };
  const report = async () => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    const progress = 1 + Math.floor((98 * done) / all);
    await task.reportProgress({ progress, message: await messageOf("translating") });
  };
  const work = async (stopped: AbortSignal) => {
    for (let batch = waiting.take(); batch && !isOver; batch = waiting.take()) {
      await report();
      const outcome = await translateBatch((question) => model.ask(question, stopped), batch);
      failpoint("translation.answered");
      const stored = await store(task, model.name, batch, outcome);
      done += outcome.texts.length;
      refused += stored.refused;
      isOver ||= stored.isOver;
      const isSlow = outcome.failed === "too_slow" && !outcome.isSkipped;
      if (isSlow && waiting.giveBack(batch)) model = plan.openModel();
      else if (outcome.texts.length === 0 && outcome.failed) failure = outcome.failed;
      isTurnOver = clock.elapsedMs() - beganAt >= turnMs;
      if (isTurnOver) return;
      // The server is away, or refuses all: the rest would fail, too.
      if (outcome.isSkipped || outcome.failed === "refused") waiting.dropAll();
    }
  };
  await report();
  await task.waitFor((stopped) => allOf(Array.from({ length: callsAtOnce }, () => work(stopped))));
  if (isOver && done < all) return { code: "translation_over_budget" };
  if (isTurnOver && !waiting.isEmpty() && (!failure || done > doneBefore))
    return { isTurnOver, next: { batch_size: waiting.size(), refused } };
  if (failure) return { code: "translation_failed", reason: failure as ModelFailure, done, all };
  return messageOf("translated");
}

/** Waits for all, so that none works on after the task has ended. Then throws the first error. */
async function allOf(works: Promise<void>[]): Promise<void> {
  const settled = await Promise.allSettled(works);
  for (const one of settled) if (one.status === "rejected") throw one.reason;
}

type Outcome = Awaited<ReturnType<typeof translateBatch>>;

/** Also if the task was stopped meanwhile: the call has been paid for. */
function store(
  { venueId, taskId, services }: Task,
  model: string,
  { sources, target, about }: StatementBatch,
  { texts, failed, isSkipped, usage }: Outcome,
) {
  return services.db.atVenue(venueId, async (at) => {
    let refused = 0;
    for (const [n, source] of sources.slice(0, texts.length).entries()) {
      const { isRefused } = await storeTranslation(at, {
        source,
        about,
        target,
        text: texts[n],
        model,
        taskId,
      });
      if (isRefused) refused++;
    }
    if (!isSkipped)
      await addTranslationCall(at, { taskId, model, target, statements: sources.length, failed, usage });
    return { refused, isOver: await isOverBudgetAt(at, services) };
  });
}

const isOverBudget = ({ venueId, services }: Task): Promise<boolean> =>
  services.db.readAtVenue(venueId, (at) => isOverBudgetAt(at, services));

async function isOverBudgetAt(at: Parameters<typeof findModel>[0], services: Services): Promise<boolean> {
  const { venue, today } = await venueToday(at);
  const model = await findModel(at, services);
  const month = { today, timezone: venue.timezone };
  return isOverVenueBudget(at, settingsOf(venue).readings, month, model?.settings.price);
}
