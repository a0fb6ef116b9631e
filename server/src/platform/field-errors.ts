import { fieldProblemOf } from "@bellhop/contract/field-problems";
import type * as z from "zod/mini";
import { type FieldError, fieldError, maxFieldErrors, Refusal, toFieldError } from "./refusal.ts";

/**
 * Validation errors as field errors, with sentences for users; only as many as an answer lists. `at` is the path of the
 * value.
 */
export function fieldErrorsOf(error: z.core.$ZodError, at: readonly PropertyKey[] = []): FieldError[] {
  const errors: FieldError[] = [];
  for (const issue of error.issues) {
    const path = [...at, ...issue.path];
    const room = maxFieldErrors - errors.length;
    if (room <= 0) break;
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys.slice(0, room))
        errors.push(fieldError([...path, key].join("."), "unknown_field", { key }));
    else errors.push(toFieldError(path.join("."), fieldProblemOf(issue)));
  }
  return errors;
}

/** How many field errors there are in all. */
export const countFieldErrors = ({ issues }: z.core.$ZodError): number =>
  issues.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);

/** Collects field errors of a large input; keeps only as many as an answer lists. */
export class FieldErrorList {
  #errors: FieldError[] = [];
  #count = 0;

  add(errors: readonly FieldError[], count = errors.length): void {
    this.#count += count;
    this.#errors.push(...errors.slice(0, maxFieldErrors - this.#errors.length));
  }

  /** Refuses if there are any. */
  refuseIfAny(): void {
    if (this.#count > 0) throw new Refusal("invalid_fields", this.#errors, { errorCount: this.#count });
  }
}
