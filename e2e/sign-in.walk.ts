import { expect, test } from "./bellhop.ts";
import { endSessionAtProvider, fillSignIn, requestsOf, signInAt } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const silently = "prompt=none";
const byRefreshToken = "grant_type=refresh_token";

test("a person signs in at a deep link, stays signed in until the session ends, signs out, and signs in at /login", async ({
  page,
  context,
  bellhop,
}) => {
  test.slow();
  await test.step("a sign-in that fails leads home and can be tried again", async () => {
    await page.goto("/?error=access_denied&error_description=Not+at+this+hour.&state=s");
    await expect(page.getByRole("heading", { name: "Sign-in failed" })).toBeVisible();
    await expect(page).toHaveURL(`${bellhop.url}/home`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("E-mail")).toBeVisible();
  });

  await test.step("a deep link opens completely after signing in, without code or token in the address", async () => {
    const requests = requestsOf(context);
    const path = "/messages?tab=all#the-middle";
    await signInAt(page, path, bellhop);
    await expect(page).toHaveURL(`${bellhop.url}${path}`);
    await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();

    // A visitor without a session record does not wait for a silent sign-in.
    expect(requests.of("/authorize", silently)).toHaveLength(0);

    const code = requests.all.find(({ url }) => url.searchParams.has("code"))?.url.searchParams.get("code");
    expect(code).toBeTruthy();
    const exchanged = requests.of("/oauth/token", "grant_type=authorization_code");
    expect(exchanged).toHaveLength(1);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const cookies = await page.evaluate("document.cookie");
    for (const secret of [code as string, "eyJ"]) {
      expect(kept).not.toContain(secret);
      expect(cookies).not.toContain(secret);
      for (const { referer } of requests.all) expect(referer).not.toContain(secret);
    }
    expect(requests.all.filter(({ referer }) => referer.includes("code="))).toEqual([]);

    await page.goBack();
    expect(page.url()).not.toMatch(/[?&]code=/);
    await page.goForward();
    await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
  });

  await test.step("a reload is signed in silently, in a frame", async () => {
    await page.goto("/messages?tab=all");
    await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
    const requests = requestsOf(context);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
    await expect(page).toHaveURL(`${bellhop.url}/messages?tab=all`);
    expect(requests.of("/authorize", silently)).toHaveLength(1);
    expect(requests.of("/authorize", "response_mode=web_message")).toHaveLength(1);
    expect(requests.all.filter(({ url }) => url.pathname.startsWith("/account"))).toEqual([]);
  });

  await test.step("a session that ends elsewhere signs out every idle tab", async () => {
    await page.goto("/messages?tab=all");
    const idle = await context.newPage();
    await idle.goto("/alerts");
    await expect(idle.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
    await endSessionAtProvider(context);
    for (const tab of [page, idle])
      await expect(tab.getByRole("dialog", { name: "Signed out" })).toBeVisible();
    // The dialog is opaque and can't be closed.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Signed out" })).toBeVisible();

    // One page signs in again, and the other one recovers too.
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await fillSignIn(await opened, bellhop);
    for (const tab of [page, idle]) await expect(tab.getByRole("dialog")).toHaveCount(0);
    await expect(idle.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
    await idle.close();
  });

  await test.step("signing out ends the session here and at the provider; going back shows nothing", async () => {
    await page.goto("/alerts");
    const requests = requestsOf(context);
    await page.getByRole("button", { name: /Staff$/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByLabel("E-mail")).toBeVisible();
    const [signOut] = requests.of("/v2/logout");
    expect(Object.fromEntries(signOut?.url.searchParams ?? [])).toMatchObject({
      client_id: expect.any(String),
      returnTo: `${bellhop.url}/`,
    });
    await page.goto("/alerts");
    await expect(page.getByLabel("E-mail")).toBeVisible();
    await page.goBack();
    // Until then the page may still be on its way there.
    await expect(page.getByLabel("E-mail")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Alerts" })).toHaveCount(0);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => name.includes("is.authenticated"))).toEqual([]);
  });

  await test.step("/login leads to the sign-in page and then home; a signed-in person goes home at once", async () => {
    await signInAt(page, "/login", bellhop);
    await expect(page).toHaveURL(`${bellhop.url}/home`);
    await page.goto("/login");
    await expect(page).toHaveURL(`${bellhop.url}/home`);
  });
});

test("an expiring token is renewed by the refresh token, and without one in a frame", async ({
  page,
  context,
  bellhop,
}) => {
  await page.clock.install();
  await signInAt(page, "/home", bellhop);
  const requests = requestsOf(context);
  const wait = async (minutes: number) => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now + minutes * 60_000);
  };

  // With more than a minute left, the token is reused.
  await wait(8);
  await page.getByRole("link", { name: "Alerts" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
  expect(requests.of("/oauth/token")).toHaveLength(0);

  await wait(2);
  const renewed = page.waitForResponse("**/oauth/token");
  await page.getByRole("link", { name: "Inbox" }).first().click();
  await (await renewed).finished();
  await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
  expect(requests.of("/oauth/token", byRefreshToken)).toHaveLength(1);
  expect(requests.of("/authorize")).toHaveLength(0);

  // The refresh token is gone, the session at the provider is not.
  requests.forget();
  await context.route("**/oauth/token", (route) =>
    route.request().postData()?.includes(byRefreshToken)
      ? route.fulfill({
          status: 400,
          json: { error: "invalid_grant", error_description: "Unknown or invalid refresh token." },
        })
      : route.continue(),
  );
  await wait(11);
  await page.getByRole("link", { name: "Alerts" }).first().click();
  await expect.poll(() => requests.of("/oauth/token", "grant_type=authorization_code").length).toBe(1);
  expect(requests.of("/authorize", silently)).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
