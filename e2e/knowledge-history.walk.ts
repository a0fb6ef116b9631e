import { listConciergeVersions, tryAssistant } from "@bellhop/contract/concierge";
import { expectAccessible } from "./accessibility.ts";
import { expect, faq, saved, test } from "./knowledge.ts";

const boat = faq(1, "When does the boat leave?", "The boat leaves at nine from the pier.");
const crypt = faq(3, "Is there a crypt?", "Yes, below the chapel.");
const chapel = faq(2, "Is there a chapel?", "Yes, behind the garden.");

test("changes are listed and restored, in the editor and in what is published", async ({
  page,
  writes,
  ask,
}) => {
  test.slow();
  await test.step("the history shows a change word by word, restores it, and the restore is undone", async () => {
    await writes([boat, chapel]);
    await page.goto("/faq");
    await page.getByRole("button", { name: "When does the boat leave?", exact: true }).click();
    const answer = page.getByRole("textbox", { name: "Answer" });
    await answer.fill("The boat leaves at ten from the pier. 🚤");
    await saved(page);

    await page.getByRole("button", { name: "History of changes" }).click();
    const history = page.getByRole("dialog");
    const newest = history.getByRole("listitem").first();
    await expect(newest.locator("del").first()).toHaveText("nine");
    await expect(newest.locator("ins").first()).toHaveText("ten");
    await expectAccessible(page, "history");
    await newest.getByRole("button", { name: "Restore earlier text: When does the boat leave?" }).dblclick();
    await expect(newest.locator("ins").first()).toHaveText("nine");
    await expect(answer).toHaveValue("The boat leaves at nine from the pier.");
    await history.getByRole("button", { name: "Close" }).click();
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect(answer).toHaveValue("The boat leaves at ten from the pier. 🚤");
  });

  await test.step("restoring the current state changes nothing and adds nothing to undo", async () => {
    await writes([boat]);
    await writes([boat, crypt]);
    await page.goto("/faq");
    await page.getByRole("button", { name: "When does the boat leave?", exact: true }).click();
    await page.getByRole("textbox", { name: "Answer" }).fill("It leaves at ten.");
    await saved(page);
    await page.getByRole("button", { name: "History of changes" }).click();
    // Older revisions are further down.
    const remove = page.getByRole("button", { name: "Remove entry: Is there a crypt?" }).last();
    await remove.click();
    await expect(page.getByText("Entry restored.")).toBeVisible();
    await remove.click();
    await expect(page.getByText("Nothing to restore. This entry is already like that.")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Is there a crypt?", exact: true })).toHaveCount(0);
    // The existing revision restores the removed entry and nothing else.
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Is there a crypt?", exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Answer" })).toHaveValue("It leaves at ten.");
  });

  await test.step("one click rolls back the published version, and later changes are listed", async () => {
    await writes([boat, chapel], { published: true });
    await writes([faq(1, "When does the boat leave?", "The boat leaves at ten from the pier."), chapel]);
    const { items } = await ask(listConciergeVersions, { limit: 1 });
    const before = items[0]?.version ?? 0;
    await page.goto("/builder");
    const bar = page.getByRole("region", { name: "Publishing" });
    const says = async (words: string) => {
      const { text } = await ask(tryAssistant, { text: "When does the boat leave?", of: "live" });
      expect(text).toBe(words);
    };

    await bar.getByRole("link", { name: "1 change" }).click();
    const panel = page.getByRole("dialog");
    await expect(panel.getByRole("listitem")).toContainText("Changed");
    await expect(panel.locator("del")).toHaveText("nine");
    await expect(panel.locator("ins")).toHaveText("ten");
    await expectAccessible(page, "what has changed");
    await page.goBack();
    await expect(panel).toHaveCount(0);

    await bar.getByRole("button", { name: "Publish 1 change" }).dblclick();
    await expect(bar.getByText("Up to date")).toBeVisible();
    // The second click has reached nothing else.
    const menu = bar.getByRole("button", { name: "More publishing options" });
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await says("The boat leaves at ten from the pier.");
    expect((await ask(listConciergeVersions, { limit: 1 })).items[0]?.version).toBe(before + 1);

    await menu.click();
    await page.getByRole("menuitem", { name: "Versions" }).click();
    await expectAccessible(page, "versions");
    await panel.getByRole("button", { name: `Roll back to version ${before}` }).click();
    await expect(page.getByText(`Version ${before} is live now.`)).toBeVisible();
    await says("The boat leaves at nine from the pier.");
    await panel.getByRole("link", { name: "See unpublished changes" }).click();
    await expect(panel.locator("ins")).toHaveText("ten");
    await panel.getByRole("button", { name: "Close" }).click();
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await expect(bar.getByText("Up to date")).toBeVisible();
    await says("The boat leaves at ten from the pier.");
  });
});
