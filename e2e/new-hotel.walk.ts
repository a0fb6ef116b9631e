import type { Page } from "@playwright/test";
import { ask, guestPagesOf, thread } from "./guest-page.ts";
import { completeSignUp, continueToSignUp, demoMailbox, type NewHotel, signUp } from "./new-person.ts";
import { account, expect, number, test } from "./whatsapp.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const hotel: NewHotel = {
  name: "Hotel Miramar",
  rooms: "42",
  phone: "06 5551 0142",
  breakfast: "Breakfast is from 7:15 to 10:45 in the lemon garden.",
};
const person = { name: "Lucia Ferri", email: "lucia@miramar.example", password: "a long way from the sea" };

const manual = `Is there a chapel?
Yes, the chapel is behind the garden.

Where do I leave my skis?
In the ski room, beside the lift.`;

async function writeOwnText(page: Page) {
  await page.goto(`/builder?section=faq&teach=${encodeURIComponent("Is there a piano?")}`);
  const dialog = page.getByRole("dialog", { name: "Answer this question" });
  await expect(dialog.getByRole("textbox", { name: "Question" })).toHaveValue("Is there a piano?");
  await dialog.getByRole("textbox", { name: "Answer" }).fill("Yes, in the winter garden.");
  await dialog.getByRole("button", { name: "Add entry" }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
}

async function importText(page: Page) {
  await page.goto("/builder/import");
  await page.getByRole("radio", { name: "Pasted text" }).check();
  await page.getByRole("textbox", { name: "Text" }).fill(manual);
  await page.getByRole("button", { name: "Start import" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  for (const about of [/^Accept Is there a chapel/, /^Accept Where do I leave/])
    await page.getByRole("button", { name: about }).click();
  await expect(page.getByText("All reviewed")).toBeVisible();
}

async function publish(page: Page) {
  await page.getByRole("link", { name: "Publish in Builder" }).click();
  await expect(page.getByRole("button", { name: "Publish 3 changes" })).toBeVisible();
  await page.getByRole("button", { name: "Publish 3 changes" }).click();
  await expect(page.getByText("Up to date")).toBeVisible();
}

async function connectNumber(page: Page) {
  await page.goto("/whatsapp-guide");
  await page.getByRole("button", { name: "Switch WhatsApp on" }).click();
  const guide = page.getByRole("region", { name: "Connect step by step" });
  const next = guide.getByRole("button", { name: "Next" });
  await next.click();
  await next.click();
  await guide.getByLabel("WhatsApp account id").fill(account);
  await guide.getByLabel("Phone number id").fill(number);
  await next.click();
  await guide.getByLabel("Access token").fill("token-of-the-hotel");
  await next.click();
  await next.click();
  await guide.getByRole("button", { name: "Connect number" }).click();
  await expect(guide).toHaveCount(0);
}

test("a new hotel goes from its account to a guest's question, a reply by staff, and its own number", async ({
  page,
  browser,
  bellhop,
  graph: _,
}) => {
  await page.setViewportSize(desk);
  await signUp(page, person, demoMailbox(bellhop));
  await continueToSignUp(page);
  await completeSignUp(page, hotel);
  await page.goto("/settingsgeneral");
  await expect(page.getByText("+39 06 5551 0142")).toBeVisible();

  await writeOwnText(page);
  await importText(page);
  await publish(page);

  await page.goto("/public");
  // A code that leads to this computer must not be printed.
  await expect(page.getByText(/Phones can't open this code/)).toBeVisible();
  await expect(page.getByText("Guests who scan it see the Wi-Fi once you enter it below.")).toBeVisible();

  const { house } = await guestPagesOf(bellhop, hotel.name);
  const guests = await browser.newContext({ baseURL: bellhop.url, viewport: phone, locale: "en" });
  const guest = await guests.newPage();
  await guest.goto(house);
  await ask(guest, "How are you today?");
  await expect(thread(guest)).toContainText("How can I help you?");
  await ask(guest, "Is there a chapel?");
  await expect(thread(guest)).toContainText("the chapel is behind the garden");
  await ask(guest, "How can I call the reception?");
  await expect(thread(guest)).toContainText(/5551 ?0142/);
  await ask(guest, "Can you polish my saxophone?");

  await page.goto("/messages");
  const row = page.getByRole("region", { name: "Inbox" }).getByRole("link", { name: /Web guest \(/ });
  await expect(row).toContainText("saxophone");
  await row.click();
  const writing = page.getByRole("textbox", { name: /^(Write|Reply|Message)/ });
  await writing.fill("With pleasure. Bring it to the reception.");
  await writing.press("Enter");
  await expect(thread(guest)).toContainText("Bring it to the reception.");
  await guests.close();

  await connectNumber(page);
});
