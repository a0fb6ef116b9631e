import { listEntries } from "@bellhop/contract/knowledge";
import { expectAccessible } from "./accessibility.ts";
import { expect, type Filed, faq, idOf, saved, test, toast } from "./knowledge.ts";

/** The accessible name of a row, without its summary. */
const called = "button[aria-expanded] > span > span:first-child";

test("many entries are selected and changed at once, and extras and rules are reordered", async ({
  page,
  ask,
  writes,
}) => {
  test.slow();
  await test.step("all results are selected, loaded or not, and a language is copied into entries without it", async () => {
    const italian = { title: "Piscina", question: "C'è una piscina?", text: "Sì.", place: null };
    const first = faq(1, "Is there a pool?", "Yes.");
    const entries = [
      { ...first, texts: { ...first.texts, it: italian } },
      ...Array.from({ length: 129 }, (_, at) => faq(at + 2, `Question ${at + 2}?`, `Answer ${at + 2}.`)),
    ];
    await writes(entries);
    await page.goto("/faq");
    // This line comes last, and moves what is below it.
    await expect(page.getByText("unpublished changes").first()).toBeVisible();
    await page.getByRole("button", { name: "Select", exact: true }).click();
    const selected = (count: number) => expect(page.getByText(`${count} selected`)).toBeVisible();
    await page.getByRole("button", { name: "Select all" }).click();
    await selected(130);
    await page.getByRole("button", { name: "Select untranslated" }).click();
    await page.getByRole("menuitem", { name: "Italian" }).click();
    await selected(129);
    await expectAccessible(page, "faq, many selected");
    await page.getByRole("button", { name: "Languages" }).click();
    await page.getByRole("menuitem", { name: "Copy English text into empty Italian fields" }).click();
    await expect(toast(page, "129 entries changed")).toBeVisible();
    await saved(page);
    const { items } = await ask(listEntries, { section: "faq", entry_ids: [idOf(1), idOf(130)] });
    expect(items.map(({ texts }) => texts.it?.text)).toEqual(["Sì.", "Answer 130."]);
  });

  await test.step("extras are reordered by pointer, keyboard and menu", async () => {
    const extra = (nth: number, title: string): Filed => ({
      section: "upsells",
      entry_id: idOf(nth),
      price: { amount: 1000, currency: "EUR" },
      texts: { en: { title, question: null, text: "", place: null } },
    });
    await writes([extra(1, "Boat trip"), extra(2, "Picnic"), extra(3, "Massage")]);
    await page.goto("/upsells");
    const rows = page.locator("li[id^=upsells-]");
    const stand = (...names: string[]) => expect(rows.locator(called)).toHaveText(names);
    await stand("Boat trip", "Picnic", "Massage");
    await rows.nth(2).hover();
    await rows.nth(2).getByTitle("Drag to move").dragTo(rows.nth(0));
    await stand("Massage", "Boat trip", "Picnic");
    await rows
      .nth(0)
      .getByRole("button", { name: /^Massage/ })
      .focus();
    await page.keyboard.press("Alt+ArrowDown");
    await stand("Boat trip", "Massage", "Picnic");
    await expect(rows.nth(1).getByRole("button", { name: /^Massage/ })).toBeFocused();
    await page.getByRole("button", { name: "Move, duplicate or remove Picnic" }).click();
    await page.getByRole("menuitem", { name: "Move to top" }).click();
    await stand("Picnic", "Boat trip", "Massage");
    await saved(page);
    await page.reload();
    await stand("Picnic", "Boat trip", "Massage");
  });

  await test.step("a venue's own rules are reordered", async () => {
    const rule = (nth: number, title: string): Filed => ({
      section: "policy",
      entry_id: idOf(nth),
      texts: { en: { title, question: null, text: "Ask at the desk.", place: null } },
    });
    await writes([rule(1, "Boats"), rule(2, "Campfires"), rule(3, "Drones")]);
    await page.goto("/guestpolicy");
    const own = page.getByRole("region", { name: "Your own entries" }).getByRole("listitem");
    const stand = (...names: string[]) => expect(own.locator(called)).toHaveText(names);
    await stand("Boats", "Campfires", "Drones");
    await own
      .nth(2)
      .getByRole("button", { name: /^Drones/ })
      .focus();
    await page.keyboard.press("Alt+ArrowUp");
    await stand("Boats", "Drones", "Campfires");
    await expect(own.nth(1).getByRole("button", { name: /^Drones/ })).toBeFocused();
    await page.getByRole("button", { name: "Move, duplicate or remove Campfires" }).click();
    await page.getByRole("menuitem", { name: "Move to top" }).click();
    await stand("Campfires", "Boats", "Drones");
    await saved(page);
    await page.reload();
    await stand("Campfires", "Boats", "Drones");
  });
});
