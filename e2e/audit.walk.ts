import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { openAsAnother, openSignedIn } from "./sign-in-page.ts";

const log = "/settingsaccountsetup/log";

test("an owner reads who changed what, and other roles are told to ask one", async ({ page, bellhop }) => {
  await test.step("an owner reads who changed what, and downloads the log", async () => {
    await openSignedIn(page, "/alerts", bellhop, "owner@vicina.example");
    await page.getByRole("button", { name: "Add alert" }).click();
    await page.getByRole("textbox", { name: "What should your team know?" }).fill("The lift is stuck");
    await page.getByRole("dialog").getByRole("button", { name: "Add alert" }).click();
    await expect(page.getByRole("button", { name: "Add alert" })).toHaveCount(0);
    await page.goto(log);
    const entry = page.getByRole("listitem").filter({ hasText: "from 0 to 1" });
    await expect(entry).toContainText("Luca Sala changed the number of alerts at Hotel Vicina from 0 to 1");
    await expect(page.getByRole("heading", { level: 2, name: "Today" })).toBeVisible();

    // With the keyboard only: the value before and after.
    const before = entry.getByRole("columnheader", { name: "Before" });
    await expect(before).toBeHidden();
    await entry.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(before).toBeVisible();
    await expect(entry.getByRole("row", { name: "alerts 0 1" })).toBeVisible();
    await expectAccessible(page, "log");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, "log on a phone");
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByLabel("Member").selectOption({ label: "Luca Sala" });
    await page.getByLabel("Period").selectOption({ label: "Last 24 hours" });
    await expect(entry).toBeVisible();

    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^bellhop-changes-\d{4}-\d\d-\d\d\.csv$/);
    const [head, line] = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(head).toMatch(/^\ufeffat,member,/);
    expect(line).toContain(",Luca Sala,");
    expect(line).toContain(",count,0,1,/api/set_venue_msg_alert,");
  });

  await test.step("other roles are told to ask an owner", async () => {
    await openAsAnother(page, log, bellhop);
    await expect(page.getByText("Only owners can see the activity log")).toBeVisible();
    await expect(page.getByRole("button", { name: "Export CSV" })).toHaveCount(0);
    await expectAccessible(page, "log of somebody else");
  });
});
