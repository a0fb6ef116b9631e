import type { Call } from "@bellhop/contract/call";
import { problemsOf } from "@bellhop/contract/problems-of";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { mayMake, type Person } from "../../domain/members/index.ts";
import { fieldErrorsOf } from "../../platform/field-errors.ts";
import { type FieldError, fieldError, Refusal, refuse, refuseRole } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import type { PersonRoute, Route } from "./answer.ts";
import { memberWhoAsks, type WhoAsks } from "./who-asks.ts";

/** Opens each route: who asks, may they, is the input right; then its work; then the answer as the contract says. */
export function registerRoutes(
  app: FastifyInstance,
  routes: (Route | PersonRoute)[],
  whoAsks: WhoAsks,
  services: Services,
) {
  for (const route of routes) {
    const { call } = route;
    app.route({
      method: call.method,
      url: call.path,
      config: { may: call.may, does: call.does, mayTakeLong: call.bodyBytes !== undefined },
      ...(call.bodyBytes !== undefined && {
        bodyLimit: call.bodyBytes,
        // A large body is read only of somebody who may make the call.
        async onRequest(request) {
          mayAnswer(request, route, await whoAsks(request, "reads"), services);
        },
      }),
      async handler(request) {
        // What is above the venues is never told from memory: who has just joined or opened something sees it.
        const person = await whoAsks(request, call.about === "venue" ? call.does : "changes");
        const answer = mayAnswer(request, route, person, services);
        const input = readInput(call.input, call.method === "GET" ? request.query : (request.body ?? {}));
        const output = await asPromised(call, services, () => answer(input as never));
        // An answer that breaks the contract is found in development and in tests, where it costs nobody anything.
        // A file, on its way already, is looked at by its own tests.
        return services.config.production || output instanceof Response ? output : call.output.parse(output);
      },
    });
  }
}

/** The work behind a call, as whoever may make it; refuses everybody else. */
function mayAnswer(
  request: FastifyRequest,
  route: Route | PersonRoute,
  person: Person,
  services: Services,
): (input: never) => Promise<unknown> {
  if ("answerPerson" in route) return (input) => route.answerPerson(request, input, person, services);
  const { call, answer } = route;
  const who = memberWhoAsks(request, person);
  if (call.about === "installation" && !who.isHost) throw refuse("not_found");
  if (!mayMake(who.role, call.may)) throw refuseRole(call.may === "owner" ? "owner" : "manager");
  return (input) => answer(request, input, { ...who, person }, services);
}

/** A refusal that the contract does not name is found in development and in tests, like an answer that breaks it. */
async function asPromised<T>(call: Call, { config }: Services, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isUnsaid = error instanceof Refusal && !problemsOf(call).includes(error.code);
    if (config.production || !isUnsaid) throw error;
    throw new Error(`${call.path} refused with ${error.code}, which its contract does not say`, {
      cause: error,
    });
  }
}

function readInput(schema: z.ZodMiniType, given: unknown): unknown {
  const read = schema.safeParse(given);
  if (read.success) {
    const unkeepable = unkeepableFields(read.data);
    if (unkeepable.length > 0) throw refuse("invalid_fields", unkeepable);
    return read.data;
  }
  throw refuse("invalid_fields", fieldErrorsOf(read.error));
}

/** Fields with U+0000 or a lone surrogate, which PostgreSQL cannot store. */
function unkeepableFields(value: unknown, field = ""): FieldError[] {
  if (typeof value === "string") {
    const isFine = value.isWellFormed() && !value.includes("\0");
    return isFine ? [] : [fieldError(field, "characters_not_storable")];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    unkeepableFields(part, field ? `${field}.${key}` : key),
  );
}
