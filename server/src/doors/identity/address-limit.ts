import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";

/** Each start of a sign-in is a row, for anybody. Far above what a house with all its staff behind one address needs. */
export const perMinuteMost = 600;

/** Lets routes that say `config: limitedByAddress` answer one address that often, in this process. */
export async function allowAddressLimits(app: FastifyInstance): Promise<void> {
  const unsaid = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };
  await app.register(rateLimit, { global: false, addHeaders: unsaid, addHeadersOnExceeding: unsaid });
}

export const limitedByAddress = { rateLimit: { max: perMinuteMost, timeWindow: 60_000, groupId: "sign-in" } };
