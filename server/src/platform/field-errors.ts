import type * as z from "zod/mini";
import type { FieldError } from "./refusal.ts";

/** Validation errors as field errors, with sentences for users. `at` is the path of the value. */
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

function inWords(issue: z.core.$ZodIssue, field: string): string {
  switch (issue.code) {
    case "too_small":
      return `At least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}`;
    case "too_big":
      return `At most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}`;
    case "invalid_format":
      return formats[issue.format] ?? notRight(field);
    case "invalid_value":
      return `This is one of: ${issue.values.join(", ")}`;
    case "invalid_type":
      if (issue.expected === "int") return "This is a whole number";
      if (issue.expected === "boolean") return "This is true or false";
  }
  return notRight(field);
}

const notRight = (field: string) => `${field ? "This" : "The body"} is missing or not right`;

const formats: Record<string, string> = {
  date: "This is a day of the calendar, such as 2026-05-31",
  datetime: "This is a moment in UTC, such as 2026-05-31T14:00:00Z",
  uuid: "This is an id, such as 018f4e7a-0000-7000-8000-000000000000",
};

function unitOf(origin: string, count: number | bigint): string {
  if (origin === "string") return count === 1 ? " character" : " characters";
  return origin === "array" ? " of these" : "";
}
