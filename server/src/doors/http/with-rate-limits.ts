import { problems } from "@bellhop/contract/problems";
import type { Clock } from "../../platform/clock.ts";
import { Refusal, refuseFor } from "../../platform/refusal.ts";
import { openTokenBuckets, perMinute, retryAfterSeconds } from "../../platform/token-buckets.ts";
import { networkOf } from "../network-of.ts";
import type { Authenticate } from "./authenticate.ts";

/** Far above what a hotel behind one address causes when all its sessions expire. */
const badTokenRate = perMinute(600);

/** Limits calls per person, and invalid tokens per network; signed-in people of that network are not affected. */
export function withRateLimits(
  authenticate: Authenticate,
  callsPerMinute: number | undefined,
  clock: Clock,
): Authenticate {
  const badTokens = openTokenBuckets({ nowMs: clock.elapsedMs });
  const calls = openTokenBuckets({ nowMs: clock.elapsedMs });
  return async (request, access) => {
    try {
      const who = await authenticate(request, access);
      if (callsPerMinute !== undefined) throwIfLimited(calls.take(who.sub, perMinute(callsPerMinute)));
      return who;
    } catch (error) {
      const isBadToken = error instanceof Refusal && problems[error.code].status === 401;
      if (isBadToken) throwIfLimited(badTokens.take(networkOf(request.ip), badTokenRate));
      throw error;
    }
  };
}

function throwIfLimited(waitMs: number) {
  const seconds = retryAfterSeconds(waitMs);
  if (seconds !== undefined) throw refuseFor("too_many", seconds);
}
