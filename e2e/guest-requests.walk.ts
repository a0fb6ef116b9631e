import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { guestPagesOf, thread } from "./guest-page.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

const phone = { width: 390, height: 844 };
const hotel = "Hotel Belvedere";

/** The form whose summary has this name. */
const form = (page: Page, name: string) =>
  page.getByRole("group").filter({ has: page.getByText(name, { exact: true }) });

const dayIn = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(day);
};

test("a guest asks for a taxi and orders an extra by the forms that an owner chose", async ({
  browser,
  bellhop,
  page,
}) => {
  test.slow();
  for (const javaScriptEnabled of [true, false])
    await test.step(`a guest asks for a taxi and orders an extra, ${javaScriptEnabled ? "with" : "without"} the script`, async () => {
      const { house } = await guestPagesOf(bellhop, hotel);
      const device = await browser.newContext({
        baseURL: bellhop.url,
        viewport: phone,
        locale: "en",
        javaScriptEnabled,
      });
      const page = await device.newPage();
      await page.goto(house);
      await page.getByText("Taxi", { exact: true }).click();
      const taxi = form(page, "Taxi");
      await taxi.getByLabel("Number of people").fill("3");
      await taxi.getByLabel("Day (optional)").fill(dayIn(1));
      await taxi.getByLabel("Time").fill("18:00");
      await taxi.getByLabel("Room (optional)").fill("x".repeat(30));
      await taxi.getByLabel("Details (optional)").fill(`To the station ${javaScriptEnabled}`);
      if (javaScriptEnabled) await expectAccessible(page, "open form on the guest page");
      // The browser's own checks are bypassed: the server says what is wrong, and keeps what was typed.
      await taxi.getByLabel("Number of people").evaluate((field) => field.removeAttribute("max"));
      await taxi.getByLabel("Number of people").fill("300");
      await taxi.getByRole("button", { name: "Send request" }).click();
      await expect(taxi.getByRole("alert")).toHaveText("Not sent. Please check: Number of people");
      await expect(taxi.getByRole("alert")).toBeInViewport();
      await expect(taxi.getByLabel("Number of people")).toHaveAccessibleDescription(
        "Number of people: a number from 1 to 99.",
      );
      await expect(taxi.getByLabel("Details (optional)")).toHaveValue(`To the station ${javaScriptEnabled}`);
      if (javaScriptEnabled) await expectAccessible(page, "refused form on the guest page");
      await taxi.getByLabel("Number of people").fill("3");
      await taxi.getByRole("button", { name: "Send request" }).click();
      await expect(thread(page)).toContainText(`Taxi (3 people), To the station ${javaScriptEnabled}`);
      await expect(thread(page)).toContainText("The team will confirm.");

      await page.getByText("Half board", { exact: true }).click();
      const halfBoard = form(page, "Half board");
      await expect(halfBoard).toContainText("€38 per person and night");
      await halfBoard.getByLabel("How many").fill("2");
      await halfBoard.getByLabel("Day").fill(dayIn(2));
      await halfBoard.getByLabel("Details (optional)").fill(`Vegan ${javaScriptEnabled}`);
      await halfBoard.getByRole("button", { name: "Order" }).click();
      await expect(thread(page)).toContainText("Confirmed: 2 × Half board");

      if (!javaScriptEnabled) return device.close();
      const desk = await browser.newContext({ baseURL: bellhop.url });
      const staff = await desk.newPage();
      await openSignedIn(staff, "/messages?tab=all", bellhop);
      await staff.getByRole("link", { name: /Web / }).first().click();
      await expect(staff.getByRole("log")).toContainText("To the station true");
      await staff.getByRole("button", { name: "Confirm", exact: true }).first().click();
      await staff.getByRole("button", { name: /^Confirm and send/ }).click();
      await expect(thread(page)).toContainText("Confirmed: taxi (3 people)", { timeout: 30_000 });
      await desk.close();
      await device.close();
    });

  await test.step("the forms fit a phone in each look, also right to left", async () => {
    const { house, anyone } = await guestPagesOf(bellhop, hotel);
    for (const lang of ["ar", "de", "ja"]) {
      const device = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
      const page = await device.newPage();
      await page.goto(`${house}?lang=${lang}`);
      await page.locator("#request-taxi summary").click();
      await page.locator("#request-late_check_out summary").click();
      await page.locator("details:has([name=entry_id]) summary").first().click();
      await expectAccessible(page, `forms in ${lang}`);
      const html = page.locator("html");
      const overflow = await html.evaluate((root) => root.scrollWidth - root.clientWidth);
      expect(overflow).toBe(0);
      await device.close();
    }
    const device = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
    const page = await device.newPage();
    await page.goto(anyone);
    await expect(page.locator("#request-taxi")).toHaveCount(0);
    await device.close();
  });

  await test.step("an owner chooses what guests can ask for, and the guest page follows", async () => {
    const { house } = await guestPagesOf(bellhop, hotel);
    await openSignedIn(page, "/public", bellhop, owner);
    const section = page.getByRole("region", { name: "Requests" });
    await expect(section.getByRole("listitem").first()).toHaveText("Taxi");
    await section.getByRole("button", { name: "Remove button Towels" }).click();
    await section.getByLabel("Add a button").selectOption({ label: "Bed linen" });
    await expect(section.getByRole("listitem").last()).toHaveText("Bed linen");
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await expectAccessible(page, "requests on the guest page");
    const guests = await browser.newContext({ baseURL: bellhop.url, viewport: phone, locale: "en" });
    const guest = await guests.newPage();
    await guest.goto(house);
    await expect(guest.getByText("Bed linen", { exact: true })).toBeVisible();
    await expect(guest.getByText("Towels", { exact: true })).toHaveCount(0);
    await guests.close();
    await section.getByRole("button", { name: "Remove button Bed linen" }).click();
    await section.getByLabel("Add a button").selectOption({ label: "Towels" });
    await expect(section.getByRole("listitem").last()).toHaveText("Towels");
    await expect(page.getByText(/^Saved/)).toBeVisible();
  });
});
