import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./knowledge.ts";

test("a task shows on every screen, can be stopped anywhere, and reports to the tab that started it", async ({
  page,
  context,
  web,
}) => {
  const reads = async (path: string) => {
    await page.goto("/builder/import");
    await page.getByRole("textbox", { name: "Web address" }).fill(web.address(path));
    await page.getByRole("button", { name: "Start import" }).click();
    await expect(page.getByText("You can leave this page. The import continues.")).toBeVisible();
  };
  // Fetching a page is limited to ten seconds, so the other screen opens first.
  const other = await context.newPage();
  await other.goto("/messages?tab=all");
  await expect(other.getByRole("link", { name: "Inbox" })).toBeVisible();
  await reads("/stopped");
  const indicator = other.getByRole("button", { name: "1 running task" });
  await indicator.click();
  const tasks = other.getByRole("dialog", { name: "Tasks" });
  await expect(tasks.getByRole("listitem").first()).toContainText("Import a page, file or text");
  await tasks.getByRole("listitem").first().getByRole("button", { name: /^Stop/ }).dblclick();
  await expect(tasks.getByRole("listitem").first()).toContainText("Stopped by Giulia Ferri");
  // The page that waits for it hears of it.
  await expect(page.getByText("Import failed")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Stopped by Giulia Ferri");
  await expectAccessible(other, "tasks");
  await expectAccessible(page, "an import that was stopped");
  await expect(indicator).toHaveCount(0);
  await other.close();

  await reads("/later");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("button", { name: "1 running task" })).toBeVisible();
  web.show("/later", '<html lang="en"><h2>Is there an orangery?</h2><p>Yes, behind the garden.</p></html>');
  web.letGo();
  await expect(page.getByText("Import finished. Review the suggestions.")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Review" }).click();
  await expect(page.getByRole("article", { name: /orangery/ })).toBeVisible();
});
