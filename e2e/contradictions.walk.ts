import { tryAssistant } from "@bellhop/contract/concierge";
import type { Page, Route } from "@playwright/test";
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
    .filter({ hasText: "These two say different things." });

test("contradictions show where they are made, and are resolved or published on purpose", async ({
  page,
  ask,
  writes,
}) => {
  test.slow();
  await test.step("contradictions show in the editor and before publishing, and one button resolves each", async () => {
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
    await expect(panel).toContainText("Breakfast is from 7:00 to 11:00.");
    // The second click of a double click must not hit the next card, which moves to the same place.
    await panel.getByRole("button", { name: /^Use .*07:00/ }).dblclick();
    await expect(page.getByText(/Changed to .*07:00/)).toBeVisible();
    await expect(panel.getByRole("listitem")).toHaveCount(1);
    await panel.getByRole("button", { name: "Both are correct" }).click();
    await expect(panel).toContainText("No contradictions");
    await panel.getByRole("button", { name: "1 kept contradiction" }).click();
    await expectAccessible(page, "a contradiction that was dismissed");
    await panel.getByRole("button", { name: /^Show again/ }).click();
    await panel.getByRole("button", { name: /^Use .*11:00/ }).click();
    await expect(panel).toContainText("No contradictions");
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: /^Breakfast/ })).toContainText("From 07:00 until 11:00");
    const { text } = await ask(tryAssistant, { text: "When is breakfast?", of: "draft" });
    expect(text).toContain("Breakfast is from 7:00 to 11:00.");
  });

  await test.step("a price is changed in every language; a text that only a person can change keeps the contradiction open", async () => {
    const text = (title: string, words: string) => ({ title, question: null, text: words, place: null });
    const transfer: Filed = {
      section: "upsells",
      entry_id: idOf(3),
      key: "transfer",
      price: { amount: 15_000, currency: "EUR" },
      unit: "item",
      texts: {
        en: text("Airport transfer", "Our driver takes you to the airport for €110 each way."),
        it: text("Transfer", "Il nostro autista porta in aeroporto a 110 € a tratta."),
        de: text("Flughafentransfer", "Unser Fahrer holt Sie ab. Das kostet hundertzehn Euro je Strecke."),
      },
    };
    await writes([transfer]);
    await page.goto("/builder?show=contradictions");
    const panel = page.getByRole("dialog", { name: "Contradictions" });
    await expect(panel).toContainText("The price and the text disagree.");
    await panel.getByRole("button", { name: /^Use .*150/ }).click();
    const unchanged = panel.getByRole("alert");
    await expect(unchanged).toContainText("Not changed yet.");
    await expect(unchanged).toContainText("hundertzehn Euro");
    await expect(unchanged.getByRole("link", { name: "Open entry: German" })).toBeVisible();
    await expectAccessible(page, "a text that is left to change");
    const inEnglish = async () =>
      (await ask(tryAssistant, { text: "How much is the airport transfer?" })).text;
    expect(await inEnglish()).not.toContain("for €150 each way");
    await panel.getByRole("button", { name: "Change the other texts" }).click();
    await expect(page.getByText(/Changed to .*150.* in 2 languages/)).toBeVisible();
    await expect(panel).toContainText("No contradictions");
    await expect.poll(inEnglish).not.toContain("110");
  });

  await test.step("publishing with contradictions needs a confirmation, and staff get the questions", async () => {
    await writes([breakfast, disagrees]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/builder");
    const bar = page.getByRole("region", { name: "Publishing" });
    await expect(bar.getByRole("button", { name: "Resolve 2 contradictions" })).toBeVisible();
    await bar.getByRole("button", { name: "More publishing options" }).click();
    await page.getByRole("menuitem", { name: "Publish anyway…" }).click();
    await expect(page.getByText("2 contradictions stay open.")).toBeVisible();
    await expectAccessible(page, "publish anyway, on a phone");
    const published = bar.getByText("Published with 2 contradictions");
    // The live event is faster than the answer: the question is gone by then, and does not come back.
    const answersLate = async (route: Route) => {
      const response = await route.fetch();
      await expect(published).toBeVisible();
      await route.fulfill({ response });
    };
    await page.route("**/api/update_concierge", answersLate, { times: 1 });
    await page.getByRole("button", { name: "Publish anyway" }).dblclick();
    await expect(published).toBeVisible();
    const { action, reason } = await ask(tryAssistant, { text: "When is breakfast?", of: "live" });
    expect({ action, reason }).toEqual({ action: "hand_over", reason: "entries_disagree" });
    await bar.getByRole("button", { name: "Resolve 2 contradictions" }).click();
    await expectAccessible(page, "contradictions on a phone");

    // Guests get the published version: keeping both must be published too.
    const panel = page.getByRole("dialog", { name: "Contradictions" });
    await panel.getByRole("button", { name: "Both are correct" }).first().click();
    await expect(panel.getByRole("button", { name: "Both are correct" })).toHaveCount(1);
    await panel.getByRole("button", { name: "Both are correct" }).click();
    await expect(panel).toContainText("No contradictions");
    await panel.getByRole("button", { name: "Close" }).click();
    expect((await ask(tryAssistant, { text: "When is breakfast?", of: "live" })).action).toBe("hand_over");
    await bar.getByRole("button", { name: "Publish 1 change" }).click();
    await expect(bar.getByText("Up to date")).toBeVisible();
    expect((await ask(tryAssistant, { text: "When is breakfast?", of: "live" })).action).toBe("answer");
  });
});
