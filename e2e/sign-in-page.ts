import type { APIRequestContext, APIResponse, BrowserContext, Page } from "@playwright/test";
import { openSessionOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { type Bellhop, expect } from "./bellhop.ts";
import { changeDevice } from "./change-device.ts";

export const staff = "staff@belvedere.example";
export const owner = "owner@belvedere.example";

/** Fills in the provider's form, in the page or in a pop-up window. */
export async function fillSignIn(page: Page, { password }: Bellhop, email = staff) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Opens a path of the dashboard as a person whose browser has a session already. */
export async function openSignedIn(page: Page, path: string, bellhop: Bellhop, email = staff) {
  await page.context().addCookies([await openSession(page.context().request, bellhop, email)]);
  await page.goto(path);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
}

/** Opens a path as another person than the page's last one, on a device that is new to them. */
export async function openAsAnother(page: Page, path: string, bellhop: Bellhop, email = staff) {
  await changeDevice(page, bellhop);
  await openSignedIn(page, path, bellhop, email);
}

/**
 * Signs in without opening a page. `request` keeps the provider's cookies. Returns the cookie by which the dashboard
 * knows that there is a session to renew: without it, it loads once to send the browser to the provider, and once more
 * afterwards. `sign-in.walk.ts` shows that.
 */
export async function openSession(request: APIRequestContext, { url, password }: Bellhop, email = staff) {
  const clientId = await openSessionOverHttp(
    url,
    { email, password },
    {
      get: async (address, headers = {}) =>
        responseOf(await request.get(address, { headers, maxRedirects: 0 })),
      post: async (address, form, headers = {}) =>
        responseOf(await request.post(address, { form, headers, maxRedirects: 0 })),
    },
  );
  return { name: `auth0.${clientId}.is.authenticated`, value: "true", url };
}

async function responseOf(response: APIResponse): Promise<Response> {
  const { location } = response.headers();
  return new Response(await response.text(), {
    status: response.status(),
    ...(location && { headers: { location } }),
  });
}

/** Opens a path of the dashboard as a person who must sign in first, with the form. */
export async function signInAt(page: Page, path: string, bellhop: Bellhop, email = staff) {
  await page.goto(path);
  await fillSignIn(page, bellhop, email);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
}

/** Ends the session of this browser at the provider. Open pages notice within ten seconds. */
export async function endSessionAtProvider(
  context: BrowserContext,
  provider = new URL(context.pages()[0]?.url() ?? "").origin,
) {
  const headers = { referer: `${provider}/` };
  const answer = await context.request.get(`${provider}/v2/logout`, { headers, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
}

/** Reopens the live stream at once, as when the network returns, so that ended access is noticed now. */
export async function reconnect(page: Page) {
  await page.evaluate("dispatchEvent(new Event('online'))");
}

/** All addresses that the page requests, oldest first; `of` filters them. */
export function requestsOf(context: BrowserContext) {
  const requests: { url: URL; method: string; body: string; referer: string }[] = [];
  context.on("request", (request) => {
    requests.push({
      url: new URL(request.url()),
      method: request.method(),
      body: request.postData() ?? "",
      referer: request.headers().referer ?? "",
    });
  });
  return {
    all: requests,
    of: (path: string, having = "") =>
      requests.filter(({ url, body }) => url.pathname === path && `${url.search} ${body}`.includes(having)),
    forget: () => requests.splice(0),
  };
}
