import { GraphError } from "./graph-error.ts";

export type Json = Record<string, unknown>;

/** Checks of what the sender of a request gave. Each throws an error in Meta's format. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return invalid("The body is no JSON.");
  }
}

export function objectIn(value: unknown, name: string): Json {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Json;
  return invalid(`The parameter ${name} must be a JSON object.`);
}

export function listIn(value: unknown, name: string, max = Number.POSITIVE_INFINITY): unknown[] {
  if (!Array.isArray(value) || value.length === 0) return invalid(`The parameter ${name} must be a list.`);
  if (value.length > max) return badValue(`${name} has more than ${max} members`);
  return value;
}

export function textIn(object: Json, key: string, name: string): string {
  const value = object[key];
  return typeof value === "string" && value !== "" ? value : invalid(`The parameter ${name} is required.`);
}

/** A required text of limited length. */
export function shortIn(object: Json, key: string, name: string, max: number): string {
  const text = textIn(object, key, name);
  return text.length <= max ? text : badValue(`${name} must be at most ${max} characters long`);
}

export function invalid(details: string): never {
  throw new GraphError(400, 100, details);
}

export function badValue(details: string): never {
  throw new GraphError(400, 131_009, details);
}

export function noSuchObject(id: string): never {
  throw new GraphError(
    400,
    100,
    `Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
    33,
  );
}

/** The fields that `fields=a,b` asks for, and the id; without it, the usual ones. */
export function pickFields(object: Json, requested: unknown, usual: string[], known: string[]): Json {
  const names = typeof requested === "string" && requested !== "" ? requested.split(",") : usual;
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) invalid(`Tried accessing nonexisting field (${strange})`);
  const present = [...new Set([...names, "id"])].filter((name) => object[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, object[name]]));
}
