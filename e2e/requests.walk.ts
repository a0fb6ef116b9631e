import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { owner, signInAt } from "./sign-in-page.ts";

const rowOf = (page: Page, name: string | RegExp) => page.getByRole("row").filter({ hasText: name });
const panelOf = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

async function add(page: Page, kind: string, details: string, room: string) {
  await page.keyboard.press("n");
  await fillRequest(page, kind, details, room);
}

async function fillRequest(page: Page, kind: string, details: string, room: string) {
  const dialog = page.getByRole("dialog", { name: "Add request" });
  await dialog.getByLabel("What", { exact: true }).selectOption({ label: kind });
  await dialog.getByLabel("Details").fill(details);
  await dialog.getByLabel("Room").fill(room);
  await dialog.getByRole("button", { name: "Add request" }).click();
  await expect(dialog).toHaveCount(0);
}

test("requests are made, confirmed, moved to another time, declined and taken back", async ({
  page,
  bellhop,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, "/home", bellhop, owner);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Requests/ })
    .click();
  await expect(page.getByRole("heading", { name: "Requests", level: 1 })).toBeVisible();

  await test.step("made by hand, it opens and is confirmed, started and done", async () => {
    await add(page, "Towels", "white ones", "9101");
    const panel = panelOf(page, "Towels");
    await expect(panel).toContainText("9101");
    await expect(panel).toContainText("New");
    await expectAccessible(page, "a request");
    await panel.getByRole("button", { name: "Confirm" }).click();
    await expect(panel.getByText("Confirmed", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(panel.getByRole("button", { name: "Confirm" })).toBeVisible();
    await panel.getByRole("button", { name: "Confirm" }).click();
    await panel.getByRole("button", { name: "Start" }).click();
    await expect(panel.getByText("In progress", { exact: true }).first()).toBeVisible();
    await panel.getByRole("button", { name: "Done", exact: true }).click();
    await expect(panel.getByRole("button", { name: "Start" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(rowOf(page, "9101")).toHaveCount(0);
  });

  await test.step("facts are changed in place, and someone has it", async () => {
    await add(page, "Taxi", "to the airport", "9102");
    const panel = panelOf(page, /^Taxi/);
    await panel.getByRole("button", { name: /^Change room/ }).click();
    await panel.getByRole("textbox", { name: "Room" }).fill("9103");
    await panel.getByRole("textbox", { name: "Room" }).press("Enter");
    await expect(panel.getByRole("button", { name: "Change room: 9103" })).toBeVisible();
    await page.keyboard.press("a");
    await expect(panel.getByRole("button", { name: /^Change who has it/ })).toBeVisible();
  });

  await test.step("another time is proposed by keyboard, and another request declined", async () => {
    const panel = panelOf(page, /^Taxi/);
    await page.keyboard.press("p");
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await panel.getByRole("textbox", { name: "Day" }).fill(inTwoDays);
    await panel.getByRole("combobox", { name: "Time" }).fill("10:30");
    await panel.getByRole("button", { name: /^Propose/ }).click();
    await expect(panel.getByText("Guest decides").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await add(page, "Cot", "", "9104");
    await expect(panelOf(page, "Cot")).toContainText("New");
    await page.keyboard.press("x");
    await panelOf(page, "Cot").getByRole("button", { name: "Fully booked" }).click();
    await panelOf(page, "Cot")
      .getByRole("button", { name: /^Decline/ })
      .click();
    await expect(panelOf(page, "Cot").getByText("Declined").first()).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("filters are in the address, and several are done at once", async () => {
    await add(page, "Pillow", "", "9105");
    await page.keyboard.press("Escape");
    await add(page, "Blanket", "", "9105");
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox", { name: "Search requests" }).fill("9105");
    await expect(page).toHaveURL(/q=.*9105/);
    await expect(rowOf(page, "9105")).toHaveCount(2);
    await page.reload();
    await expect(rowOf(page, "9105")).toHaveCount(2);
    for (const name of [/Pillow/, /Blanket/])
      await rowOf(page, "9105").filter({ hasText: name }).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Confirm 2" }).click();
    await expect(rowOf(page, "Confirmed")).toHaveCount(2);
    await expectAccessible(page, "several requests");
  });

  await test.step("the next shift gets a note and what is due", async () => {
    await page.goto("/orders/shift");
    await page.getByRole("button", { name: /^(Write a|Edit) note$/ }).click();
    await page.getByRole("textbox", { name: "Note for the next shift" }).fill("The lift is out of order.");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByRole("region", { name: "Note" })).toContainText("The lift is out of order.");
    await expect(page.getByRole("region", { name: /^Requests of the next/ })).toContainText("9105");
    await expectAccessible(page, "hand-over of a shift");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, "hand-over of a shift on a phone");
  });

  await test.step("on a phone the panel is a screen", async () => {
    await page.goto("/orders?q=%229105%22");
    await rowOf(page, /Pillow/)
      .getByRole("link")
      .click();
    await expect(panelOf(page, "Pillow")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search requests" })).toBeHidden();
    await expectAccessible(page, "a request on a phone");
    await page.getByRole("button", { name: "Back to the list" }).click();
    await expect(rowOf(page, /Pillow/)).toBeVisible();
    await page.getByRole("button", { name: "Add request" }).click();
    await fillRequest(page, "Iron", "", "9106");
    const added = page.locator("[data-messages] > *").filter({ hasText: /^Request added: .*Iron/ });
    await expect(added).toBeVisible();
    const confirm = panelOf(page, "Iron").getByRole("button", { name: "Confirm" });
    const [toast, button] = [await added.boundingBox(), await confirm.boundingBox()];
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
});
