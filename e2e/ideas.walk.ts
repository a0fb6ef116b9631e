import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { openSignedIn, owner, staff } from "./sign-in-page.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const neighbour = "owner@vicina.example";
const path = "/upvote-features";

const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const voteOn = (page: Page, title: string) => row(page, title).getByRole("button", { name: /vote for/ });
const panel = (page: Page) => page.getByRole("dialog").first();
const titles = (page: Page) =>
  page
    .getByRole("region", { name: "All ideas" })
    .getByRole("listitem")
    .getByRole("heading")
    .allTextContents();

async function moderate(page: Page, act: string) {
  await panel(page).getByRole("button", { name: "Moderate" }).click();
  await page.getByRole("menuitem", { name: act }).click();
}

test("a receptionist finds ideas, votes, suggests and comments, and loses nothing", async ({
  page,
  bellhop,
  context,
}) => {
  test.slow();
  await test.step("a receptionist finds, votes, undoes, suggests and comments", async () => {
    await page.setViewportSize(desk);
    await openSignedIn(page, path, bellhop, staff);
    await expect(page.getByRole("heading", { name: "Ideas", level: 1 })).toBeVisible();
    // Marta's idea was built.
    await expect(page.getByRole("link", { name: "Ideas 1 new" })).toBeVisible();
    const banner = page.getByRole("region", { name: "Shipped" });
    await expect(banner).toContainText("“A welcome card for the room” is built.");
    await expectAccessible(page, "ideas");
    await banner.getByRole("link", { name: "See idea" }).click();
    await expect(panel(page)).toContainText("Open a guest and choose");
    await expectAccessible(page, "a shipped idea");
    await page.keyboard.press("Escape");
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Ideas", exact: true }).first()).toBeVisible();

    const vote = voteOn(page, "A quiet hour");
    await expect(vote).toHaveAccessibleName(/^1 vote: vote for/);
    await vote.click();
    await expect(vote).toHaveAttribute("aria-pressed", "true");
    await expect(vote).toHaveAccessibleName(/^2 votes/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(vote).toHaveAttribute("aria-pressed", "false");
    await expect(vote).toHaveAccessibleName(/^1 vote/);

    await page.getByLabel("Search ideas").fill("instag");
    await expect(page).toHaveURL(/q=instag/);
    await expect.poll(() => titles(page)).toEqual(["Answer guests on Instagram too"]);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(["Answer guests on Instagram too"]);
    await page.getByLabel("Search ideas").fill("zeppelin");
    await expect(page.getByText("No ideas match.")).toBeVisible();
    await page.getByRole("link", { name: "Clear filters" }).click();
    await page.getByLabel("Sort by").selectOption("newest");
    await page.getByLabel("Status").selectOption("all");
    await expect(page).toHaveURL(/sort=newest/);
    await expect.poll(async () => (await titles(page))[0]).toBe("A quiet hour for the alert sound");

    await page.getByRole("button", { name: "Suggest an idea" }).click();
    const dialog = page.getByRole("dialog", { name: "Suggest an idea" });
    await dialog.getByRole("button", { name: "Add idea" }).click();
    await expect(dialog.getByText("Enter a title.")).toBeVisible();
    await dialog.getByLabel("What should Bellhop do?").fill("Reply on Instagram");
    await expect(dialog.getByRole("button", { name: "Answer guests on Instagram too" })).toBeVisible();
    await expectAccessible(page, "suggest an idea");
    await dialog.getByLabel("What should Bellhop do?").fill("Print room keys");
    await dialog.getByLabel(/Why would it help you/).fill("The encoder is slow.");
    await dialog.getByRole("button", { name: "Add idea" }).click();
    await expect(panel(page)).toContainText("Print room keys");
    await panel(page).getByRole("button", { name: "Edit idea" }).click();
    const edit = page.getByRole("dialog", { name: "Edit your idea" });
    await edit.getByLabel("What should Bellhop do?").fill("Encode room keys");
    await edit.getByRole("button", { name: "Save idea" }).click();
    await expect(panel(page)).toContainText("Encode room keys");
    await panel(page).getByLabel("Your comment").fill("With NFC, please.");
    await panel(page).getByRole("button", { name: "Add comment" }).click();
    await expect(panel(page).getByRole("listitem")).toContainText("With NFC, please.");
    await page.keyboard.press("Escape");
    await expect(voteOn(page, "Encode room keys")).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("texts that were not sent are still there when their dialog is opened again", async () => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const suggest = page.getByRole("button", { name: "Suggest an idea" });
    const title = page.getByLabel("What should Bellhop do?");
    await suggest.click();
    await title.fill("Weigh the luggage");
    await page.keyboard.press("Escape");
    await expect(title).toHaveCount(0);
    await suggest.click();
    await expect(title).toHaveValue("Weigh the luggage");
    await page.getByRole("button", { name: "Add idea" }).click();
    await expect(panel(page)).toContainText("Weigh the luggage");
    const comment = panel(page).getByLabel("Your comment");
    await comment.fill("Up to 30 kg");
    await panel(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "Weigh the luggage" }).click();
    await expect(comment).toHaveValue("Up to 30 kg");
    await panel(page).getByRole("button", { name: "Add comment" }).click();
    await expect(comment).toHaveValue("");
    await panel(page).getByRole("button", { name: "Close" }).click();
    await suggest.click();
    await expect(title).toHaveValue("");
  });

  await test.step("a vote that cannot be sent is taken back and says why", async () => {
    await page.setViewportSize(desk);
    await page.goto(path);
    const vote = voteOn(page, "A quiet hour");
    await expect(vote).toBeVisible();
    await context.setOffline(true);
    await vote.click();
    await expect(page.getByText(/Your vote was not counted/)).toBeVisible();
    await expect(vote).toHaveAttribute("aria-pressed", "false");
    await context.setOffline(false);
  });
});

test("a host ships, declines, merges and hides; another company sees no names", async ({
  page,
  bellhop,
  browser,
}) => {
  await page.setViewportSize(desk);
  await openSignedIn(page, path, bellhop, owner);
  await page.getByRole("link", { name: "A quiet hour for the alert sound" }).click();
  await moderate(page, "Change status");
  const status = page.getByRole("dialog", { name: "Change status" });
  await status.getByLabel("Status").selectOption("declined");
  await status.getByRole("button", { name: "Save status" }).click();
  await expect(status.getByText("Write something first")).toBeVisible();
  await expectAccessible(page, "change an idea's status");
  await status.getByLabel("Status").selectOption("shipped");
  await status.getByLabel("Note").fill("Under Notifications.");
  await status.getByRole("button", { name: "Save status" }).click();
  await expect(status).toHaveCount(0);
  await expect(panel(page)).toContainText("Under Notifications.");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Suggest an idea" }).click();
  const dialog = page.getByRole("dialog", { name: "Suggest an idea" });
  await dialog.getByLabel("What should Bellhop do?").fill("Instagram messages");
  await dialog.getByRole("button", { name: "Add idea" }).click();
  await expect(panel(page)).toContainText("Instagram messages");
  await moderate(page, "Merge into another");
  const merge = page.getByRole("dialog", { name: "Merge into another idea" });
  await merge.getByLabel("Search ideas").fill("answer guests");
  await merge.getByRole("radio", { name: /Answer guests on Instagram too/ }).check();
  await expectAccessible(page, "merge ideas");
  await merge.getByRole("button", { name: "Merge ideas" }).click();
  await expect(panel(page)).toContainText("Answer guests on Instagram too");
  await expect(panel(page).getByRole("button", { name: /^3 votes/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Show the next days' arrivals on Home" }).click();
  await moderate(page, "Hide idea");
  await expect(row(page, "Show the next days' arrivals")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Show the next days' arrivals")).toHaveCount(1);

  const elsewhere = await browser.newContext({ baseURL: bellhop.url, viewport: phone, hasTouch: true });
  const other = await elsewhere.newPage();
  await openSignedIn(other, path, bellhop, neighbour);
  await expect(other.getByRole("region", { name: "Shipped" })).toContainText("are built");
  await expect(other.getByText("Another hotel").first()).toBeVisible();
  for (const name of ["Giulia", "Marta", "Belvedere"])
    await expect(other.getByRole("main")).not.toContainText(name);
  await expectAccessible(other, "ideas on a phone");
  await other.getByRole("link", { name: "Answer guests on Instagram too" }).click();
  await expect(panel(other)).toContainText("You ·");
  await expect(panel(other).getByRole("button", { name: "Moderate" })).toHaveCount(0);
  await expectAccessible(other, "an idea on a phone");
  await panel(other).getByRole("button", { name: "Close" }).click();
  await other.getByRole("link", { name: "What's new", exact: true }).click();
  await expect(other.getByRole("heading", { name: "You asked, we built it" })).toBeVisible();
  await expect(other.getByText("The assistant answers guests on WhatsApp", { exact: false })).toBeVisible();
  await expectAccessible(other, "what's new on a phone");
  await elsewhere.close();
});
