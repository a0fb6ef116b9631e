import { readFile } from "node:fs/promises";
import { changeSettings } from "@bellhop/contract/settings";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, type Filed, faq, idOf, test } from "./knowledge.ts";

const everyLanguage = ["en", "es", "fr", "de", "it", "pt", "nl", "tr", "ru", "ar", "zh", "ja"];
const words = (text: string) => ({ title: text, question: text, text, place: null });
const everywhere: Filed = {
  section: "faq",
  entry_id: idOf(1),
  texts: Object.fromEntries(everyLanguage.map((language) => [language, words(`${language} 🛎️ شاي 茶`)])),
};
const chapel = faq(2, "Is there a chapel?", "Yes, behind the garden.");

async function exported(page: Page) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  return readFile(await (await download).path(), "utf8");
}

test("all knowledge is exported as one file, changed, and restored from that file byte for byte", async ({
  page,
  ask,
  writes,
}) => {
  await ask(changeSettings, { general: { languages: [...everyLanguage] } });
  await writes([everywhere, chapel]);
  await page.goto("/builder/import");
  const file = await exported(page);
  await writes([faq(2, "Is there a chapel?", "No."), faq(3, "Is there a crypt?", "No.")]);

  await page.getByRole("button", { name: "Restore from a file…" }).click();
  const dialog = page.getByRole("dialog");
  const choose = (content: string) =>
    dialog
      .getByRole("button", { name: "File" })
      .setInputFiles({ name: "knowledge.json", mimeType: "application/json", buffer: Buffer.from(content) });
  await choose('{"format":"something else"}');
  await expect(dialog).toContainText("This is not a Bellhop export");
  await expect(dialog.getByRole("button", { name: "Replace everything" })).toBeDisabled();
  await expectAccessible(page, "a file that is refused");
  await choose(file);
  await expect(dialog).toContainText("Entries to add: 1, to change: 1, to remove: 1");
  await writes([
    faq(2, "Is there a chapel?", "No."),
    faq(3, "Is there a crypt?", "No."),
    faq(4, "A tower?", "Yes."),
  ]);
  await dialog.getByRole("button", { name: "Replace everything" }).click();
  await expect(dialog).toContainText("Nothing was replaced. Someone changed FAQ in the meantime.");
  await expect(dialog).toContainText("Entries to add: 1, to change: 1, to remove: 2");
  await dialog.getByRole("button", { name: "Replace everything" }).dblclick();
  await expect(
    page.getByText("Everything replaced. To go back, use the history of each section."),
  ).toBeVisible();
  expect(await exported(page)).toBe(file);

  await page.getByRole("button", { name: "Restore from a file…" }).click();
  await choose(file);
  await expect(dialog).toContainText("There is nothing to replace.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.goto("/faq");
  await page.getByRole("button", { name: "Is there a chapel?", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Answer" })).toHaveValue("Yes, behind the garden.");
  await page.getByRole("button", { name: /^en 🛎️/ }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, "an entry in twelve languages, on a phone");
  await writes([]);
  await ask(changeSettings, { general: { languages: ["en", "it", "de"] } });
});
