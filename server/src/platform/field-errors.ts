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
    const message = issue.message === "Invalid input" ? inWords(issue, field) : issue.message;
    return [{ field, message }];
  });
}

/** What a schema without words of its own has found. */
function inWords(issue: z.core.$ZodIssue, field: string): string {
  switch (issue.code) {
    case "too_small":
      return `At least ${issue.minimum}${ofWhat[issue.origin] ?? ""}`;
    case "too_big":
      return `At most ${issue.maximum}${ofWhat[issue.origin] ?? ""}`;
    case "invalid_value":
      return `This is one of: ${issue.values.join(", ")}`;
    case "invalid_type":
      if (issue.expected === "int") return "This is a whole number";
  }
  return `${field ? "This" : "The body"} is missing or not right`;
}

const ofWhat: Record<string, string> = { string: " characters", array: " of these" };
