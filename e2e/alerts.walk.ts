import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

/** The number on the screen, in the navigation and in the tab's title must be equal. */
async function expectCountEverywhere(page: Page, count: number) {
  const nav = page.getByRole("navigation", { name: "Main" });
  if (count === 0) await expect(page).toHaveTitle(/^Alerts/);
  else await expect(page).toHaveTitle(new RegExp(`^\\(${count}\\) Alerts`));
  await expect(nav.getByRole("link", { name: /Alerts/ })).toHaveText(
    count === 0 ? "Alerts" : new RegExp(`Alerts${count}`),
  );
  const total = page.getByRole("banner").or(page.getByRole("main")).getByText(`${count} open`).first();
  if (count > 0) await expect(total).toBeVisible();
}

test("alerts fit on a phone, and are handled on a desk", async ({ page, bellhop }) => {
  await openSignedIn(page, "/alerts", bellhop, owner);

  await test.step("alerts fit on a phone, and a venue whose alerts can't be loaded says so", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    await expectAccessible(page, "alerts on a phone");
    // The guest's words stand below the name, with a line for the cause between them.
    const row = page.getByRole("main").getByRole("link").first();
    const name = await row.locator("bdi").first().boundingBox();
    const words = await row.getByText(/“/).last().boundingBox();
    expect(name?.width).toBeGreaterThan(40);
    expect((words?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeGreaterThan(12);
    // On the smallest phone the room goes below a long name instead of cutting it.
    await page.setViewportSize({ width: 320, height: 640 });
    const names = page.getByRole("main").getByRole("link").locator("bdi.oneline");
    await expect(names.first()).toBeVisible();
    const cut = await names.evaluateAll(
      (all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).length,
    );
    expect(cut).toBe(0);
    await page.route("**/api/get_venue_alerts_detailed*", (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.reload();
    await expect(page.getByText("Could not load alerts")).toBeVisible();
    await page.unroute("**/api/get_venue_alerts_detailed*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });

  await test.step("alerts are cleared and brought back, added with a text, and lead into the thread, at another venue too", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/alerts");
    const tomas = page.getByRole("link", { name: /Tomás Medeiros.*Waiting for a reply/ });
    await expect(tomas).toBeVisible();
    const before = await page.getByRole("main").getByRole("link").count();
    await expectCountEverywhere(page, before);
    await expectAccessible(page, "alerts");

    // No one is notified yet, so no alert says that someone was.
    await expect(page.getByText(/Escalated/)).toHaveCount(0);

    const addAlert = async (text: string) => {
      await page.getByRole("button", { name: "Add alert" }).click();
      const dialog = page.getByRole("dialog", { name: "Add alert" });
      await expect(dialog.getByRole("button", { name: "Add alert" })).toBeDisabled();
      await dialog.getByRole("textbox").fill(text);
      await dialog.getByRole("button", { name: "Add alert" }).click();
      await expect(dialog).toHaveCount(0);
    };
    const note = page.getByText(/Giulia Ferri, \d\d:\d\d: The lift is stuck/);
    await addAlert("The lift is stuck");
    await expect(note).toBeVisible();
    await expectCountEverywhere(page, before + 1);
    await page.getByRole("button", { name: "Remove alert" }).click();
    await expect(note).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(note).toBeVisible();
    await page.getByRole("button", { name: "Edit alert" }).click();
    await page
      .getByRole("textbox", { name: "What should your team know?" })
      .fill("The lift is stuck on floor 2");
    await page.getByRole("button", { name: "Save alert" }).click();
    await expect(page.getByText("The lift is stuck on floor 2")).toBeVisible();
    await expectCountEverywhere(page, before + 1);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("menuitem", { name: "Hotel Belvedere" }).click();
    await expect(page.getByText("No open alerts")).toBeVisible();
    await expectCountEverywhere(page, 0);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(tomas).toBeVisible();
    await expectCountEverywhere(page, before + 1);
    // The toast is gone after a while; what it offered stays where the alerts were.
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("menuitem", { name: "All hotels" }).click();
    await expect(page.getByText("No open alerts there.")).toBeVisible();
    // Something new takes nothing of the offer away.
    await addAlert("Fire drill at 15:00");
    await expectCountEverywhere(page, 1);
    const bringBack = page.getByRole("button", { name: "Undo clearing" });
    await page.route("**/api/restore_venue_msg_alert", (route) =>
      route.fulfill({ status: 503, json: { detail: "Bellhop has too much to do." } }),
    );
    await bringBack.click();
    await expect(page.getByText("Bellhop has too much to do.")).toBeVisible();
    await page.unroute("**/api/restore_venue_msg_alert");
    await bringBack.click();
    await expect(tomas).toBeVisible();

    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/messages\?tab=all&conversation=/);
    await page.goBack();

    const porto = page.getByRole("region", { name: "Belvedere al Porto" });
    await porto.getByRole("button", { name: /Piotr Zielinski/ }).click();
    await expect(page.getByRole("log", { name: "Messages" })).toContainText("small boat");
    await expect(page.getByRole("button", { name: "Belvedere al Porto" })).toBeVisible();
    await page.getByRole("button", { name: "Belvedere al Porto" }).click();
    await page.getByRole("menu").getByText("Hotel Belvedere", { exact: true }).click();
    await expect(page.getByRole("button", { name: /^Hotel Belvedere/ })).toBeVisible();
  });
});
