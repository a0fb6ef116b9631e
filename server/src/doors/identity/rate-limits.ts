import type { FastifyInstance } from "fastify";
import { type IdentitySettings, readBrowserMarks } from "../../domain/identity/index.ts";
import { systemClock } from "../../platform/clock.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { refuseFor } from "../../platform/refusal.ts";
import { openTokenBuckets, perMinute, retryAfterSeconds } from "../../platform/token-buckets.ts";
import { networkOf } from "../network-of.ts";
import { readKnownBrowser } from "./known-browser.ts";
import { paths } from "./paths.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Requests of routes with the same name are counted together. */
    limit?: string;
  }
}

/** Well above what a hotel needs whose whole staff shares one address. */
export const maxPerMinute = 600;
const rate = perMinute(maxPerMinute);

type Services = { settings: IdentitySettings; secretKey: Secret };

/**
 * Per process and address; only for routes with one of the limits below. Known browsers are counted apart, by account,
 * so that a stranger at their address does not use up their limit.
 */
export function limitRequests(app: FastifyInstance, { settings, secretKey }: Services): void {
  const buckets = openTokenBuckets({ nowMs: systemClock.elapsedMs });
  app.addHook("onRequest", async (request, reply) => {
    const { limit } = request.routeOptions.config;
    if (limit === undefined) return;
    const [mark] = readBrowserMarks(secretKey, readKnownBrowser(request, settings), new Date());
    const sender = mark ? `${networkOf(request.ip)} ${mark.accountTag}` : networkOf(request.ip);
    const seconds = retryAfterSeconds(buckets.take(`${limit} ${sender}`, rate));
    if (seconds === undefined) return;
    reply.header("retry-after", seconds);
    throw refuseFor("too_many", seconds);
  });
}

export const pageLimit = { config: { limit: "sign-in" } };
const recoveryLimit = { config: { limit: "recovery" } };
const signUpLimit = { config: { limit: "sign-up" } };

/** Sign-in, sign-up and password recovery have separate limits. */
export function limitOfPage(path: string): typeof pageLimit {
  if (path.startsWith(paths.signUp)) return signUpLimit;
  const isRecovery = [paths.forgot, paths.reset].some((one) => path.startsWith(one));
  return isRecovery ? recoveryLimit : pageLimit;
}
export const authorizeLimit = { limit: "authorize" };
export const tokenLimit = { limit: "tokens" };
export const signOutLimit = { limit: "sign-out" };
