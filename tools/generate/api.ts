import { fetchAccess } from "@bellhop/contract/access";
import { routesByNoun } from "../../server/src/doors/http/app.ts";
import { type ApiDescription, describeApi } from "../../server/src/doors/reference/index.ts";
import {
  type Field,
  fieldsIn,
  type TypeWord,
  typeWords,
} from "../../server/src/doors/reference/type-words.ts";

const api = describeApi(routesByNoun, "");

const codesOf = (responses: Described["operation"]["responses"]) =>
  Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.["application/problem+json"]?.examples ?? {}),
  );

/** The refusals that every call can give. */
const ofMostCalls = codesOf(api.paths[fetchAccess.path]?.post?.responses ?? {});

/** Describes every address of the API and every schema, as `/api/docs` shows them. */
export async function writeApi(): Promise<string> {
  const groups = api.tags.map(({ name }) => `## ${name}\n\n${operationsOf(name).map(describe).join("\n")}`);
  const schemas = Object.entries(api.components.schemas).map(([name, schema]) => {
    const fields = fieldsIn(schema);
    return `### ${name}\n\n${fields.length > 0 ? listOf(fields) : `${words(typeWords(schema))}\n`}`;
  });
  return `${apiOpening}\n${groups.join("\n")}\n## Schemas\n\n${schemas.join("\n")}`;
}

/** Describes every refusal: status, code and English detail. */
export async function writeProblems(): Promise<string> {
  const rows = Object.entries(api.components.examples ?? {}).map(([code, example]) => {
    const { status, title, detail } = (
      example as { value: { status: number; title: string; detail: string } }
    ).value;
    return `| ${status} | \`${code}\` | ${title} | ${detail} |`;
  });
  return `${problemsOpening}\n| Status | Code | Title | The sentence |\n|---|---|---|---|\n${rows.join("\n")}\n`;
}

const apiOpening = `# The API

Made by \`npm run generate\` from \`contract/\`. A running Bellhop shows the same at \`/api/docs\`, with requests to
copy, and serves it as OpenAPI 3.1 at \`/api/openapi.json\`.

${api.info.description}

Any call may be refused with ${ofMostCalls.map((code) => `\`${code}\``).join(", ")} (see [Refusals](problems.md)); what a
call may refuse besides stands with it.
`;

const problemsOpening = `# Refusals

Made by \`npm run generate\` from \`contract/problems.ts\`. Each is answered as \`application/problem+json\`.
`;

type Described = { method: string; path: string; operation: ApiDescription["paths"][string][string] };

function operationsOf(tag: string): Described[] {
  return Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function describe({ method, path, operation }: Described): string {
  const { summary, description, requestBody, responses, "x-bellhop": rights } = operation;
  const input = requestBody?.content["application/json"]?.schema;
  const [, answered] = Object.entries(responses[200]?.content ?? {})[0] ?? [];
  const codes = codesOf(responses).filter((code) => !rights || !ofMostCalls.includes(code));
  const sent = input ? fieldsIn(input) : [];
  const fields = answered?.schema ? fieldsIn(answered.schema) : [];
  return [
    `### ${method} ${path}\n`,
    `${summary}${description ? ` ${description}` : ""}\n`,
    rights && `For: ${rights.role}. About the ${rights.scope}; ${rights.access}.\n`,
    sent.length > 0 && `Sends:\n\n${listOf(sent)}`,
    fields.length > 0
      ? `Answers:\n\n${listOf(fields)}`
      : answered?.schema && `Answers: ${words(typeWords(answered.schema))}\n`,
    codes.length > 0 && `Or refuses: ${codes.map((code) => `\`${code}\``).join(", ")}\n`,
  ]
    .filter((part) => typeof part === "string")
    .join("\n");
}

function listOf(fields: Field[], indent = ""): string {
  return fields.map((field) => `${indent}${row(field)}\n${listOf(field.parts, `${indent}  `)}`).join("");
}

function row({ name, isRequired, type, notes }: Field): string {
  const told = [words(type), isRequired ? "" : "optional", ...notes].filter((part) => part !== "");
  return `- \`${name}\`${told.length > 0 ? `: ${told.join("; ")}` : ""}`;
}

function words(type: TypeWord[]): string {
  return type.map(({ word, schema }) => (schema ? `[${word}](#${schema.toLowerCase()})` : word)).join(" ");
}
