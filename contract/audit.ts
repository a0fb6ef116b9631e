import * as z from "zod/mini";
import { call } from "./call.ts";
import { id, instant, listOf, page, venueId } from "./values.ts";

export const auditKind = z.enum([
  "settings_changed",
  "guest_link_renewed",
  "alert_set",
  "alerts_cleared",
  "alerts_restored",
  "knowledge_replaced",
  "concierge_asked_for",
  "contradiction_dismissed",
  "contradiction_reopened",
  "answer_suggested",
  "suggestion_accepted",
  "suggestion_dismissed",
  "suggestion_reopened",
  "concierge_rolled_back",
  "test_question_saved",
  "test_question_removed",
  "gap_dismissed",
  "gap_reopened",
  "replay_started",
  "statistics_recounted",
  "statement_corrected",
  "translation_started",
  "task_stopped",
  "import_started",
  "operator_opened",
  "plan_chosen",
  "member_joined",
  "member_changed",
  "member_removed",
  "member_restored",
  "member_left",
  "invitation_made",
  "invitation_changed",
  "invitation_withdrawn",
  "invitation_declined",
  "venue_opened",
  "venue_closed",
  "venue_reopened",
  "whatsapp_connected",
  "whatsapp_disconnected",
  "templates_read",
  "template_saved",
  "template_submitted",
  "template_deleted",
  "guest_added",
  "guest_changed",
  "guest_deleted",
  "guest_link_created",
  "reservation_changed",
  "reservation_guest_added",
  "reservation_guest_removed",
  "door_code_saved",
  "reservations_imported",
  "reservations_import_undone",
  "calendar_feed_saved",
  "calendar_feed_removed",
  "guests_merged",
  "guests_kept_apart",
  "guests_separated",
  "request_created",
  "request_changed",
  "request_decided",
  "request_undone",
  "reply_undone",
  "draft_discarded",
  "shift_note_written",
  "proactive_rule_saved",
  "proactive_rule_switched",
  "proactive_rule_deleted",
  "proactive_paused",
  "proactive_tested",
]);
export type AuditKind = z.infer<typeof auditKind>;

export const auditedChange = z.object({
  /** A path, such as `general.timezone`. */
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditedChange = z.infer<typeof auditedChange>;

/** Names as of that time. */
export const auditEntry = z.object({
  audit_entry_id: id,
  at: instant,
  kind: auditKind,
  /** Path of the call; `sign-in` for effects of a sign-in, `account` for the account pages. */
  call: z.string(),
  /** `member_id` is null for non-members, such as a person who declines an invitation; `name` is then their e-mail. */
  member: z.object({ member_id: z.nullable(id), name: z.string() }),
  /** Null for changes above the venues. */
  venue: z.nullable(z.object({ venue_id: z.number(), name: z.string() })),
  subject: z.object({ id: z.string(), name: z.string() }),
  changes: z.array(auditedChange),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
  member_id: z.optional(id),
  venue_id: z.optional(venueId),
  kind: z.optional(auditKind),
  /** Inclusive, and exclusive. */
  from: z.optional(instant),
  until: z.optional(instant),
};

const forOwners = { role: "owner", scope: "operator", access: "reads" } as const;

export const listAudit = call("POST /api/list_audit_log", {
  summary:
    "Lists audit entries, newest first: for the owner's venues, closed ones too, and for the operator.",
  input: z.object({ ...filters, ...page }),
  output: z.extend(listOf(auditEntry), {
    /** Filter options: current and former members, and all venues, closed ones too. */
    members: z.array(z.object({ member_id: id, name: z.string() })),
    venues: z.array(z.object({ venue_id: z.number(), name: z.string() })),
  }),
  ...forOwners,
});

export const exportAudit = call("GET /api/export_audit_log", {
  summary:
    "Exports the audit log, newest first, as JSON. With `format=csv`: as a table with one line per changed field.",
  input: z.object({ format: z.optional(z.enum(["json", "csv"])), ...filters }),
  output: z.object({ exported_at: instant, items: z.array(auditEntry) }),
  ...forOwners,
});
