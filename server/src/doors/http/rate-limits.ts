import { problems } from "@bellhop/contract/problems";
import type { Clock } from "../../platform/clock.ts";
import { openRateLimiter } from "../../platform/rate-limiter.ts";
import { Refusal, refuseFor } from "../../platform/refusal.ts";
import { networkOf } from "../network-of.ts";
import type { Authenticate } from "./authenticate.ts";

const windowMs = 60_000;
/** Far above what a hotel behind one address causes when all its sessions expire. */
const maxBadTokens = 600;

/** Limits calls per person, and invalid tokens per network; signed-in people of that network are not affected. */
export function withRateLimits(
  authenticate: Authenticate,
  maxCalls: number | undefined,
  clock: Clock,
): Authenticate {
  const badTokens = openRateLimiter({ max: maxBadTokens, windowMs, clock });
  const calls = maxCalls === undefined ? undefined : openRateLimiter({ max: maxCalls, windowMs, clock });
  return async (request, does) => {
    try {
      const who = await authenticate(request, does);
      throwIfLimited(calls?.count(who.sub));
      return who;
    } catch (error) {
      const isBadToken = error instanceof Refusal && problems[error.code].status === 401;
      if (isBadToken) throwIfLimited(badTokens.count(networkOf(request.ip)));
      throw error;
    }
  };
}

function throwIfLimited(retryAfterSeconds: number | undefined) {
  if (retryAfterSeconds !== undefined) throw refuseFor("too_many", retryAfterSeconds);
}
