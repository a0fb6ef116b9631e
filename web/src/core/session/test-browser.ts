import { Auth0Client, type Auth0ClientOptions } from "@auth0/auth0-spa-js";
import { vi } from "vitest";

export const provider = "https://id.example";
export const app = "https://app.example";
export const clientId = "bellhop-dashboard";
export const audience = "https://api.example";
export const scope = "openid profile email offline_access";

type Claims = Record<string, unknown>;
type TokenAnswer = { status?: number; json: Record<string, unknown> };

/**
 * Plays a browser as far as the SDK needs one (a window, cookies, frames, pop-up windows, a network that the test
 * answers), so that the SDK itself runs as it is, by a clock that the test moves.
 */
export function playBrowser() {
  const cookies = new Map<string, string>();
  const cookieLines: string[] = [];
  const frames: { src: string }[] = [];
  const sent: { url: string; init: RequestInit }[] = [];
  const popup = { closed: false, location: { href: "" }, close: () => {} };
  const opened: string[][] = [];
  const left: string[] = [];
  let opensWindows = true;
  const document = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      cookieLines.push(line);
      const [pair = ""] = line.split(";");
      const cut = pair.indexOf("=");
      const expires = Date.parse(/expires=([^;]+)/i.exec(line)?.[1] ?? "");
      if (expires < Date.now()) cookies.delete(pair.slice(0, cut));
      else cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    },
    createElement: () => {
      const frame = {
        src: "",
        style: {},
        setAttribute: (_: string, src: string) => Object.assign(frame, { src }),
      };
      frames.push(frame);
      return frame;
    },
    body: { contains: () => false, appendChild: () => {}, removeChild: () => {} },
  };
  let answer: (init: RequestInit) => Promise<TokenAnswer> = async () => ({ json: {} });
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const { status = 200, json } = await answer(init);
    return new Response(JSON.stringify(json), { status });
  };
  const window = Object.assign(new EventTarget(), {
    crypto,
    btoa,
    fetch,
    document,
    crossOriginIsolated: false,
    location: {
      origin: app,
      href: `${app}/`,
      protocol: "https:",
      search: "",
      assign: (url: string) => left.push(url),
    },
    screenX: 0,
    screenY: 0,
    innerWidth: 1200,
    innerHeight: 800,
    open: (...how: string[]) => {
      opened.push(how);
      return opensWindows ? popup : null;
    },
  });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("fetch", fetch);

  return {
    window,
    popup,
    frames,
    sent,
    cookies,
    cookieLines,
    /** The windows that were opened, as they were asked for. */
    opened,
    /** Where the page was left for. */
    left,
    blockWindows: () => {
      opensWindows = false;
    },
    /** What the token endpoint says from now on. */
    answers: (next: typeof answer) => {
      answer = next;
    },
    /** The answer of `/authorize` to a frame or a pop-up window. */
    answersInMessage: (response: Record<string, unknown>) =>
      window.dispatchEvent(
        Object.assign(new Event("message"), {
          origin: provider,
          data: { type: "authorization_response", response },
          source: { close: () => {} },
        }),
      ),
  };
}

/** The SDK's client as the dashboard opens it, but for what the test wants otherwise. */
export function openSdk(options: Partial<Auth0ClientOptions> = {}) {
  return new Auth0Client({
    domain: provider,
    clientId,
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    cacheLocation: "memory",
    useCookiesForTransactions: true,
    ...options,
    authorizationParams: { audience, redirect_uri: app, ...options.authorizationParams },
  });
}

/** Begins to sign in by redirect, and answers what the request to the provider said. */
export async function beginSignIn(client: Auth0Client): Promise<Record<string, string>> {
  let address = "";
  await client.loginWithRedirect({
    openUrl: async (url) => {
      address = url;
    },
  });
  return Object.fromEntries(new URL(address).searchParams);
}

/** Where the provider sends the browser back to, with a code for the request of this state. */
export const answerTo = (state = "") => `${app}/?${new URLSearchParams({ code: "c", state })}`;

// Taken before a test puts its own clock in: what the machine works at takes real turns.
const realTurn = globalThis.setTimeout;

/** Waits until something that takes no time by the test's clock has happened. */
export async function until(hasHappened: () => boolean): Promise<void> {
  while (!hasHappened()) await new Promise((resolve) => realTurn(resolve, 1));
}

/** An id token that is right for a request; a test changes what it wants wrong. Undefined takes a claim away. */
export function idToken(nonce: string | undefined, changed: Claims = {}, header: Claims = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `${provider}/`,
    sub: "s-1",
    aud: clientId,
    iat: now,
    exp: now + 36_000,
    nonce,
    name: "Marta Conti",
    ...changed,
  };
  const part = (value: Claims) =>
    btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${part({ alg: "RS256", ...header })}.${part(claims)}.c2lnbmF0dXJl`;
}

/** What the token endpoint answers to a sign-in that went well. */
export const tokens = (id_token: string, more: Record<string, unknown> = {}) => ({
  json: {
    access_token: "access",
    refresh_token: "refresh",
    id_token,
    scope,
    token_type: "Bearer",
    expires_in: 600,
    ...more,
  },
});

/** Signs in by redirect, and answers the callback's promise. */
export async function signIn(
  client: Auth0Client,
  browser: ReturnType<typeof playBrowser>,
  changed: Claims = {},
) {
  const { state, nonce } = await beginSignIn(client);
  browser.answers(async () => tokens(idToken(nonce, changed)));
  return await client.handleRedirectCallback(answerTo(state));
}
