import type { Call } from "@bellhop/contract/call";
import { type ProblemCode, problemDocument as problemSchema, problems } from "@bellhop/contract/problems";
import { problemsOf } from "@bellhop/contract/problems-of";
import { problemDocument } from "../http/problem-document.ts";
import { exampleOf } from "./example.ts";
import { type JsonSchema, jsonSchemaOf, referred } from "./json-schema.ts";
import { type ApiDescription, type Operation, type Parameter, refusals } from "./openapi.ts";
import { otherPaths } from "./other-paths.ts";

const exampleId = "01934d2e-7b5c-7c3a-9f1e-2a6b8d4c0e11";

export function describeApi(routesByNoun: Record<string, { call: Call }[]>, version: string): ApiDescription {
  const schemas: Record<string, JsonSchema> = {};
  const paths: ApiDescription["paths"] = {};
  for (const [noun, routes] of Object.entries(routesByNoun)) {
    for (const { call } of routes) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, noun, schemas) };
    }
  }
  jsonSchemaOf(problemSchema, "output", schemas);
  const others = otherPaths(schemas);
  return {
    openapi: "3.1.0",
    info: { title: "Bellhop", version, description },
    servers: [{ url: "/" }],
    tags: [...Object.keys(routesByNoun), ...others.tags].map((name) => ({ name })),
    paths: { ...paths, ...others.paths },
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      parameters,
      examples: Object.fromEntries(
        Object.keys(problems).map((code) => [
          code,
          { summary: problems[code as ProblemCode].title, value: problemDocument(code as ProblemCode) },
        ]),
      ),
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
    security: [{ bearer: [] }],
  };
}

const description = `Every call carries the access token of the person who is signed in. Calls about a venue act on the one in \`Bellhop-Venue\`, else on the member's current one. A refusal is a problem document (RFC 9457): \`detail\` is a sentence for people, \`code\` is for programs, \`errors\` names fields, and \`versions\` of a 409 says at which version each section is that has changed meanwhile.`;

const parameters = {
  "Bellhop-Venue": {
    name: "Bellhop-Venue",
    in: "header",
    description: "The venue that the call acts on. Without it: the member's current one.",
    schema: { type: "integer", examples: [1] },
  },
  "Idempotency-Key": {
    name: "Idempotency-Key",
    in: "header",
    description:
      "A UUID of the sender's. The same key with the same input is the same act: it is done once and answered the same, for a day. With another input it is 422. An act that was refused may be tried again with its key.",
    schema: { type: "string", format: "uuid" },
  },
};

function operation(call: Call, noun: string, schemas: Record<string, JsonSchema>): Operation {
  const input = jsonSchemaOf(call.input, "input", schemas);
  const isPost = call.method === "POST";
  return {
    operationId: call.path.slice("/api/".length).replaceAll(/[^a-z0-9]+/g, "_"),
    summary: call.summary,
    tags: [noun],
    parameters: [
      { $ref: "#/components/parameters/Bellhop-Venue" },
      ...(call.access === "changes" ? [{ $ref: "#/components/parameters/Idempotency-Key" }] : []),
      ...(isPost ? [] : queryOf(referred(input, schemas))),
    ],
    ...(isPost && { requestBody: bodyOf(input, schemas) }),
    responses: {
      200: {
        description: "As asked.",
        content: { "application/json": { schema: jsonSchemaOf(call.output, "output", schemas) } },
      },
      ...refusals(problemsOf(call)),
    },
    "x-bellhop": { role: call.role, scope: call.scope, access: call.access },
  };
}

function bodyOf(input: JsonSchema, components: Record<string, JsonSchema>) {
  const { required = [] } = referred(input, components);
  const example = exampleOf(input, { components, id: () => exampleId, named: {}, onlyNeeded: true });
  return { required: required.length > 0, content: { "application/json": { schema: input, example } } };
}

function queryOf({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}
