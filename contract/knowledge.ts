import * as z from "zod/mini";
import { call } from "./call.ts";
import { entry, entryChange } from "./entries.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { type Section, section, sections, sectionVersions } from "./sections.ts";
import { currency, id, instant, language, listOf, page, searchWords } from "./values.ts";

export {
  type Availability,
  availability,
  type Entry,
  type EntryChange,
  type EntryText,
  entry,
  entryChange,
  entryText,
  type Facts,
  facts,
  type Money,
  money,
  type Offer,
  offer,
  type Scope,
  scope,
  type Unit,
  unit,
} from "./entries.ts";
export { type Section, section, sections };

/** `version` is the one the editor saw; a newer one is a conflict. */
export const sectionUpdate = z.strictObject({
  version: z.int(),
  entries: z.optional(z.array(entryChange).check(z.maxLength(limits.maxEntriesPerUpdate))),
  remove: z.optional(z.array(id).check(z.maxLength(limits.maxEntries))),
  /** These come first; the others keep their order. */
  order: z.optional(z.array(id).check(z.maxLength(limits.maxEntries))),
});
export type SectionUpdate = z.infer<typeof sectionUpdate>;

export const changedSection = z.object({
  section,
  version: z.int(),
  entries: z.array(entry),
  removed: z.array(id),
});
export type ChangedSection = z.infer<typeof changedSection>;

const changesKnowledge = {
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "history_shows_it",
  bodyBytes: limits.entriesUpdateBytes,
} as const;
const readsKnowledge = { role: "staff", scope: "venue", access: "reads" } as const;

export const updateVenueInfo = call("POST /api/update_venue_info", {
  summary:
    "Changes the venue's knowledge: adds, changes, removes and reorders entries in any section. Each section names the version that was seen. If a section has changed since, nothing is saved (409), and `versions` of the problem holds the current versions. The live assistant does not change until the next publishing.",
  input: z.strictObject({
    updates: z.optional(
      z.partial(
        z.strictObject({
          profile: sectionUpdate,
          guest_policy: sectionUpdate,
          amenities: sectionUpdate,
          faq: sectionUpdate,
          upsells: sectionUpdate,
        }),
      ),
    ),
  }),
  output: z.object({ sections: z.array(changedSection) }),
  ...changesKnowledge,
  refuses: ["wrong_state", "limit_reached"],
});

export const listEntries = call("POST /api/list_entries", {
  summary: "Lists a section's entries in order, with the section's version. Filters by words or by ids.",
  input: z.object({
    section,
    search: z.optional(searchWords),
    entry_ids: z.optional(z.array(id).check(z.maxLength(limits.maxPageItems))),
    ...page,
  }),
  output: z.extend(listOf(entry), { version: z.int(), total: z.int() }),
  ...readsKnowledge,
});

/** How many common questions are covered, in the default language. */
export const filled = z.object({ filled: z.int(), of: z.int(), missing: z.array(z.string()) });
export type Filled = z.infer<typeof filled>;

export const knowledgeOverview = z.object({
  sections: z.array(z.object({ section, version: z.int(), entries: z.int(), completeness: filled })),
  /** Null if none is published. */
  live_version: z.nullable(z.int()),
  /** Number of entries whose answers differ from the live version. */
  changed_since_live: z.int(),
  /** The live version hands over other contradictions than the open ones. */
  contested_differs: z.boolean(),
  open_contradictions: z.int(),
  /** The default language first. */
  languages: z.array(language),
  currency,
});
export type KnowledgeOverview = z.infer<typeof knowledgeOverview>;

export const readKnowledgeOverview = call("POST /api/get_knowledge_overview", {
  summary:
    "Returns the version and completeness of each section, the number of unpublished changes, and the number of contradictions.",
  input: z.object({}),
  output: knowledgeOverview,
  ...readsKnowledge,
});

