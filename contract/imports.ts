import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { changedSection, entry, entryChange, section } from "./knowledge.ts";
import { limits } from "./limits.ts";
import { taskMessage } from "./tasks.ts";
import { leftOut } from "./unreadable.ts";
import { cleanWords, id, instant, listOf, name, page } from "./values.ts";

/** It would be kept with the address, where everybody reads it; also where the scheme is yet to be written. */
function hasSignIn(url: string): boolean {
  return [url, `https://${url}`].map((one) => URL.parse(one)).some((one) => one?.username || one?.password);
}

/** Where proposals are read from. */
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
    /** PDF, DOCX, CSV or text, which its content decides, not its name. */
    name: name(200),
    /** In base64. */
    content: z.string().check(z.minLength(1), z.maxLength(limits.importBase64Characters)),
  }),
  z.strictObject({
    kind: z.literal("text"),
    text: z.string().check(cleanWords, z.trim(), z.minLength(1), z.maxLength(limits.importTextCharacters)),
  }),
]);
export type ImportFrom = z.infer<typeof importFrom>;

/** The model that an installation has, as people are told of it: what it is called, and where it is. */
export const readingModel = z.object({ name: z.string(), host: z.string() });
export type ReadingModel = z.infer<typeof readingModel>;

/** How many parts a model read, and why it did not read the others. */
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
  /** The message of the task that could not read it; null in other states. */
  refusal: z.nullable(taskMessage),
  /** How many more suggestions match what the venue has written. */
  already_written: z.int(),
  /** How many suggestions have words that address an assistant instead of guests. */
  with_orders: z.int(),
  /** What was left out, such as hidden text. */
  left_out: z.array(leftOut),
  /** What proposed: the rules alone, or a model as well, of which each passage stands in the source word by word. */
  read_by: z.enum(["rules", "model"]),
  /** Null where none was asked. */
  model: z.nullable(modelReading),
  open: z.int(),
  taken: z.int(),
  dismissed: z.int(),
  asked_by: z.string(),
  asked_at: instant,
});
export type KnowledgeImport = z.infer<typeof knowledgeImport>;

/** An entry that an import proposes; nothing of it counts until somebody takes it. */
export const proposal = z.object({
  proposal_id: id,
  section,
  /** The entry as it would be. */
  entry: entryChange,
  /** The entry that it would change, as it stands; null for a new one. */
  current: z.nullable(entry),
  /** From 0 to 1. */
  confidence: z.number(),
  /** Field by field (`texts.en.text`, `facts.from`, `price`, …): how sure, and the words that it was read from. */
  fields: z.array(z.object({ field: z.string(), confidence: z.number(), quote: z.string() })),
  /** Where in the source: "page 3", "row 12", a heading. */
  place: z.string(),
  state: z.enum(["open", "taken", "dismissed"]),
});
export type Proposal = z.infer<typeof proposal>;

const changes = { may: "manager", about: "venue", does: "changes" } as const;
const reads = { may: "staff", about: "venue", does: "reads" } as const;

export const startImport = call("POST /api/start_knowledge_import", {
  says: "Imports a web page, a file or a text as a task and proposes entries. Nothing changes until a proposal is accepted.",
  input: z.strictObject({ from: importFrom }),
  output: z.object({ import_id: id, task_id: id }),
  ...changes,
  audit: "noted",
  refuses: ["limit_reached"],
  bodyBytes: limits.importBase64Characters + 64 * 1024,
});

export const listImports = call("POST /api/list_knowledge_imports", {
  says: "Lists imports, newest first.",
  input: z.object(page),
  output: z.extend(listOf(knowledgeImport), {
    /** The model that the text of new imports is sent to; null if there is none. */
    model: z.nullable(readingModel),
  }),
  ...reads,
});

export const readImport = call("POST /api/get_knowledge_import", {
  says: "Returns an import and its proposals, in the order of the source.",
  input: z.object({ import_id: id, ...page }),
  output: z.extend(listOf(proposal), {
    import: knowledgeImport,
    /** The version of each section that every `current` is of; what was seen at it is taken at it. */
    versions: z.record(section, z.int()),
  }),
  ...reads,
  refuses: ["not_found"],
});

export const decideProposals = call("POST /api/decide_proposals", {
  says: "Accepts proposals as they were edited, and dismisses others. `versions` names the last seen version of each section that changes.",
  input: z.strictObject({
    import_id: id,
    versions: z.optional(z.partialRecord(section, z.int())),
    take: z.optional(
      z
        .array(z.strictObject({ proposal_id: id, entry: entryChange }))
        .check(z.maxLength(limits.entriesPerUpdateMost)),
    ),
    dismiss: z.optional(z.array(id).check(z.maxLength(limits.entriesMost))),
  }),
  output: z.object({ sections: z.array(changedSection) }),
  ...changes,
  audit: "history_shows_it",
  refuses: ["not_found", "wrong_state", "limit_reached"],
  bodyBytes: limits.entriesUpdateBytes,
});
