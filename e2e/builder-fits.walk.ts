import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, type Filed, faq, idOf, test } from "./knowledge.ts";

const breakfast = (from: string): Filed => ({
  section: "amenities",
  entry_id: idOf(1),
  key: "breakfast",
  availability: "present",
  facts: { from, until: "10:00" },
});
const landing = faq(
  2,
  "Is there a helicopter landing place for guests who come from far away and cannot come by car or train?",
  "The helicopter lands on the field behind the church every Monday.",
);

const asks = async (page: Page, question: string) => {
  const field = page.getByRole("textbox", { name: "Ask as a guest" });
  await field.fill(question);
  await field.press("Enter");
};

const isCut = (page: Page) => page.getByRole("log").evaluate((log) => log.scrollWidth > log.clientWidth + 1);

test("the builder and the playground fit their window, and say what disagrees", async ({
  page,
  writes,
  browser,
  bellhop,
  storageState,
}) => {
  test.slow();
  await test.step("the builder keeps one bar, and the preview is a drawer below 1,380 pixels and at 200 % zoom", async () => {
    await writes([breakfast("07:00"), landing], { published: true });
    await page.goto("/builder?section=faq");
    const aside = page.getByRole("complementary", { name: "Preview" });
    await expect(aside).toBeVisible();
    await asks(
      page,
      "Is there a helicopter landing place for guests who come from far away and cannot come by car or train?",
    );
    await expect(page.getByRole("log")).toContainText("behind the church");
    expect(await isCut(page)).toBe(false);

    const bar = page.getByRole("region", { name: "Publishing" });
    for (const size of [
      { width: 1280, height: 800 },
      { width: 640, height: 450 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect(aside).toHaveCount(0);
      const box = await bar.boundingBox();
      expect(box?.height).toBeLessThan(80);
      // The form ends where the only bar begins.
      const form = await page.getByRole("main").getByRole("heading", { name: "FAQ" }).boundingBox();
      expect((box?.y ?? 0) - (form?.y ?? 0)).toBeGreaterThan(size.height / 3);
      await bar.getByRole("button", { name: "Preview" }).click();
      const drawer = page.getByRole("dialog", { name: "Preview" });
      await expect(drawer.getByRole("log")).toContainText("behind the church");
      expect(await isCut(page)).toBe(false);
      await expectAccessible(page, `preview at ${size.width}`);
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
    }
  });

  await test.step("in German, the longer words scroll nothing sideways, at 200 % zoom and on the smallest phone", async () => {
    const german = await browser.newContext({ baseURL: bellhop.url, locale: "de", storageState });
    const page = await german.newPage();
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 450 });
      await page.goto("/builder?section=faq");
      await expect(page.getByRole("heading", { name: "Häufige Fragen" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Vorschau" })).toBeVisible();
      const isTooWide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
      expect(await page.evaluate(isTooWide), `${width} pixels`).toBe(false);
    }
    await german.close();
  });

  await test.step("the rail counts key topics, versions list their changes, and an answer that was not given names both entries", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await writes([breakfast("07:00"), landing], { published: true });
    const disagrees = faq(3, "When is breakfast?", "Breakfast is from 8:00 to 11:00.");
    await writes([breakfast("07:30"), disagrees], { published: true });
    await page.goto("/builder?section=faq&show=versions");
    const panel = page.getByRole("dialog", { name: "Versions" });
    const newest = panel.getByRole("listitem").first();
    await expect(newest).toContainText("Changed: \u2068Breakfast\u2069");
    await expect(newest).toContainText("New: \u2068When is breakfast?\u2069");
    await expect(newest).toContainText("Removed: \u2068Is there a helicopter landing place");
    await panel.getByRole("button", { name: "Close" }).click();

    const rail = page.getByRole("navigation", { name: "Sections" });
    await expect(rail.getByText(/^\d+ key topics? empty$|^Key topics filled$/).first()).toBeVisible();
    await expect(rail).not.toContainText("%");

    await asks(page, "When is breakfast?");
    const turn = page.getByRole("log").getByRole("article").last();
    await expect(turn).toContainText("Handed over");
    await expect(turn.getByRole("link", { name: "Breakfast", exact: true })).toBeVisible();
    await expect(turn.getByRole("link", { name: "When is breakfast?" })).toBeVisible();
  });

  await test.step("the playground says which entry fits better than one that was not used", async () => {
    const leaves = "When does the boat leave?";
    await writes([
      faq(4, leaves, "The boat leaves at ten from the pier."),
      faq(5, "When does the boat come back?", "The boat is at the pier by five."),
    ]);
    await page.goto("/guest-assistant");
    await asks(page, leaves);
    const loser = page.getByRole("log").getByRole("listitem").filter({ hasText: "come back" });
    await expect(loser).toContainText("not used, because");
    await expect(loser.getByRole("link", { name: leaves })).toBeVisible();
  });
});
