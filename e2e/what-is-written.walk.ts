import { expect, test } from "./bellhop.ts";
import { owner, signInAt } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a guest's long question is taught, and an entry that is taken back again is closed without a word", async ({
  page,
  bellhop,
}) => {
  const asked = "We arrive with two cars, a trailer and three bicycles: ".repeat(3).trim();
  await signInAt(page, `/builder?section=faq&teach=${encodeURIComponent(asked)}`, bellhop, owner);
  const question = page.getByRole("textbox", { name: "Question" });
  await expect(question).toHaveValue(asked);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText(/at most 120 characters/)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText("This entry is not there any more.")).toHaveCount(0);
});

test("undoing that an entry was removed brings back that one, whatever was done since", async ({
  page,
  bellhop,
}) => {
  await signInAt(page, "/upsells", bellhop, owner);
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

test("a topic is taken where its field is left, and what cannot be read of hours goes with them", async ({
  page,
  bellhop,
}) => {
  await signInAt(page, "/guest-assistant", bellhop, owner);
  const topic = page.getByRole("textbox", { name: "Topics that always go to a person" });
  await topic.fill("lost umbrellas");
  await topic.press("Tab");
  await expect(page.getByRole("button", { name: "Remove lost umbrellas" })).toBeVisible();
  await expect(topic).not.toBeFocused();

  const hours = page.getByRole("group", { name: "Reception hours" });
  await hours.getByRole("button", { name: "Set hours" }).click();
  await hours.getByRole("button", { name: "More hours on Monday" }).click();
  const until = hours.getByRole("combobox", { name: "Monday, until" });
  await until.last().fill("late");
  await until.last().press("Tab");
  const told = hours.getByText("A time such as 7:30 or 22:00");
  await expect(told).toBeVisible();
  await hours
    .getByRole("button", { name: /^Remove .* on Monday$/ })
    .last()
    .click();
  await expect(until).toHaveCount(1);
  await expect(told).toHaveCount(0);
});
