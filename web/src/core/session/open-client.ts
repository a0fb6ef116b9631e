import { Auth0Client } from "@auth0/auth0-spa-js";
import { readBrowserConfig } from "../config/browser-config.ts";
import { workerUrl } from "./worker-urls.ts";

type OpenedClient = { client: Auth0Client; clientId: string; errorPath: string };

/** Opens the SDK's client. Access tokens live in memory, refresh tokens in a worker. */
export async function openClient(): Promise<OpenedClient> {
  const { domain, clientId, audience, redirectUri, errorPath } = (await readBrowserConfig()).auth;
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
  return { client, clientId, errorPath };
}
