import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, type Filed, faq, idOf, saved, test } from "./knowledge.ts";

const questions = ["Is there a chapel?", "Is there a crypt?", "Is there a tower?"];
const upsell = (nth: number, key: string): Filed => ({
  section: "upsells",
  entry_id: idOf(nth),
  key,
  price: { amount: 8500, currency: "EUR" },
  unit: key === "massage" ? "person" : "item",
});

const rows = (page: Page) => page.getByRole("main").locator("[data-row-button]");
const fromMenu = async (page: Page, of: string | RegExp, act: string) => {
  await page.getByRole("button", { name: of }).first().click();
  await page.getByRole("menuitem", { name: act }).click();
};

test("questions, amenities and extras are found, edited in bulk and brought back", async ({
  page,
  writes,
}) => {
  await test.step("questions are duplicated, reordered, edited in bulk, removed and found; each step is undone", async () => {
    await writes(questions.map((question, nth) => faq(nth + 1, question, "Yes, behind the garden.")));
    await page.goto("/faq");
    await expect(rows(page)).toHaveText(questions);

    await fromMenu(page, "Actions for “Is there a chapel?”", "Duplicate");
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole("textbox", { name: "Question" }).fill("هل توجد كنيسة؟ ⛪");
    await saved(page);
    await expect(rows(page).nth(1)).toHaveText("هل توجد كنيسة؟ ⛪");
    await expectAccessible(page, "a question from right to left among others");
    await fromMenu(page, "Actions for “هل توجد كنيسة؟ ⛪”", "Remove");
    await expect(rows(page)).toHaveText(questions);

    await fromMenu(page, "Actions for “Is there a tower?”", "Move to top");
    await expect(rows(page).first()).toHaveText("Is there a tower?");
    await rows(page).first().focus();
    await page.keyboard.press("Control+z");
    await expect(rows(page)).toHaveText(questions);

    await page.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("button", { name: "Select all" }).click();
    await page.getByRole("button", { name: "For which guests" }).click();
    await page.getByRole("menuitem", { name: "Only during their stay" }).click();
    await expect(page.getByRole("main").getByText("During stay", { exact: true })).toHaveCount(3);
    await expectAccessible(page, "many questions at once");
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(page.getByRole("main").getByText("During stay", { exact: true })).toHaveCount(0);
    await page
      .getByRole("group", { name: "Change the selected" })
      .getByRole("button", { name: "Remove" })
      .click();
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole("status").getByRole("button", { name: "Undo" }).last().click();
    await expect(rows(page)).toHaveText(questions);
    await page.getByRole("button", { name: "Done" }).click();

    // An open entry does not end a search for others.
    await rows(page).first().click();
    await page.getByRole("searchbox", { name: "Search FAQ" }).fill("tower");
    await expect(rows(page)).toHaveText(["Is there a tower?"]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("searchbox").fill(`${"Donaudampfschifffahrt".repeat(4)} 🎉`);
    await expect(page.getByText(/^No entry found for/)).toBeVisible();
    await expectAccessible(page, "nothing found, on a phone");
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(rows(page)).toHaveText(questions);
  });

  await test.step("an amenity is found by its name; each of two removed extras is restored by its own undo", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await writes([upsell(1, "massage"), upsell(2, "flowers"), upsell(3, "bottle")]);
    await page.goto("/amenities");
    await page.getByRole("searchbox", { name: "Find an amenity" }).fill("sauna");
    await expect(page.getByRole("radiogroup", { name: "Sauna" })).toBeVisible();
    await expect(page.getByRole("radiogroup", { name: "Gym" })).toHaveCount(0);
    await page.getByRole("radiogroup", { name: "Sauna" }).getByRole("radio", { name: "No" }).check();
    await saved(page);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(
      page.getByRole("radiogroup", { name: "Sauna" }).getByRole("radio", { name: "No" }),
    ).not.toBeChecked();

    await page.goto("/upsells");
    const extras = page.getByRole("main").getByRole("listitem");
    await fromMenu(page, /^Move, duplicate or remove Massage/, "Duplicate");
    await expect(extras).toHaveCount(4);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(extras).toHaveCount(3);
    await fromMenu(page, /^Move, duplicate or remove Massage/, "Remove");
    await fromMenu(page, /^Move, duplicate or remove Flowers/, "Remove");
    await expect(extras).toHaveCount(1);
    await page.getByRole("status").getByRole("button", { name: "Undo" }).first().click();
    await expect(extras).toHaveCount(2);
    await expect(extras.first()).toContainText("Massage");
    await expectAccessible(page, "extras");
  });
});
