import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { endSessionAtProvider, fillSignIn, owner, reconnect, requestsOf, signInAt } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const typed = "The suite is ready from three o'clock, and";
const ended = (page: Page) => page.getByRole("dialog", { name: "Signed out" });
const logIn = (page: Page) => page.getByRole("button", { name: "Sign in", exact: true });
const reply = (page: Page) => page.getByRole("textbox", { name: "Reply" });

/** A member who is writing a reply. */
async function typeReply(page: Page) {
  await page.getByRole("link", { name: /Camille Laurent/ }).click();
  await reply(page).fill(typed);
}

/** If the page waits for a frame of the provider, moves its clock past the minute for which it does. */
async function endWaitForFrame(page: Page) {
  if (page.frames().length > 1) await page.clock.fastForward(61_000);
}

/** Signs the member out from the menu. */
async function signOut(page: Page, role = "Staff") {
  await page.getByRole("button", { name: new RegExp(`${role}$`) }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
}

test("a session that ends in one tab or at the provider is resumed, and nothing is lost or shown to another person", async ({
  page,
  context,
  bellhop,
}) => {
  test.slow();

  await test.step("two tabs on the sign-in page both return to their pages", async () => {
    await page.goto("/alerts");
    await expect(page.getByLabel("E-mail")).toBeVisible();
    const other = await context.newPage();
    await other.goto("/messages?tab=all");
    await expect(other.getByLabel("E-mail")).toBeVisible();
    // The SDK stores one sign-in per browser: the second one's.
    await fillSignIn(page, bellhop);
    await expect(page.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
    await expect(page).toHaveURL(`${bellhop.url}/alerts`);
    await fillSignIn(other, bellhop);
    await expect(other.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
    await expect(other).toHaveURL(`${bellhop.url}/messages?tab=all`);
    await other.close();
  });

  await test.step("a session that ends during a reply resumes in a small window, and nothing is lost", async () => {
    await page.goto("/messages?tab=all");
    await typeReply(page);
    const address = page.url();
    await endSessionAtProvider(context);
    await reconnect(page);
    await expect(ended(page)).toBeVisible();
    await expect(ended(page)).toContainText("Your session has expired. Please log in again.");

    await expectAccessible(page, "Signed out");

    // The person closes the window.
    let opened = page.waitForEvent("popup");
    await logIn(page).click();
    let popup = await opened;
    await expect(popup.getByLabel("E-mail")).toBeVisible();
    await popup.close();
    await expect(page.getByRole("alert")).toHaveText("The pop-up was closed too early. Try again.");

    // The browser blocks the window.
    await page.evaluate("window.openAsItWas = window.open; window.open = () => null");
    await logIn(page).click();
    await expect(page.getByRole("alert")).toContainText("Your browser blocked the pop-up.");
    await page.evaluate("window.open = window.openAsItWas");

    opened = page.waitForEvent("popup");
    await logIn(page).click();
    popup = await opened;
    const requests = requestsOf(context);
    const closed = popup.waitForEvent("close");
    await fillSignIn(popup, bellhop);
    await closed;
    await expect(ended(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(reply(page)).toHaveValue(typed);
    expect(requests.of("/oauth/token", "grant_type=authorization_code")).toHaveLength(1);
    await reply(page).press("Enter");
    await expect(page.getByRole("log", { name: "Messages" }).getByText(typed)).toHaveCount(1);
  });

  await test.step("without a window the person goes to the sign-in page and returns to the same place, with the reply", async () => {
    await page.goto("/messages?tab=all");
    await typeReply(page);
    const address = page.url();
    await endSessionAtProvider(context);
    await reconnect(page);
    await expect(ended(page)).toBeVisible();
    await page.getByRole("button", { name: "Sign in without the pop-up" }).click();
    await fillSignIn(page, bellhop);
    await expect(page).toHaveURL(address);
    await expect(reply(page)).toHaveValue(typed);
  });

  await test.step("signing out in one tab signs out the other at once, and signing in loads a fresh page", async () => {
    await page.goto("/messages?tab=all");
    const other = await context.newPage();
    await other.goto("/messages?tab=all");
    await typeReply(other);
    await signOut(page);
    await expect(other.getByRole("heading", { name: "You have signed out" })).toBeVisible();
    await expect(reply(other)).toHaveCount(0);
    await expectAccessible(other, "You have signed out");
    await expect(page.getByLabel("E-mail")).toBeVisible();

    await other.getByRole("button", { name: "Sign in" }).click();
    await fillSignIn(other, bellhop);
    await expect(other.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();
    await other.goto("/messages?tab=all");
    await other.getByRole("link", { name: /Camille Laurent/ }).click();
    await expect(reply(other)).toHaveValue("");
    await other.close();
  });

  await test.step("another person who signs in over an ended session finds nothing of the one before, in any tab", async () => {
    await page.goto("/messages?tab=all");
    await typeReply(page);
    const other = await context.newPage();
    await other.goto("/alerts");
    await expect(other.getByRole("heading", { level: 1, name: "Alerts" })).toBeVisible();
    await endSessionAtProvider(context);
    await reconnect(page);
    await expect(ended(page)).toBeVisible();

    const opened = page.waitForEvent("popup");
    await logIn(page).click();
    await fillSignIn(await opened, bellhop, owner);
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(`${bellhop.url}/home`);
      await expect(tab.getByRole("button", { name: /Owner$/ })).toBeVisible();
    }
    await page.goto("/messages?tab=all");
    await page.getByRole("link", { name: /Camille Laurent/ }).click();
    await expect(reply(page)).toHaveValue("");
  });
});

test("a person who takes longer than a minute in the window is told so, and still gets back", async ({
  page,
  context,
  bellhop,
}) => {
  await page.clock.install();
  await signInAt(page, "/messages?tab=all", bellhop);
  await typeReply(page);
  await endSessionAtProvider(context);
  await reconnect(page);
  await expect(ended(page)).toBeVisible();
  const opened = page.waitForEvent("popup");
  await logIn(page).click();
  const popup = await opened;
  await expect(popup.getByLabel("E-mail")).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("alert")).toHaveText("Sign-in took too long. Try again.");
  const closed = popup.waitForEvent("close");
  await fillSignIn(popup, bellhop);
  await closed;
  // In an automated browser all pages have the focus; in a real one the page gets it back with the window.
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await expect(ended(page)).toHaveCount(0);
  await expect(reply(page)).toHaveValue(typed);
});

test("a failing provider signs no one out, and work continues when it is back", async ({
  page,
  context,
  bellhop,
}) => {
  test.slow();
  await page.clock.install();
  await signInAt(page, "/messages?tab=all", bellhop);
  await typeReply(page);
  const trouble = ["**/oauth/token", "**/authorize?*"];
  for (const path of trouble) await context.route(path, (route) => route.fulfill({ status: 503, json: {} }));
  await page.clock.setSystemTime((await page.evaluate<number>("Date.now()")) + 11 * 60_000);
  const requests = requestsOf(context);
  await reply(page).press("Enter");
  const thread = page.getByRole("log", { name: "Messages" });
  // If another call was refused first, the SDK waits a minute for a frame of the provider.
  await expect
    .poll(async () => {
      await endWaitForFrame(page);
      return thread.getByText("Not sent yet.").isVisible();
    })
    .toBe(true);
  expect(requests.of("/oauth/token", "grant_type=refresh_token").length).toBeGreaterThan(0);
  expect(requests.of("/api/send_reply")).toHaveLength(0);
  await expect(ended(page)).toHaveCount(0);
  for (const path of trouble) await context.unroute(path);
  // The text is hidden while it is being sent: only the call's response confirms it. A retry that began before the
  // provider was back may wait a minute for the frame.
  await expect
    .poll(async () => {
      await endWaitForFrame(page);
      return requests.of("/api/send_reply").length;
    })
    .toBe(1);
  await expect(thread.getByText("Not sent yet.")).toHaveCount(0);
  await expect(ended(page)).toHaveCount(0);
});
