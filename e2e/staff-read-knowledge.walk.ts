import { startImport } from "@bellhop/contract/imports";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, faq, idOf, test } from "./knowledge.ts";
import { openSignedIn, staff } from "./sign-in-page.ts";

// The staff member's session, not the owner's.
test.use({ storageState: { cookies: [], origins: [] } });

/** Controls on a screen that could change entries; search and test questions can't. */
const changing = (page: Page) =>
  page
    .getByRole("main")
    .locator("input, textarea, select")
    .and(page.locator(":enabled:not([readonly]):not([type=search])"))
    .evaluateAll((fields) =>
      fields
        .map(
          (field) =>
            (field as unknown as { labels: { innerText: string }[] }).labels[0]?.innerText.split("\n")[0],
        )
        .filter(
          (label) =>
            !/^(Type of guest|Date|Draft|Live.*|Which entry answers this\?|Section)?$/.test(label ?? ""),
        ),
    );

test("staff read entries, their history and search results, without controls that change anything", async ({
  page,
  bellhop,
  ask,
  writes,
}) => {
  // Seven screens.
  test.slow();
  await writes([
    {
      section: "amenities",
      entry_id: idOf(1),
      key: "breakfast",
      availability: "present",
      facts: { from: "07:00" },
    },
    faq(2, "When is breakfast?", "Breakfast is from 8:00."),
    {
      section: "upsells",
      entry_id: idOf(3),
      key: "massage",
      price: { amount: 8500, currency: "EUR" },
      unit: "person",
    },
  ]);
  const { import_id } = await ask(startImport, {
    from: { kind: "text", text: "Is there a chapel?\nYes, behind the garden." },
  });
  await openSignedIn(page, "/faq", bellhop, staff);
  await page.getByRole("button", { name: /^When is breakfast\?/ }).click();
  await expect(page.getByRole("textbox", { name: "Answer" })).toHaveAttribute("readonly");
  await expect(page.getByText("These two say different things.")).toBeVisible();
  await expect(page.getByText("Only managers and owners can edit this.")).toBeVisible();
  await expectAccessible(page, "an entry as staff read it");

  const acts =
    /^(Add|Undo|Select|Accept|Dismiss|Use|Both are correct|Restore|Put back|Put everything|Remove|Roll back|Replace|Start import|Stop import|Mark the rest|Set |Duplicate|Stop)\b/;
  const expectReadOnly = async (path: string, sign: string | RegExp) => {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(sign).first()).toBeVisible();
      expect(await changing(page)).toEqual([]);
      await expect(page.getByRole("button", { name: acts })).toHaveCount(0);
    });
  };
  await expectReadOnly(`/faq?entry=${idOf(2)}`, "These two say different things.");
  await expectReadOnly("/amenities#breakfast", "From 07:00");
  await expectReadOnly("/upsells", "€85");
  await expectReadOnly("/builder?show=contradictions", "These two say different things.");
  await expectReadOnly(`/builder/import?import=${import_id}`, "Is there a chapel?");
  await expectReadOnly("/guest-assistant", "When questions go to staff");
  await page.goto("/faq");
  await page.getByRole("button", { name: "History of changes" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText("When is breakfast?");
  await expect(page.getByRole("button", { name: acts })).toHaveCount(0);
});
