import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  answerTo,
  beginSignIn,
  clientId,
  idToken,
  openSdk,
  playBrowser,
  provider,
  signIn,
  tokens,
} from "./test-browser.ts";

// What the browser checks of an identity token, told by the SDK as it is pinned.

let browser: ReturnType<typeof playBrowser>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-05-04T10:00:00Z"), toFake: ["Date"] });
  browser = playBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const now = () => Math.floor(Date.now() / 1000);

test("a right one is taken, and its claims tell who is signed in", async () => {
  const client = openSdk();
  await signIn(client, browser);
  expect(await client.getUser()).toEqual({ sub: "s-1", name: "Marta Conti" });
  expect(await client.getIdTokenClaims()).toMatchObject({ iss: `${provider}/`, aud: clientId, sub: "s-1" });
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ["another issuer", { iss: "https://evil.example/" }, /^Issuer \(iss\) claim mismatch/],
  ["the issuer without its slash", { iss: provider }, /^Issuer \(iss\) claim mismatch/],
  ["no issuer", { iss: undefined }, /^Issuer \(iss\) claim must be/],
  ["no subject", { sub: undefined }, /^Subject \(sub\) claim must be/],
  ["no audience", { aud: undefined }, /^Audience \(aud\) claim must be/],
  ["another audience", { aud: "another" }, /^Audience \(aud\) claim mismatch/],
  ["audiences without ours", { aud: ["one", "other"] }, /^Audience \(aud\) claim mismatch/],
  [
    "several audiences, no authorized party",
    { aud: [clientId, "other"] },
    /^Authorized Party \(azp\) claim must be/,
  ],
  [
    "several audiences, another authorized party",
    { aud: [clientId, "other"], azp: "other" },
    /^Authorized Party \(azp\) claim mismatch/,
  ],
  ["no nonce", { nonce: undefined }, /^Nonce \(nonce\) claim must be/],
  ["another nonce", { nonce: "another" }, /^Nonce \(nonce\) claim mismatch/],
  ["no expiry", { exp: undefined }, /^Expiration Time \(exp\) claim must be/],
  ["no time of issue", { iat: undefined }, /^Issued At \(iat\) claim must be/],
])("one with %s is refused, and nobody is signed in", async (_, changed, words) => {
  const client = openSdk();
  await expect(signIn(client, browser, changed)).rejects.toThrow(words);
  expect(await client.isAuthenticated()).toBe(false);
});

test("several audiences are right where the authorized party is ours", async () => {
  await signIn(openSdk(), browser, { aud: [clientId, "other"], azp: clientId });
});

test("times are taken with sixty seconds of leeway", async () => {
  await signIn(openSdk(), browser, { exp: now() - 60 });
  await expect(signIn(openSdk(), browser, { exp: now() - 61 })).rejects.toThrow(/\(exp\) claim error/);
  await signIn(openSdk(), browser, { nbf: now() + 60 });
  await expect(signIn(openSdk(), browser, { nbf: now() + 61 })).rejects.toThrow(/Not Before time \(nbf\)/);
});

test("with max_age the time of signing in must be there, and not too long ago", async () => {
  const withMaxAge = () => openSdk({ authorizationParams: { max_age: 300 } });
  await expect(signIn(withMaxAge(), browser)).rejects.toThrow(
    /^Authentication Time \(auth_time\) claim must be/,
  );
  await signIn(withMaxAge(), browser, { auth_time: now() - 360 });
  await expect(signIn(withMaxAge(), browser, { auth_time: now() - 361 })).rejects.toThrow(
    /too much time has passed since the last end-user authentication/,
  );
});

test("an organization is checked by its id, or by its name", async () => {
  const ofOrganization = (organization: string) => openSdk({ authorizationParams: { organization } });
  await signIn(ofOrganization("org_1"), browser, { org_id: "org_1" });
  await signIn(ofOrganization("Marena"), browser, { org_name: "marena" });
  for (const [organization, claims, words] of [
    ["org_1", {}, /^Organization ID \(org_id\) claim must be/],
    ["org_1", { org_id: "org_2" }, /^Organization ID \(org_id\) claim mismatch/],
    ["Marena", {}, /^Organization Name \(org_name\) claim must be/],
    ["Marena", { org_name: "belvedere" }, /^Organization Name \(org_name\) claim mismatch/],
  ] as const) {
    await expect(signIn(ofOrganization(organization), browser, claims)).rejects.toThrow(words);
  }
});

test("it is there, in three parts, and signed by RS256", async () => {
  for (const [id_token, words] of [
    [undefined, "ID token is required but missing"],
    ["two.parts", "ID token could not be decoded"],
    ["four.of.them.there", "ID token could not be decoded"],
    [idToken(undefined, {}, { alg: "none" }), 'Signature algorithm of "none" is not supported'],
    [idToken(undefined, {}, { alg: "HS256" }), 'Signature algorithm of "HS256" is not supported'],
  ] as const) {
    const client = openSdk();
    const { state } = await beginSignIn(client);
    browser.answers(async () => tokens(id_token as string));
    await expect(client.handleRedirectCallback(answerTo(state))).rejects.toThrow(words);
  }
});
