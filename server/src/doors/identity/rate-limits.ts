import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../network-of.ts";

/**
 * Each start of a sign-in is a row, for anybody; each exchange asks the database several times. Far above what a house
 * with all its staff behind one address needs.
 */
export const maxPerMinute = 600;

/** Lets routes that say so answer one address that often, in this process. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  const unsaid = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip),
    addHeaders: unsaid,
    addHeadersOnExceeding: unsaid,
  });
}

/** A limit that routes of one name share. Whoever floods one kind of page leaves the others to their neighbours. */
const limitOf = (groupId: string) => ({
  rateLimit: { max: maxPerMinute, timeWindow: 60_000, groupId },
});

export const pageLimit = limitOf("sign-in");
export const authorizeLimit = limitOf("authorize");
export const tokenLimit = limitOf("tokens");
export const signOutLimit = limitOf("sign-out");
