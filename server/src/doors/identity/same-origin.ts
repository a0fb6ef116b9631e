import type { FastifyRequest } from "fastify";

/** Browsers always send one of the two headers with a form; other programs carry no one's cookies. */
export function isSameOrigin({ headers }: FastifyRequest, ourOrigin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === ourOrigin;
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin";
}

/** The path and query of `value`; `/` if it leads to another origin. */
export function sameOriginPath(value: string | null, ourOrigin: string): string {
  const url = value?.startsWith("/") ? URL.parse(value, ourOrigin) : null;
  return url?.origin === ourOrigin && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}` : "/";
}
