import { type JsonSchema, nameIn } from "./json-schema.ts";

/** `parts` are the fields of a nested schema without a name. */
export type Field = { name: string; isRequired: boolean; type: TypeWord[]; notes: string[]; parts: Field[] };
export type TypeWord = { word: string; schema?: string };

export function fieldsIn(schema: JsonSchema): Field[] {
  const { properties = {}, required = [], items, anyOf, oneOf } = schema;
  if (items) return fieldsIn(items);
  const kinds = anyOf ?? oneOf;
  if (kinds) return kinds.flatMap((kind) => oneKind(kind));
  return Object.entries(properties).map(([name, part]) => ({
    name,
    isRequired: required.includes(name),
    type: typeWords(part),
    notes: notesOn(part),
    parts: fieldsIn(part),
  }));
}

/** A variant of a union, titled by its discriminator. */
function oneKind(kind: JsonSchema): Field[] {
  const fields = fieldsIn(kind);
  const told = Object.entries(kind.properties ?? {}).find(([, part]) => part.const !== undefined);
  if (!told) return fields;
  const [name, { const: value }] = told;
  const parts = fields.filter((field) => field.name !== name);
  return [{ name: `${name}: ${JSON.stringify(value)}`, isRequired: true, type: [], notes: [], parts }];
}

export function typeWords(schema: JsonSchema): TypeWord[] {
  const { $ref, items, format, type } = schema;
  if ($ref) return [{ word: nameIn($ref), schema: nameIn($ref) }];
  if (schema.const !== undefined) return [{ word: JSON.stringify(schema.const) }];
  if (schema.enum) return either(schema.enum.map((one) => [{ word: JSON.stringify(one) }]));
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return either(kinds.map(typeWords));
  if (items) return [{ word: "list of" }, ...typeWords(items)];
  return either(
    [type ?? "any value"]
      .flat()
      .map((one) => [
        { word: format && one === "string" ? (formats[format] ?? format) : (types[one] ?? one) },
      ]),
  );
}

const types: Record<string, string> = { string: "text", integer: "whole number", boolean: "true or false" };
const formats: Record<string, string> = {
  uuid: "UUID",
  date: "date",
  "date-time": "instant",
  email: "e-mail",
};

function either(kinds: TypeWord[][]): TypeWord[] {
  const seen = new Set<string>();
  const different = kinds.filter((kind) => {
    const words = kind.map(({ word }) => word).join(" ");
    return !seen.has(words) && seen.add(words);
  });
  return different.flatMap((kind, n) => (n === 0 ? kind : [{ word: "or" }, ...kind]));
}

function notesOn(schema: JsonSchema): string[] {
  const { description, maxLength, minimum, maximum, maxItems, pattern } = schema;
  return [
    description,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    minimum === undefined || maximum === undefined ? undefined : `${minimum} to ${maximum}`,
    maxItems === undefined ? undefined : `at most ${maxItems}`,
    pattern === undefined ? undefined : `matches ${pattern}`,
  ].filter((note) => note !== undefined);
}
