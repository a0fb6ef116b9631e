import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { demoMailbox } from "./new-person.ts";
import { openSignedIn, staff } from "./sign-in-page.ts";

const inviter = "owner@vicina.example";
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const invited = (page: Page) => page.getByRole("region", { name: /^Pending invitations/ });

async function invite(page: Page, email: string, venue?: string) {
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  await page.getByLabel("E-mail").fill(email);
  if (venue) {
    await page.getByLabel("All hotels").uncheck();
    await page.getByRole("checkbox", { name: venue }).check();
  }
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(invited(page).getByText(email)).toBeVisible();
}

test("invitations are sent, declined, withdrawn and accepted, and end with their hotel", async ({
  page,
  browser,
  bellhop,
}) => {
  test.slow();

  await test.step("an invitation is not sent twice within a minute, and disappears once declined or withdrawn", async () => {
    await page.setViewportSize(desk);
    await openSignedIn(page, "/settingsaccountsetup", bellhop, inviter);
    await invite(page, staff);
    await page.getByRole("button", { name: `Send again to ${staff}` }).click();
    // The mail before it went out this very minute.
    await expect(page.getByText(/^Too many requests/)).toBeVisible();

    const theirs = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
    const tab = await theirs.newPage();
    await openSignedIn(tab, "/home", bellhop, staff);
    await tab
      .getByRole("main")
      .getByRole("button", { name: /^Decline the invitation/ })
      .click();
    await expect(tab.getByText(/^Invitation declined\./)).toBeVisible();
    await tab.reload();
    await expect(tab.getByRole("heading", { level: 1, name: /^Good / })).toBeVisible();
    await expect(tab.getByRole("button", { name: /^Join/ })).toHaveCount(0);
    await theirs.close();

    const nobody = "nobody@vicina.example";
    await invite(page, nobody);
    await expect(invited(page).getByText(staff)).toHaveCount(0);
    await page.getByRole("button", { name: `Withdraw the invitation to ${nobody}` }).click();
    await expect(page.getByText(/Invitation to .* withdrawn/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("region", { name: /^Members/ }).getByText(inviter)).toBeVisible();
    await expect(invited(page)).toHaveCount(0);
  });

  await test.step("a person whose only venue closes is told so, and is back once it reopens", async () => {
    const annex = "Vicina Annex";
    const newcomer = "tiago@vicina.example";
    await page.goto("/settingsaccountsetup");
    await page.getByRole("button", { name: "Add hotel" }).click();
    await page.getByLabel("Hotel name").fill(annex);
    await page.getByLabel("Country").selectOption("PT");
    await page.getByLabel("Rooms").fill("6");
    await page.getByLabel("Reception phone").fill("912 555 0188");
    await page.getByRole("dialog").getByRole("button", { name: "Add hotel" }).click();
    await expect(page.getByRole("region", { name: /^Hotels/ }).getByText(annex)).toBeVisible();
    await invite(page, newcomer, annex);

    const theirs = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
    const tab = await theirs.newPage();
    const [link = ""] = (await demoMailbox(bellhop).mailTo(newcomer)).links;
    await tab.goto(link);
    await tab.getByLabel("Your name").fill("Tiago Reis");
    await tab.getByLabel("Password", { exact: true }).fill("six rooms and a lemon tree");
    await tab.getByRole("button", { name: "Create account and accept" }).click();
    await expect(tab).toHaveURL(/\/home$/);
    await expect(tab.getByRole("heading", { level: 1, name: /Tiago/ })).toBeVisible();

    const change = async (item: string) => {
      await page.getByRole("button", { name: `Actions for ${annex}` }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    const close = async () => {
      await change("Close");
      await page.getByLabel(/^Type .* to confirm/).fill(annex);
      await page.getByRole("button", { name: "Close hotel" }).click();
    };
    await close();
    await tab.reload();
    await expect(tab.getByRole("heading", { name: /^You have no hotel at / })).toBeVisible();
    await expectAccessible(tab, "no venue left, on a phone");
    await change("Reopen");
    await tab.getByRole("button", { name: "Check again" }).click();
    await expect(tab.getByRole("heading", { level: 1, name: /Tiago/ })).toBeVisible();
    await theirs.close();
  });
});