export const revision = z.object({
  section,
  /** New version, and the one before; consecutive edits of one person are merged. */
  version: z.int(),
  from_version: z.int(),
  at: instant,
  by: z.nullable(z.string()),
  /** Truncated if there are many. */
  changes: z.array(
    z.object({
      entry_id: id,
      title: z.string(),
      /** Null if it did not exist. */
      before: z.nullable(entry),
      after: z.nullable(entry),
    }),
  ),
  changes_count: z.int(),
  moved: z.boolean(),
});
export type Revision = z.infer<typeof revision>;

export const listRevisions = call("POST /api/list_entry_revisions", {
  summary: "Lists the revisions of a section or of one entry, newest first.",
  input: z.object({ section, entry_id: z.optional(id), ...page }),
  output: listOf(revision),
  ...readsKnowledge,
  refuses: ["not_found"],
});

export const restoreEntries = call("POST /api/restore_entries", {
  summary:
    "Restores entries of a section, or all of it, to an earlier version. This is a change like any other, so it can be undone by restoring again.",
  input: z.strictObject({
    section,
    version: z.int(),
    to_version: z.int(),
    entry_ids: z.optional(z.array(id).check(z.maxLength(limits.maxEntries))),
  }),
  output: changedSection,
  ...changesKnowledge,
  refuses: ["wrong_state", "not_found", "limit_reached"],
});

export const restoreDraft = call("POST /api/restore_draft", {
  summary:
    "Restores the draft to what a version of the assistant was built from, in all sections. `before` of each changed section undoes it with `restore_entries`. Versions that do not know it are not found.",
  input: z.strictObject({ version: z.int32() }),
  output: z.object({ sections: z.array(z.object({ section, before: z.int(), version: z.int() })) }),
  ...changesKnowledge,
  refuses: ["wrong_state", "not_found", "limit_reached"],
});

export const moveEntryHome = call("POST /api/move_entry_home", {
  summary:
    "Moves an entry to the section in which the catalogue asks for the same thing, such as late check-out from the upsells to the policy. Values that have no field there, or another value, become words. An entry that is at home stays as it is.",
  input: z.strictObject({ entry_id: id }),
  output: z.object({ sections: z.array(changedSection) }),
  ...changesKnowledge,
  refuses: ["wrong_state", "not_possible_now", "not_found", "limit_reached"],
});

export const exportKnowledge = call("GET /api/export_knowledge", {
  summary:
    "Exports the venue's knowledge as one file for `replace_knowledge`. The same knowledge gives the same bytes.",
  input: z.object({}),
  output: z.object({
    format: z.literal("bellhop-knowledge"),
    format_version: z.literal(1),
    entries: z.array(z.unknown()),
  }),
  ...readsKnowledge,
});

/** Encodes only if the length in characters is not conclusive. */
function fitsInFile(file: string): boolean {
  const max = limits.knowledgeFileBytes;
  return file.length <= max && (file.length * 3 <= max || new TextEncoder().encode(file).length <= max);
}

export const replaceKnowledge = call("POST /api/replace_knowledge", {
  summary:
    "Replaces the venue's knowledge by a file of `export_knowledge`. Texts in languages that the venue does not use are kept. With `try`: returns what would change and changes nothing. With the `versions` of such a response: refused (409) if a section has changed since.",
  input: z.strictObject({
    file: z
      .string()
      .check(z.refine(fitsInFile, { abort: true, error: invalid("export_too_large") }))
      .register(z.globalRegistry, {
        examples: ['{"format":"bellhop-knowledge","format_version":1,"entries":[]}'],
      }),
    try: z.optional(z.boolean()),
    versions: z.optional(z.partial(sectionVersions)),
  }),
  output: z.object({
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    unchanged: z.int(),
    /** Within their section. */
    moved: z.int(),
    /** Current versions with `try`, else the new ones. */
    versions: sectionVersions,
  }),
  ...changesKnowledge,
  audit: "noted",
  refuses: ["wrong_state", "limit_reached"],
  bodyBytes: limits.knowledgeFileBytes * 2,
});
