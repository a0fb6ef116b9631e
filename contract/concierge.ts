import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { section } from "./knowledge.ts";
import { limits } from "./limits.ts";
import { handOverReason } from "./messages.ts";
import { startedTask } from "./tasks.ts";
import { cleanWords, id, instant, language, listOf, localDate, page } from "./values.ts";

const changes = { role: "manager", scope: "venue", access: "changes", audit: "noted" } as const;
const reads = { role: "staff", scope: "venue", access: "reads" } as const;

export const updateConcierge = call("POST /api/update_concierge", {
  summary:
    "Publishes the venue's knowledge as the next version of its assistant, as a task. The task fails if contradictions are open, unless `despite_contradictions` is true; the assistant then hands over what they are about. While such a task waits, the same task is returned. If nothing has changed, no version is made.",
  input: z.object({ despite_contradictions: z.optional(z.boolean()) }),
  output: startedTask,
  ...changes,
});

export const updateConciergeGeneral = call("POST /api/update_concierge_general", {
  summary:
    "Publishes the assistant's settings (name, voice, languages, greeting, hand-over rules, opening hours, confidence, tools) with the live knowledge, as a task.",
  input: z.object({}),
  output: startedTask,
  ...changes,
});

export const updateAssistantTools = call("POST /api/update_assistant_tools", {
  summary: "Publishes which tools the assistant may use, as a task. Everything else stays as it is live.",
  input: z.object({}),
  output: startedTask,
  ...changes,
});

/** What a version changed for guests in the one that was live before it. */
export const versionChanges = z.object({
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** The first few of each kind. */
  named: z.array(
    z.object({ entry_id: id, section, title: z.string(), kind: z.enum(["added", "changed", "removed"]) }),
  ),
  /** Names of changed settings, as in `list_concierge_changes`. */
  general: z.array(z.string()),
  tools: z.boolean(),
});
export type VersionChanges = z.infer<typeof versionChanges>;

export const conciergeVersion = z.object({
  version: z.int(),
  built_at: instant,
  built_by: z.nullable(z.string()),
  /** The part that was published. */
  from: z.enum(["knowledge", "general", "tools"]),
  /** Null for the first version. */
  changes: z.nullable(versionChanges),
  entries: z.int(),
  languages: z.array(language),
  is_live: z.boolean(),
  /** `restore_draft` can restore the draft to it. */
  can_restore_draft: z.boolean(),
  /** Number of contradictions it was published with. */
  contradictions: z.int(),
});
export type ConciergeVersion = z.infer<typeof conciergeVersion>;

export const listConciergeVersions = call("POST /api/list_concierge_versions", {
  summary: "Lists the versions of the venue's assistant, newest first.",
  input: z.object(page),
  output: listOf(conciergeVersion),
  ...reads,
});

export const rollBackConcierge = call("POST /api/roll_back_concierge", {
  summary:
    "Rolls the assistant back to an earlier version at once. Later changes to the knowledge are kept. Publishing tasks that are under way are stopped.",
  input: z.strictObject({ version: z.int32() }),
  output: z.extend(conciergeVersion, {
    /** Publications in progress that the roll-back stopped. */
    stopped_tasks: z.array(id),
  }),
  ...changes,
  refuses: ["not_found"],
});

export const conciergeChange = z.object({
  entry_id: id,
  section,
  title: z.string(),
  kind: z.enum(["added", "changed", "removed"]),
  /** In the first language in which they differ. */
  live: z.nullable(z.string()),
  draft: z.nullable(z.string()),
});
export type ConciergeChange = z.infer<typeof conciergeChange>;

export const listConciergeChanges = call("POST /api/list_concierge_changes", {
  summary:
    "Lists unpublished changes: entries, whether the contested entries differ, and settings of the assistant.",
  input: z.object(page),
  output: z.extend(listOf(conciergeChange), {
    total: z.int(),
    live_version: z.nullable(z.int()),
    /** Contradictions would send other questions to staff than now. */
    contested_differs: z.boolean(),
    /** Unpublished fields of `settings.assistant`, `languages`, `default_language` and `hours`. */
    general: z.array(z.string()),
    tools: z.boolean(),
  }),
  ...reads,
});

export const triedAnswer = z.object({
  /** The name in the version that answers; null if the venue has chosen none. */
  assistant_name: z.nullable(z.string()),
  action: z.enum(["answer", "hand_over", "stay_silent"]),
  reason: z.nullable(handOverReason),
  text: z.string(),
  language,
  /** What becomes of what the guest asks for: it is added to the requests, or staff do it. Null if nothing is asked for. */
  request: z.nullable(z.enum(["added", "left_to_staff"])),
  confidence: z.nullable(z.number()),
  threshold: z.number(),
  sources: z.array(
    z.object({
      entry_id: id,
      title: z.string(),
      section,
      quote: z.string(),
      /** The venue's own words, if the quote is a translation. */
      original: z.nullable(z.string()),
      /** A language model wrote the quote. */
      generated: z.boolean(),
      /** Null for the draft. */
      version: z.nullable(z.int()),
    }),
  ),
  /** Best first, used or not. */
  found: z.array(z.object({ entry_id: id, title: z.string(), section, score: z.number() })),
  /** Entries that say something else than the best one; staff get the question because of them. */
  rivals: z.array(z.object({ entry_id: id, title: z.string(), section })),
  /** Null if it says the same, or nothing is live. */
  live: z.nullable(z.object({ version: z.int(), text: z.string() })),
});
export type TriedAnswer = z.infer<typeof triedAnswer>;

export const tryAssistant = call("POST /api/try_assistant", {
  summary: "Asks the draft or the live version a guest's question. Nothing is stored.",
  input: z.object({
    text: z
      .string()
      .check(
        cleanWords,
        z.trim(),
        z.minLength(1, invalid("text_missing")),
        z.maxLength(limits.messageCharacters),
      ),
    /** Earlier messages, oldest first. */
    history: z.optional(
      z
        .array(z.string().check(cleanWords, z.maxLength(limits.messageCharacters)))
        .check(z.maxLength(limits.tryHistory)),
    ),
    of: z.optional(z.enum(["draft", "live"])),
    /** `in_house` by default. */
    stay: z.optional(z.enum(["in_house", "before_arrival"])),
    /** Today by default. */
    on: z.optional(localDate),
  }),
  output: triedAnswer,
  ...reads,
});
