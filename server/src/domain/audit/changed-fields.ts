import { isDeepStrictEqual } from "node:util";
import type { AuditedChange } from "@bellhop/contract/audit";

/** What nobody may learn from the log, by the last word of its name. That it was changed is noted. */
const secret = /(token|secret|password|passphrase|hash|sealed|credentials?|key)$/i;
const hidden = "•••";

/** A longer value is noted by its beginning. */
const charactersMost = 2_000;

/**
 * The fields that differ, each by its path, with what it was and what it is. Lists are one value; null is nothing, and
 * so is what is left out.
 */
export function changedFields(before: object | null, after: object | null): AuditedChange[] {
  const was = fieldsOf(before ?? {});
  const is = fieldsOf(after ?? {});
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
    .map(({ field, before, after }) => ({ field, before: shown(field, before), after: shown(field, after) }));
}

function fieldsOf(part: object, path = ""): Map<string, unknown> {
  const fields = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    const field = path ? `${path}.${name}` : name;
    if (value instanceof Date) return [[field, value.toISOString()]];
    const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
    return isPart && !secret.test(field) ? [...fieldsOf(value, field)] : [[field, value]];
  });
  return new Map(fields);
}

function shown(field: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (secret.test(field)) return hidden;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > charactersMost ? `${text.slice(0, charactersMost)}…`.toWellFormed() : value;
}
