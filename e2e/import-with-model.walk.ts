import { startModel } from "../server/src/testing/running-model.ts";
import { expectAccessible } from "./accessibility.ts";
import { test as anyBellhop, expect } from "./bellhop.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";

const key = "a key that only the model's server knows".replaceAll(" ", "-");

/** A Bellhop with a stand-in for a model. */
const test = anyBellhop.extend<{ model: Awaited<ReturnType<typeof startModel>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  model: async ({}, use) => {
    const model = await startModel({ API_KEY: key });
    await use(model);
    await model.stop();
  },
  env: ({ model }, use) => use({ MODEL_BASE_URL: model.baseUrl, MODEL_API_KEY: key, MODEL_NAME: "small" }),
});

const letter = "The sun sets behind the island.";

test("an import names the model, shows its suggestions, and says when it did not answer", async ({
  page,
  bellhop,
  model,
}) => {
  await openSignedIn(page, "/builder/import", bellhop, owner);
  const reads = async () => {
    await page.goto("/builder/import");
    await page.getByRole("radio", { name: "Pasted text" }).check();
    await page.getByRole("textbox", { name: "Text" }).fill(letter);
    await expect(page.getByText(`the AI model small at ${new URL(model.baseUrl).host}`)).toBeVisible();
    await page.getByRole("button", { name: "Start import" }).click();
  };
  const quote = "The sun sets behind the island.";
  await model.says({ picks: [{ entry: "faq", question: "Where does the sun set?", quote }] });
  await reads();
  await expect(page.getByText(/^Read with the AI model small at/)).toBeVisible();
  const suggestion = page.getByRole("article", { name: "The sun sets behind the island" });
  await expect(suggestion.getByLabel("Question (English)", { exact: true })).toHaveValue(
    "Where does the sun set?",
  );
  await expect(suggestion.getByLabel("Answer (English)", { exact: true })).toHaveValue(quote);
  await expectAccessible(page, "review of what a model has read");

  await model.fault({ fault: "error", status: 500, next: 2 });
  await reads();
  await expect(
    page.getByText("The AI model could not be reached. We read everything without the AI model."),
  ).toBeVisible();
});
