import type { ImportFrom } from "@bellhop/contract/imports";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  addImport,
  forgetSource,
  importKnowledgeQueue,
  keepProposals,
  listEarlier,
  proposalsOf,
  refuseImport,
  requireRoomToRead,
  sourceOf,
  unreadImport,
} from "../../domain/imports/index.ts";
import { listAllEntries } from "../../domain/knowledge/index.ts";
import { openTask, type RunningTask, startTask, taskHandler } from "../../domain/tasks/index.ts";
import { findVenue, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { newId } from "../../platform/ids.ts";
import { refuseField } from "../../platform/refusal.ts";
import { type FetchedPage, isUnencrypted, PageRefused, safeFetch } from "../../platform/safe-fetch/index.ts";
import type { Services } from "../../services.ts";
import { readApartFor, readWithModel } from "./read-with-model.ts";

/** A member imports a source. Returns the import and the task to watch. */
export async function staffImportsKnowledge(at: AtVenue, by: Actor, from: ImportFrom, { config }: Services) {
  if (from.kind === "page" && isUnencrypted(from.url, config.safeFetchAllow))
    throw refuseField("from.url", "url_not_https");
  await requireRoomToRead(at);
  const importId = newId();
  const { taskId } = await openTask(at, "import_knowledge", by.name, { isSeparate: true });
  await addImport(at, { importId, taskId, from, askedBy: by.name });
  await startTask(at, importKnowledgeQueue, taskId);
  const subject = { id: importId, name: sourceOf(from) };
  await recordChange(at, by, { kind: "import_started", subject, before: null, after: { from: from.kind } });
  return { import_id: importId, task_id: taskId };
}

/** Reads the source in a process of its own and stores proposals. They change nothing until someone accepts them. */
export const importKnowledge = taskHandler(
  {
    queue: importKnowledgeQueue,
    begins: { progress: 10, message: { code: "reading_source" } },
    onGivenUp: forgetSource,
  },
  async (task: RunningTask<Services>) => {
    const { db } = task.services;
    const { unread, venue } = await db.atVenue(task.venueId, async (at) => ({
      unread: await unreadImport(at, task.taskId),
      venue: await findVenue(at),
    }));
    // It was deleted with the venue's oldest imports.
    if (!unread) return void (await task.commit(async () => ({ failed: { code: "import_deleted" } })));
    const outcome = await readSourceOf(task, unread, venue);
    failpoint("import.read");
    await task.reportProgress({ progress: 90, message: { code: "comparing" } });
    const [written, earlier] = await db.readAtVenue(task.venueId, (at) =>
      Promise.all([listAllEntries(at), listEarlier(at, unread.import_id)]),
    );
    const proposals =
      "unreadable" in outcome ? [] : await proposalsOf(outcome.read.proposed, written, earlier);
    await task.commit(async (at) => {
      if ("unreadable" in outcome) {
        await refuseImport(at, unread.import_id, outcome.unreadable);
        return { failed: { code: "unreadable", reason: outcome.unreadable } };
      }
      await keepProposals(at, unread.import_id, proposals, outcome.read.leftOut, outcome.model);
      failpoint("import.kept");
      return { import_id: unread.import_id };
    });
  },
);

type Unread = NonNullable<Awaited<ReturnType<typeof unreadImport>>>;

/** A page is fetched first, with the style sheets that decide what is visible. */
async function readSourceOf(task: RunningTask<Services>, { kind, source, bytes }: Unread, venue: Venue) {
  const languages = [
    venue.default_language,
    ...venue.languages.filter((one) => one !== venue.default_language),
  ];
  const readFor = { languages, currency: venue.currency };
  if (kind !== "page")
    return readWithModel(task, bytes ?? Buffer.alloc(0), {
      source: { kind, name: source, contentType: "" },
      venue: readFor,
    });
  try {
    const page = await safeFetch(source, { allowed: task.services.config.safeFetchAllow });
    failpoint("import.fetched");
    await task.reportProgress({ progress: 30, message: { code: "reading_page" } });
    const name = new URL(page.url).pathname.split("/").at(-1) ?? "";
    const styleSheets = await styleSheetsOf(page, task);
    const { contentType } = page;
    return await readWithModel(task, page.bytes, {
      source: { kind, name, contentType, styleSheets },
      venue: readFor,
    });
  } catch (error) {
    if (error instanceof PageRefused) return { unreadable: error.reason };
    throw error;
  }
}

const maxSheets = 8;
const sheetsTogetherMs = 8_000;
const maxSheetBytes = 1024 * 1024;

/** The style sheets that a page links to, for finding hidden text. One that cannot be fetched is left out. */
async function styleSheetsOf(page: FetchedPage, task: RunningTask<Services>): Promise<string[]> {
  const { config } = task.services;
  const source = { kind: "page" as const, name: "", contentType: page.contentType };
  const venue = { languages: [], currency: "EUR" };
  const linked = await readApartFor(task, page.bytes, { source, venue, wants: "sheets" });
  if (!("sheets" in linked)) return [];
  const addresses = linked.sheets
    .flatMap((href) => URL.parse(href, page.url)?.href ?? [])
    .slice(0, maxSheets);
  const settings = { allowed: config.safeFetchAllow, timeoutMs: sheetsTogetherMs, maxBytes: maxSheetBytes };
  const fetched = await Promise.allSettled(
    addresses.map((address) => safeFetch(address, { ...settings, types: /^text\/css$/ })),
  );
  return fetched.flatMap((one) => (one.status === "fulfilled" ? [one.value.bytes.toString("utf8")] : []));
}
