import type { Call } from "@bellhop/contract/call";
import { allRoutes } from "../doors/http/app.ts";
import { exampleOf, isSendersOwn } from "../doors/reference/example.ts";
import { type JsonSchema, jsonSchemaOf, referred } from "../doors/reference/json-schema.ts";
import { newId } from "../platform/ids.ts";

export type { JsonSchema };

export const allCalls: Call[] = allRoutes.map(({ call }) => call);

const components: Record<string, JsonSchema> = {};
/** Generic tests need each of them for hundreds of inputs. */
const inputSchemas = new Map<Call, JsonSchema>();

export function inputSchema(call: Call): JsonSchema {
  const known = inputSchemas.get(call);
  if (known) return known;
  const schema = referred(jsonSchemaOf(call.input, "input", components), components);
  inputSchemas.set(call, schema);
  return schema;
}

/** Required fields, and optional ones with a value in `named`. Ids of the sender are new each time. */
export function exampleInput(call: Call, named: Record<string, unknown>): Record<string, unknown> {
  return exampleFor(inputSchema(call), named) as Record<string, unknown>;
}

export function exampleFor(schema: JsonSchema, named: Record<string, unknown>): unknown {
  return exampleOf(schema, { components, id: newId, named, onlyNeeded: true });
}

/** Fields that refer to existing rows. */
export function namingFields(call: Call, named: Record<string, unknown>): string[] {
  const { properties = {} } = inputSchema(call);
  return Object.entries(properties)
    .filter(([field, schema]) => field in named && !isSendersOwn(schema))
    .map(([field]) => field);
}

/** Paths of all fields, without those inside lists. */
export function fieldsOf(schema: JsonSchema, at: string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, part]) => [
    [...at, field],
    ...fieldsOf(referred(part, components), [...at, field]),
  ]);
}
