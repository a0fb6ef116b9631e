import type { FastifyReply } from "fastify";
import type { Provider } from "oidc-provider";
import type { IdentitySettings } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { clearSessionCookie, endSession, readSession } from "./provider-session.ts";

type Parts = { settings: IdentitySettings; db: Database; provider: Provider };

/** Auth0's logout. Of its parameters only `returnTo` matters here. */
export async function signOut(reply: FastifyReply, { settings, db, provider }: Parts): Promise<FastifyReply> {
  const query = reply.request.query as Record<string, unknown>;
  const returnTo = allowedReturnTo(query.returnTo, settings);
  if (!returnTo) return sendProblem(reply, 400, "returnTo is not an address that signing out may lead to.");
  if (reply.request.headers["sec-purpose"]?.includes("prefetch"))
    return sendProblem(reply, 503, "Signing out is not done ahead of time.");

  await endSession(await readSession(reply, provider), db);
  clearSessionCookie(reply, settings);
  return reply.header("cache-control", "no-store").redirect(returnTo, 302);
}

function sendProblem(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return reply
    .code(status)
    .type("application/problem+json")
    .send({ type: "about:blank", title: "Not signed out", status, detail, code: "malformed" });
}

function allowedReturnTo(
  value: unknown,
  { publicUrl, redirectUri, signInFor }: IdentitySettings,
): string | undefined {
  if (value === undefined || value === "") return redirectUri;
  const url = typeof value === "string" ? URL.parse(value) : null;
  // Excludes blob URLs and URLs with credentials, which have our origin, too.
  const isAt = (origin: string) => url?.origin === origin && url.href.startsWith(`${origin}/`);
  return [publicUrl, ...signInFor].some(isAt) ? url?.href : undefined;
}
