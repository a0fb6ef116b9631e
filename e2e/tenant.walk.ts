import { fetchAccess } from "@bellhop/contract/access";
import { inviteMember } from "@bellhop/contract/invitations";
import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { expect } from "./bellhop.ts";
import { askAsGuest, completeSignUp, continueToSignUp, demoMailbox, signUp } from "./new-person.ts";
import { endSessionAtProvider, fillSignIn, owner, requestsOf, signInAt, staff } from "./sign-in-page.ts";
import { callAs, openVenue, test } from "./tenant-pair.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const silentRequest = {
  client_id: "bellhop-dashboard",
  response_type: "code",
  scope: "openid",
  prompt: "none",
  code_challenge: "x".repeat(43),
  code_challenge_method: "S256",
};

test("people of the tenant sign in, sign up, join and sign out here, and the tenant knows", async ({
  page,
  context,
  bellhop,
  tenant,
}) => {
  test.slow();

  await test.step("a new person starts here, signs up at the tenant, and continues here to an answer as a guest", async () => {
    const person = {
      name: "Lucia Ferri",
      email: "lucia@secondo.example",
      password: "a long way from the sea",
    };
    await signUp(page, person, demoMailbox(tenant));
    await expect(page).toHaveURL(`${bellhop.url}/confirmation-registration`);
    await continueToSignUp(page);
    const hotel = {
      name: "Hotel Miramar",
      rooms: "42",
      phone: "06 5551 0142",
      breakfast: "Breakfast is from 7:15 to 10:45 in the lemon garden.",
    };
    await completeSignUp(page, hotel);
    await askAsGuest(page, hotel);
    expect(new URL(page.url()).origin).toBe(bellhop.url);
  });

  await test.step("a person who signs in at the tenant is new here, opens an operator, and returns to a deep link", async () => {
    await context.clearCookies();
    const person = "owner@vicina.example";
    const token = await signInOverHttp(bellhop.url, { email: person, password: bellhop.password });
    expect((await callAs(bellhop, token, fetchAccess, {})).body.code).toBe("not_a_member");
    await openVenue(bellhop, person, "Hotel Terzo");

    const requests = requestsOf(context);
    const path = "/messages?tab=all#the-middle";
    await signInAt(page, path, bellhop, person);
    await expect(page).toHaveURL(`${bellhop.url}${path}`);
    await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
    for (const { url } of requests.of("/oauth/token")) expect(url.origin).toBe(tenant.url);
    expect(requests.of("/authorize", "response_mode=query")[0]?.url.origin).toBe(tenant.url);
  });

  await test.step("an invitation to their confirmed address makes a person of the tenant a member, and no one else", async () => {
    await context.clearCookies();
    const ownersToken = await signInOverHttp(bellhop.url, { email: owner, password: bellhop.password });
    const staffsToken = await signInOverHttp(bellhop.url, { email: staff, password: bellhop.password });
    const invites = (email: string) =>
      callAs(bellhop, ownersToken, inviteMember, { email, role: "staff", venue_ids: null, language: "en" });
    expect((await invites("somebody.else@hotel.example")).body.mail_sent).toBe(false);
    expect((await callAs(bellhop, staffsToken, fetchAccess, {})).body.code).toBe("not_a_member");
    expect((await invites(staff)).status).toBe(200);
    await signInAt(page, "/home", bellhop, staff);
    const access = await callAs(bellhop, staffsToken, fetchAccess, {});
    expect(access.body).toMatchObject({
      member: { role: "staff", email: staff },
      venue: { name: "Hotel Secondo" },
    });
  });

  await test.step("a reload is signed in silently, in a frame of the tenant's", async () => {
    await context.clearCookies();
    await signInAt(page, "/messages?tab=all", bellhop, owner);
    await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
    const requests = requestsOf(context);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
    const [renewal, ...others] = requests.of("/authorize", "response_mode=web_message");
    expect(renewal?.url.origin).toBe(tenant.url);
    expect(renewal?.url.searchParams.get("prompt")).toBe("none");
    expect(others).toEqual([]);
    expect(requests.all.filter(({ url }) => url.pathname.startsWith("/account"))).toEqual([]);
  });

  await test.step("signing out ends the session at the tenant too, and returns here", async () => {
    await page.goto("/alerts");
    const requests = requestsOf(context);
    await page.getByRole("button", { name: /Owner$/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByLabel("E-mail")).toBeVisible();
    const [signOut] = requests.of("/v2/logout");
    expect(signOut?.url.origin).toBe(tenant.url);
    expect(signOut?.url.searchParams.get("returnTo")).toBe(`${bellhop.url}/`);
    const silent = await context.request.get(
      `${tenant.url}/authorize?${new URLSearchParams({ ...silentRequest, redirect_uri: `${bellhop.url}/` })}`,
      { maxRedirects: 0 },
    );
    expect(silent.headers().location).toContain("error=login_required");
  });
});

test("a token is renewed at the tenant, and a session that ended there is noticed and restored", async ({
  page,
  browser,
  context,
  bellhop,
  tenant,
}) => {
  await test.step("an expiring token is renewed at the tenant by the refresh token", async () => {
    await page.clock.install();
    await signInAt(page, "/home", bellhop, owner);
    const requests = requestsOf(context);
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now + 10 * 60_000);
    await page.getByRole("link", { name: "Alerts" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
    await expect.poll(() => requests.of("/oauth/token", "grant_type=refresh_token").length).toBe(1);
    expect(requests.of("/oauth/token")[0]?.url.origin).toBe(tenant.url);
    expect(requests.of("/authorize")).toHaveLength(0);
  });

  await test.step("a session that ended at the tenant is noticed when its token expires, and the tenant's window restores it", async () => {
    const another = await browser.newContext();
    const tab = await another.newPage();
    await tab.clock.install();
    await signInAt(tab, "/home", bellhop, owner);
    await endSessionAtProvider(another, tenant.url);
    const now = await tab.evaluate(() => Date.now());
    await tab.clock.setSystemTime(now + 10 * 60_000);
    // The page may notice before the click: then the dialog covers the link.
    await tab.getByRole("link", { name: "Alerts" }).first().dispatchEvent("click");
    await expect(tab.getByRole("dialog", { name: "Signed out" })).toBeVisible();
    const opened = tab.waitForEvent("popup");
    await tab.getByRole("button", { name: "Sign in", exact: true }).click();
    await fillSignIn(await opened, bellhop, owner);
    await expect(tab.getByRole("dialog")).toHaveCount(0);
    await expect(tab.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
    await another.close();
  });
});
