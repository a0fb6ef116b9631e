import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { openSignedIn, owner, staff } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const teach = (question: string) => `/builder?section=faq&teach=${encodeURIComponent(question)}`;

test("a manager edits the knowledge, and takes a suggestion of somebody who may not", async ({
  page,
  bellhop,
  browser,
}) => {
  test.slow();
  await test.step("a manager teaches an answer, undoes a removal, and adds a topic", async () => {
    await test.step("a guest's question is taught by its answer: nothing is saved before, and its numbers contradict nothing", async () => {
      await openSignedIn(
        page,
        teach("Hello! Is breakfast at 5:00 or at 5:30 please? Thanks, Anna"),
        bellhop,
        owner,
      );
      const dialog = page.getByRole("dialog", { name: "Answer this question" });
      const answer = dialog.getByRole("textbox", { name: "Answer" });
      await expect(dialog.getByRole("textbox", { name: "Question" })).toHaveValue(
        "Is breakfast at 5:00 or at 5:30?",
      );
      await expect(answer).toBeFocused();
      await expect(dialog).toContainText("The closest entry is");
      await expect(dialog.getByRole("link", { name: "Edit this entry instead" })).toBeVisible();
      const add = dialog.getByRole("button", { name: "Add entry" });
      await expect(add).toBeDisabled();
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText("Is breakfast at 5:00 or at 5:30?")).toHaveCount(0);

      await page.goto(teach("Hi, is there a helipad for 2 helicopters?"));
      await answer.fill("No. The nearest one is at");
      await page.mouse.click(5, 5);
      await expect(dialog).toHaveCount(0);
      await page.goto(teach("Is breakfast at 5:00?"));
      await expect(answer).toHaveValue("");
      await answer.fill("No, from 7:00.");
      await dialog.getByRole("link", { name: "Edit this entry instead" }).click();
      await expect(dialog).toHaveCount(0);
      await page.goBack();
      await expect(answer).toHaveValue("No, from 7:00.");
      await page.goto(teach("Hi, is there a helipad for 2 helicopters?"));
      await expect(answer).toHaveValue("No. The nearest one is at");
      await answer.fill("No. The nearest one is at the hospital.");
      await add.click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Question" })).toHaveValue(
        "Is there a helipad for 2 helicopters?",
      );
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("textbox", { name: "Question" })).toHaveCount(0);
      await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    });

    await test.step("undoing a removal restores that entry, whatever happened since", async () => {
      await page.goto("/upsells");
      const rows = page.locator("[id^=upsells-][data-stacked]");
      const openMenu = () =>
        rows
          .first()
          .getByRole("button", { name: /^Move, duplicate or remove / })
          .click();
      await openMenu();
      const before = await rows.count();
      await page.getByRole("menuitem", { name: "Remove" }).click();
      await expect(rows).toHaveCount(before - 1);
      await openMenu();
      await page.getByRole("menuitem", { name: "Move down" }).click();
      await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
      await expect(rows).toHaveCount(before);
    });

    await test.step("a topic is saved on blur, and unreadable hours are reported", async () => {
      await page.goto("/guest-assistant");
      const topic = page.getByRole("textbox", { name: "Topics that always go to staff" });
      await topic.fill("lost umbrellas");
      await topic.press("Tab");
      await expect(page.getByRole("button", { name: "Remove lost umbrellas" })).toBeVisible();
      await expect(topic).not.toBeFocused();

      await page.getByRole("link", { name: "Change reception hours" }).click();
      await expect(
        page
          .getByRole("group", { name: /^Reception$/ })
          .getByRole("textbox")
          .first(),
      ).toBeFocused();
      const hours = page.getByRole("group", { name: "Reception hours" });
      await hours.getByRole("button", { name: "Set hours" }).click();
      await hours.getByRole("button", { name: "Add more hours on Monday" }).click();
      const until = hours.getByRole("combobox", { name: "Monday, until" });
      await until.last().fill("late");
      await until.last().press("Tab");
      const told = hours.getByText("Enter a time like 7:30 or 22:00.");
      await expect(told).toBeVisible();
      await hours
        .getByRole("button", { name: /^Remove .* on Monday$/ })
        .last()
        .click();
      await expect(until).toHaveCount(1);
      await expect(told).toHaveCount(0);
    });
  });

  await test.step("somebody who may not write knowledge suggests an answer, and a manager adds it", async () => {
    await page.goto("/faq");
    await expect(page.getByRole("heading", { name: "FAQ" })).toBeVisible();
    const context = await browser.newContext({ baseURL: bellhop.url });
    const clerk = await context.newPage();
    await openSignedIn(clerk, teach("Hi! Is there a helipad? Thanks"), bellhop, staff);
    const dialog = clerk.getByRole("dialog", { name: "Answer this question" });
    await dialog.getByRole("textbox", { name: "Answer" }).fill("No. The nearest one is at the hospital.");
    await dialog.getByRole("button", { name: "Suggest to manager" }).click();
    await expect(clerk.getByText("Suggestion saved. Managers see it under FAQ.")).toBeVisible();
    await expect(clerk.getByRole("region", { name: "Suggested answers" })).toContainText(
      "Waiting for a manager",
    );

    const suggested = page.getByRole("region", { name: "Suggested answers" });
    await expect(suggested).toContainText("Is there a helipad?");
    await expectAccessible(page, "a suggested answer");
    await suggested.getByRole("button", { name: /^Dismiss: .*helipad/ }).click();
    await expect(suggested).toHaveCount(0);
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await suggested.getByRole("button", { name: /^Edit: .*helipad/ }).click();
    const edited = page.getByRole("dialog", { name: /^Suggestion from/ });
    await edited.getByRole("textbox", { name: "Answer" }).fill("No, but the hospital has one.");
    await edited.getByRole("button", { name: "Add entry" }).click();
    await expect(page.getByRole("textbox", { name: "Answer" })).toHaveValue("No, but the hospital has one.");
    await expect(suggested).toHaveCount(0);
    await expect(clerk.getByRole("region", { name: "Suggested answers" })).toHaveCount(0);
    await context.close();
  });
});
