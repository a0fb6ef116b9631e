import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { sessionCheck } from "../../domain/identity/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import type { TestBrowser } from "./test-browser.ts";
import { authorizationRequest, openTestDoor, requestToken, signedIn } from "./test-door.ts";

const door = await openTestDoor();
const { url, settings, db } = door;
const hasLivingSession = sessionCheck(settings);
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** What still works of a sign-in: its session, its refresh token, and its access token at the API. */
async function whatWorks({ browser, tokens }: SignedIn) {
  const silent = await browser.get(authorizationRequest(door, { prompt: "none" }).url);
  const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
  const token = await door.verify(tokens.access_token);
  return {
    session: silent.headers.get("location")?.includes("code=") ?? false,
    access: await db.readAtInstallation((at) => hasLivingSession(at, token)),
    refresh: (await requestToken(door, refresh)).status === 200,
  };
}
const all = { session: true, access: true, refresh: true };
const nothing = { session: false, access: false, refresh: false };
const signOut = (browser: TestBrowser, query = "", headers = {}) =>
  browser.get(`${url}/v2/logout${query}`, headers);

test.each([
  ["as the SDK says it", `?client_id=${settings.clientId}&returnTo=${encodeURIComponent(`${url}/`)}`],
  [
    "as it was observed",
    `?clientId=${settings.clientId}&returnTo=${encodeURIComponent(`${url}/`)}&federated`,
  ],
  ["with federated said to be so", "?federated=true"],
  ["without saying anything", ""],
  ["for an application that nobody knows", "?client_id=somebody-else"],
])(
  "signing out %s ends the session with all it gave, at once, and leaves every other",
  async (_how, query) => {
    const [leaving, staying] = [await signedIn(door), await signedIn(door)];
    const answer = await signOut(leaving.browser, query);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${url}/`]);
    expect(leaving.browser.cookiesFor(url)).toEqual([]);
    expect(await whatWorks(leaving)).toEqual(nothing);
    expect(await whatWorks(staying)).toEqual(all);
    const { sid } = decodeJwt(leaving.tokens.access_token);
    const left = await asOwner(
      door.ownerUrl,
      `select model from oidc_records where payload::text like '%${String(sid)}%' and model <> 'Session'`,
    );
    expect(left).toEqual([]);
  },
);

test("leads back to any page of ours", async () => {
  const { browser } = await signedIn(door);
  const answer = await signOut(browser, `?returnTo=${encodeURIComponent(`${url}/home?a=b`)}`);
  expect(answer.headers.get("location")).toBe(`${url}/home?a=b`);
});

test("signing out twice, and without having signed in, is no news", async () => {
  const { browser } = await signedIn(door);
  for (let n = 0; n < 2; n++) expect((await signOut(browser)).status).toBe(302);
});

test("nobody is signed out where it would lead elsewhere", async () => {
  const staying = await signedIn(door);
  const answer = await signOut(staying.browser, "?returnTo=https://elsewhere.example/");
  expect(answer.status).toBe(400);
  expect(await whatWorks(staying)).toEqual(all);
});

test("nobody is signed out by what only looks ahead, asks what is there, or posts", async () => {
  const staying = await signedIn(door);
  expect((await signOut(staying.browser, "", { "sec-purpose": "prefetch;prerender" })).status).toBe(503);
  for (const method of ["HEAD", "OPTIONS"])
    expect((await fetch(`${url}/v2/logout`, { method })).status).toBe(404);
  expect((await staying.browser.post(`${url}/v2/logout`, {}, { origin: url })).status).toBe(404);
  expect(await whatWorks(staying)).toEqual(all);
});

test("while the database is away a page says so, and nobody is half signed out", async () => {
  const staying = await signedIn(door);
  door.takeDatabaseAway(true);
  try {
    const answer = await signOut(staying.browser);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.headers.getSetCookie()).toEqual([]);
  } finally {
    door.takeDatabaseAway(false);
  }
  expect(await whatWorks(staying)).toEqual(all);
});
