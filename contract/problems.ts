import * as z from "zod/mini";
import type { ChosenPlan, PlanGate, PlanName } from "./plan-names.ts";
import type { GuardingSwitch } from "./switches.ts";

/**
 * Every error response of the API: its HTTP status, and an English `detail` for programs (RFC 9457). The dashboard shows
 * a sentence of its own by `code`. Errors of particular fields are listed in `errors`.
 */
export const problems = {
  malformed: { status: 400, title: "Malformed request", detail: "The request could not be read." },
  // Not 403: the dashboard's client treats every 403 as a paywall.
  foreign_page: {
    status: 400,
    title: "Request from another site",
    detail: "This request came from another website. Open Bellhop at its own address.",
  },
  signed_out: { status: 401, title: "Not signed in", detail: "Please sign in." },
  session_expired: {
    status: 401,
    title: "Session expired",
    detail: "Your session has expired. Please log in again.",
  },
  unknown_key: {
    status: 401,
    title: "Unknown signing key",
    detail: "JWKS client error: the token was signed with a key that this installation does not know.",
  },
  role_required: {
    status: 403,
    title: "Role too low",
    detail: "Your role does not allow this. Ask a manager or an owner.",
  },
  plan_required: { status: 403, title: "Not in your plan", detail: "Your plan does not include this." },
  feature_off: {
    status: 403,
    title: "Switched off",
    detail: "This hotel has switched this off. A manager or an owner can switch it on under Features.",
  },
  not_found: { status: 404, title: "Not found", detail: "Nothing was found at this address or id." },
  not_a_member: {
    status: 404,
    title: "Not a member",
    detail: "You are not a member of a hotel yet. Ask an owner to invite you.",
  },
  // A conflict: someone else changed it first.
  wrong_state: {
    status: 409,
    title: "Changed by someone else",
    detail: "This has changed since you opened it. Reload and try again.",
  },
  not_possible_now: {
    status: 409,
    title: "Not possible now",
    detail: "This is not possible now. The parameter says why.",
  },
  already_signed_up: {
    status: 409,
    title: "Already signed up",
    detail: "You already have a hotel. Add more hotels under Team and hotels.",
  },
  email_unconfirmed: {
    status: 409,
    title: "E-mail not confirmed",
    detail: "Confirm your e-mail address first, then sign in again.",
  },
  last_owner: {
    status: 409,
    title: "The last owner",
    detail: "This is the only owner. Make someone else an owner first.",
  },
  last_venue: {
    status: 409,
    title: "The only open hotel",
    detail: "This is the only open hotel. Add or reopen another one first.",
  },
  limit_reached: {
    status: 409,
    title: "Limit reached",
    detail: "You have reached the limit. Remove some first.",
  },
  fate_unknown: {
    status: 409,
    title: "Delivery not known yet",
    detail: "WhatsApp may still deliver this message. You can send it again after ten minutes.",
  },
  too_large: { status: 413, title: "Too large", detail: "The request is too large." },
  wrong_media_type: { status: 415, title: "Wrong format", detail: "Send the request as JSON." },
  invalid_fields: { status: 422, title: "Fields need attention", detail: "Some fields need attention." },
  guest_opted_out: {
    status: 409,
    title: "The guest opted out",
    detail: "The guest does not want offers. You can still reply to their messages.",
  },
  marketing_limited: {
    status: 409,
    title: "WhatsApp limits offers to this guest",
    detail: "WhatsApp does not deliver offers to this guest now. Wait until the guest writes.",
  },
  marketing_paused: {
    status: 409,
    title: "Offers are paused",
    detail: "WhatsApp received too many complaints about this number. Send offers again after 24 hours.",
  },
  reply_window_closed: {
    status: 422,
    title: "Reply window closed",
    detail: "WhatsApp's 24-hour limit is over. You can write again after the guest does.",
  },
  too_many: {
    status: 429,
    title: "Too many requests",
    detail: "Too many requests. Wait a moment and try again.",
  },
  failed: {
    status: 500,
    title: "Something went wrong",
    detail: "Something went wrong on our side. Nothing was changed.",
  },
  unavailable: {
    status: 503,
    title: "Not available right now",
    detail: "Bellhop is not available right now. Try again shortly.",
  },
} as const;

