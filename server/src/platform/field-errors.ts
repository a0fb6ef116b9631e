import { fieldProblemOf } from "@bellhop/contract/field-problems";
import type * as z from "zod/mini";
import { type FieldError, fieldError, toFieldError } from "./refusal.ts";

/** Validation errors as field errors, with sentences for users. `at` is the path of the value. */
export function fieldErrorsOf(error: z.core.$ZodError, at: readonly PropertyKey[] = []): FieldError[] {
  return error.issues.flatMap((issue): FieldError[] => {
    const path = [...at, ...issue.path];
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => fieldError([...path, key].join("."), "unknown_field", { key }));
    return [toFieldError(path.join("."), fieldProblemOf(issue))];
  });
}
