import type { Call } from "@bellhop/contract/call";
import { problemsOf } from "@bellhop/contract/problems-of";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { hasRole, type Person } from "../../domain/members/index.ts";
import { requireSwitchedOn } from "../../domain/venues/index.ts";
import { countFieldErrors, fieldErrorsOf } from "../../platform/field-errors.ts";
import { findOversized } from "../../platform/find-oversized.ts";
import { type FieldError, fieldError, Refusal, refuse, refuseRole } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { type PersonRoute, type Route, targetVenue } from "./answer.ts";
import { type Authenticate, actingMember } from "./authenticate.ts";

export function registerRoutes(
  app: FastifyInstance,
  routes: (Route | PersonRoute)[],
  authenticate: Authenticate,
  services: Services,
) {
  for (const route of routes) {
    const { call } = route;
    app.route({
      method: call.method,
      url: call.path,
      config: { role: call.role, access: call.access, allowsSlowBody: call.bodyBytes !== undefined },
      ...(call.bodyBytes !== undefined && {
        bodyLimit: call.bodyBytes,
        // Authorizes before it reads a large body.
        async onRequest(request) {
          const person = await authenticate(request, "reads");
          authorize(request, route, person, services);
          request.bodyOwner = person.sub;
        },
      }),
      async handler(request) {
        // Calls above the venues never use the cache: new members and new venues must show at once.
        const person = await authenticate(request, call.scope === "venue" ? call.access : "changes");
        const answer = authorize(request, route, person, services);
        const input = readInput(call.input, call.method === "GET" ? request.query : (request.body ?? {}));
        const output = await checkRefusals(call, services, () => answer(input as never));
        // Only outside production. Files are being sent already; their own tests check them.
        return services.config.production || output instanceof Response ? output : call.output.parse(output);
      },
    });
  }
}

function authorize(
  request: FastifyRequest,
  route: Route | PersonRoute,
  person: Person,
  services: Services,
): (input: never) => Promise<unknown> {
  if ("answerPerson" in route) return (input) => route.answerPerson(request, input, person, services);
  const { call, answer } = route;
  const who = actingMember(request, person);
  if (call.scope === "installation" && !who.isHost) throw refuse("not_found");
  if (!hasRole(who.role, call.role)) throw refuseRole(call.role === "owner" ? "owner" : "manager");
  return async (input) => {
    const { needs } = call;
    // Read again for each call, so that a switch acts at once in every process.
    if (needs && !route.checksSwitch)
      await services.db.readAtVenue(targetVenue(request, input, who), (at) => requireSwitchedOn(at, needs));
    return answer(request, input, { ...who, person }, services);
  };
}

/** Outside production, fails if the contract does not list the refusal. */
async function checkRefusals<T>(call: Call, { config }: Services, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isUnsaid = error instanceof Refusal && !problemsOf(call).includes(error.code);
    if (config.production || !isUnsaid) throw error;
    throw new Error(`${call.path} refused with ${error.code}, which its contract does not list`, {
      cause: error,
    });
  }
}

/** Refused with the problem of each field. */
export function readInput<Read>(schema: z.ZodMiniType<Read>, raw: unknown): Read {
  const oversized = findOversized(raw);
  if (oversized) throw refuse("invalid_fields", [oversized]);
  const read = schema.safeParse(raw);
  if (read.success) {
    const unstorable = [...unstorableFields(read.data)];
    if (unstorable.length > 0) throw refuse("invalid_fields", unstorable);
    return read.data;
  }
  const errorCount = countFieldErrors(read.error);
  throw new Refusal("invalid_fields", fieldErrorsOf(read.error), { errorCount });
}

/** PostgreSQL can't store U+0000 or lone surrogates. */
function* unstorableFields(value: unknown, field = ""): Generator<FieldError> {
  if (typeof value === "string" && (!value.isWellFormed() || value.includes("\0")))
    yield fieldError(field, "characters_not_storable");
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* unstorableFields(part, field ? `${field}.${key}` : key);
}
