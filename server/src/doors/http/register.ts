import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import { mayMake } from "../../domain/members/index.ts";
import type { Parts } from "../../journeys/parts.ts";
import { type FieldError, refuse } from "../../platform/refusal.ts";
import type { Route } from "./answer.ts";
import type { WhoAsks } from "./who-asks.ts";

/** Opens each route: who asks, may they, is the input right; then its work; then the answer as the contract says. */
export function registerRoutes(app: FastifyInstance, routes: Route[], whoAsks: WhoAsks, parts: Parts) {
  for (const { call, answer } of routes) {
    app.route({
      method: call.method,
      url: call.path,
      async handler(request, reply) {
        const who = await whoAsks(request);
        if (!mayMake(who.role, call.may)) throw refuse("role_required");
        const input = readInput(call.input, call.method === "GET" ? request.query : (request.body ?? {}));
        const output = await answer(request, input as never, who, parts);
        reply.header("cache-control", "no-store");
        // An answer that breaks the contract is found in development and in tests, where it costs nobody anything.
        return parts.config.production ? output : call.output.parse(output);
      },
    });
  }
}

function readInput(schema: z.ZodMiniType, given: unknown): unknown {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const errors = read.error.issues.flatMap((issue): FieldError[] => {
    const field = issue.path.join(".");
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        field: [...issue.path, key].join("."),
        message: `There is no field ${key} here`,
      }));
    const message =
      issue.message === "Invalid input" ? `${field || "The body"} is missing or not right` : issue.message;
    return [{ field, message }];
  });
  throw refuse("invalid_fields", errors);
}
