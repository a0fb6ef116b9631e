import { hash } from "node:crypto";

/** Hashes content; the order of properties does not matter. */
export function contentHash(value: object): string {
  return hash("sha256", jsonInOrder(value) ?? "", "base64url");
}

/** JSON with sorted keys. A replacer of `JSON.stringify` takes several times as long. */
export function jsonInOrder(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => jsonInOrder(one) ?? "null").join()}]`;
  if (value instanceof Date) return JSON.stringify(value);
  let fields = "";
  for (const name of Object.keys(value).sort()) {
    const written = jsonInOrder(value[name as keyof typeof value]);
    if (written !== undefined) fields += `${fields && ","}${JSON.stringify(name)}:${written}`;
  }
  return `{${fields}}`;
}
