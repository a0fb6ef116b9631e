import type { FastifyRequest } from "fastify";

/**
 * True unless another site's page sent the form. Browsers always say where a form comes from; a program that says
 * nothing has no cookie of somebody else's to misuse.
 */
export function isSameOrigin({ headers }: FastifyRequest, ourOrigin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === ourOrigin;
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin";
}

/** The path and query of an address of ours that a form gave; `/` where it is nobody's or somebody else's. */
export function sameOriginPath(given: string | null, ourOrigin: string): string {
  const url = given?.startsWith("/") ? URL.parse(given, ourOrigin) : null;
  return url?.origin === ourOrigin && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}` : "/";
}
