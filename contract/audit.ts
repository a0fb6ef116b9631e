import * as z from "zod/mini";
import { call } from "./call.ts";
import { id, instant, listOf, page, venueId } from "./values.ts";

/** What a member did, by what it was about. */
export const auditKind = z.enum([
  "settings_changed",
  "alert_set",
  "alerts_cleared",
  "alerts_restored",
  "knowledge_replaced",
  "concierge_asked_for",
  "contradiction_dismissed",
  "contradiction_reopened",
  "concierge_rolled_back",
  "task_stopped",
  "import_started",
  "operator_opened",
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
]);
export type AuditKind = z.infer<typeof auditKind>;

/** One field and what it was changed from and to; null where there was or is nothing. */
export const auditedChange = z.object({
  /** Its path, such as `general.timezone`. */
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditedChange = z.infer<typeof auditedChange>;

/** Something that a member changed. Names are as they were then. */
export const auditEntry = z.object({
  audit_entry_id: id,
  at: instant,
  kind: auditKind,
  /** The call by which it was done; `sign-in` for what follows from somebody's coming in, `account` for the account's pages. */
  call: z.string(),
  /** Without an id: a person who is no member here, by their e-mail, such as whoever declines an invitation. */
  member: z.object({ member_id: z.nullable(id), name: z.string() }),
  /** Where it was done; null for what is above the venues. */
  venue: z.nullable(z.object({ venue_id: z.number(), name: z.string() })),
  /** Whom or what it was done to: a member, an invitation (by its e-mail), a venue, the operator. */
  subject: z.object({ id: z.string(), name: z.string() }),
  changes: z.array(auditedChange),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
  member_id: z.optional(id),
  venue_id: z.optional(venueId),
  kind: z.optional(auditKind),
  /** From this instant on, and before that one. */
  from: z.optional(instant),
  until: z.optional(instant),
};

const forOwners = { may: "owner", about: "operator", does: "reads" } as const;

export const listAudit = call("POST /api/list_audit_log", {
  says: "Lists what members have changed, newest first: at the venues that the owner may see, closed ones too, and above them.",
  input: z.object({ ...filters, ...page }),
  output: z.extend(listOf(auditEntry), {
    /** Whom and which venues one can ask for: everybody who is or was a member, and every venue, closed ones too. */
    members: z.array(z.object({ member_id: id, name: z.string() })),
    venues: z.array(z.object({ venue_id: z.number(), name: z.string() })),
  }),
  ...forOwners,
});

export const exportAudit = call("GET /api/export_audit_log", {
  says: "Answers all that members have changed, newest first, as a file: JSON, or with `format=csv` a table with one line for each field that was changed.",
  input: z.object({ format: z.optional(z.enum(["json", "csv"])), ...filters }),
  output: z.object({ exported_at: instant, items: z.array(auditEntry) }),
  ...forOwners,
});
