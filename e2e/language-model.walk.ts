import { startModel } from "../server/src/testing/running-model.ts";
import { expectAccessible } from "./accessibility.ts";
import { test as anyBellhop, expect } from "./bellhop.ts";
import { openAsAnother, openSignedIn, owner, staff } from "./sign-in-page.ts";

const key = "sk-that-only-the-server-knows-7Q2f";
type Model = Awaited<ReturnType<typeof startModel>>;

/** A Bellhop with a stand-in for its model, and another one that the hotel can choose. */
const test = anyBellhop.extend<{ shared: Model; own: Model }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  shared: async ({}, use) => {
    const model = await startModel();
    await use(model);
    await model.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  own: async ({}, use) => {
    const model = await startModel({ API_KEY: key });
    await use(model);
    await model.stop();
  },
  env: ({ shared, own }, use) =>
    use({
      MODEL_BASE_URL: shared.baseUrl,
      MODEL_NAME: "shared-reader",
      MODEL_PRICE: "EUR 0.25 1.25",
      SAFE_FETCH_ALLOW: new URL(own.baseUrl).host,
    }),
});

test("staff see which model reads; an owner tests it, chooses another one, and approves translations", async ({
  page,
  bellhop,
  shared,
  own,
}) => {
  test.slow();

  await test.step("staff see which model reads, and can neither test nor change it", async () => {
    await openSignedIn(page, "/guest-assistant", bellhop, staff);
    const model = page.getByRole("region", { name: "Language model" });
    await expect(model.getByText("shared-reader", { exact: true })).toBeVisible();
    await expect(model.getByRole("button")).toHaveCount(0);
    await expectAccessible(page, "language model, as staff");
  });

  await test.step("an owner tests the model, chooses another one, and sees what is wrong with it", async () => {
    await shared.readAs("slow");
    await openAsAnother(page, "/guest-assistant", bellhop, owner);
    const model = page.getByRole("region", { name: "Language model" });
    await expect(model.getByText("shared-reader", { exact: true })).toBeVisible();
    await expect(model.getByText("set by your Bellhop administrator", { exact: false })).toBeVisible();
    await model.getByRole("button", { name: "Test", exact: true }).click();
    await expect(model.getByText("Testing, 2 of 11")).toBeVisible();
    await expectAccessible(page, "a test of a language model runs");
    // From here on its answers do not fit the questions.
    await shared.clear();
    await expect(model.getByText("Does not work.")).toBeVisible();
    await expect(model.getByText(/Only \d of 10 answers can be used/)).toBeVisible();
    await expect(model.getByText("Ignored", { exact: true })).toBeVisible();
    await expectAccessible(page, "the result of a test of a language model");

    await model.getByRole("button", { name: "Use your own" }).click();
    const dialog = page.getByRole("dialog", { name: "Use your own language model" });
    await dialog.getByLabel("Model").fill("hotel-reader");
    await dialog.getByLabel("Key").fill("sk-a-wrong-one");
    await dialog.getByLabel("Address").fill("http://models.example/v1");
    await dialog.getByRole("button", { name: "Connect and test" }).click();
    await expect(dialog.getByText("Enter an address that starts with https://.")).toBeVisible();
    await expectAccessible(page, "a language model's form");
    await dialog.getByLabel("Address").fill(own.baseUrl);
    await dialog.getByRole("button", { name: "Connect and test" }).click();
    await expect(model.getByText("hotel-reader", { exact: true })).toBeVisible();
    await expect(model.getByText("refused the key.", { exact: false })).toBeVisible();

    await model.getByRole("button", { name: "Change", exact: true }).click();
    const change = page.getByRole("dialog", { name: "Change language model" });
    await change.getByLabel("Key").fill(key);
    await change.getByRole("button", { name: "Save and test" }).click();
    await expect(model.getByText("key ends in 7Q2f", { exact: false })).toBeVisible();
    await expect(model.getByText("Does not work.")).toBeVisible();
    await expect(page.getByText("sk-that-only", { exact: false })).toHaveCount(0);

    await model.getByRole("button", { name: "Use the shared model" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Use the shared model" }).click();
    await expect(model.getByText("shared-reader", { exact: true })).toBeVisible();
    await expect(model.getByText("Not tested yet.", { exact: false })).toBeVisible();
  });

  await test.step("an owner has published sentences translated, corrects one, and leaves another in the hotel's words", async () => {
    // The stand-in puts a mark in front of each sentence: no translation.
    await shared.readAs("table");
    await page.goto("/guest-assistant?part=statements");
    await expect(page.getByText("Translations are off.")).toBeVisible();
    await expectAccessible(page, "translations, switched off");
    // It begins at once.
    await page.getByRole("button", { name: "Switch on" }).click();
    const sentences = page.getByRole("region", { name: "Translations" });
    const first = sentences.getByRole("listitem").first();
    await expect(first.getByText("Guests get your own words until you approve it.")).toBeVisible();
    await first.getByRole("button", { name: "Edit" }).click();
    await first.getByLabel("What guests get").fill("Willkommen!");
    await expectAccessible(page, "a translation is edited");
    await first.getByRole("button", { name: "Save" }).click();
    await expect(first.getByText("Approved", { exact: true })).toBeVisible();
    await first.getByRole("button", { name: "Use our words" }).click();
    await expect(first.getByText("Your words", { exact: true })).toBeVisible();
    await sentences.getByLabel("Show").selectOption({ label: "Your words (1)" });
    await expect(sentences.getByRole("listitem")).toHaveCount(1);
  });
});
