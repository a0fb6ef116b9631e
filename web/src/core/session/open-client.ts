import { Auth0Client } from "@auth0/auth0-spa-js";
// A file of ours, so that the CSP need not allow scripts made from text.
import workerUrl from "@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url";
import { readBrowserConfig } from "../config/browser-config.ts";

/** Opens the SDK's client. Access tokens live in memory, refresh tokens in a worker. */
export async function openClient(): Promise<{ client: Auth0Client; clientId: string }> {
  const { domain, clientId, audience, redirectUri } = (await readBrowserConfig()).auth;
  const client = new Auth0Client({
    domain,
    clientId,
    authorizationParams: { audience, redirect_uri: redirectUri },
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    cacheLocation: "memory",
    useCookiesForTransactions: true,
    workerUrl,
  });
  return { client, clientId };
}
