import { onlyOwnersMay, type ProblemCode, problems } from "@bellhop/contract/problems";

export type FieldError = { field: string; message: string };

/** A "no" with a reason from the catalogue: the unit of work is undone and the caller is told. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What has changed meanwhile, by its name, and at which version it is now. */
  versions?: Record<string, number>;

  constructor(
    code: ProblemCode,
    errors?: FieldError[],
    retryAfterSeconds?: number,
    detail: string = problems[code].detail,
  ) {
    super(detail);
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Makes the refusal to throw. */
export function refuse(code: ProblemCode, errors?: FieldError[]): Refusal {
  return new Refusal(code, errors);
}

/** Makes the refusal of a change that was made for another version of something. */
export function refuseStale(versions: Record<string, number>): Refusal {
  return Object.assign(new Refusal("wrong_state"), { versions });
}

/** Makes the refusal of somebody's role, which says whose would do: an owner's only, or a manager's as well. */
export function refuseRole(enough: "owner" | "manager"): Refusal {
  const detail = enough === "owner" ? onlyOwnersMay : undefined;
  return new Refusal("role_required", undefined, undefined, detail);
}

/** Makes a refusal that says when it is over. */
export function refuseFor(code: ProblemCode, retryAfterSeconds: number): Refusal {
  return new Refusal(code, undefined, retryAfterSeconds);
}
