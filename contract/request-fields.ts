import * as z from "zod/mini";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { type RequestKind, requestKinds } from "./request-kinds.ts";
import { id, localDate, name, words } from "./values.ts";

/** `extra`: an entry of the upsells, ordered. `other`: only the words say what it is. */
export const ownRequestKinds = ["extra", "repair", "other"] as const;
export const anyRequestKinds = [...requestKinds, ...ownRequestKinds] as const;
export const anyRequestKind = z.enum(anyRequestKinds);
export type AnyRequestKind = RequestKind | (typeof ownRequestKinds)[number];

/** `proposed`: staff proposed another time, and the guest decides. `expired`: no one acted in time. */
export const requestStates = [
  "new",
  "proposed",
  "confirmed",
  "in_progress",
  "done",
  "declined",
  "cancelled",
  "expired",
] as const;
export const requestState = z.enum(requestStates);
export type RequestState = z.infer<typeof requestState>;

export const openRequestStates = ["new", "proposed", "confirmed", "in_progress"] as const;
export const isOpenRequest = (state: RequestState): boolean =>
  (openRequestStates as readonly RequestState[]).includes(state);

export const requestSource = z.enum(["assistant", "staff", "guest_page"]);
export type RequestSource = z.infer<typeof requestSource>;

/** What staff decide. `cancel`: the hotel takes back what it confirmed, or the guest cancelled in person. */
export const requestDecisions = ["confirm", "propose", "decline", "start", "finish", "cancel"] as const;
export const requestDecision = z.enum(requestDecisions);
export type RequestDecision = z.infer<typeof requestDecision>;

/** What moves a request: staff's decisions, the guest's `accept` and `withdraw`, and time. */
export const requestMoves = [...requestDecisions, "accept", "withdraw", "expire"] as const;
export type RequestMove = (typeof requestMoves)[number];

/** The hotel's own words for who does things, such as "Housekeeping". */
export const department = name(limits.departmentCharacters).check(z.minLength(1, invalid("name_missing")));

export const requestAssignee = z.union([
  z.object({ member_id: id, name: z.string() }),
  z.object({ department: z.string() }),
]);
export type RequestAssignee = z.infer<typeof requestAssignee>;

/** "18:00" */
export const requestTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid("time_invalid")))
  .register(z.globalRegistry, { examples: ["18:00"] });

export const requestBy = z.object({
  who: z.enum(["member", "guest", "assistant", "clock"]),
  /** The member's; null for others. */
  name: z.nullable(z.string()),
});
export type RequestBy = z.infer<typeof requestBy>;

/** What decides a request, with or without a reply. */
export const decisionFields = {
  request_id: id,
  version: z.int(),
  decision: requestDecision,
  /** For `propose`: one of them is needed. */
  day: z.optional(z.nullable(localDate)),
  time: z.optional(z.nullable(requestTime)),
  /** For `decline` and `cancel`; stored, and part of the suggested words. */
  reason: z.optional(words(limits.requestReasonCharacters)),
  /** For `confirm` of an extra: although its lead time has begun. */
  anyway: z.optional(z.boolean()),
};
export const decisionWithReply = z.strictObject(decisionFields);
export type DecisionWithReply = z.infer<typeof decisionWithReply>;