/** The detail of `role_required` where managers are refused, too. */
export const onlyOwnersMay = "Your role does not allow this. Ask an owner.";

export type ProblemCode = keyof typeof problems;

/** Why Bellhop is unavailable, if known. The log and `/readyz` use the same words. */
export const unavailableCauses = [
  /** The database can't be reached, hangs, or restarts. */
  "database_away",
  /** Another transaction holds a lock, or a statement took too long. */
  "database_busy",
  /** It accepts no changes: it is a standby, or was made read-only. */
  "database_read_only",
  "database_full",
  /** It is out of connections or memory. */
  "database_overloaded",
  /** Files can't be stored; messages can. */
  "files_read_only",
  "files_full",
] as const;
export type UnavailableCause = (typeof unavailableCauses)[number];

/** Why something is not possible now, although no one else has changed it. */
export const notPossible = [
  /** A hotel without billing has no plans to choose. */
  "billing_off",
  /** Its sentences are no longer those that are published: the assistant writes a new one. */
  "draft_outdated",
  /** The two entries have different limits, such as hours. */
  "entries_differ",
  /** The file of an import is no longer kept. */
  "file_gone",
  /** Others have voted on it or commented. */
  /** The guest has been told: an undo would not reach them. */
  "guest_told",
  "has_answers",
  "has_ended",
  /** The id that the client chose is in use. */
  "id_taken",
  "import_applied",
  /** A booking has at least one guest. */
  "last_guest",
  /** The member was not removed, but left. */
  "left_themselves",
  "no_model",
  "no_number",
  /** All numbers of the simulator are in use. */
  "no_phone_free",
  "not_on_this_channel",
  "nothing_published",
  "nothing_to_undo",
  "page_closed",
  /** The plan's answers are used up, or its free test is over. */
  "plan_used_up",
  /** The lead time of the extra has begun. */
  "order_closed",
  /** The same thing was named twice. */
  "same_twice",
  /** No more of the extra are left on that day. */
  "sold_out",
  "status_not_next",
  /** A request in this state can't be changed like that. */
  "step_not_next",
  "template_in_review",
  "template_not_approved",
  /** Meta did not answer. */
  "whatsapp_not_reached",
  /** A message has no text that can be sent, or a field of it has no value. */
  "text_incomplete",
  "too_late",
  /** The hotel has not switched translations on. */
  "translation_off",
] as const;
export type NotPossible = (typeof notPossible)[number];

/** Parameters that a problem of this code may have. */
export type ProblemParams = {
  /** `owner` if a manager may not do it either. */
  role_required: { role: "owner" };
  /** What was refused, by which plan and limit, and the smallest plan that allows it. */
  plan_required: { gate: PlanGate; plan: PlanName; limit?: number; adds?: ChosenPlan };
  /** Which switch is off. */
  feature_off: { flag: GuardingSwitch };
  /** Which limit, if it is one of imports; `count` is how many there are. */
  limit_reached: { limit: "imports_running" | "imports_to_review" | "imports_today"; count: number };
  /** Who was first, when (an instant), and the state it has now. */
  wrong_state: { by: string; at: string; state: string };
  not_possible_now: { because: NotPossible };
  unavailable: { cause: UnavailableCause };
};

export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  /** What a sentence for people needs besides the code, see `ProblemParams`. */
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** True if the plan does not include it. */
  isPaywallError: z.optional(z.boolean()),
  /** At most 50. `message` is English for programs; `code` and `params` are for a sentence in any language. */
  errors: z.optional(
    z.array(
      z.object({
        field: z.string(),
        code: z.string(),
        params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
        message: z.string(),
      }),
    ),
  ),
  /** The number of all field errors, if not all are listed. */
  error_count: z.optional(z.int()),
  /** After a conflict: the current version of each section that has changed. */
  versions: z.optional(z.record(z.string(), z.int())),
});
export type ProblemDocument = z.infer<typeof problemDocument>;
