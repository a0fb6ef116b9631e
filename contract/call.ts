import * as z from "zod/mini";
import type { ProblemCode } from "./problems.ts";
import type { GuardingSwitch } from "./switches.ts";

/** `person`: anyone signed in. `member`: anyone with an operator. The rest are roles, lowest first. */
export type CallRole = "person" | "member" | "staff" | "manager" | "owner";

/**
 * Calls about the `installation` are for its hosts; for others they don't exist. Calls about a `person` need no
 * operator.
 */
export type CallScope = "venue" | "operator" | "installation" | "person";

/** Calls that change something are idempotent with an `Idempotency-Key`. */
export type CallAccess = "reads" | "changes";

export const unauditedReasons = {
  thread_shows_it:
    "The conversation and its messages show who did what, and when, to everyone who sees them.",
  own_view: "It is about what the member sees, and changes nothing for anyone else.",
  play: "The simulator is for trying things; its guests and its network are made up.",
  history_shows_it:
    "The revision history of what the venue has written shows who changed what, and takes it back.",
  import_shows_it:
    "It changes nothing until it is applied; the list of imports shows who started it, and when.",
  ideas_show_it: "The ideas show it to everyone; it changes nothing at a hotel.",
  hosts: "It is about the installation, which is no operator's.",
} as const;

/** Changes of configuration and access are always `noted`. */
export type Audit = "noted" | keyof typeof unauditedReasons;

type AuditOf<D extends CallAccess> = D extends "changes" ? { audit: Audit } : { audit?: undefined };

export type Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  A extends CallScope = CallScope,
  D extends CallAccess = CallAccess,
> = {
  method: "GET" | "POST";
  path: `/api/${string}`;
  input: Input;
  output: Output;
  role: CallRole;
  scope: A;
  access: D;
  /** The call is refused with `feature_off` while the venue has switched this off. */
  needs?: GuardingSwitch;
  audit?: Audit | undefined;
  /** Summary for the API reference. */
  summary: string;
  /** Problems besides those of every call. */
  refuses?: readonly ProblemCode[];
  /** If larger than `limits.bodyBytes`. */
  bodyBytes?: number;
};

/** Declares a call that browser and server share. Unknown input fields are refused. */
export function call<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  A extends CallScope,
  D extends CallAccess,
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

export type InputOf<C extends Call> = z.infer<C["input"]>;
export type CallInput<C extends Call> = z.input<C["input"]>;
export type OutputOf<C extends Call> = z.infer<C["output"]>;
