import { type JsonSchema, referred } from "./json-schema.ts";

type ExampleContext = {
  components: Record<string, JsonSchema>;
  id: () => string;
  named: Record<string, unknown>;
  /** Omits optional fields without a value in `named`. */
  onlyNeeded: boolean;
};

/** Strings with a pattern need an example in the contract. */
export function exampleOf(jsonSchema: JsonSchema, making: ExampleContext, at = ""): unknown {
  const schema = referred(jsonSchema, making.components);
  const { format, examples, pattern } = schema;
  const [type] = [schema.type].flat();
  if (examples) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first, making, at);
  if (type === "object") return exampleObject(schema, making, at);
  if (type === "array") return schema.items ? [exampleOf(schema.items, making, at)] : [];
  if (type === "integer" || type === "number") return Math.max(1, schema.minimum ?? 1);
  if (type === "boolean") return true;
  if (format === "uuid") return making.id();
  if (format === "date") return "2026-11-21";
  if (format === "date-time") return "2026-11-21T12:00:00Z";
  if (pattern) throw new Error(`The field ${at} has a pattern. Add an example to its schema in the contract`);
  return "Good evening";
}

function exampleObject(
  { properties = {}, required = [] }: JsonSchema,
  making: ExampleContext,
  at: string,
): object {
  const { named, onlyNeeded } = making;
  const fields = Object.entries(properties)
    .filter(([field]) => !onlyNeeded || required.includes(field) || field in named)
    .map(([field, schema]) => {
      const isNamed = field in named && !isSendersOwn(schema);
      return [field, isNamed ? named[field] : exampleOf(schema, making, at ? `${at}.${field}` : field)];
    });
  return Object.fromEntries(fields);
}

export const isSendersOwn = ({ description }: JsonSchema) =>
  description?.startsWith("Made by the sender") ?? false;
