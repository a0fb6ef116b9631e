import { type ProblemCode, problems } from "@bellhop/contract/problems";
import type { JsonSchema } from "./json-schema.ts";

export type ApiDescription = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; [kind: string]: Record<string, unknown> };
  security: object[];
};

export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
  "x-bellhop"?: { role: string; scope: string; access: string };
};
export type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: JsonSchema;
};
export type Content = { schema?: JsonSchema; example?: unknown; examples?: Record<string, { $ref: string }> };

/** One response per status, with an example per problem. */
export function refusals(codes: ProblemCode[]): Operation["responses"] {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => problems[code].detail).join(" "),
        content: {
          "application/problem+json": {
            schema: { $ref: "#/components/schemas/Problem" },
            examples: Object.fromEntries(
              ofStatus.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    ]),
  );
}
