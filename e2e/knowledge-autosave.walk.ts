import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Bellhop, expect, test } from "./bellhop.ts";
import { test as restartTest } from "./restartable-bellhop.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** The cookies of the owner's session, from the walk's first browser. */
let signedIn: Awaited<ReturnType<BrowserContext["storageState"]>> | undefined;
test.beforeEach(() => {
  signedIn = undefined;
});

/** Opens the FAQ with one question open, in a new browser. */
async function editorAt(browser: Browser, bellhop: Bellhop, question = 2) {
  const context = await browser.newContext({
    baseURL: bellhop.url,
    viewport: { width: 1440, height: 900 },
    ...(signedIn && { storageState: signedIn }),
  });
  const page = await context.newPage();
  if (signedIn) await page.goto("/faq");
  else await openSignedIn(page, "/faq", bellhop, owner);
  signedIn ??= await context.storageState();
  await page.locator("[data-row-button]").nth(question).click();
  // Everything is loaded before the server is killed.
  await expect(page.getByText("Limit to some guests or dates")).toBeVisible();
  return { context, page, ...fieldsOf(page) };
}

function fieldsOf(page: Page) {
  return {
    question: page.getByRole("textbox", { name: "Question" }),
    answer: page.getByRole("textbox", { name: "Answer" }),
    saved: page.getByText(/^Saved \d\d:\d\d$/),
    kept: page.getByRole("button", { name: "Try again" }),
  };
}

/** Reloads the page, so that the fields show what the server has. */
async function readAgain(page: Page) {
  await page.reload();
  return fieldsOf(page);
}

test("two people edit and remove one entry, and nothing is lost", async ({ browser, bellhop }) => {
  test.slow();

  await test.step("two people edit one entry: different fields merge automatically, for the same field a person decides", async () => {
    const [one, other] = [await editorAt(browser, bellhop), await editorAt(browser, bellhop)];
    await one.answer.fill("The first person's answer.");
    await other.question.fill("The second person's question?");
    await expect(one.question).toHaveValue("The second person's question?");
    await expect(other.answer).toHaveValue("The first person's answer.");

    // Both pages write before either receives the other's change.
    await one.context.setOffline(true);
    await one.answer.fill("Breakfast until eleven.");
    await other.answer.fill("Breakfast until ten.");
    await expect(other.saved).toBeVisible();
    await one.context.setOffline(false);
    const panel = one.page.getByRole("region", { name: "Changed by two people" });
    await expect(panel).toContainText("Breakfast until ten.", { timeout: 40_000 });
    await expect(panel).toContainText("Breakfast until eleven.");
    await expect(one.answer).toHaveValue("Breakfast until eleven.");
    await panel.getByRole("button", { name: "Combine both" }).click();
    await panel.getByRole("textbox").fill("Breakfast until ten, on Sundays until eleven.");
    await panel.getByRole("button", { name: "Use this text" }).click();
    await expect(panel).toHaveCount(0);
    await expect(other.answer).toHaveValue("Breakfast until ten, on Sundays until eleven.");
    await one.context.close();
    await other.context.close();
  });

  await test.step("an entry removed offline that a colleague changed is deleted only after a decision", async () => {
    const [one, other] = [await editorAt(browser, bellhop), await editorAt(browser, bellhop)];
    await one.page
      .getByRole("button", { name: /^Actions for “/ })
      .nth(2)
      .click();
    await one.context.setOffline(true);
    await one.page.getByRole("menuitem", { name: "Remove" }).click();
    await other.answer.fill("Written while it was being removed.");
    await expect(other.saved).toBeVisible();
    await one.context.setOffline(false);
    const undecided = one.page.getByText("Choose a version").first();
    await expect(undecided).toBeVisible({ timeout: 40_000 });

    // The next page still asks.
    await one.page.reload();
    await expect(undecided).toBeVisible();
    await one.page.getByRole("button", { name: "Show", exact: true }).click();
    const panel = one.page.getByRole("region", { name: "Changed by two people" });
    await expect(panel).toContainText("You removed this");
    await panel.getByRole("button", { name: "Keep entry" }).click();
    await expect(panel).toHaveCount(0);
    await expect(one.answer).toHaveValue("Written while it was being removed.");
    await expect((await readAgain(other.page)).answer).toHaveValue("Written while it was being removed.");
    await one.context.close();
    await other.context.close();
  });
});

restartTest(
  "words typed while the server was down are saved once it is back, by this page or the next",
  async ({ browser, bellhop, server }) => {
    test.slow();
    const open = await editorAt(browser, bellhop);
    const closed = await editorAt(browser, bellhop, 1);
    const address = new URL(closed.page.url());
    await server.kill();
    await open.answer.fill("Typed into a dead line.");
    await expect(open.kept).toBeVisible();
    await closed.answer.fill("Typed on a laptop that was closed.");
    await expect(closed.kept).toBeVisible();
    await closed.page.close({ runBeforeUnload: false });
    await server.restart();

    // The open page is not touched.
    await expect(open.kept).toBeHidden({ timeout: 40_000 });
    await expect(open.page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect((await readAgain(open.page)).answer).toHaveValue("Typed into a dead line.");
    await open.context.close();

    // The next page saves the closed page's changes, whichever screen it opens.
    const next = await closed.context.newPage();
    const isSaved = next.waitForResponse(
      (response) => response.url().endsWith("/api/update_venue_info") && response.ok(),
    );
    await next.goto("/home");
    await isSaved;
    await next.goto(address.pathname + address.search);
    await expect(fieldsOf(next).answer).toHaveValue("Typed on a laptop that was closed.");
    const keptNames = await next.evaluate(() =>
      Object.keys(localStorage).filter((name) => name.includes("kept")),
    );
    expect(keptNames).toEqual([]);
    await closed.context.close();
  },
);
