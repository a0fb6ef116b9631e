import { type ProblemCode, problems } from "@bellhop/contract/problems";

export type FieldError = { field: string; message: string };

/** A "no" with a reason from the catalogue: the unit of work is undone and the caller is told. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;

  constructor(code: ProblemCode, errors?: FieldError[]) {
    super(problems[code].detail);
    this.code = code;
    this.errors = errors;
  }
}

/** Makes the refusal to throw. */
export function refuse(code: ProblemCode, errors?: FieldError[]): Refusal {
  return new Refusal(code, errors);
}
