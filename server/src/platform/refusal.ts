import { onlyOwnersMay, type ProblemCode, problems } from "@bellhop/contract/problems";

export type FieldError = { field: string; message: string };

/** A refusal from the catalogue of problems. Rolls the unit of work back; the caller gets a problem document. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
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

export function refuse(code: ProblemCode, errors?: FieldError[]): Refusal {
  return new Refusal(code, errors);
}

export function refuseStale(versions: Record<string, number>): Refusal {
  return Object.assign(new Refusal("wrong_state"), { versions });
}

export function refuseRole(enough: "owner" | "manager"): Refusal {
  const detail = enough === "owner" ? onlyOwnersMay : undefined;
  return new Refusal("role_required", undefined, undefined, detail);
}

export function refuseFor(code: ProblemCode, retryAfterSeconds: number): Refusal {
  return new Refusal(code, undefined, retryAfterSeconds);
}
