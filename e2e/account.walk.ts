import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { demoMailbox } from "./new-person.ts";

const password = "four brown umbrellas";
const newPassword = "a boat with nine red oars";

const withoutScripts = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, javaScriptEnabled: false, locale: "en" })).newPage();

test("a person creates, views, changes and recovers an account without scripts", async ({
  browser,
  bellhop,
}) => {
  const mailbox = demoMailbox(bellhop);
  const email = "ida@miramar.example";
  const page = await withoutScripts(browser, bellhop.url);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const newestLink = async () => (await mailbox.mailTo(email)).links[0] ?? "";

  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Your name").fill("Ida Holm");
  await page.getByLabel("Work e-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("password1234");
  await press("Create account");
  await expect(page.getByRole("alert")).toContainText("Please check the form");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/too common/);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press("Create account");
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();

  const elsewhere = await withoutScripts(browser, bellhop.url);
  const confirm = await newestLink();
  await elsewhere.goto(confirm);
  await expect(elsewhere.getByLabel("Password", { exact: true })).toBeVisible();
  await page.goto(confirm);
  await press("Confirm and sign in");
  await expect(page).toHaveURL(/\/confirmation-registration$/);
  await elsewhere.reload();
  await expect(elsewhere.getByRole("heading", { name: "This link no longer works" })).toBeVisible();

  await elsewhere.goto("/account");
  await elsewhere.getByLabel("E-mail").fill(email);
  await elsewhere.getByLabel("Password", { exact: true }).fill(password);
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await expect(elsewhere.getByRole("heading", { name: "Your account" })).toBeVisible();

  await page.goto("/account");
  const sessions = page.getByRole("form", { name: "Where you are signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: /^Sign out: / }).click();
  await expect(page.getByRole("status")).toHaveText("That device was signed out.");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();

  const form = page.getByRole("form", { name: "Password" });
  await form.getByLabel("Current password").fill("something else");
  await form.getByLabel("New password").fill(newPassword);
  await press("Change password");
  await expect(form.getByLabel("Current password")).toHaveAccessibleDescription(
    "This password is wrong. Try again.",
  );
  await form.getByLabel("Current password").fill(password);
  await form.getByLabel("New password").fill(newPassword);
  await press("Change password");
  await expect(page.getByRole("status")).toContainText("Your password was changed.");
  await press("Sign out everywhere");
  await page.goto("/account");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("E-mail").fill(email);
  await press("Send the link");
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  // After the mail that confirms the address, and the one about the new password.
  await page.goto((await mailbox.mailTo(email, 3)).links[0] ?? "");
  await page.getByLabel("New password").fill(password);
  await press("Save password");
  await expect(page.getByRole("heading", { name: "Your password was changed" })).toBeVisible();
  await page.goto("/account");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press("Sign in");
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
});

const devices = [
  ["on a desk", "en", { width: 1280, height: 800 }],
  ["on a phone and from right to left", "ar", { width: 360, height: 740 }],
] as const;

test("the account pages are accessible, help with a password, and explain an address without encryption", async ({
  page,
  browser,
  bellhop,
}) => {
  // Runs axe twelve times.
  test.slow();
  for (const [where, locale, viewport] of devices)
    await test.step(`the account pages are accessible, ${where}`, async () => {
      const device = await browser.newContext({ baseURL: bellhop.url, locale, viewport });
      const page = await device.newPage();
      for (const path of ["/account/sign-up", "/account/forgot", "/account/reset/none", "/account/sign-in"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page, `${path} in ${locale}`);
      }
      await page.locator("#email").fill("owner@belvedere.example");
      await page.locator("#password").fill(bellhop.password);
      await page.locator("form.card button[type=submit]").click();
      await expect(page).toHaveURL(/\/account$/);
      await expectAccessible(page, `/account in ${locale}`);
      await page.goto("/v2/logout");
      await expect(page).toHaveURL(/\/account\/sign-out\?/);
      await expectAccessible(page, `/account/sign-out in ${locale}`);
      await device.close();
    });

  await test.step("the hint updates while a password is typed, and the password can be shown", async () => {
    await page.goto("/account/sign-up");
    const typed = page.getByLabel("Password", { exact: true });
    await typed.pressSequentially("four brow");
    await expect(typed).toHaveAccessibleDescription(
      "At least 12 characters, 3 more needed. Three or four words are best.",
    );
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(typed).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(typed).toHaveAttribute("type", "password");
  });

  await test.step("a plain-http address explains why no one can sign in there, and what helps", async () => {
    const { port } = new URL(bellhop.url);
    await page.goto(`http://reception.test:${port}/messages`);
    await expect(page.getByRole("heading", { name: "You can't sign in at this address" })).toBeVisible();
    await expect(page.getByText(`http://reception.test:${port} is not encrypted`)).toBeVisible();
    await expect(
      page.getByText(`caddy reverse-proxy --from https://reception.test --to 127.0.0.1:${port}`),
    ).toBeVisible();
    await expect(page.getByText("TRUST_PROXY=1 npm start")).toBeVisible();
  });
});
