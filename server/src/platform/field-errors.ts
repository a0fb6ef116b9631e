import type * as z from "zod/mini";
import type { FieldError } from "./refusal.ts";

/** What is wrong with something that was given, field by field, in words for a person; the fields stand within `at`. */
export function fieldErrorsOf(error: z.core.$ZodError, at: readonly PropertyKey[] = []): FieldError[] {
  return error.issues.flatMap((issue): FieldError[] => {
    const path = [...at, ...issue.path];
    const field = path.join(".");
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        field: [...path, key].join("."),
        message: `There is no field ${key} here`,
      }));
    const message =
      issue.message === "Invalid input"
        ? `${field ? "This" : "The body"} is missing or not right`
        : issue.message;
    return [{ field, message }];
  });
}
