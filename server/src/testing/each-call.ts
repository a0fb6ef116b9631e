import type { Call } from "@bellhop/contract/call";
import { exampleOf, isSendersOwn } from "../doors/reference/example.ts";
import { type JsonSchema, jsonSchemaOf, referred } from "../doors/reference/json-schema.ts";
import { newId } from "../platform/ids.ts";

export type { JsonSchema };

const components: Record<string, JsonSchema> = {};

/** What may be sent to a call, as JSON Schema. */
export function inputSchema(call: Call): JsonSchema {
  return referred(jsonSchemaOf(call.input, "input", components), components);
}

/**
 * An input that the call takes: what it needs, and of the rest what `named` has a value for. Ids that the sender makes
 * are new ones each time.
 */
export function exampleInput(call: Call, named: Record<string, unknown>): Record<string, unknown> {
  return exampleFor(inputSchema(call), named) as Record<string, unknown>;
}

/** A value that the schema takes, with `named` values where it has them. */
export function exampleFor(schema: JsonSchema, named: Record<string, unknown>): unknown {
  return exampleOf(schema, { components, id: newId, named, onlyNeeded: true });
}

/** The fields of a call that name something which must be there. */
export function namingFields(call: Call, named: Record<string, unknown>): string[] {
  const { properties = {} } = inputSchema(call);
  return Object.entries(properties)
    .filter(([field, schema]) => field in named && !isSendersOwn(schema))
    .map(([field]) => field);
}

/** Every field that an input has, by its path; fields of objects within lists are left to the list. */
export function fieldsOf(schema: JsonSchema, at: string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, part]) => [
    [...at, field],
    ...fieldsOf(referred(part, components), [...at, field]),
  ]);
}
