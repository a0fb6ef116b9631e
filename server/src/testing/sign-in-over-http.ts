import { createHash, randomBytes } from "node:crypto";
import { type BrowserConfig, browserConfigPath } from "@bellhop/contract/browser-config";
import { testBrowser } from "../doors/identity/test-browser.ts";

export type Credentials = { email: string; password: string };

export type Tokens = { access_token: string; id_token: string; refresh_token: string };

/** Signs in to a running Bellhop and answers the access token. */
export async function signInOverHttp(url: string, credentials: Credentials): Promise<string> {
  return (await tokensOverHttp(url, credentials)).access_token;
}

/** Opens the sign-in form of a running Bellhop and sends it once; answers what it was answered, and what follows it. */
export async function fillInSignIn(
  url: string,
  { email, password }: Credentials,
  headers: Record<string, string> = {},
) {
  const { auth } = (await (await fetch(`${url}${browserConfigPath}`)).json()) as BrowserConfig;
  const browser = testBrowser();
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
  const follow = async (answer: Response, from: string) => {
    const location = answer.headers.get("location");
    if (!location) throw new Error(`Not signed in: ${answer.status} from ${from}\n${await answer.text()}`);
    return new URL(location, from).href;
  };

  const authorize = `${url}/authorize?${query}`;
  const form = await follow(await browser.get(authorize, headers), authorize);
  const fields = hiddenFields(await (await browser.get(form, headers)).text());
  const posted = await browser.post(form, { ...fields, email, password }, { origin: url, ...headers });
  return { auth, browser, verifier, form, posted, follow };
}

/** Signs in to a running Bellhop as the dashboard does, by its own form; the code has been spent on the tokens. */
export async function tokensOverHttp(
  url: string,
  credentials: Credentials,
): Promise<Tokens & { code: string }> {
  const { auth, browser, verifier, form, posted, follow } = await fillInSignIn(url, credentials);
  const resume = await follow(posted, form);
  const landed = new URL(await follow(await browser.get(resume), resume));
  const code = landed.searchParams.get("code") ?? "";
  const exchange = {
    grant_type: "authorization_code",
    client_id: auth.clientId,
    redirect_uri: auth.redirectUri,
    code,
    code_verifier: verifier,
  };
  const answer = await fetch(`${auth.domain}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams(exchange),
  });
  const tokens = (await answer.json()) as Tokens;
  if (!tokens.access_token) throw new Error(`No access token: ${answer.status} for ${landed.href}`);
  return { ...tokens, code };
}

function hiddenFields(html: string): Record<string, string> {
  const inputs = html.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  const attribute = (input: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? "";
  return Object.fromEntries(inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]));
}
