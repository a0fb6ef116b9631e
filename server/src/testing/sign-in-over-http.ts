import { createHash, randomBytes } from "node:crypto";
import { type BrowserConfig, browserConfigPath } from "@bellhop/contract/browser-config";
import { type TestBrowser, testBrowser } from "../doors/identity/test-browser.ts";

export type Credentials = { email: string; password: string };

export type Tokens = { access_token: string; id_token: string; refresh_token: string };

export async function signInOverHttp(url: string, credentials: Credentials): Promise<string> {
  return (await tokensOverHttp(url, credentials)).access_token;
}

type Opened = Awaited<ReturnType<typeof openSignIn>>;

export async function openSignIn(
  url: string,
  headers: Record<string, string> = {},
  browser: Pick<TestBrowser, "get" | "post"> = testBrowser(),
) {
  const { auth } = (await (await fetch(`${url}${browserConfigPath}`)).json()) as BrowserConfig;
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    client_id: auth.clientId,
    redirect_uri: auth.redirectUri,
    audience: auth.audience,
    scope: "openid profile email offline_access",
    response_type: "code",
    state: randomBytes(8).toString("hex"),
    nonce: randomBytes(8).toString("hex"),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  // An Auth0 tenant has another origin.
  const provider = new URL(auth.redirectUri).origin === auth.domain ? url : auth.domain;
  const authorize = `${provider}/authorize?${query}`;
  const form = await follow(await browser.get(authorize, headers), authorize);
  const fields = hiddenFields(await (await browser.get(form, headers)).text());
  return { provider, auth, browser, verifier, form, fields, authorize };
}

export function sendSignIn(
  { provider, browser, form, fields }: Opened,
  { email, password }: Credentials,
  headers: Record<string, string> = {},
): Promise<Response> {
  return browser.post(form, { ...fields, email, password }, { origin: provider, ...headers });
}

export async function tokensOverHttp(
  url: string,
  credentials: Credentials,
): Promise<Tokens & { code: string }> {
  return finishSignIn(await openSignIn(url), credentials);
}

/** Signs in up to the provider's session, whose cookies `browser` keeps. Returns the dashboard's id at the provider. */
export async function openSessionOverHttp(
  url: string,
  credentials: Credentials,
  browser: Pick<TestBrowser, "get" | "post">,
): Promise<string> {
  const opened = await openSignIn(url, {}, browser);
  const resume = await follow(await sendSignIn(opened, credentials), opened.form);
  await browser.get(resume);
  return opened.auth.clientId;
}

export async function finishSignIn(
  opened: Opened,
  credentials: Credentials,
): Promise<Tokens & { code: string }> {
  const { auth, browser, verifier, form } = opened;
  const resume = await follow(await sendSignIn(opened, credentials), form);
  const landed = new URL(await follow(await browser.get(resume), resume));
  const code = landed.searchParams.get("code") ?? "";
  const tokens = await exchange(auth, { grant_type: "authorization_code", code, code_verifier: verifier });
  if (!tokens.access_token) throw new Error(`No access token for ${landed.href}: ${JSON.stringify(tokens)}`);
  return { ...tokens, code };
}

export function refreshOverHttp({ auth }: Opened, refresh_token: string): Promise<Partial<Tokens>> {
  return exchange(auth, { grant_type: "refresh_token", refresh_token });
}

async function exchange(auth: BrowserConfig["auth"], fields: Record<string, string>): Promise<Tokens> {
  const params = { client_id: auth.clientId, redirect_uri: auth.redirectUri, ...fields };
  const answer = await fetch(`${auth.domain}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams(params),
  });
  return (await answer.json()) as Tokens;
}

async function follow(answer: Response, from: string): Promise<string> {
  const location = answer.headers.get("location");
  if (!location) throw new Error(`Not signed in: ${answer.status} from ${from}\n${await answer.text()}`);
  return new URL(location, from).href;
}

function hiddenFields(html: string): Record<string, string> {
  const inputs = html.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  const attribute = (input: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? "";
  return Object.fromEntries(inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]));
}
