import { languageNames } from "@bellhop/contract/languages";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";

test("the sign-in pages are read in a language that is chosen at their foot, without any script, and stay in it", async ({
  browser,
  bellhop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "fr-FR" });
  const page = await context.newPage();
  await page.goto(`${bellhop.url}/account/sign-up`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByText(languageNames.fr).first().click();
  await page.getByRole("button", { name: languageNames.de }).click();
  await expect(page).toHaveURL(`${bellhop.url}/account/sign-up`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("button", { name: "Konto anlegen" })).toBeVisible();
  await page.goto(`${bellhop.url}/account/forgot`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await context.close();
});

test("from right to left, on a phone and with the keyboard, nothing is in anybody's way", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
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
});
