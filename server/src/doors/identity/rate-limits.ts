import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { type IdentitySettings, readBrowserMarks } from "../../domain/identity/index.ts";
import { systemClock } from "../../platform/clock.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { openTtlCache } from "../../platform/ttl-cache.ts";
import { networkOf } from "../network-of.ts";
import { readKnownBrowser } from "./known-browser.ts";
import { paths } from "./paths.ts";

/** Well above what a hotel needs whose whole staff shares one address. */
export const maxPerMinute = 600;

type Services = { settings: IdentitySettings; secretKey: Secret };

/**
 * Per process and address; only for routes with one of the limits below. Known browsers are counted apart, by account,
 * so that a stranger at their address does not use up their limit.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  { settings, secretKey }: Services,
): Promise<void> {
  const noHeaders = {
    "x-ratelimit-limit": false,
    "x-ratelimit-remaining": false,
    "x-ratelimit-reset": false,
  };
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => {
      const [mark] = readBrowserMarks(secretKey, readKnownBrowser(request, settings), new Date());
      return mark ? `${networkOf(request.ip)} ${mark.accountTag}` : networkOf(request.ip);
    },
    store: CountsByElapsedTime,
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  });
}

type Counted = { current: number; ttl: number };
const maxCounted = 10_000;

/** The plugin's store uses the wall clock: after the clock is set back an hour, it would refuse for an hour. */
class CountsByElapsedTime {
  readonly #windows = openTtlCache<{ current: number; endsAtMs: number }>({
    max: maxCounted,
    clock: systemClock,
  });

  incr(key: string, done: (error: Error | null, counted?: Counted) => void, windowMs: number) {
    const nowMs = systemClock.elapsedMs();
    const window = this.#windows.get(key) ?? { current: 0, endsAtMs: nowMs + windowMs };
    if (window.current === 0) this.#windows.set(key, window, windowMs);
    window.current += 1;
    done(null, { current: window.current, ttl: Math.max(0, window.endsAtMs - nowMs) });
  }

  child() {
    return new CountsByElapsedTime();
  }
}

const limitOf = (groupId: string) => ({ rateLimit: { max: maxPerMinute, timeWindow: 60_000, groupId } });

export const pageLimit = { config: limitOf("sign-in") };
const recoveryLimit = { config: limitOf("recovery") };
const signUpLimit = { config: limitOf("sign-up") };

/** Sign-in, sign-up and password recovery have separate limits. */
export function limitOfPage(path: string): typeof pageLimit {
  if (path.startsWith(paths.signUp)) return signUpLimit;
  const isRecovery = [paths.forgot, paths.reset].some((one) => path.startsWith(one));
  return isRecovery ? recoveryLimit : pageLimit;
}
export const authorizeLimit = limitOf("authorize");
export const tokenLimit = limitOf("tokens");
export const signOutLimit = limitOf("sign-out");
