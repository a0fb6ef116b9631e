import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { openSignedIn, owner, requestsOf, staff } from "./sign-in-page.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const key = "a-key-that-no-file-may-contain";

// Nothing listens at the model's address.
const model = { MODEL_BASE_URL: "http://127.0.0.1:9/v1", MODEL_API_KEY: key, MODEL_NAME: "small" };
test.use({ env: { ...model, BILLING: "stand-in" } });

const part = (name: string) => ({ has: `xpath=.//p[text()="${name}"]` });

test("an owner sees what works, staff see whom to tell, in German and from right to left too", async ({
  page,
  bellhop,
  browser,
  context,
}) => {
  test.slow();

  await test.step("staff see the same status on a phone, and whom to tell", async () => {
    const device = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
    const page = await device.newPage();
    await openSignedIn(page, "/about", bellhop, staff);
    const status = page.getByRole("region", { name: "System status" });
    await expect(status.getByText("Tell a manager.")).toBeVisible();
    await expect(page.getByText("Owners can download it. Ask an owner.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Download support file" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Messages we could not read" })).toBeHidden();
    await page.getByRole("button", { name: "Show licences" }).click();
    await expect(page.getByText(/^\d{3} parts$/)).toBeVisible();
    await expectAccessible(page, "about of staff, on a phone");
    await device.close();
  });

  await test.step("the page speaks German, and turns around for languages that run from right to left", async () => {
    const context = await browser.newContext({ baseURL: bellhop.url, locale: "de-DE", viewport: desk });
    const page = await context.newPage();
    await page.goto("/about");
    await page.locator("input[type=email]").fill(owner);
    await page.locator("input[type=password]").fill(bellhop.password);
    await page.locator("button[type=submit]").click();
    const status = page.getByRole("region", { name: "Systemstatus" });
    await expect(status.getByText("Nachrichten, Gäste und Einstellungen werden gespeichert.")).toBeVisible();
    await page.evaluate("document.documentElement.dir = 'rtl'");
    await expectAccessible(page, "about from right to left");
    await context.close();
  });

  await test.step("an owner sees what works, what does not and what to do, and gets help with it", async () => {
    await page.setViewportSize(desk);
    const requests = requestsOf(context);
    await openSignedIn(page, "/about", bellhop, owner);
    await expect(page.getByRole("heading", { level: 1, name: "About Bellhop" })).toBeVisible();
    const status = page.getByRole("region", { name: "System status" });
    const row = (name: string) => status.getByRole("listitem").filter({ has: page.locator(part(name).has) });
    await expect(row("Database")).toContainText("Works");
    await expect(row("Background work")).toContainText("Works");
    await expect(row("Payments")).toContainText("Test mode.");
    await expect(row("Language model")).toContainText("Not used in the last 24 hours.");
    await expect(status.getByText("Everything works.")).toBeVisible();
    await expect(row("WhatsApp").getByRole("link", { name: "Open WhatsApp" })).toHaveAttribute(
      "href",
      "/whatsapp-flow",
    );
    await expect(page.getByRole("region", { name: "This Bellhop" })).toContainText("Demo");
    await expect(page.getByRole("heading", { name: "Messages we could not read" })).toBeVisible();
    await expectAccessible(page, "about");

    // An import finds that the model is away.
    await page.goto("/builder/import");
    await page.getByRole("radio", { name: "Pasted text" }).check();
    await page.getByRole("textbox", { name: "Text" }).fill("The sauna is open from 7:00 to 22:00.");
    await page.getByRole("button", { name: "Start import" }).click();
    await expect(page.getByText("The AI model could not be reached.", { exact: false })).toBeVisible();
    await page.goto("/about");
    await expect(row("Language model")).toContainText(/Down\s*since \d\d:\d\d/);
    await expect(row("Language model")).toContainText("Rules are used instead.");
    await expect(row("Language model")).toContainText("Tell your Bellhop administrator.");
    await expect(status.getByText("1 part needs attention.")).toBeVisible();
    await expectAccessible(page, "about, with a fault");

    expect(requests.all.some(({ url }) => /\/(list|texts)-.*\.json$/.test(url.pathname))).toBe(false);
    // What is shown stays while the network is away, with the reason.
    await context.setOffline(true);
    await status.getByRole("button", { name: "Check now" }).click();
    await expect(status.getByText("Can't reach Bellhop. Check your connection.")).toBeVisible();
    await page.getByRole("button", { name: "Show licences" }).click();
    await expect(page.getByText("The licences could not be loaded")).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Licences" }).getByRole("button", { name: "Try again" }),
    ).toBeVisible();
    // With the network, both come back without a click.
    await context.setOffline(false);
    await expect(status.getByText("Can't reach Bellhop.", { exact: false })).toBeHidden();

    await readLicences();
    await readShortcuts();
    await downloadSupportFile();

    async function readLicences() {
      const licences = page.getByRole("region", { name: "Licences" });
      const isText = ({ url }: { url: URL }) => /\/texts-.*\.json$/.test(url.pathname);
      await expect(licences.getByText(/^\d{3} parts$/)).toBeVisible();
      await licences.getByLabel("Search parts and licences").fill("ofl");
      await expect(licences.getByText(/^\d+ of \d{3} parts$/)).toBeVisible();
      await licences.getByLabel("Search parts and licences").fill("node.js");
      await expect(licences.getByRole("link", { name: /Node\.js/ })).toHaveAttribute("href", /LICENSE$/);
      await licences.getByLabel("Search parts and licences").fill("react-dom");
      expect(requests.all.some(isText)).toBe(false);
      await licences.getByRole("button", { name: /^react-dom/ }).click();
      await expect(licences.getByRole("region", { name: "Licence of react-dom" })).toContainText(
        "MIT License",
      );
      expect(requests.all.some(isText)).toBe(true);
      await expectAccessible(page, "licences");
      await licences.getByLabel("Search parts and licences").fill("nothing is called this");
      await licences.getByRole("button", { name: "Clear search" }).click();
      await expect(licences.getByText(/^\d{3} parts$/)).toBeVisible();
    }

    async function readShortcuts() {
      const shortcuts = page.getByRole("region", { name: "Keyboard shortcuts" });
      for (const label of ["Search and commands", "Next conversation", "Check in", "Save the guest"])
        await expect(shortcuts.getByText(label, { exact: true })).toBeVisible();
      await shortcuts.getByRole("button", { name: "Hide shortcuts" }).click();
      await expect(shortcuts.getByText("Next conversation")).toBeHidden();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await page.keyboard.press("Escape");
    }

    async function downloadSupportFile() {
      const support = page.getByRole("region", { name: "Support file" });
      await expect(support).toContainText("No names, numbers, messages or addresses");
      const saved = page.waitForEvent("download");
      await support.getByRole("button", { name: "Download support file" }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^bellhop-support-\d{4}-\d\d-\d\d\.json$/);
      const text = await readFile(await file.path(), "utf8");
      const bundle = JSON.parse(text);
      expect(bundle).toMatchObject({
        scope: "installation",
        settings: { MODEL_API_KEY: true, SMTP_URL: false },
        choices: { database: "embedded", model: "openai" },
      });
      expect(bundle.browser.user_agent).toContain("Chrome");
      for (const secret of [key, "127.0.0.1", "@", "Belvedere", "Giulia", bellhop.dataDir, bellhop.password])
        expect(text).not.toContain(secret);
      await expect(page.getByText("Support file downloaded.")).toBeVisible();
    }
  });
});
