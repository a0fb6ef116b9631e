import { isDeepStrictEqual } from "node:util";
import type { ConciergeVersion } from "@bellhop/contract/concierge";
import type { TaskMessage } from "@bellhop/contract/tasks";
import {
  type BuiltKnowledge,
  changesBetween,
  draftAssistant,
  loadVersion,
  type OpenVersion,
  type PublishedVersion,
  publishedBy,
  publishGeneralQueue,
  publishKnowledgeQueue,
  publishToolsQueue,
  publishVersion,
  type VersionToPublish,
} from "../../domain/assistant/index.ts";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { sweepDismissals } from "../../domain/contradictions/index.ts";
import { openTask, type RunningTask, startTask, taskHandler } from "../../domain/tasks/index.ts";
import { listTestQuestions } from "../../domain/test-questions/index.ts";
import { findVenue, settingsOf, venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import type { Services } from "../../services.ts";
import { type CheckedKnowledge, checkKnowledge, renderChecked } from "../knowledge/check-knowledge.ts";
import { readFingerprint } from "../knowledge/find-contradictions.ts";
import { renderCurrent } from "../knowledge/render-for-guests.ts";
import { openLiveVersion } from "./open-draft.ts";
import { tryTestQuestions } from "./try-test-questions.ts";

type Part = ConciergeVersion["from"];

/** Parts that are published separately, each by its own kind of task. */
const publishers = {
  knowledge: { kind: "build_concierge", queue: publishKnowledgeQueue },
  general: { kind: "publish_general", queue: publishGeneralQueue },
  tools: { kind: "publish_tools", queue: publishToolsQueue },
} as const;

/** Kinds of tasks that put another version live. */
export const publishKinds = Object.values(publishers).map(({ kind }) => kind);

/** What does not prevent publishing. */
type Despite = {
  despite_contradictions?: boolean | undefined;
  /** Why failed critical test questions are accepted. */
  despite_tests?: string | undefined;
};

/** A member publishes a part of the assistant. Returns the task to watch. */
export async function staffPublishesAssistant(
  at: AtVenue,
  by: Actor,
  part: Part,
  { despite_contradictions = false, despite_tests }: Despite = {},
) {
  const { kind, queue } = publishers[part];
  const taskOptions = {
    ...(despite_contradictions && { despite_contradictions }),
    ...(despite_tests !== undefined && { despite_tests }),
  };
  const isDespite = Object.keys(taskOptions).length > 0;
  const options = isDespite ? { ...taskOptions, accepted_by: by.name } : {};
  const { taskId, isNew } = await openTask(at, kind, by.name, { options });
  if (isNew) await startTask(at, queue, taskId);
  if (isNew || isDespite) {
    const after = { task_id: taskId, from: part, ...taskOptions };
    await recordChange(at, by, { kind: "concierge_asked_for", before: null, after });
  }
  return { task_id: taskId };
}

/** The last check counts, even if someone has changed an entry since. */
const maxChecks = 3;

/**
 * Publishes a snapshot of the knowledge that was checked for contradictions. If someone changes an entry meanwhile, it is
 * checked again.
 */
export const publishKnowledge = taskHandler(
  {
    queue: publishKnowledgeQueue,
    begins: { progress: 10, message: { code: "checking_entries" }, step: "checking" },
  },
  async (task: RunningTask<Services>) => {
    for (let check = 1; ; check++) {
      const checked = await checkKnowledge(task);
      failpoint("build.checked");
      if (!checked) return fail(task, { code: "entries_keep_changing" });
      const isAllowed = checked.open.length === 0 || task.options.despite_contradictions === true;
      if (!isAllowed) return fail(task, refusalFor(checked.open));
      if (await publishChecked(task, checked, check === maxChecks)) return;
      const message = { code: "rechecking_entries" } as const;
      await task.reportProgress({ progress: 10, message, step: "checking" });
    }
  },
);

/** Publishes the settings of the assistant, with the knowledge that is live. */
export const publishGeneral = settingsPublisher("general");

/** Publishes the tools of the assistant, with everything else that is live. */
export const publishTools = settingsPublisher("tools");

function settingsPublisher(part: "general" | "tools") {
  const begins = { progress: 10, message: { code: "publishing_settings" }, step: "building" } as const;
  const { queue } = publishers[part];
  return taskHandler({ queue, begins }, async (task: RunningTask<Services>) => {
    const candidate = await openWithSettings(task, part);
    if (candidate && (await failsTests(task, candidate))) return;
    await goLive(task, part, { by: acceptedBy(task) });
  });
}

/** The live knowledge with the settings to publish; undefined if nothing is live. */
async function openWithSettings({ venueId, services }: RunningTask<Services>, part: Part) {
  const venue = await services.db.readAtVenue(venueId, findVenue);
  const live = await openLiveVersion(venue, services);
  if (!live) return undefined;
  const assistant = publishedBy(part, live.assistant, draftAssistant(settingsOf(venue)));
  return loadVersion([...live.entries.values()], assistant, live.contested);
}

/** Tries the venue's test questions, and fails the task if critical ones fail and no owner has accepted that. */
async function failsTests(task: RunningTask<Services>, candidate: OpenVersion): Promise<boolean> {
  const { tests, ...at } = await task.services.db.readAtVenue(task.venueId, async (reading) => {
    const [day, questions] = await Promise.all([venueToday(reading), listTestQuestions(reading)]);
    return { ...day, tests: questions.filter(({ is_critical }) => is_critical) };
  });
  if (tests.length === 0) return false;
  await task.reportProgress({ progress: 60, message: { code: "testing" }, step: "testing" });
  const outcomes = await tryTestQuestions(tests, candidate, at);
  const failed = tests.filter((one) => outcomes.get(one.test_question_id)?.passes === false);
  failpoint("build.tested");
  if (failed.length === 0 || task.options.despite_tests !== undefined) return false;
  const questions = failed.slice(0, maxNamed).map(({ text }) => text);
  await fail(task, { code: "tests_failed", count: failed.length, questions });
  return true;
}

const maxNamed = 3;

/** Publishes in the unit that saves the entries, for a venue that opens. Returns the version. */
export async function publishFirstVersion(at: AtVenue, by: string | null): Promise<number> {
  const knowledge = { entries: await renderCurrent(at), contested: [] };
  const live = await publishVersion(at, "knowledge", { knowledge, by });
  if (!live) throw new Error("A version with entries is always published");
  return live.version;
}

/** False if someone has changed an entry since the check, and `isLast` is false. */
async function publishChecked(task: RunningTask<Services>, checked: CheckedKnowledge, isLast: boolean) {
  await task.reportProgress({
    progress: 40,
    message: { code: "building" },
    step: "building",
  });
  const knowledge = await renderChecked(checked);
  if (knowledge.entries.length === 0) {
    await fail(task, { code: "nothing_to_publish" });
    return true;
  }
  const draft = draftAssistant(settingsOf(checked.venue));
  // A version that cannot be loaded does not go live.
  const loaded = await loadVersion(knowledge.entries, draft, knowledge.contested);
  failpoint("build.built");
  if (await failsTests(task, loaded)) return true;
  const isDespite = checked.open.length > 0 || task.options.despite_tests !== undefined;
  const by = isDespite ? acceptedBy(task) : task.requestedBy;
  const changes = await changesToLive(task, checked, knowledge);
  const live = await goLive(task, "knowledge", { knowledge, ...(changes && { changes }), by }, async (at) => {
    if (!isLast && (await readFingerprint(at)).fingerprint !== checked.fingerprint) return false;
    await sweepOldDismissals(at, checked);
    return true;
  });
  if (!live) return false;
  // If the languages were changed since the check, the first guest has the version loaded as it was stored.
  const { version, assistant } = live;
  if (isDeepStrictEqual(assistant.languages, draft.languages))
    task.services.assistantVersions.keep(task.venueId, version, { ...loaded, assistant });
  return true;
}

/** A roll-back stops the tasks that publish, so the live version is still the same when this one replaces it. */
async function changesToLive(
  { venueId, services }: RunningTask<Services>,
  { venue: { default_language, languages } }: CheckedKnowledge,
  { entries }: BuiltKnowledge,
) {
  const venue = await services.db.readAtVenue(venueId, findVenue);
  const live = await openLiveVersion(venue, services);
  return live && changesBetween(live.entries, entries, [default_language, ...languages]);
}

/** Puts the next version live in the task's last unit, unless `mayGoLive` says that what was prepared is outdated. */
async function goLive(
  task: RunningTask<Services>,
  part: Part,
  toPublish: VersionToPublish,
  mayGoLive: (at: AtVenue) => Promise<boolean> = async () => true,
): Promise<PublishedVersion | undefined> {
  await task.reportProgress({ progress: 80, message: { code: "going_live" }, step: "going_live" });
  let live: PublishedVersion | undefined;
  await task.commit(async (at) => {
    if (!(await mayGoLive(at))) return undefined;
    live = await publishVersion(at, part, toPublish);
    failpoint("build.inserted");
    if (!live) return { failed: { code: "nothing_published" } };
    const { version, isNew } = live;
    return { version, ...(!isNew && { message: { code: "unchanged" as const, version } }) };
  });
  return live;
}

async function fail(task: RunningTask<Services>, reason: TaskMessage) {
  await task.commit(async () => ({ failed: reason }));
}

/** Dismissals outlive their contradiction for a while: an entry may be changed back. */
const dismissalsKeptMs = 90 * 24 * 60 * 60 * 1_000;
/** If a check found this many contradictions, there may be more. */
const maxFound = 60;

async function sweepOldDismissals(at: AtVenue, { found }: CheckedKnowledge) {
  if (found.length >= maxFound) return;
  const dismissedBefore = new Date(at.now.getTime() - dismissalsKeptMs);
  await sweepDismissals(at, found, dismissedBefore);
}

/** Several members may have requested the task while it waited: the last who accepted the contradictions answers for it. */
function acceptedBy({ options: { accepted_by: by }, requestedBy }: RunningTask<Services>) {
  return typeof by === "string" ? by : requestedBy;
}

function refusalFor(open: CheckedKnowledge["open"]): TaskMessage {
  const about = [...new Set(open.map((one) => one.about))];
  return { code: "contradictions_open", count: open.length, about };
}
