import type { Page } from "@playwright/test";
import { hostedSecretKey } from "../server/src/testing/hosted-bellhop.ts";
import { type RunningBellhop, startBellhop } from "../server/src/testing/running-bellhop.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { setRole } from "./set-role.ts";
import { openSignedIn, owner, staff } from "./sign-in-page.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=",
  "base64",
);

let second: RunningBellhop | undefined;
test.afterEach(async () => {
  await second?.stop();
  second = undefined;
});

test("an owner switches features, keeps data for a shorter time, and switches WhatsApp on", async ({
  page,
  browser,
  bellhop,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  await openSignedIn(page, "/settingsfunctinality", bellhop, owner);

  await test.step("a browser at another process shows what an owner switches", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Features" })).toBeVisible();
    const inbox = page.getByRole("switch", { name: "Inbox" });
    await expect(inbox).toBeChecked();

    // Another process on the same database.
    const shared = { DATABASE_URL: bellhop.databaseUrl, SECRET_KEY: hostedSecretKey };
    second = await startBellhop({ dataDir: bellhop.dataDir, env: shared });
    const theirs = await browser.newContext({ baseURL: second.url, viewport: phone });
    const theirPage = await theirs.newPage();
    await openSignedIn(theirPage, "/messages?tab=all", { ...bellhop, url: second.url }, staff);
    await expect(theirPage.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();

    await inbox.click();
    await expect(theirPage.getByText("The inbox is switched off for this hotel.")).toBeVisible();
    await expect(theirPage.getByRole("status").first()).toContainText("Ask a manager or an owner.");
    await expect(page.getByText("Inbox switched off.")).toBeVisible();
    await expect(page.getByText(/^Changed by/).first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(inbox).toBeChecked();
    await expect(page.getByText("Inbox switched on.")).toBeVisible();
    await theirPage.goto("/messages?tab=all");
    await expect(theirPage.getByRole("heading", { name: "Inbox", level: 2 })).toBeVisible();

    // Staff read the same screen, and see changes live.
    await theirPage.goto("/settingsfunctinality");
    await expect(theirPage.getByText("To change them, ask a manager or an owner.")).toBeVisible();
    await expect(theirPage.getByRole("switch", { name: "WhatsApp" })).toBeDisabled();
    await expect(theirPage.getByRole("radio", { name: /^Answers guests/ })).toBeChecked();
    await expectAccessible(theirPage, "features of staff, on a phone", ["dark"]);
    await page.getByRole("radio", { name: /^Paused/ }).check();
    await expect(page.getByText("The assistant is paused.")).toBeVisible();
    await expect(theirPage.getByRole("radio", { name: /^Paused/ })).toBeChecked();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(theirPage.getByRole("radio", { name: /^Answers guests/ })).toBeChecked();
    await theirs.close();
  });

  await test.step("keeping data for a shorter time is confirmed, for longer it is not, and both can be undone", async () => {
    await page.setViewportSize(phone);
    await page.goto("/settingsfunctinality");
    const files = page.getByLabel("Files in conversations");
    await expect(files).toHaveValue("90");
    await files.selectOption("30");
    const dialog = page.getByRole("dialog", { name: "Keep less data?" });
    await expect(dialog).toContainText("older than 30 days");
    await expectAccessible(page, "a shorter time");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(files).toHaveValue("90");
    await files.selectOption("30");
    await dialog.getByRole("button", { name: "Delete older data" }).click();
    await expect(page.getByText("Time saved.")).toBeVisible();
    await expect(files).toHaveValue("30");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(files).toHaveValue("90");
    await files.selectOption("180");
    await expect(page.getByText("Time saved.")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("WhatsApp that is off leads to a button that switches it on and opens it", async () => {
    await page.setViewportSize(desk);
    await page.goto("/settingsfunctinality");
    const whatsapp = page.getByRole("switch", { name: "WhatsApp" });
    await expect(whatsapp).not.toBeChecked();
    await page.goto("/whatsapp-flow");
    await expect(page.getByText("WhatsApp is switched off for this hotel.")).toBeVisible();
    await page.getByRole("button", { name: "Switch WhatsApp on" }).click();
    await expect(page).toHaveURL(/\/whatsapp-flow$/);
    await expect(page.getByRole("heading", { level: 1, name: "WhatsApp" })).toBeVisible();
  });
});

test("an owner edits general settings, departments and the logo, and nothing that is typed gets lost", async ({
  page,
  browser,
  bellhop,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  await openSignedIn(page, "/settingsgeneral", bellhop, owner);
  const name = page.getByLabel("Hotel name");

  await test.step("two managers edit at once: other fields merge, the same field asks", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "General settings" })).toBeVisible();
    await expect(page.getByText(/It is \d\d:\d\d there now/)).toBeVisible();

    const theirs = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
    const other = await theirs.newPage();
    await openSignedIn(other, "/settingsgeneral", bellhop, owner);

    await page.getByLabel("Currency").selectOption("CHF");
    await other.getByLabel("Time zone").selectOption("Europe/London");
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await expect(page.getByLabel("Time zone")).toHaveValue("Europe/London");
    await expect(other.getByLabel("Currency")).toHaveValue("CHF");

    // Both type a name while one of them is offline.
    const before = await name.inputValue();
    await theirs.setOffline(true);
    await other.getByLabel("Hotel name").fill("Theirs");
    await name.fill("Hotel Mine");
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await expect(other.getByText("Not saved yet. Bellhop keeps trying.").first()).toBeVisible();
    await theirs.setOffline(false);
    await expect(other.getByText("Someone else edited this too. Choose a version.").first()).toBeVisible();
    await other.getByRole("button", { name: "Keep theirs" }).click();
    await expect(other.getByLabel("Hotel name")).toHaveValue("Hotel Mine");
    await expect(name).toHaveValue("Hotel Mine");
    await name.fill(before);
    await expect(other.getByLabel("Hotel name")).toHaveValue(before);
    await theirs.close();
  });

  await test.step("a setting typed just before a reload is still there, and is saved", async () => {
    await page.goto("/settingsgeneral");
    const calls = "**/api/update_venue_settings";
    await page.route(calls, (route) => route.abort());
    await name.fill("Hotel Reloaded");
    await page.reload();
    await expect(name).toHaveValue("Hotel Reloaded");
    await page.unroute(calls);
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue("Hotel Reloaded");
  });

  await test.step("a logo is added, shown, removed and brought back; other files are refused", async () => {
    await page.goto("/settingsgeneral");
    const logo = page.getByRole("img", { name: "The hotel's logo" });
    await page
      .getByLabel("Choose a logo")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
    await expect(page.getByText("Choose a PNG or JPEG image.")).toBeVisible();
    await page
      .getByLabel("Choose a logo")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: onePixel });
    await expect(logo).toBeVisible();
    await expectAccessible(page, "general settings with a logo");
    await page.getByRole("button", { name: "Remove logo" }).click();
    await expect(logo).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(logo).toBeVisible();
    await page.reload();
    await expect(logo).toBeVisible();

    await page.getByLabel("Colour", { exact: true }).fill("#f2c166");
    await expect(page.getByText("Too light to read on white paper.")).toBeVisible();
    await page.getByLabel("Colour", { exact: true }).fill("#0b6b63");
    await expect(page.getByText("Easy to read on white paper.")).toBeVisible();
  });

  await test.step("departments and the time by which staff must act are kept, and requests can be assigned to them", async () => {
    await page.goto("/settingsgeneral");
    await page.getByRole("textbox", { name: "Add a department" }).fill("Spa");
    await page.getByRole("button", { name: "Add department" }).click();
    await expect(page.getByRole("list", { name: "Departments" })).toContainText("Spa");
    await page.getByRole("combobox", { name: "Change when a request is due" }).selectOption("taxi");
    await page.getByRole("textbox", { name: "Taxi: minutes before" }).fill("45");
    await page.getByRole("textbox", { name: "Taxi: minutes before" }).blur();
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole("list", { name: "Departments" })).toContainText("Spa");
    await expect(page.getByRole("textbox", { name: "Taxi: minutes before" })).toHaveValue("45");
    await page.goto("/orders");
    await page.getByRole("button", { name: /^Add request/ }).click();
    const assignee = page.getByRole("dialog", { name: "Add request" }).getByLabel("Who has it");
    await expect(assignee.getByRole("option", { name: "Spa" })).toBeAttached();
  });

  await test.step("a setting typed just before signing out is saved", async () => {
    await page.goto("/settingsgeneral");
    await name.fill("Hotel Signed Out");
    await page.getByRole("button", { name: /Owner$/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByLabel("E-mail")).toBeVisible();
    await openSignedIn(page, "/settingsgeneral", bellhop, owner);
    await expect(name).toHaveValue("Hotel Signed Out");
  });
});

