import * as z from "zod/mini";
import type { ProblemCode } from "./problems.ts";

/**
 * Who may make a call: `person` is anybody signed in, `member` anybody signed in to an operator, the rest are roles,
 * lowest first.
 */
export type May = "person" | "member" | "staff" | "manager" | "owner";

/**
 * What a call acts on: one venue (by the `Bellhop-Venue` header or the member's current venue), the operator, or the
 * installation. The last are for its hosts; for anybody else they are not there. What is about the person who asks is no
 * operator's yet.
 */
export type About = "venue" | "operator" | "installation" | "person";

/**
 * What a call does. One that `reads` answers how things stand, anew each time. One that `changes` something is a
 * person's act: with the same `Idempotency-Key` again it is the same act, and gives the same answer.
 */
export type Does = "reads" | "changes";

/** Why a changing call leaves nothing in the audit log. */
export const notNotedBecause = {
  thread_shows_it:
    "The conversation and its messages show who did what, and when, to everybody who sees them.",
  own_view: "It is about what the member sees, and changes nothing for anybody else.",
  play: "The simulator is for trying things; its guests and its network are made up.",
  history_shows_it:
    "The revision history of what the venue has written shows who changed what, and takes it back.",
  hosts: "It is about the installation, which is no operator's.",
} as const;

/**
 * Whether what a changing call does is noted in the audit log: who, what, before and after, when. Configuration and
 * rights always are.
 */
export type Audit = "noted" | keyof typeof notNotedBecause;

type AuditOf<D extends Does> = D extends "changes" ? { audit: Audit } : { audit?: undefined };

export type Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  A extends About = About,
  D extends Does = Does,
> = {
  method: "GET" | "POST";
  path: `/api/${string}`;
  input: Input;
  output: Output;
  may: May;
  about: A;
  does: D;
  audit?: Audit | undefined;
  /** One sentence for the reference. */
  says: string;
  /** What it may refuse beyond what every call does. */
  refuses?: readonly ProblemCode[];
  /** What its body may have, where that is more than `limits.bodyBytes`. */
  bodyBytes?: number;
};

/**
 * Declares a call that browser and server both keep to: its route, what goes in, what comes out, who may make it, and
 * where it changes something, whether that is noted in the audit log.
 * Fields that the input does not name are refused.
 */
export function call<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  A extends About,
  D extends Does,
>(
  route: `${"GET" | "POST"} /api/${string}`,
  promise: Omit<Call<Input, Output, A, D>, "method" | "path" | "audit"> & AuditOf<D>,
): Call<Input, Output, A, D> {
  const [method, path] = route.split(" ") as ["GET" | "POST", `/api/${string}`];
  return { method, path, ...promise, input: withoutOthers(promise.input) };
}

function withoutOthers<Input extends z.ZodMiniType>(input: Input): Input {
  return input instanceof z.ZodMiniObject ? (z.catchall(input, z.never()) as unknown as Input) : input;
}

/** What a call works with, once read. */
export type InputOf<C extends Call> = z.infer<C["input"]>;
/** What may be sent to a call. */
export type SentTo<C extends Call> = z.input<C["input"]>;
export type OutputOf<C extends Call> = z.infer<C["output"]>;
