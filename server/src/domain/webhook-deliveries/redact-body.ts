import { tracesOf, withoutTraces } from "../../platform/traces.ts";
import { parseJson } from "../whatsapp/index.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const removed = Symbol("removed");

/**
 * A webhook's body without the updates that contain one of these addresses; empty if nothing else is left in it, or if
 * it cannot be read. Changes of numbers for which `isForeign` is true stay as they are. Undefined: nothing to remove.
 */
export function redactBody(
  body: Buffer,
  addresses: string[],
  isForeign: (phoneNumberId: string) => boolean,
): Buffer | undefined {
  const traces = tracesOf({ ids: [], addresses, names: [], numbers: [] });
  const leaks = (text: string) => withoutTraces(text, traces) !== text;
  const parsed = parse(body);
  if (!isObject(parsed) || !Array.isArray(parsed.entry)) return Buffer.alloc(0);
  let isChanged = false;
  const entry = parsed.entry.flatMap((one): Json[] => {
    if (!isObject(one) || !Array.isArray(one.changes)) return [one];
    const changes = one.changes.flatMap((change): Json[] => {
      if (isForeign(numberOf(change))) return [change];
      const remaining = redact(change, leaks);
      if (remaining !== removed && JSON.stringify(remaining) === JSON.stringify(change)) return [change];
      isChanged = true;
      return remaining !== removed && hasUpdates(remaining) ? [remaining] : [];
    });
    return changes.length > 0 ? [{ ...one, changes }] : [];
  });
  if (!isChanged) return undefined;
  return entry.length > 0 ? Buffer.from(JSON.stringify({ ...parsed, entry })) : Buffer.alloc(0);
}

/**
 * Guests' addresses in a body: phones as digits, and user ids. Other ids may be among them. Ten digits after a 1 are a time:
 * phones with that country code have one more.
 */
export const addressesIn = (body: Buffer): string[] => [
  ...new Set(
    body.toString("latin1").match(/(?<=")(?:(?!1\d{9}")\d{7,15}|[A-Z]{2}\.[\w.-]{1,200})(?=")/g) ?? [],
  ),
];

function parse(body: Buffer): Json {
  try {
    return parseJson(body) as Json;
  } catch {
    return null;
  }
}

/** Removes the smallest list item around each text that leaks. */
function redact(node: Json, leaks: (text: string) => boolean): Json | typeof removed {
  if (typeof node === "string" || typeof node === "number") return leaks(String(node)) ? removed : node;
  if (Array.isArray(node)) return node.map((item) => redact(item, leaks)).filter((item) => item !== removed);
  if (!isObject(node)) return node;
  const remaining: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    const redacted = redact(value, leaks);
    if (redacted === removed || leaks(key)) return removed;
    remaining[key] = redacted;
  }
  return remaining;
}

/** Something besides the number: a list with an update of another guest. */
function hasUpdates(change: Json): boolean {
  const value = isObject(change) ? change.value : undefined;
  return isObject(value) && Object.values(value).some((part) => Array.isArray(part) && part.length > 0);
}

function numberOf(change: Json): string {
  const value = isObject(change) ? change.value : undefined;
  const metadata = isObject(value) ? value.metadata : undefined;
  const id = isObject(metadata) ? metadata.phone_number_id : undefined;
  return typeof id === "string" ? id : "";
}

const isObject = (node: Json | undefined): node is JsonObject =>
  typeof node === "object" && node !== null && !Array.isArray(node);
