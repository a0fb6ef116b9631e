import type { ProblemCode } from "@bellhop/contract/problems";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { IdentitySettings } from "../../domain/identity/index.ts";
import { signOutPage } from "./pages/sign-out-page.ts";
import { type PageServices, type Pages, redirect } from "./pages.ts";
import { paths } from "./paths.ts";
import { clearSessionCookie, endSession, readSession } from "./provider-session.ts";
import { signOutLimit } from "./rate-limits.ts";

/** Auth0's logout, a GET without a token. Only our own pages sign out at once; other pages lead to a confirmation. */
export function signOutRoutes(services: PageServices, pages: Pages): void {
  const { settings, db, provider } = services;
  const { app, context, html } = pages;

  // A HEAD request must not sign anyone out.
  app.get(paths.signOut, { config: signOutLimit, exposeHeadRoute: false }, async (request, reply) => {
    const returnTo = readReturnTo(request, settings);
    if (!returnTo) return sendProblem(reply, 400, "returnTo is not an address that signing out may lead to.");
    if (request.headers["sec-purpose"]?.includes("prefetch"))
      return sendProblem(reply, 503, "Signing out is not done ahead of time.");
    if (isOwnNavigation(request, settings)) return signOut(reply, returnTo);
    return redirect(reply, `${paths.confirmSignOut}?${new URLSearchParams({ returnTo })}`);
  });

  // Under its own path, because choosing a language there comes back by a navigation of ours.
  pages.get(paths.confirmSignOut, async (request, reply) => {
    const returnTo = readReturnTo(request, settings) ?? settings.redirectUri;
    const { accountId } = await readSession(reply, provider.current());
    if (!accountId) return redirect(reply, returnTo);
    const action = `${paths.confirmSignOut}?${new URLSearchParams({ returnTo })}`;
    const formToken = pages.formToken(reply, paths.confirmSignOut);
    return html(reply, 200, signOutPage(context(request), { action, formToken }));
  });

  pages.post(paths.confirmSignOut, paths.confirmSignOut, (request, reply) =>
    signOut(reply, readReturnTo(request, settings) ?? settings.redirectUri),
  );

  async function signOut(reply: FastifyReply, returnTo: string) {
    await endSession(await readSession(reply, provider.current()), db);
    clearSessionCookie(reply, settings);
    return reply.header("cache-control", "no-store").redirect(returnTo, 302);
  }
}

/**
 * Whether a page of ours, or of a Bellhop in SIGN_IN_FOR, navigates here. Other sites can suppress `Referer` but not
 * forge it; links that guests write send none. Old browsers send no Fetch Metadata.
 */
function isOwnNavigation({ headers }: FastifyRequest, { publicUrl, signInFor }: IdentitySettings): boolean {
  const { "sec-fetch-mode": mode = "navigate", "sec-fetch-dest": dest = "document", referer = "" } = headers;
  const origin = URL.parse(referer)?.origin;
  if (mode !== "navigate" || dest !== "document" || !origin) return false;
  const site = headers["sec-fetch-site"] ?? "same-origin";
  return origin === publicUrl ? site === "same-origin" : site !== "none" && signInFor.includes(origin);
}

function sendProblem(reply: FastifyReply, status: 400 | 503, detail: string): FastifyReply {
  const code: ProblemCode = status === 503 ? "unavailable" : "malformed";
  return reply
    .code(status)
    .type("application/problem+json")
    .send({ type: "about:blank", title: "Not signed out", status, detail, code });
}

/** Undefined if it is not allowed. */
function readReturnTo(
  { query }: FastifyRequest,
  { publicUrl, redirectUri, signInFor }: IdentitySettings,
): string | undefined {
  const { returnTo: value } = query as { returnTo?: unknown };
  if (value === undefined || value === "") return redirectUri;
  const url = typeof value === "string" ? URL.parse(value) : null;
  // Excludes blob URLs and URLs with credentials, which have our origin, too.
  const isAt = (origin: string) => url?.origin === origin && url.href.startsWith(`${origin}/`);
  return [publicUrl, ...signInFor].some(isAt) ? url?.href : undefined;
}
