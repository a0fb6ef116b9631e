import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import type { IdentitySettings } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { clearSessionCookie, endSession, readSession } from "./provider-session.ts";

type Parts = { settings: IdentitySettings; db: Database; provider: Provider };

/**
 * Ends the browser's session with all its tokens, and sends it on. Auth0's call: `returnTo` must be an address of
 * ours; the SDK says `client_id`, others `clientId`; `federated` means nothing here, nobody else is signed in to.
 */
export async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, db, provider }: Parts,
): Promise<FastifyReply> {
  const query = request.query as Record<string, unknown>;
  const goesTo = allowedReturnTo(query.returnTo, settings);
  if (!goesTo) return sendProblem(reply, 400, "returnTo is not an address that signing out may lead to.");
  // A browser that only looks ahead at where somebody might click.
  if (request.headers["sec-purpose"]?.includes("prefetch"))
    return sendProblem(reply, 503, "Signing out is not done ahead of time.");

  await endSession(await readSession(request, reply, provider), db);
  clearSessionCookie(reply, settings);
  return reply.header("cache-control", "no-store").redirect(goesTo, 302);
}

function sendProblem(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return reply
    .code(status)
    .type("application/problem+json")
    .send({ type: "about:blank", title: "Not signed out", status, detail, code: "malformed" });
}

function allowedReturnTo(
  asked: unknown,
  { publicUrl, redirectUri, signInFor }: IdentitySettings,
): string | undefined {
  if (asked === undefined || asked === "") return redirectUri;
  const url = typeof asked === "string" ? URL.parse(asked) : null;
  // What is of our origin and not at it: a blob, or an address with somebody's name and password in it.
  const isAt = (origin: string) => url?.origin === origin && url.href.startsWith(`${origin}/`);
  return [publicUrl, ...signInFor].some(isAt) ? url?.href : undefined;
}
