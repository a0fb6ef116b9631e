import { expect, test } from "./bellhop.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

test("mistakes, quick keys and a lost connection lose no setting", async ({ page, context, bellhop }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step("keys typed while the search is still loading start no shortcut", async () => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/Palette-.*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openSignedIn(page, "/settingsgeneral", bellhop, owner);
    await expect(page.getByLabel("Hotel name")).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("settings");
    held.resolve();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/settingsgeneral$/);
    await page.unrouteAll();
  });

  await test.step("a refused hotel name holds up no other setting", async () => {
    await page.goto("/settingsgeneral");
    const name = page.getByLabel("Hotel name");
    const before = await name.inputValue();
    await name.fill("");
    const refusal = page.getByText("Enter a name.", { exact: true });
    await expect(refusal).toBeVisible();
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(name).toBeFocused();

    await page.getByRole("link", { name: "Features" }).click();
    const whatsapp = page.getByRole("switch", { name: "WhatsApp" });
    await expect(whatsapp).not.toBeChecked();
    await whatsapp.click();
    await expect(page.getByText("WhatsApp switched on.")).toBeVisible();
    await expect(refusal).toHaveCount(0);

    await page.getByRole("link", { name: "General settings" }).click();
    await expect(refusal).toBeVisible();
    await name.fill(before);
    await expect(refusal).toHaveCount(0);
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue(before);
  });

  await test.step("the keyboard alone switches, and undoes with Z where it stands", async () => {
    await page.goto("/settingsfunctinality");
    const assistant = page.getByRole("switch", { name: "Assistant" });
    await expect(assistant).toBeChecked();
    await assistant.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Assistant switched off.")).toBeVisible();
    await page.keyboard.press("z");
    await expect(page.getByText("Assistant switched on.")).toBeVisible();
    await expect(assistant).toBeChecked();
  });

  await test.step("a switch without a connection says so where it was pressed, and is saved later", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/settingsfunctinality");
    const paused = page.getByRole("radio", { name: /^Paused/ });
    await expect(paused).not.toBeChecked();
    await context.setOffline(true);
    await paused.check();
    await expect(page.getByText("Not saved yet. Bellhop keeps trying.").first()).toBeVisible();
    await expect(page.getByText("The assistant is paused.")).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.reload();
    await expect(paused).toBeChecked();
  });
});
