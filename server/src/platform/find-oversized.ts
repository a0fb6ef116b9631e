import { type FieldError, fieldError } from "./refusal.ts";

const maxDepth = 64;
const maxFields = 200;
const maxItems = 10_000;
const maxKeyCharacters = 200;

/**
 * The first value that is nested too deeply, or has more parts or longer keys than any schema of ours allows. Only the
 * first: a schema would report each part, with its whole path.
 */
export function findOversized(value: unknown, path: readonly PropertyKey[] = []): FieldError | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length > maxDepth) return fieldError(path.join("."), "invalid");
  const keys = Object.keys(value);
  const maximum = Array.isArray(value) ? maxItems : maxFields;
  if (keys.length > maximum) return fieldError(path.join("."), "too_many", { maximum });
  const long = keys.find((key) => key.length > maxKeyCharacters);
  if (long !== undefined) {
    const key = `${long.slice(0, maxKeyCharacters)}…`;
    return fieldError([...path, key].join("."), "unknown_field", { key });
  }
  const parts = value as Record<string, unknown>;
  for (const key of keys) {
    const found = findOversized(parts[key], [...path, key]);
    if (found) return found;
  }
  return undefined;
}
