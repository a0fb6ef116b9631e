import { tryAssistant } from "@bellhop/contract/concierge";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, type Filed, faq, idOf, test } from "./knowledge.ts";

const breakfast: Filed = {
  section: "amenities",
  entry_id: idOf(1),
  key: "breakfast",
  availability: "present",
  facts: { from: "07:00", until: "10:00" },
};
const disagrees = faq(2, "When is breakfast?", "Breakfast is from 8:00 to 11:00.");

const card = (page: Page, what: RegExp) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("listitem")
    .filter({ hasText: what })
    .filter({ hasText: "Two entries disagree" });

test("what contradicts shows where it is edited and before publishing, and a button of one side settles it", async ({
  page,
  ask,
  writes,
}) => {
  await writes([breakfast, disagrees]);
  await page.goto("/faq");
  await page.getByRole("button", { name: /^When is breakfast\?/ }).click();
  await expect(card(page, /07:00/)).toContainText("Breakfast · Amenities");
  await expect(card(page, /07:00/)).toContainText("When is breakfast? · FAQ");
  await expectAccessible(page, "an entry that disagrees");

  await page.goto("/builder?section=amenities");
  await page.getByRole("button", { name: "Resolve 2 contradictions" }).click();
  const panel = page.getByRole("dialog", { name: "Contradictions" });
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "contradictions");
  // The second click of a double one finds the next card where the first has been.
  await panel.getByRole("button", { name: /^Use .*07:00/ }).dblclick();
  await expect(page.getByText(/Both say .*07:00.* now/)).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await panel.getByRole("button", { name: "Both are right" }).click();
  await expect(panel).toContainText("Nothing contradicts");
  await panel.getByRole("button", { name: "1 marked as no contradiction" }).click();
  await expectAccessible(page, "a contradiction that was dismissed");
  await panel.getByRole("button", { name: /^Show it again/ }).click();
  await panel.getByRole("button", { name: /^Use .*11:00/ }).click();
  await expect(panel).toContainText("Nothing contradicts");
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: /^Breakfast/ })).toContainText("From 07:00 until 11:00");
  const { text } = await ask(tryAssistant, { text: "When is breakfast?", of: "draft" });
  expect(text).toContain("Breakfast is from 7:00 to 11:00.");
});

test("what contradicts is published anyway after a question; guests who ask about it get a person", async ({
  page,
  ask,
  writes,
}) => {
  await writes([breakfast, disagrees]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/builder");
  const bar = page.getByRole("region", { name: "Publishing" });
  await expect(bar.getByRole("button", { name: "Resolve 2 contradictions" })).toBeVisible();
  await bar.getByRole("button", { name: "More about publishing" }).click();
  await page.getByRole("menuitem", { name: "Publish anyway…" }).click();
  await expect(page.getByText("2 contradictions stay open.")).toBeVisible();
  await expectAccessible(page, "publish anyway, on a phone");
  await page.getByRole("button", { name: "Publish anyway" }).dblclick();
  await expect(bar.getByText("Published with 2 contradictions")).toBeVisible();
  const { action, reason } = await ask(tryAssistant, { text: "When is breakfast?", of: "live" });
  expect({ action, reason }).toEqual({ action: "hand_over", reason: "entries_disagree" });
  await bar.getByRole("button", { name: "Resolve 2 contradictions" }).click();
  await expectAccessible(page, "contradictions on a phone");

  // What guests hear is what was published: that both are right has to be, too.
  const panel = page.getByRole("dialog", { name: "Contradictions" });
  await panel.getByRole("button", { name: "Both are right" }).first().click();
  await expect(panel.getByRole("button", { name: "Both are right" })).toHaveCount(1);
  await panel.getByRole("button", { name: "Both are right" }).click();
  await expect(panel).toContainText("Nothing contradicts");
  await panel.getByRole("button", { name: "Close" }).click();
  expect((await ask(tryAssistant, { text: "When is breakfast?", of: "live" })).action).toBe("hand_over");
  await bar.getByRole("button", { name: "Publish 1 change" }).click();
  await expect(bar.getByText("All is published")).toBeVisible();
  expect((await ask(tryAssistant, { text: "When is breakfast?", of: "live" })).action).toBe("answer");
});
