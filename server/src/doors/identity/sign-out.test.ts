import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { sessionCheck } from "../../domain/identity/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { openPage, send } from "./test-account.ts";
import { type TestBrowser, testBrowser } from "./test-browser.ts";
import { authorizationRequest, openTestDoor, paolo, requestToken, signedIn } from "./test-door.ts";

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
/** What Chromium sends where a page of ours assigns `window.location`. */
const fromOurPage = {
  referer: `${url}/`,
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
};
const signOut = (browser: TestBrowser, query = "", headers: Record<string, string> = {}) =>
  browser.get(`${url}/v2/logout${query}`, { ...fromOurPage, ...headers });

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
    // It signs nobody in; it only keeps strangers from locking the person out.
    const knownBrowser = `bellhop-known-${new URL(url).port}`;
    expect(leaving.browser.cookiesFor(url)).toEqual([knownBrowser]);
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

const crossSite = { ...fromOurPage, "sec-fetch-site": "cross-site", referer: "https://elsewhere.example/" };
/** None of them may sign anyone out. */
const strangers: Array<[what: string, headers: Record<string, string>]> = [
  ["a link on another site", crossSite],
  ["a link on another site that hides where it stands", { ...crossSite, referer: "" }],
  ["a link on a neighbouring site", { ...crossSite, "sec-fetch-site": "same-site" }],
  ["a link of ours by way of another site", { ...crossSite, referer: `${url}/` }],
  ["a link that a guest wrote, opened from the inbox", { ...fromOurPage, referer: "" }],
  ["an address that is typed", { ...fromOurPage, "sec-fetch-site": "none", referer: "" }],
  ["an old browser without a page before", {}],
  ["an old browser from another site", { referer: "https://elsewhere.example/" }],
  ["an old browser from a site with our name in it", { referer: `${url}.elsewhere.example/` }],
  ["an image", { ...fromOurPage, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
  ["an image on another site", { ...crossSite, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
  ["a frame", { ...fromOurPage, "sec-fetch-dest": "iframe" }],
  ["a frame on another site", { ...crossSite, "sec-fetch-dest": "iframe" }],
  ["a script's request", { ...fromOurPage, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
];

test.each(strangers)("%s signs nobody out, and leads to a page that asks", async (_what, headers) => {
  const staying = await signedIn(door);
  const answer = await staying.browser.get(
    `${url}/v2/logout?returnTo=${encodeURIComponent(`${url}/home`)}`,
    headers,
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const page = await staying.browser.get(`${url}${answer.headers.get("location")}`, headers);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<h1>Sign out?</h1>");
  expect(await whatWorks(staying)).toEqual(all);
});

describe("the page that asks", () => {
  const path = `/account/sign-out?${new URLSearchParams({ returnTo: `${url}/home` })}`;

  test("signs out at the press of its button, and leads to where the link wanted", async () => {
    const leaving = await signedIn(door);
    const answer = await send(door, leaving.browser, path);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${url}/home`]);
    expect(await whatWorks(leaving)).toEqual(nothing);
  });

  test("takes no form of another site, of another browser, or without its token", async () => {
    const [staying, other] = [await signedIn(door), await signedIn(door)];
    const { formToken } = await openPage(door, staying.browser, path);
    const { formToken: others } = await openPage(door, other.browser, path);
    const forms: Array<[token: string, origin: string]> = [
      [formToken, "https://elsewhere.example"],
      [others, url],
      ["", url],
    ];
    for (const [form_token, origin] of forms) {
      expect((await staying.browser.post(`${url}${path}`, { form_token }, { origin })).status).toBe(403);
    }
    expect(await whatWorks(staying)).toEqual(all);
  });

  test("leads nowhere else, and on at once for who is not signed in", async () => {
    const { browser } = await signedIn(door);
    const elsewhere = `/account/sign-out?${new URLSearchParams({ returnTo: "https://elsewhere.example/" })}`;
    const answer = await send(door, browser, elsewhere);
    expect(answer.headers.get("location")).toBe(`${url}/`);
    const visit = await browser.get(`${url}${path}`);
    expect([visit.status, visit.headers.get("location")]).toEqual([303, `${url}/home`]);
  });

  test("stays what it is when its language is changed", async () => {
    // The account keeps the language: others sign in as another.
    const staying = await signedIn(door, testBrowser(), paolo);
    const chosen = await staying.browser.post(
      `${url}/account/language`,
      { back: path, language: "de" },
      { origin: url },
    );
    const page = await staying.browser.get(new URL(chosen.headers.get("location") ?? "", url).href, {
      ...fromOurPage,
      referer: `${url}${path}`,
    });
    expect(await page.text()).toContain("<h1>Abmelden?</h1>");
    expect(await whatWorks(staying)).toEqual(all);
  });
});
