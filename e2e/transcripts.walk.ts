import { readFile } from "node:fs/promises";
import { listTranscripts } from "@bellhop/contract/transcripts";
import type { Download, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { openSignedIn } from "./sign-in-page.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const guests = (page: Page) => page.getByRole("list", { name: "Conversations" });

async function exported(
  page: Page,
  format: string,
  button: string,
): Promise<{ file: Download; text: string }> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: new RegExp(`^${format}`) }).check();
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export file" }).click();
  const file = await saved;
  await expect(dialog.getByText("File saved.")).toBeVisible();
  return { file, text: await readFile(await file.path(), "utf8") };
}

const closeDialog = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

test("staff find a conversation, read and print it, and export many", async ({ page, bellhop }) => {
  await page.setViewportSize(desk);
  await openSignedIn(page, "/messages?tab=all", bellhop);
  await page
    .getByRole("link", { name: /Tomás Medeiros/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Reply" }).fill("=1+1 cot, now");
  const stored = page.waitForResponse((response) => response.url().includes("/api/send_reply"));
  await page.getByRole("button", { name: /^Send( reply)?( |$)/ }).click();
  await expect(page.getByRole("log")).toContainText("=1+1 cot, now");
  // The list of transcripts is read once, so the reply has to be stored before.
  await stored;

  // The list, found by name; the address holds the filters.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Transcripts" }).click();
  await expect(guests(page).getByRole("listitem").first()).toContainText("Tomás Medeiros");
  await expect(guests(page).getByRole("listitem").nth(5)).toBeVisible();
  await page.getByLabel("Search").last().fill("tomas med");
  await expect(guests(page).getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL(/search=tomas\+med/);
  await expectAccessible(page, "filtered transcripts");
  await page.getByLabel("State").selectOption("Done");
  await expect(page.getByText("No conversations match")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("State")).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("tomas med");
  await page.getByRole("searchbox", { name: "Search" }).fill("BV-20438");
  await expect(page.getByRole("button", { name: "Remove filter: “BV-20438”" })).toBeVisible();

  // The whole thread.
  await guests(page)
    .getByRole("link", { name: /Tomás Medeiros/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Tomás Medeiros" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  const transcript = page.getByRole("article", { name: "Transcript" });
  await expect(transcript).toContainText("+44 7700 900226");
  await expect(transcript).toContainText("BV-20438");
  await expect(transcript.getByRole("listitem").filter({ hasText: "=1+1 cot, now" })).toContainText(
    "Marta Conti",
  );
  await expect(transcript.getByRole("heading", { level: 2 }).first()).toContainText(/20\d\d$/);
  await expectAccessible(page, "transcript");
  const text = await exported(page, "Text", "Export");
  expect(text.file.suggestedFilename()).toMatch(/^bellhop-transcript-\d{4}-\d\d-\d\d\.txt$/);
  expect(text.text).toMatch(/^Guest Tomás Medeiros, \+447700900226\n/);
  expect(text.text).toContain("Staff Marta Conti: =1+1 cot, now");
  await closeDialog(page);

  // On paper: white, no navigation, and who it is about.
  await page.evaluate("document.documentElement.dataset.theme = 'dark'");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByText("Hotel Belvedere", { exact: true }).last()).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(transcript).toHaveCSS("color", "rgb(28, 29, 31)");
  await page.emulateMedia({ media: null });
  await page.evaluate("delete document.documentElement.dataset.theme");
  await page.evaluate("window.print = () => { document.body.dataset.printed = 'yes'; }");
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("BV-20438");

  // All conversations as CSV; a page that fails once is read again.
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(guests(page).getByRole("listitem").nth(5)).toBeVisible();
  let failures = 0;
  await page.route(`**${listTranscripts.path}`, (route) => {
    failures += 1;
    return failures === 1 ? route.fulfill({ status: 500, body: "{}" }) : route.continue();
  });
  const csv = await exported(page, "CSV", "Export conversations");
  expect(failures).toBeGreaterThan(1);
  const written = await page.getByRole("dialog").innerText();
  await closeDialog(page);
  expect(csv.text).toMatch(/^\ufeffat,local_time,guest,phone,/);
  expect(csv.text).toContain("'+447700900226");
  expect(csv.text).toContain(`"'=1+1 cot, now"`);
  expect(csv.text).toContain("عمر الحربي");
  const json = await exported(page, "JSON", "Export conversations");
  await closeDialog(page);
  const { conversations, conversation_count, message_count } = JSON.parse(json.text);
  expect(conversations[0].guest.name).toBe("Tomás Medeiros");
  expect(conversations).toHaveLength(conversation_count);
  expect(written).toContain(`${conversation_count} conversations`);
  const ids = new Set<string>(conversations.map((one: { conversation_id: string }) => one.conversation_id));
  expect(ids.size).toBe(conversation_count);
  for (const id of ids) expect(csv.text).toContain(id);
  // No message of the demo has a line break.
  expect(csv.text.trimEnd().split("\r\n")).toHaveLength(message_count + 1);

  // A deleted conversation.
  await page.goto("/transcripts?conversation=01900000-0000-7000-8000-000000009999");
  await expect(page.getByText("This conversation was deleted.")).toBeVisible();
  await page.getByRole("link", { name: "Show transcripts" }).click();

  // On a phone.
  await page.setViewportSize(phone);
  await expect(guests(page)).toBeVisible();
  await expectAccessible(page, "transcripts on a phone");
  await page.getByRole("button", { name: "Export conversations" }).click();
  await expectAccessible(page, "export on a phone");
  await page.keyboard.press("Escape");
  await guests(page)
    .getByRole("link", { name: /Tomás Medeiros/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Tomás Medeiros" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page, "transcript at 320 px");
});