const readOnly = "You can read these settings. To change them, ask a manager or an owner.";
const screens = [
  { path: "/settingsgeneral", title: "General settings", staffSee: readOnly },
  { path: "/settingsfunctinality", title: "Features", staffSee: readOnly },
  { path: "/settingsubscriptionBilling", title: "Plan and usage", staffSee: "You don't have access" },
];

/** Each screen as a role, on a desk and on a phone. */
async function walkScreens(page: Page, role: "owner" | "manager" | "staff") {
  for (const { path, title, staffSee } of screens) {
    await page.setViewportSize(desk);
    await page.goto(path);
    if (role === "staff") await expect(page.getByText(staffSee, { exact: true })).toBeVisible();
    else await expect(page.getByText(staffSee, { exact: true })).toHaveCount(0);
    const isRefused = role === "staff" && staffSee !== readOnly;
    const links = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
    if (!isRefused) await expect(links).toHaveCount(role === "staff" ? 4 : 5);
    if (!isRefused) await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      // The colours are the same for all.
      await expectAccessible(
        page,
        `${title}, ${role}, ${size.width} px`,
        role === "owner" ? undefined : ["light"],
      );
    }
  }
}

test("owner, manager and staff see each settings screen, on a desk and on a phone", async ({
  page,
  browser,
  bellhop,
}) => {
  test.slow();
  await openSignedIn(page, "/settingsgeneral", bellhop, owner);
  await walkScreens(page, "owner");
  const theirs = await browser.newContext({ baseURL: bellhop.url, viewport: desk });
  const tab = await theirs.newPage();
  await openSignedIn(tab, "/settingsgeneral", bellhop, staff);
  await walkScreens(tab, "staff");

  const name = tab.getByLabel("Hotel name");
  await test.step("staff read general settings, on a phone", async () => {
    await tab.setViewportSize(phone);
    await tab.goto("/settingsgeneral");
    await expect(tab.getByText("To change them, ask a manager or an owner.")).toBeVisible();
    await expect(name).not.toBeEditable();
    await expect(tab.getByLabel("Currency")).toBeDisabled();
    await expect(tab.getByLabel(/Choose (a|another) logo/)).toHaveCount(0);
    await expect(tab.getByRole("link", { name: "See Hotel profile" })).toBeVisible();
    await expectAccessible(tab, "general settings of staff, on a phone", ["dark"]);
  });

  await test.step("as a manager, the same person changes them", async () => {
    await setRole(bellhop, staff, "manager");
    await tab.reload();
    await expect(name).toBeEditable();
    await expect(tab.getByText("To change them, ask a manager or an owner.")).toBeHidden();
    await name.fill("Hotel Managed");
    await expect(tab.getByText(/^Saved/)).toBeVisible();
    await tab.getByRole("link", { name: "Features" }).click();
    await expect(tab.getByRole("switch", { name: "WhatsApp" })).toBeEnabled();
  });
  await walkScreens(tab, "manager");
  await theirs.close();
});
