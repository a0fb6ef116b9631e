import { type ProblemCode, problems } from "@bellhop/contract/problems";

export type FieldError = { field: string; message: string };

/** A "no" with a reason from the catalogue: the unit of work is undone and the caller is told. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, errors?: FieldError[], retryAfterSeconds?: number) {
    super(problems[code].detail);
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Makes the refusal to throw. */
export function refuse(code: ProblemCode, errors?: FieldError[]): Refusal {
  return new Refusal(code, errors);
}

/** Makes a refusal that says when it is over. */
export function refuseFor(code: ProblemCode, retryAfterSeconds: number): Refusal {
  return new Refusal(code, undefined, retryAfterSeconds);
}
