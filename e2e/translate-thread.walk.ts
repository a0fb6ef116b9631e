import { startModel } from "../server/src/testing/running-model.ts";
import { expectAccessible } from "./accessibility.ts";
import { test as anyBellhop, expect } from "./bellhop.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

type Model = Awaited<ReturnType<typeof startModel>>;

const test = anyBellhop.extend<{ model: Model }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  model: async ({}, use) => {
    const model = await startModel();
    await use(model);
    await model.stop();
  },
  env: ({ model }, use) => use({ MODEL_BASE_URL: model.baseUrl, MODEL_NAME: "reader" }),
});

const german = "Die Dusche ist kaputt, bitte kommen Sie um 18:30 Uhr!";
const english = "The shower is broken, please come at 18:30!";
const reply = "A technician comes at 18:30.";
const translatedReply = "Ein Techniker kommt um 18:30 Uhr.";

test("staff read a thread in their language, and see what the guest gets before they send it", async ({
  page,
  context,
  bellhop,
  model,
}) => {
  test.slow();
  await model.readAs("table");
  await model.translates(
    { to: "English", source: german, text: english },
    { to: "German", source: reply, text: translatedReply },
  );
  await openSignedIn(page, "/guest-assistant", bellhop, owner);
  const saved = page.waitForResponse(/\/api\/update_venue_settings/);
  await page.getByLabel(/Let a language model read/).check();
  await saved;

  const guest = await context.newPage();
  await guest.goto("/simulator");
  const guestsLog = guest.getByRole("log", { name: "Messages on the phone" });
  await guest.getByRole("textbox", { name: "Write as Elif" }).fill(german);
  await guest.getByRole("textbox", { name: "Write as Elif" }).press("Enter");
  await expect(guestsLog).toContainText(german);

  await page.goto("/messages?tab=all");
  const row = page.getByRole("region", { name: "Inbox" }).getByRole("link", { name: /Elif Demir/ });
  await row.click();
  const log = page.getByRole("log", { name: "Messages" });
  const card = page.getByRole("group", { name: /^(Handed over|Requests)/ });
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: "Translate to English" }).click();
  await expect(log.locator("[data-generated]", { hasText: english })).toBeVisible();
  await expect(card.getByText(english)).toBeVisible();
  await expectAccessible(page, "a translated thread");
  await card.getByRole("button", { name: "Show original" }).first().click();
  await expect(card.getByText(german)).toBeVisible();

  await test.step("it is translated on another device too", async () => {
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(page.url());
    await expect(phone.getByText(english).first()).toBeVisible();
    await phone.close();
  });

  const field = page.getByRole("textbox", { name: "Reply" });
  await test.step("a reply is sent as its translation, which staff have seen", async () => {
    await field.fill(reply);
    await field.focus();
    await page.keyboard.down("Enter");
    await expect(page.locator("[data-generated]", { hasText: translatedReply })).toBeVisible();
    // The key is still held down.
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(page.locator("[data-generated]", { hasText: translatedReply })).toBeVisible();
    await card.getByLabel("Answer this next time too").check();
    await expect(card.getByRole("textbox", { name: "Answer", exact: true })).toHaveValue(translatedReply);
    await card.getByLabel("Answer this next time too").uncheck();
    await expect(guestsLog).not.toContainText(translatedReply);
    await expectAccessible(page, "a translated reply before it is sent");
    await field.press("Enter");
    await expect(guestsLog).toContainText(translatedReply);
    await expect(log.getByText(reply)).toBeVisible();
    await log.getByRole("button", { name: "Show what was sent" }).click();
    await expect(log.getByText(translatedReply)).toBeVisible();
  });

  await test.step("without an answer of the model, the reply can be sent as it was written", async () => {
    await model.readAs("dead");
    await field.fill("One moment, please.");
    await field.press("Enter");
    await expect(page.getByText("Could not translate.")).toBeVisible();
    await page.getByRole("button", { name: "Send as written" }).click();
    await expect(guestsLog).toContainText("One moment, please.");
  });
});
