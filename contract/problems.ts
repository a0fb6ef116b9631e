import * as z from "zod/mini";

/**
 * Every refusal the API can give, once: its status and the sentence a person reads (RFC 9457 `detail`).
 * A refusal about particular fields lists them in `errors`.
 */
export const problems = {
  malformed: { status: 400, title: "Malformed request", detail: "The request could not be read." },
  // No 403: the browser's client takes each of those for a question of the plan.
  foreign_page: {
    status: 400,
    title: "Another site's page",
    detail: "This was asked by a page of another site. Open Bellhop under its own address.",
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
  not_found: { status: 404, title: "Not found", detail: "There is nothing here under that address or id." },
  not_a_member: {
    status: 404,
    title: "Not a member",
    detail: "You are signed in, but no operator has you as a member. Ask an owner to invite you.",
  },
  wrong_state: {
    status: 409,
    title: "Changed meanwhile",
    detail: "This has changed meanwhile. Look again and repeat.",
  },
  already_signed_up: {
    status: 409,
    title: "Signed up already",
    detail: "You have opened an operator already. Add further venues in its settings.",
  },
  email_unconfirmed: {
    status: 409,
    title: "E-mail not confirmed",
    detail: "Confirm your e-mail address first, then sign in again.",
  },
  last_owner: {
    status: 409,
    title: "The last owner",
    detail: "An operator needs an owner. Make somebody else an owner first.",
  },
  last_venue: {
    status: 409,
    title: "The only open venue",
    detail: "This is the only open venue. Add or reopen another one first.",
  },
  limit_reached: {
    status: 409,
    title: "No room for more",
    detail: "There is no room for more of these. Remove some first.",
  },
  fate_unknown: {
    status: 409,
    title: "Not known yet",
    detail: "WhatsApp may still report what became of it. Ten minutes after the try it can be sent again.",
  },
  too_large: { status: 413, title: "Too large", detail: "That is more than one request may carry." },
  wrong_media_type: { status: 415, title: "Wrong format", detail: "Send JSON." },
  invalid_fields: { status: 422, title: "Fields need attention", detail: "Some fields need attention." },
  reply_window_closed: {
    status: 422,
    title: "Reply window closed",
    detail: "The guest last wrote more than 24 hours ago. WhatsApp now takes only an approved template.",
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
    detail: "Bellhop cannot answer right now. Try again shortly.",
  },
} as const;

/** What a refusal by role says where a manager's would not do either. */
export const onlyOwnersMay = "Your role does not allow this. Ask an owner.";

export type ProblemCode = keyof typeof problems;

export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
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
  /** Where a change was made for another version: at which each section is that the change did not see so. */
  versions: z.optional(z.record(z.string(), z.int())),
});
export type ProblemDocument = z.infer<typeof problemDocument>;
