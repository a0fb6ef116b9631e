import { languageNames } from "@bellhop/contract/languages";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { demoMailbox } from "./new-person.ts";
import { openSignedIn, staff } from "./sign-in-page.ts";

test("each page switches its language, and the dashboard keeps it for the person", async ({
  browser,
  bellhop,
  page,
  context,
}) => {
  test.slow();
  await test.step("the sign-in pages switch language at the bottom, without scripts, and keep it", async () => {
    const visitor = await browser.newContext({ javaScriptEnabled: false, locale: "fr-FR" });
    const page = await visitor.newPage();
    await page.goto(`${bellhop.url}/account/sign-up`);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.getByText(languageNames.fr).first().click();
    await page.getByRole("button", { name: languageNames.de }).click();
    await expect(page).toHaveURL(`${bellhop.url}/account/sign-up`);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("button", { name: "Konto anlegen" })).toBeVisible();
    await page.goto(`${bellhop.url}/account/forgot`);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await visitor.close();
  });

  await test.step("from right to left, on a phone and with the keyboard, nothing is blocked", async () => {
    const visitor = await browser.newContext({ baseURL: bellhop.url, viewport: { width: 390, height: 844 } });
    const page = await visitor.newPage();
    await page.goto("/home");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    const menu = page.locator("summary");
    await menu.focus();
    await page.keyboard.press("Enter");
    await expectAccessible(page, "menu of languages");
    for (const _ of Object.keys(languageNames)) await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: languageNames.ar })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await menu.click();
    await expectAccessible(page, "menu of languages, from right to left");
    await visitor.close();
  });

  await test.step("the dashboard's language is the person's: it changes without a reload, in all tabs, on other devices, in pages and mails", async () => {
    const html = (of: Page) => of.locator("html");
    await openSignedIn(page, "/home", bellhop);
    const tab = await context.newPage();
    await tab.goto("/faq");
    await expect(tab.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.evaluate("window.isSamePage = true");

    const chosen = page.waitForResponse(`${bellhop.url}/api/choose_language`);
    await page.getByRole("button", { name: /Marta Conti/ }).click();
    await page.getByRole("menuitemradio", { name: languageNames.de }).click();
    expect((await chosen).status()).toBe(200);
    await expect(html(page)).toHaveAttribute("lang", "de");
    await expect(page.getByRole("navigation", { name: "Hauptmenü" })).toBeVisible();
    expect(await page.evaluate("window.isSamePage")).toBe(true);
    await expect(html(tab)).toHaveAttribute("lang", "de");
    await expect(tab.getByRole("navigation", { name: "Hauptmenü" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("navigation", { name: "Hauptmenü" })).toBeVisible();

    const phone = await browser.newContext({ baseURL: bellhop.url, locale: "fr-FR" });
    const other = await phone.newPage();
    await other.goto("/home");
    await other.getByLabel("E-mail").fill(staff);
    await other.getByLabel("Mot de passe", { exact: true }).fill(bellhop.password);
    await other.getByRole("button", { name: "Se connecter" }).click();
    await expect(other.getByRole("navigation", { name: "Hauptmenü" })).toBeVisible();
    await other.goto("/account");
    await expect(html(other)).toHaveAttribute("lang", "de");
    await phone.close();

    const stranger = await (await browser.newContext({ baseURL: bellhop.url, locale: "en" })).newPage();
    await stranger.goto("/account/forgot");
    await stranger.getByLabel("E-mail").fill(staff);
    await stranger.getByRole("button", { name: "Send the link" }).click();
    const newest = async () => (await demoMailbox(bellhop).mailTo(staff)).subject;
    await expect.poll(newest).toBe("Wählen Sie ein neues Passwort");
  });
});
