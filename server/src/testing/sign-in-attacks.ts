import { fetchAccess } from "@bellhop/contract/access";
import { type Credentials, finishSignIn, openSignIn, refreshOverHttp } from "./sign-in-over-http.ts";

/** Attacks a running Bellhop with an account of its embedded provider. The result lists what went wrong. */
type Attack = (url: string, credentials: Credentials) => Promise<string[]>;

export const signInAttacks: Record<string, Attack> = {
  "a refresh token is exchanged several times at once": async (url, credentials) => {
    const opened = await openSignIn(url);
    const { refresh_token } = await finishSignIn(opened, credentials);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refreshOverHttp(opened, refresh_token)),
    );
    const successors = new Set(answers.map((answer) => answer.refresh_token));
    return faults([successors.size === 1, `it has ${successors.size} successors`]);
  },

  "an authorization code is exchanged again": async (url, credentials) => {
    const opened = await openSignIn(url);
    const { auth, browser, provider, verifier } = opened;
    const { access_token, refresh_token, code } = await finishSignIn(opened, credentials);
    const replayed = await browser.post(`${provider}/oauth/token`, {
      client_id: auth.clientId,
      redirect_uri: auth.redirectUri,
      grant_type: "authorization_code",
      code,
      code_verifier: verifier,
    });
    const renewed = await refreshOverHttp(opened, refresh_token);
    return faults(
      [replayed.status === 400, "the code gives tokens again"],
      [!(await isAccepted(url, access_token)), "the access token is still accepted"],
      [!renewed.access_token, "the refresh token still works"],
    );
  },

  "a page elsewhere leads to the logout": async (url, credentials) => {
    const opened = await openSignIn(url);
    const { browser, provider } = opened;
    const { access_token } = await finishSignIn(opened, credentials);
    const found: string[] = [];
    for (const [what, site, mode, dest, referer] of pagesElsewhere) {
      const headers = { "sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": dest, referer };
      await browser.get(`${provider}/v2/logout`, headers);
      found.push(...faults([await isAccepted(url, access_token), `${what} signs out`]));
    }
    const fromOurs = { "sec-fetch-site": "same-origin", referer: opened.auth.redirectUri };
    await browser.get(`${provider}/v2/logout`, fromOurs);
    return [...found, ...faults([!(await isAccepted(url, access_token)), "our own page does not sign out"])];
  },
};

const elsewhere = "https://elsewhere.example/";
const pagesElsewhere = [
  ["a link", "cross-site", "navigate", "document", elsewhere],
  ["a link without a referrer", "cross-site", "navigate", "document", ""],
  ["a link on a neighbouring site", "same-site", "navigate", "document", ""],
  ["a guest's link in the inbox", "same-origin", "navigate", "document", ""],
  ["a typed address", "none", "navigate", "document", ""],
  ["an image", "cross-site", "no-cors", "image", elsewhere],
  ["a frame", "cross-site", "navigate", "iframe", elsewhere],
  ["a script", "cross-site", "cors", "empty", elsewhere],
] as const;

/** A call that names no venue is never answered from the cache. */
async function isAccepted(url: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const { path, method } = fetchAccess;
  return (await fetch(`${url}${path}`, { method, headers, body: "{}" })).status !== 401;
}

function faults(...checks: Array<[holds: boolean, fault: string]>): string[] {
  return checks.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}
