import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../network-of.ts";

/** Well above what a hotel needs whose whole staff shares one address. */
export const maxPerMinute = 600;

/** Per process and address; only for routes with one of the limits below. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  const noHeaders = {
    "x-ratelimit-limit": false,
    "x-ratelimit-remaining": false,
    "x-ratelimit-reset": false,
  };
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip),
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  });
}

const limitOf = (groupId: string) => ({ rateLimit: { max: maxPerMinute, timeWindow: 60_000, groupId } });

export const pageLimit = { config: limitOf("sign-in") };
export const authorizeLimit = limitOf("authorize");
export const tokenLimit = limitOf("tokens");
export const signOutLimit = limitOf("sign-out");
