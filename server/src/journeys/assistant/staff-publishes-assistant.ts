import { isDeepStrictEqual } from "node:util";
import type { ConciergeVersion } from "@bellhop/contract/concierge";
import type { TaskMessage } from "@bellhop/contract/tasks";
import type { TestQuestion } from "@bellhop/contract/test-questions";
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
import { listSections } from "../../domain/knowledge/index.ts";
import { openTask, type RunningTask, startTask, taskHandler } from "../../domain/tasks/index.ts";
import { listTestQuestions } from "../../domain/test-questions/index.ts";
import { findVenue, lockVenue, settingsOf, type Venue, venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import type { Services } from "../../services.ts";
import { type CheckedKnowledge, checkKnowledge, renderChecked } from "../knowledge/check-knowledge.ts";
import { readFingerprint } from "../knowledge/find-contradictions.ts";
import { renderCurrent } from "../knowledge/render-for-guests.ts";
import { openLiveVersion } from "./open-draft.ts";
import { renewDrafts } from "./renew-drafts.ts";
import { translateLater } from "./translate-statements.ts";
import { tryTestQuestions, type VenueAt } from "./try-test-questions.ts";

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

/** The last check counts, even if someone has changed something since. */
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
    for (let check = 1; ; check++) {
      const basis = await readBasis(task, part);
      const { live, assistant } = basis;
      const candidate = live && (await loadVersion([...live.entries.values()], assistant, live.contested));
      if (candidate && (await failsTests(task, candidate))) return;
      const isLast = check === maxChecks;
      const mayGoLive = async (at: AtVenue) => isLast || stillHolds(at, basis);
      if ((await goLive(task, part, { by: acceptedBy(task) }, mayGoLive)) !== "outdated") return;
    }
  });
}

/** The version that is live, and the settings that go live with the part: both decide how the new version answers. */
type Basis = {
  part: Part;
  version: number | null;
  live: OpenVersion | undefined;
  assistant: OpenVersion["assistant"];
};

async function readBasis({ venueId, services }: RunningTask<Services>, part: Part): Promise<Basis> {
  const venue = await services.db.readAtVenue(venueId, findVenue);
  const live = await openLiveVersion(venue, services);
  return {
    part,
    version: venue.live_concierge_version,
    live,
    assistant: settingsToPublish(part, live, venue),
  };
}

/** A first version publishes all settings. */
function settingsToPublish(part: Part, live: OpenVersion | undefined, venue: Venue) {
  const draft = draftAssistant(settingsOf(venue));
  return live ? publishedBy(part, live.assistant, draft) : draft;
}

/** False if another version or other settings were tested. */
async function stillHolds(at: AtVenue, { part, version, live, assistant }: Basis): Promise<boolean> {
  const venue = await lockVenue(at);
  if (venue.live_concierge_version !== version) return false;
  return isDeepStrictEqual(settingsToPublish(part, live, venue), assistant);
}

/** Tries the venue's test questions, and fails the task if critical ones fail and no owner has accepted that. */
async function failsTests(task: RunningTask<Services>, candidate: OpenVersion): Promise<boolean> {
  const { tests, ...at } = await task.services.db.readAtVenue(task.venueId, async (reading) => {
    const [day, questions] = await Promise.all([venueToday(reading), listTestQuestions(reading)]);
    return { ...day, tests: questions.filter(({ is_critical }) => is_critical) };
  });
  const failed = tests.length === 0 ? 0 : await countFailed(task, tests, candidate, at);
  failpoint("build.tested");
  if (failed === 0 || task.options.despite_tests !== undefined) return false;
  await fail(task, { code: "tests_failed", count: failed });
  return true;
}

async function countFailed(
  task: RunningTask<Services>,
  tests: readonly TestQuestion[],
  candidate: OpenVersion,
  at: VenueAt,
) {
  await task.reportProgress({ progress: 60, message: { code: "testing" }, step: "testing" });
  const outcomes = await tryTestQuestions(tests, candidate, at);
  return tests.filter((one) => outcomes.get(one.test_question_id)?.passes === false).length;
}

/** Publishes in the unit that saves the entries, for a venue that opens. Returns the version. */
export async function publishFirstVersion(at: AtVenue, by: string | null): Promise<number> {
  const knowledge = { entries: await renderCurrent(at), contested: [] };
  const live = await publishVersion(at, "knowledge", { knowledge, sections: await listSections(at), by });
  if (!live) throw new Error("A version with entries is always published");
  return live.version;
}

/** False if an entry, the live version or its settings were changed since, and `isLast` is false. */
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
  const basis = await readBasis(task, "knowledge");
  // A version that cannot be loaded does not go live.
  const loaded = await loadVersion(knowledge.entries, basis.assistant, knowledge.contested);
  failpoint("build.built");
  if (await failsTests(task, loaded)) return true;
  const isDespite = checked.open.length > 0 || task.options.despite_tests !== undefined;
  const by = isDespite ? acceptedBy(task) : task.requestedBy;
  const changes = changesToLive(basis, checked, knowledge);
  const toPublish: VersionToPublish = { knowledge, ...(changes && { changes }), by };
  const live = await goLive(task, "knowledge", toPublish, async (at) => {
    const isUnchanged = (await readFingerprint(at)).fingerprint === checked.fingerprint;
    if (!isLast && !((await stillHolds(at, basis)) && isUnchanged)) return false;
    if (isUnchanged) toPublish.sections = checked.versions;
    await sweepOldDismissals(at, checked);
    return true;
  });
  if (live === "outdated") return false;
  if (!live) return true;
  // If the languages were changed since, the first guest has the version loaded as it was stored.
  const { version, assistant } = live;
  if (isDeepStrictEqual(assistant.languages, basis.assistant.languages))
    task.services.assistantVersions.keep(task.venueId, version, { ...loaded, assistant });
  return true;
}

function changesToLive(
  { live }: Basis,
  { venue: { default_language, languages } }: CheckedKnowledge,
  { entries }: BuiltKnowledge,
) {
  return live && changesBetween(live.entries, entries, [default_language, ...languages]);
}

/** Puts the next version live in the task's last unit, unless `mayGoLive` says that what was prepared is outdated. */
async function goLive(
  task: RunningTask<Services>,
  part: Part,
  toPublish: VersionToPublish,
  mayGoLive: (at: AtVenue) => Promise<boolean>,
): Promise<PublishedVersion | "outdated" | undefined> {
  await task.reportProgress({ progress: 80, message: { code: "going_live" }, step: "going_live" });
  let live: PublishedVersion | "outdated" | undefined;
  await task.commit(async (at) => {
    if (!(await mayGoLive(at))) {
      live = "outdated";
      return undefined;
    }
    const published = await publishVersion(at, part, toPublish);
    live = published;
    if (published?.isNew) {
      await translateLater(at, task.services, task.requestedBy);
      await renewDrafts(at);
    }
    failpoint("build.inserted");
    if (!published) return { failed: { code: "nothing_published" } };
    const { version, isNew } = published;
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
