import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { type IdentitySettings, readBrowserMarks } from "../../domain/identity/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
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
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
  });
}

const limitOf = (groupId: string) => ({ rateLimit: { max: maxPerMinute, timeWindow: 60_000, groupId } });

export const pageLimit = { config: limitOf("sign-in") };
const recoveryLimit = { config: limitOf("recovery") };
const signUpLimit = { config: limitOf("sign-up") };

/** Signing up, and setting a new password by mail, don't use up what signing in may, nor the other way round. */
export function limitOfPage(path: string): typeof pageLimit {
  if (path.startsWith(paths.signUp)) return signUpLimit;
  const isRecovery = [paths.forgot, paths.reset].some((one) => path.startsWith(one));
  return isRecovery ? recoveryLimit : pageLimit;
}
export const authorizeLimit = limitOf("authorize");
export const tokenLimit = limitOf("tokens");
export const signOutLimit = limitOf("sign-out");
