import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { owner, signInAt } from "./sign-in-page.ts";

/** The number that the screen, the navigation and the tab's title say; each has to say the same. */
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

test("alerts are cleared and brought back, set by hand, and lead into the thread, at another venue too", async ({
  page,
  bellhop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // As the owner: whoever changes the venue has it changed for their next visit, and other walks come as staff.
  await signInAt(page, "/alerts", bellhop, owner);
  const tomas = page.getByRole("link", { name: /Tomás Medeiros.*Waits for an answer/ });
  await expect(tomas).toBeVisible();
  const before = await page.getByRole("main").getByRole("link").count();
  await expectCountEverywhere(page, before);
  await expectAccessible(page, "alerts");

  await page.getByRole("button", { name: "Add by hand" }).click();
  await expectCountEverywhere(page, before + 1);
  await page.getByRole("button", { name: "One more" }).click();
  await expectCountEverywhere(page, before + 2);
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("menuitem", { name: "Hotel Belvedere" }).click();
  await expect(page.getByText("No open alerts")).toBeVisible();
  await expectCountEverywhere(page, 0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tomas).toBeVisible();
  await expectCountEverywhere(page, before + 2);
  // The toast is gone after a while; what it offered stays where the alerts were.
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("menuitem", { name: "All venues" }).click();
  await expect(page.getByText("Nothing is open there.")).toBeVisible();
  // Something new takes nothing of the offer away.
  await page.getByRole("button", { name: "Add by hand" }).click();
  await expectCountEverywhere(page, 1);
  const bringBack = page.getByRole("button", { name: "Bring back what was cleared" });
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
});

test("on a phone the alerts fit, and a venue whose alerts cannot be read says so", async ({
  page,
  bellhop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAt(page, "/alerts", bellhop, owner);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expectAccessible(page, "alerts on a phone");
  await page.route("**/api/get_venue_alerts_detailed*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText("Alerts could not be loaded")).toBeVisible();
  await page.unroute("**/api/get_venue_alerts_detailed*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});
