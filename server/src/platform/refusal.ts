import {
  type FieldCode,
  type FieldParams,
  type FieldProblem,
  fieldMessages,
} from "@bellhop/contract/field-problems";
import {
  type NotPossible,
  onlyOwnersMay,
  type ProblemCode,
  type ProblemParams,
  problems,
} from "@bellhop/contract/problems";
import type { GuardingSwitch } from "@bellhop/contract/switches";

/** A field's problem, with an English message for programs. */
export type FieldError = FieldProblem & { field: string; message: string };

type Params<Code extends FieldCode> = keyof FieldParams<Code> extends never ? [] : [FieldParams<Code>];

export function fieldError<Code extends FieldCode>(
  field: string,
  code: Code,
  ...[params]: Params<Code>
): FieldError {
  return toFieldError(field, { code, ...(params && { params }) });
}

export function toFieldError(field: string, problem: FieldProblem): FieldError {
  const message = fieldMessages[problem.code].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(problem.params?.[name] ?? ""),
  );
  return { field, ...problem, message };
}

export const maxFieldErrors = 50;

type RefusalOptions = {
  retryAfterSeconds?: number;
  detail?: string;
  errorCount?: number;
  params?: ProblemParams[keyof ProblemParams];
};

/** A refusal from the catalogue of problems. Rolls the unit of work back; the caller gets a problem document. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  /** Includes the errors that are not listed. */
  readonly errorCount: number;
  readonly retryAfterSeconds: number | undefined;
  readonly params: Record<string, string | number> | undefined;
  versions?: Record<string, number>;

  constructor(
    code: ProblemCode,
    errors?: FieldError[],
    {
      retryAfterSeconds,
      detail = problems[code].detail,
      errorCount = errors?.length ?? 0,
      params,
    }: RefusalOptions = {},
  ) {
    super(detail);
    this.code = code;
    this.errors = errors?.slice(0, maxFieldErrors);
    this.errorCount = errorCount;
    this.retryAfterSeconds = retryAfterSeconds;
    this.params = params;
  }
}

export function refuse(code: Exclude<ProblemCode, "not_possible_now">, errors?: FieldError[]): Refusal {
  return new Refusal(code, errors);
}

export function refuseField<Code extends FieldCode>(
  field: string,
  code: Code,
  ...params: Params<Code>
): Refusal {
  return refuse("invalid_fields", [fieldError(field, code, ...params)]);
}

/** The current state does not allow this. Not a conflict: no one else has changed anything. */
export function refuseNotPossible(because: NotPossible): Refusal {
  return new Refusal("not_possible_now", undefined, { params: { because } });
}

/** Someone else changed it first. */
export function refuseStale(versions: Record<string, number>): Refusal {
  return Object.assign(new Refusal("wrong_state"), { versions });
}

export function refuseRole(enough: "owner" | "manager"): Refusal {
  const byOwner = { detail: onlyOwnersMay, params: { role: "owner" } } as const;
  return new Refusal("role_required", undefined, enough === "owner" ? byOwner : {});
}

export function refuseSwitchedOff(flag: GuardingSwitch): Refusal {
  return new Refusal("feature_off", undefined, { params: { flag } });
}

export function refuseFor(code: ProblemCode, retryAfterSeconds: number): Refusal {
  return new Refusal(code, undefined, { retryAfterSeconds });
}
