import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { changedSection, entry, entryChange, section } from "./knowledge.ts";
import { limits } from "./limits.ts";
import { taskMessage } from "./tasks.ts";
import { leftOut } from "./unreadable.ts";
import { cleanWords, id, instant, listOf, name, page } from "./values.ts";

/** A password would be stored with the address, where all members see it. The scheme may be missing. */
function hasSignIn(url: string): boolean {
  return [url, `https://${url}`].map((one) => URL.parse(one)).some((one) => one?.username || one?.password);
}

/** The source of an import. */
export const importFrom = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("page"),
    url: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(2_000),
      z.refine((url) => !hasSignIn(url), {
        error: invalid("url_has_sign_in"),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal("file"),
    /** PDF, DOCX, CSV or text; detected from the content, not from the name. */
    name: name(200),
    /** Base64. */
    content: z.string().check(z.minLength(1), z.maxLength(limits.importBase64Characters)),
  }),
  z.strictObject({
    kind: z.literal("text"),
    text: z.string().check(cleanWords, z.trim(), z.minLength(1), z.maxLength(limits.importTextCharacters)),
  }),
]);
export type ImportFrom = z.infer<typeof importFrom>;

/** The installation's model, as shown to members. */
export const readingModel = z.object({ name: z.string(), host: z.string() });
export type ReadingModel = z.infer<typeof readingModel>;

/** How many parts of a source a model read, and why not the others. */
export const modelReading = z.extend(readingModel, {
  parts: z.int(),
  parts_read: z.int(),
  failed: z.nullable(z.enum(["too_slow", "unreachable", "busy", "refused", "unusable"])),
});
export type ModelReading = z.infer<typeof modelReading>;

export const knowledgeImport = z.object({
  import_id: id,
  task_id: id,
  kind: z.enum(["page", "file", "text"]),
  /** The page's address, the file's name, or the first words. */
  source: z.string(),
  state: z.enum(["reading", "ready", "refused"]),
  /** Why the import failed; null in other states. */
  refusal: z.nullable(taskMessage),
  /** The number of further suggestions that match what the venue has written. */
  already_written: z.int(),
  /** How many passages contain text addressed to an assistant. They are left out. */
  with_orders: z.int(),
  /** How many characters of the source are where. */
  characters: z.object({
    /** In entries of the catalogue, with their fields. */
    catalogue: z.int(),
    /** In entries of the venue's own. */
    own: z.int(),
    left_out: z.int(),
  }),
  /** Text that was left out, such as hidden text. */
  left_out: z.array(leftOut),
  /** `model`: a model proposed passages too. Each is checked to be in the source word by word. */
  read_by: z.enum(["rules", "model"]),
  /** Null if no model was asked. */
  model: z.nullable(modelReading),
  /** Entries to review. What is left out is not counted. */
  open: z.int(),
  taken: z.int(),
  dismissed: z.int(),
  asked_by: z.string(),
  asked_at: instant,
});
export type KnowledgeImport = z.infer<typeof knowledgeImport>;

/** Why a passage is left out unless someone adds it. `title`: it only names what follows. */
export const passageReason = z.enum([
  "navigation",
  "cookie_notice",
  "struck",
  "hidden",
  "other_language",
  "footer",
  "icon",
  "title",
  "orders",
]);
export type PassageReason = z.infer<typeof passageReason>;

/** The entry that a passage of the source becomes. Nothing of it counts until someone accepts it. */
export const proposal = z.object({
  proposal_id: id,
  section,
  /** The suggested entry. */
  entry: entryChange,
  /** The entry that it would change; null for a new one. */
  current: z.nullable(entry),
  /** Why the passage becomes an entry only if someone adds it; null for an entry. */
  left_out: z.nullable(passageReason),
  /** The words of the source. */
  passage: z.string(),
  /**
   * The current entry compared with an earlier import of this source: as it was imported, or edited since. Null if it is
   * not from there. Only what is as it was imported may be changed without a look at it.
   */
  since_import: z.nullable(z.enum(["unchanged", "edited"])),
  /** For each value (`facts.from`, `price`, …), the words that it was read from. */
  fields: z.array(z.object({ field: z.string(), quote: z.string() })),
  /** Place in the source: "page 3", "row 12", a heading. */
  place: z.string(),
  state: z.enum(["open", "taken", "dismissed"]),
});
export type Proposal = z.infer<typeof proposal>;

const changes = { role: "manager", scope: "venue", access: "changes" } as const;
const reads = { role: "staff", scope: "venue", access: "reads" } as const;

export const startImport = call("POST /api/start_knowledge_import", {
  summary:
    "Imports a web page, a file or a text as a task and proposes entries. Nothing changes until a proposal is accepted.",
  input: z.strictObject({ from: importFrom }),
  output: z.object({ import_id: id, task_id: id }),
  ...changes,
  audit: "noted",
  refuses: ["limit_reached"],
  bodyBytes: limits.importBase64Characters + 64 * 1024,
});

export const listImports = call("POST /api/list_knowledge_imports", {
  summary: "Lists imports, newest first.",
  input: z.object(page),
  output: z.extend(listOf(knowledgeImport), {
    /** The model that gets the text of new imports; null if there is none. */
    model: z.nullable(readingModel),
  }),
  ...reads,
});

export const readImport = call("POST /api/get_knowledge_import", {
  summary: "Returns an import and its proposals, in the order of the source.",
  input: z.object({ import_id: id, ...page }),
  output: z.extend(listOf(proposal), {
    import: knowledgeImport,
    /** The version of each section that `current` shows, for accepting. */
    versions: z.record(section, z.int()),
  }),
  ...reads,
  refuses: ["not_found"],
});

export const decideProposals = call("POST /api/decide_proposals", {
  summary:
    "Accepts proposals as they were edited, dismisses others, and reopens decided ones: what they changed is restored. `versions` names the last seen version of each section that `take` changes. Refused as `wrong_state` if someone has edited an entry to restore.",
  input: z.strictObject({
    import_id: id,
    versions: z.optional(z.partialRecord(section, z.int())),
    take: z.optional(
      z
        .array(z.strictObject({ proposal_id: id, entry: entryChange }))
        .check(z.maxLength(limits.maxEntriesPerUpdate)),
    ),
    dismiss: z.optional(z.array(id).check(z.maxLength(limits.maxEntries))),
    reopen: z.optional(z.array(id).check(z.maxLength(limits.maxEntries))),
  }),
  output: z.object({ sections: z.array(changedSection) }),
  ...changes,
  audit: "history_shows_it",
  refuses: ["not_found", "wrong_state", "limit_reached"],
  bodyBytes: limits.entriesUpdateBytes,
});
