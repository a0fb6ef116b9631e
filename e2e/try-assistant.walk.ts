import { expectAccessible } from "./accessibility.ts";
import { expect, faq, saved, test } from "./knowledge.ts";

const boat = (hour: string) =>
  faq(1, "When does the boat leave?", `The boat leaves at ${hour} from the pier.`);
const pool = {
  ...faq(2, "Is the pool warm?", "The pool is warm, for those who stay."),
  scope: "in_house" as const,
};

test("the assistant is asked as different guests, and shows which entry answers", async ({
  page,
  writes,
}) => {
  await test.step("the playground answers as different guests, from the draft or the live version, with reasons", async () => {
    await writes([boat("nine"), pool], { published: true });
    await writes([boat("ten"), pool]);
    await page.goto("/guest-assistant");
    const asks = async (question: string) => {
      await page.getByRole("textbox", { name: "Ask as a guest" }).fill(question);
      await page.getByRole("textbox", { name: "Ask as a guest" }).press("Enter");
    };
    const turns = page.getByRole("log").getByRole("article");
    await asks("When does the boat leave?");
    await expect(turns.first()).toContainText("The boat leaves at ten from the pier.");
    await expect(turns.first()).toContainText(/Live version \d+ says: “The boat leaves at nine/);
    await expect(turns.first()).toContainText(/\d+% sure, \d+% needed/);
    await expectAccessible(page, "playground");
    await asks("¿Hay un helipuerto? 🚁 مهبط");
    await expect(turns.nth(1)).toContainText("Handed over");
    await expectAccessible(page, "playground, after a hand-over");
    await page.getByRole("radio", { name: /^Live/ }).check();
    await expect(turns.first()).toContainText("The boat leaves at nine from the pier.");
    await asks("Is the pool warm?");
    await expect(turns.last()).toContainText("The pool is warm");
    await page.getByRole("combobox", { name: "Type of guest" }).selectOption("before_arrival");
    await expect(turns.last()).toContainText("Handed over");

    // The builder's preview uses the draft, whatever was asked before.
    await page.goto("/guest-assistant");
    await asks("When does the boat leave?");
    await page.getByRole("radio", { name: /^Live/ }).check();
    await expect(turns.last()).toContainText("nine");
    await page.getByRole("link", { name: "Builder" }).first().click();
    await expect(turns.last()).toContainText("The boat leaves at ten from the pier.");
  });

  await test.step("a guest's question finds entries, or leads to writing one", async () => {
    await writes([boat("nine"), pool], { published: true });
    await writes([boat("ten"), pool]);
    await page.goto("/guest-assistant/knowledge");
    await expect(page.getByText("2 entries")).toBeVisible();
    const question = page.getByRole("textbox", { name: "Which entry answers this?" });
    await question.fill("When does the boat leave?");
    await page.getByRole("button", { name: "Find" }).dblclick();
    const found = page.getByRole("region", { name: "Which entry answers this?" });
    await expect(found).toContainText("% sure");
    await expect(found.getByRole("link", { name: "When does the boat leave?" })).toBeVisible();
    await expectAccessible(page, "which entry answers this");
    await question.fill("Donaudampfschifffahrtskapitän".repeat(30));
    await question.press("Enter");
    await expect(found).toContainText("No entry matches.");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, "which entry answers this, on a phone");
    await question.fill("Is there a helicopter pad?");
    await question.press("Enter");
    await expect(found).toContainText("No entry matches.");
    await found.getByRole("link", { name: "Write an answer" }).click();
    const dialog = page.getByRole("dialog", { name: "Answer this question" });
    await expect(dialog.getByRole("textbox", { name: "Question" })).toHaveValue("Is there a helicopter pad?");
    await dialog.getByRole("textbox", { name: "Answer" }).fill("No, the nearest is at the hospital.");
    await dialog.getByRole("button", { name: "Add entry" }).click();
    await saved(page);
  });
});
