import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { type Bellhop, expect, test } from "./bellhop.ts";
import { ask, guestPagesOf, thread } from "./guest-page.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function guestAsks(browser: Browser, bellhop: Bellhop, question: string, answer: string | RegExp) {
  const { house } = await guestPagesOf(bellhop, "Hotel Belvedere");
  const device = await browser.newContext({ baseURL: bellhop.url, locale: "en" });
  const page = await device.newPage();
  await page.goto(house);
  await ask(page, question);
  await expect(thread(page)).toContainText(answer);
  return page;
}

/** Opens a number, and returns how many rows stand behind it. */
async function countedRows(page: Page, number: Locator): Promise<number> {
  await number.focus();
  await number.press("Enter");
  const panel = page.getByRole("dialog");
  const shown = panel.getByText(/^\d+ of \d+ shown$/);
  await expect(shown).toBeVisible();
  const more = panel.getByRole("button", { name: "Show more" });
  while (await more.isVisible()) {
    const before = await shown.textContent();
    await more.click();
    await expect(shown).not.toHaveText(before ?? "");
  }
  const rows = await panel.getByRole("listitem").count();
  await expect(shown).toHaveText(`${rows} of ${rows} shown`);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  return rows;
}

const shownIn = async (number: Locator) =>
  Number((await number.locator("bdi").first().textContent())?.replaceAll(/\D/g, ""));

async function downloaded(page: Page, rows: string): Promise<string[]> {
  await page.getByRole("button", { name: "Download CSV" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: rows }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  return (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
}

test("an owner reads the week, opens the lists behind its numbers, and downloads it", async ({
  browser,
  page,
  bellhop,
}) => {
  test.slow();
  // Simulated guests are not counted, so these write on the guest page: two are answered, one is not.
  await guestAsks(browser, bellhop, "When is breakfast?", "from 7:00 to 10:30");
  await guestAsks(browser, bellhop, "Where can I park?", "garage");
  const unanswered = await guestAsks(browser, bellhop, "Who painted the frescoes in the hall?", /team/i);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, "/messages?tab=all", bellhop, owner);
  await page
    .getByRole("link", { name: /frescoes/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Reply" }).fill("Anna Rossi painted them in 1911.");
  await page.getByRole("button", { name: /^Send( reply)?( |$)/ }).click();
  await expect(thread(unanswered)).toContainText("Anna Rossi painted them");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByRole("heading", { name: "Statistics", level: 1 })).toBeVisible();
  await expect(page.getByText("The assistant answered")).toBeVisible();
  await expectAccessible(page, "statistics");

  await test.step("behind each number are exactly as many rows", async () => {
    for (const name of [
      "Answered by the assistant",
      "First reply by staff",
      "Why it was handed over",
      "Languages",
    ]) {
      const numbers = card(page, name).locator("a[aria-haspopup=dialog]");
      await expect(numbers.first()).toBeVisible();
      for (const number of await numbers.all()) {
        const value = await shownIn(number);
        expect(await countedRows(page, number), `${name}: ${await number.textContent()}`).toBe(value);
        await expect(number).toBeFocused();
      }
    }
  });

  await test.step("a row opens its conversation, and going back shows the list again", async () => {
    await card(page, "Answered by the assistant").locator("a[aria-haspopup=dialog]").last().click();
    const panel = page.getByRole("dialog");
    await expect(panel.getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page, "what a number counts");
    await panel.getByRole("listitem").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/messages\?.*conversation=/);
    await page.goBack();
    await expect(panel.getByRole("listitem").first()).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("charts have tables", async () => {
    const hours = card(page, "Busiest hours");
    await expect(hours.getByRole("img", { name: /^Messages from guests by weekday and hour/ })).toBeVisible();
    await hours.getByRole("button", { name: /^Show as table/ }).click();
    await expect(hours.getByRole("row")).toHaveCount(8);
    await expectAccessible(page, "statistics as a table");
  });

  await test.step("the period changes by keyboard, and is in the address", async () => {
    await page.keyboard.press("[");
    await expect(page).toHaveURL(/to=\d{4}-\d\d-\d\d/);
    await page.keyboard.press("]");
    await expect(page).not.toHaveURL(/to=/);
    await page.keyboard.press("3");
    await expect(page.getByRole("radio", { name: "Month" })).toBeChecked();
    await page.reload();
    await expect(page.getByRole("radio", { name: "Month" })).toBeChecked();
    await page.keyboard.press("4");
    await expect(page.getByRole("textbox", { name: "From" })).toBeVisible();
    await expectAccessible(page, "statistics of a custom period");
    await page.getByRole("radio", { name: "Week" }).check();
    await page.getByRole("checkbox", { name: "Compare with the period before" }).uncheck();
    await expect(page).toHaveURL(/compare=none/);
  });

  await test.step("files name the time zone", async () => {
    const days = await downloaded(page, "One row per day");
    expect(days).toHaveLength(8);
    expect(days[0]).toContain("Europe/Rome");
    const conversations = await downloaded(page, "One row per conversation");
    expect(conversations[0]).toContain("Europe/Rome");
    expect(conversations.length).toBeGreaterThan(1);
  });

  await test.step("on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("combobox", { name: "Period" })).toBeVisible();
    await expectAccessible(page, "statistics on a phone");
  });
});
