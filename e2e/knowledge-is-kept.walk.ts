import type { Browser, Page } from "@playwright/test";
import { type Bellhop, expect } from "./bellhop.ts";
import { test } from "./lives.ts";
import { owner, signInAt } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** The FAQ with its third question open, in a browser of its own. */
async function editorAt(browser: Browser, bellhop: Bellhop) {
  const context = await browser.newContext({ baseURL: bellhop.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInAt(page, "/faq", bellhop, owner);
  await page.locator("[data-row-button]").nth(2).click();
  // All of it is loaded, before the server is taken away.
  await expect(page.getByText("More: who may be told")).toBeVisible();
  return { context, page, ...fieldsOf(page) };
}

function fieldsOf(page: Page) {
  return {
    question: page.getByRole("textbox", { name: "Question" }),
    answer: page.getByRole("textbox", { name: "Answer" }),
    saved: page.getByText(/^Saved \d\d:\d\d$/),
    kept: page.getByRole("button", { name: "Try now" }),
  };
}

/** What the server has of an entry, read anew. */
async function readAgain(page: Page) {
  await page.reload();
  return fieldsOf(page);
}

test("two people write in the same entry: other fields are merged by themselves, the same words are decided by a person", async ({
  browser,
  bellhop,
}) => {
  test.slow();
  const [one, other] = [await editorAt(browser, bellhop), await editorAt(browser, bellhop)];
  await one.answer.fill("The first person's answer.");
  await other.question.fill("The second person's question?");
  await expect(one.question).toHaveValue("The second person's question?");
  await expect(other.answer).toHaveValue("The first person's answer.");

  // Both write the same before either is told of the other.
  await one.context.setOffline(true);
  await one.answer.fill("Breakfast until eleven.");
  await other.answer.fill("Breakfast until ten.");
  await expect(other.saved).toBeVisible();
  await one.context.setOffline(false);
  const panel = one.page.getByRole("region", { name: "Changed by two people" });
  await expect(panel).toContainText("Breakfast until ten.", { timeout: 40_000 });
  await expect(panel).toContainText("Breakfast until eleven.");
  await expect(one.answer).toHaveValue("Breakfast until eleven.");
  await panel.getByRole("button", { name: "Edit both together" }).click();
  await panel.getByRole("textbox").fill("Breakfast until ten, on Sundays until eleven.");
  await panel.getByRole("button", { name: "Use these words" }).click();
  await expect(panel).toHaveCount(0);
  await expect(other.answer).toHaveValue("Breakfast until ten, on Sundays until eleven.");
  await one.context.close();
  await other.context.close();
});

test("an entry that is removed without a connection, and that a colleague writes into meanwhile, is gone only once that is decided", async ({
  browser,
  bellhop,
}) => {
  test.slow();
  const [one, other] = [await editorAt(browser, bellhop), await editorAt(browser, bellhop)];
  await one.page
    .getByRole("button", { name: /^More for “/ })
    .nth(2)
    .click();
  await one.context.setOffline(true);
  await one.page.getByRole("menuitem", { name: "Remove" }).click();
  await other.answer.fill("Written while it was being removed.");
  await expect(other.saved).toBeVisible();
  await one.context.setOffline(false);
  const undecided = one.page.getByText("Two versions: choose").first();
  await expect(undecided).toBeVisible({ timeout: 40_000 });

  // Still asked by the next page.
  await one.page.reload();
  await expect(undecided).toBeVisible();
  await one.page.getByRole("button", { name: "Show", exact: true }).click();
  const panel = one.page.getByRole("region", { name: "Changed by two people" });
  await expect(panel).toContainText("You have removed it");
  await panel.getByRole("button", { name: "Keep it" }).click();
  await expect(panel).toHaveCount(0);
  await expect(one.answer).toHaveValue("Written while it was being removed.");
  await expect((await readAgain(other.page)).answer).toHaveValue("Written while it was being removed.");
  await one.context.close();
  await other.context.close();
});

test("words that were typed while the server was dead are saved once it is back, without a touch", async ({
  browser,
  bellhop,
  lives,
}) => {
  test.slow();
  const { page, context, answer, kept } = await editorAt(browser, bellhop);
  await lives.kill();
  await answer.fill("Typed into a dead line.");
  await expect(kept).toBeVisible();
  await lives.comeBack();
  await expect(kept).toBeHidden({ timeout: 40_000 });
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect((await readAgain(page)).answer).toHaveValue("Typed into a dead line.");
  await context.close();
});

test("words that a closed page had not saved are saved by the next one, on whatever screen it opens", async ({
  browser,
  bellhop,
  lives,
}) => {
  test.slow();
  const { page, context, answer, kept } = await editorAt(browser, bellhop);
  const address = new URL(page.url());
  await lives.kill();
  await answer.fill("Typed on a laptop that was closed.");
  await expect(kept).toBeVisible();
  await page.close({ runBeforeUnload: false });
  await lives.comeBack();

  const next = await context.newPage();
  const isSaved = next.waitForResponse(
    (response) => response.url().endsWith("/api/update_venue_info") && response.ok(),
  );
  await next.goto("/home");
  await isSaved;
  await next.goto(address.pathname + address.search);
  await expect(fieldsOf(next).answer).toHaveValue("Typed on a laptop that was closed.");
  const left = await next.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("kept")));
  expect(left).toEqual([]);
  await context.close();
});
