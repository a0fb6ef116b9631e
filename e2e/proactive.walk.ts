import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { waitOverMidnight } from "./hotel-day.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

test("the ready-made messages are added, edited, switched on, planned and paused", async ({
  page,
  bellhop,
}) => {
  test.slow();
  await waitOverMidnight();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, "/proactive-messages", bellhop, owner);
  await page.getByRole("button", { name: "Add ready-made messages" }).click();
  const cards = page.getByRole("tablist", { name: "Messages" }).getByRole("tab");
  await expect(cards).toHaveCount(7);
  await expectAccessible(page, "proactive messages");

  const welcome = cards.filter({ hasText: "Welcome" });
  await welcome.click();
  const editor = page.getByRole("tabpanel", { name: /Welcome/ });
  const text = editor.getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Yours, ");
  await editor.getByRole("button", { name: "Insert field" }).click();
  await page.getByRole("menuitem", { name: "hotel", exact: true }).click();
  await editor.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Message saved. It counts from the next minute.").first()).toBeVisible();
  await page.reload();
  await expect(text).toContainText("Yours, hotel");

  await welcome.press("Space");
  await expect(welcome).toContainText("On");
  const plan = page.getByRole("region", { name: "Next 14 days" });
  const grace = plan.getByRole("listitem").filter({ hasText: "Grace Lindqvist" });
  await expect(grace).toContainText("Not checked in.");
  await expect(grace.getByRole("link", { name: "Open reservation" })).toBeVisible();
  await editor.getByRole("button", { name: /^Try on the last/ }).click();
  await expect(editor.getByText(/would have got it\./)).toBeVisible();

  await page.getByRole("button", { name: "Pause all" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pause all" }).click();
  await expect(page.getByText("All messages are paused", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("All messages are paused", { exact: true })).toBeHidden();
});
