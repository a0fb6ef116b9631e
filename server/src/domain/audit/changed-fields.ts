import { isDeepStrictEqual } from "node:util";
import type { AuditedChange } from "@bellhop/contract/audit";

/** Values of fields whose name ends so are hidden. */
const secret = /(token|secret|password|passphrase|hash|sealed|credentials?|key)$/i;
const hidden = "•••";

const maxLength = 2_000;

/** Fields are named by path. A list is one value; missing is null. */
export function changedFields(before: object | null, after: object | null): AuditedChange[] {
  const old = fieldsOf(before ?? {});
  const current = fieldsOf(after ?? {});
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: current.get(field) ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
    .map(({ field, before, after }) => ({
      field,
      before: display(field, before),
      after: display(field, after),
    }));
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

function display(field: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (secret.test(field)) return hidden;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…`.toWellFormed() : value;
}
