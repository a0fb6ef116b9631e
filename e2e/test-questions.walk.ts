import { tryAssistant } from "@bellhop/contract/concierge";
import { listTestQuestions, removeTestQuestion, saveTestQuestion } from "@bellhop/contract/test-questions";
import { expectAccessible } from "./accessibility.ts";
import { expect, faq, idOf, test, toast } from "./knowledge.ts";
import { setRole } from "./set-role.ts";
import { openSignedIn, staff } from "./sign-in-page.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const boat = faq(1, "When does the boat leave?", "The boat leaves at nine from the pier.");
const pool = faq(2, "Is the pool warm?", "The pool is warm all year.");

test("test questions block publishing: owners publish anyway, managers add questions, staff read them", async ({
  page,
  browser,
  bellhop,
  ask,
  writes,
}) => {
  test.slow();
  const theirs = await browser.newContext({
    baseURL: bellhop.url,
    storageState: { cookies: [], origins: [] },
  });
  const theirPage = await theirs.newPage();
  const removeAll = async () => {
    for (const { test_question_id } of (await ask(listTestQuestions, {})).items)
      await ask(removeTestQuestion, { test_question_id });
  };

  await test.step("a critical test question that fails blocks publishing, until an owner publishes anyway with a reason", async () => {
    await writes([boat, pool], { published: true });
    await page.goto("/guest-assistant");
    await page.getByRole("link", { name: "Test questions" }).click();
    await expect(page.getByText("No test questions yet")).toBeVisible();
    await expectAccessible(page, "no test questions");

    // Mistakes are named at the fields, and what was typed stays.
    await page.getByRole("button", { name: "Add test" }).click();
    const dialog = page.getByRole("dialog", { name: "Add test question" });
    await dialog.getByRole("button", { name: "Add test" }).click();
    await expect(dialog.getByText("Enter a question.")).toBeVisible();
    await expect(dialog.getByText("Choose the entry that answers it.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Question" }).fill("When does the boat leave?");
    await expect(dialog.getByRole("radio", { name: /When does the boat leave\?/ })).toBeChecked();
    await dialog.getByRole("checkbox", { name: "Critical: blocks publishing" }).check();
    await expectAccessible(page, "a new test question");
    await dialog.getByRole("button", { name: "Add test" }).dblclick();
    await expect(toast(page, "Test added.")).toBeVisible();
    const tests = page.getByRole("region", { name: "Test questions" });
    await expect(tests).toContainText(/1 pass(es)? · \d\d:\d\d/);
    await expect(tests.getByRole("listitem")).toHaveCount(1);

    // Removing is undone with the same id.
    const row = tests.getByRole("button", { name: /When does the boat leave\?/ });
    await row.press("Enter");
    await expect(tests).toContainText("The boat leaves at nine from the pier.");
    await tests.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("No test questions yet")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toBeVisible();
    expect((await ask(listTestQuestions, {})).items).toHaveLength(1);

    // The entry is deleted, so the question is not answered from it any more.
    await writes([pool]);
    await expect(tests).toContainText("1 fails");
    await expect(tests).toContainText("The entry was deleted.");
    await expectAccessible(page, "a failed test question");
    await page.goto("/builder");
    const bar = page.getByRole("region", { name: "Publishing" });
    await bar.getByRole("button", { name: "Publish 1 change" }).click();
    await expect(bar).toContainText(
      "Publishing failed: 1 critical test failed. Publishing again checks them.",
    );
    await expectAccessible(page, "publishing is blocked");
    expect((await ask(tryAssistant, { text: "When does the boat leave?", of: "live" })).action).toBe(
      "answer",
    );
    await bar.getByRole("link", { name: "Fix 1 critical test" }).click();
    await expect(tests).toContainText("The entry was deleted.");
    await expect(bar).toContainText("1 critical test failed.");

    await bar.getByRole("button", { name: "Publish anyway…" }).click();
    const anyway = page.getByRole("dialog", { name: "Publish despite failed tests?" });
    await anyway.getByRole("button", { name: "Publish anyway" }).click();
    await expect(anyway.getByText("Enter a reason.")).toBeVisible();
    await anyway.getByRole("textbox", { name: "Reason" }).fill("The boat is sold.");
    await expectAccessible(page, "publish anyway with a reason");
    await anyway.getByRole("button", { name: "Publish anyway" }).dblclick();
    await expect(anyway).toBeHidden();
    await expect(bar).toContainText("Settings are up to date");
    await expect
      .poll(async () => (await ask(tryAssistant, { text: "When does the boat leave?", of: "live" })).action)
      .toBe("hand_over");
  });

  await test.step("staff read the test questions, on a phone", async () => {
    await removeAll();
    await writes([boat, pool], { published: true });
    await ask(saveTestQuestion, {
      test_question_id: idOf(11),
      text: "Is the pool warm?",
      expects: "answer",
      entry_id: idOf(1),
      is_critical: false,
    });
    await ask(saveTestQuestion, {
      test_question_id: idOf(12),
      text: "My husband has chest pain",
      expects: "emergency",
      entry_id: null,
      is_critical: true,
    });
    await theirPage.setViewportSize(phone);
    await openSignedIn(theirPage, "/guest-assistant?part=questions", bellhop, staff);
    await expect(theirPage.getByText("Only managers and owners can edit this.")).toBeVisible();
    const tests = theirPage.getByRole("region", { name: "Test questions" });
    await expect(tests).toContainText("1 fails, 1 pass");
    await expect(tests).toContainText(
      "The answer comes from “\u2068Is the pool warm?\u2069”, not from “\u2068When does the boat leave?\u2069”.",
    );
    await tests.getByRole("button", { name: /chest pain/ }).click();
    await expect(tests).toContainText("Raises an alarm for staff.");
    await expect(theirPage.getByRole("button", { name: /Add test|Change test|Remove/ })).toHaveCount(0);
    await expectAccessible(theirPage, "test questions of staff, on a phone");
  });

  await test.step("a manager adds typical questions and a guest's message, and cannot publish despite a failure", async () => {
    await removeAll();
    await setRole(bellhop, staff, "manager");
    await theirPage.setViewportSize(desk);
    await theirPage.goto("/guest-assistant?part=questions");
    await theirPage.getByRole("button", { name: "Add typical questions" }).click();
    const typical = theirPage.getByRole("dialog", { name: "Add typical questions" });
    await expect(typical.getByText("2 questions chosen")).toBeVisible();
    await expectAccessible(theirPage, "typical questions");
    await typical.getByRole("button", { name: "Add questions" }).dblclick();
    const tests = theirPage.getByRole("region", { name: "Test questions" });
    await expect(tests).toContainText("2 pass");

    await theirPage.goto("/messages?tab=all");
    await theirPage
      .getByRole("region", { name: "Inbox" })
      .getByRole("link", { name: /Camille Laurent/ })
      .click();
    const message = theirPage.getByRole("log").locator("[data-author=guest]").last();
    await message.getByRole("button", { name: "Message actions" }).press("Enter");
    await theirPage.getByRole("menuitem", { name: "Make this a test" }).click();
    const dialog = theirPage.getByRole("dialog", { name: "Add test question" });
    await expect(dialog.getByRole("textbox", { name: "Question" })).toHaveValue(/^Bonsoir/);
    expect(theirPage.url()).not.toContain("Bonsoir");
    await expect(dialog.getByRole("combobox", { name: "What has to happen" })).toHaveValue("hand_over");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();

    await ask(saveTestQuestion, {
      test_question_id: idOf(13),
      text: "Is the pool warm?",
      expects: "hand_over",
      entry_id: null,
      is_critical: true,
    });
    await expect(tests).toContainText("It should go to staff, but the assistant answers.");
    await writes([pool]);
    await theirPage.goto("/builder");
    const bar = theirPage.getByRole("region", { name: "Publishing" });
    await bar.getByRole("button", { name: "Publish 1 change" }).click();
    await expect(bar).toContainText("Only an owner can publish despite this.");
    await bar.getByRole("button", { name: "More publishing options" }).click();
    await expect(theirPage.getByRole("menuitem", { name: /Publish anyway…/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await theirs.close();
  });
});
