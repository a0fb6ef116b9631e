import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./knowledge.ts";

test("a task shows on every screen, is stopped on another one, and its end is told to whoever began it", async ({
  page,
  context,
  web,
}) => {
  const reads = async (path: string) => {
    await page.goto("/builder/import");
    await page.getByRole("textbox", { name: "Address of the page" }).fill(web.address(path));
    await page.getByRole("button", { name: "Read it" }).click();
    await expect(page.getByText("You can leave this page; it goes on by itself.")).toBeVisible();
  };
  // A page is waited for ten seconds only: the other screen is there before that begins.
  const other = await context.newPage();
  await other.goto("/messages?tab=all");
  await expect(other.getByRole("link", { name: "Inbox" })).toBeVisible();
  await reads("/stopped");
  const indicator = other.getByRole("button", { name: "1 task under way" });
  await indicator.click();
  const tasks = other.getByRole("dialog", { name: "Tasks" });
  await expect(tasks.getByRole("listitem").first()).toContainText("Read a page, file or text");
  await tasks.getByRole("listitem").first().getByRole("button", { name: /^Stop/ }).dblclick();
  await expect(tasks.getByRole("listitem").first()).toContainText("Stopped by Giulia Ferri");
  // The page that waits for it hears of it.
  await expect(page.getByText("This could not be read")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Stopped by Giulia Ferri");
  await expectAccessible(other, "tasks");
  await expectAccessible(page, "an import that was stopped");
  await expect(indicator).toHaveCount(0);
  await other.close();

  await reads("/later");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("button", { name: "1 task under way" })).toBeVisible();
  web.show("/later", '<html lang="en"><h2>Is there a chapel?</h2><p>Yes, behind the garden.</p></html>');
  web.letGo();
  await expect(page.getByText("Read. Nothing counts until you take it.")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Review" }).click();
  await expect(page.getByRole("article", { name: /chapel/ })).toBeVisible();
});
