import type { Call } from "@bellhop/contract/call";
import * as z from "zod/mini";
import { newId } from "../platform/ids.ts";

export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  description?: string;
  additionalProperties?: boolean | JsonSchema;
};

/** What may be sent to a call, as JSON Schema. */
export function inputSchema(call: Call): JsonSchema {
  return z.toJSONSchema(call.input, { io: "input" }) as JsonSchema;
}

/**
 * An input that the call takes: what it needs, and of the rest what `named` has a value for. Ids that the sender makes
 * are new ones each time.
 */
export function exampleInput(call: Call, named: Record<string, unknown>): Record<string, unknown> {
  return exampleOf(inputSchema(call), named, "") as Record<string, unknown>;
}

/** The fields of a call that name something which must be there. */
export function namingFields(call: Call, named: Record<string, unknown>): string[] {
  const { properties = {} } = inputSchema(call);
  return Object.keys(properties).filter((field) => field in named && !isSendersOwn(properties[field]));
}

const isSendersOwn = (schema?: JsonSchema) => schema?.description?.startsWith("Made by the sender") ?? false;

/** A value that the schema takes. */
export function exampleOf(schema: JsonSchema, named: Record<string, unknown>, at: string): unknown {
  const { type, format, pattern, examples, anyOf, oneOf, properties } = schema;
  if (examples) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return exampleOf(first, named, at);
  if (type === "object") return exampleObject(properties ?? {}, schema.required ?? [], named, at);
  if (type === "array") return schema.items ? [exampleOf(schema.items, named, at)] : [];
  if (type === "integer" || type === "number") return Math.max(1, schema.minimum ?? 1);
  if (type === "boolean") return true;
  if (format === "uuid") return newId();
  if (format === "date") return "2026-11-21";
  if (format === "date-time") return "2026-11-21T12:00:00Z";
  if (pattern) throw new Error(`The field ${at} has a pattern: give its schema an example`);
  return "Something";
}

function exampleObject(
  properties: Record<string, JsonSchema>,
  required: string[],
  named: Record<string, unknown>,
  at: string,
): Record<string, unknown> {
  const fields = Object.entries(properties)
    .filter(([field]) => required.includes(field) || field in named)
    .map(([field, schema]) => {
      const isNamed = field in named && !isSendersOwn(schema);
      return [field, isNamed ? named[field] : exampleOf(schema, named, at ? `${at}.${field}` : field)];
    });
  return Object.fromEntries(fields);
}

/** Every field that an input has, by its path; fields of objects within lists are left to the list. */
export function fieldsOf(schema: JsonSchema, at: string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, part]) => [
    [...at, field],
    ...fieldsOf(part, [...at, field]),
  ]);
}
