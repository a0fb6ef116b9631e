import type { Page } from "@playwright/test";
import { expect } from "./bellhop.ts";
import { test } from "./moved-bellhop.ts";
import { openSignedIn, owner } from "./sign-in-page.ts";
import {
  book,
  bubbles,
  desk,
  type Guest,
  guests,
  layla,
  playGuest,
  reviewLink,
  write,
} from "./two-guests.ts";

const rowOf = (page: Page, guest: Guest, rule: string) =>
  page.getByRole("listitem").filter({ hasText: guest.name }).filter({ hasText: rule });

/** Writes the texts of a ready-made message in German and Arabic, and saves it. */
async function edit(page: Page, rule: string, texts: { German: string; Arabic: string }, extra?: string) {
  await page.getByRole("tab", { name: new RegExp(`^${rule}`) }).click();
  const editor = page.getByRole("tabpanel", { name: new RegExp(rule) });
  for (const [language, text] of Object.entries(texts)) {
    await editor.getByRole("tab", { name: language }).click();
    await editor.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
  }
  if (extra) await editor.getByLabel("Extra", { exact: true }).selectOption({ label: extra });
  await editor.getByRole("button", { name: "Save changes" }).click();
  await expect(editor.getByRole("button", { name: "Save changes" })).toBeHidden();
}

const rules = [
  ...["Booking confirmation", "Extras before arrival", "Arrival information", "Welcome"],
  ...["All fine?", "Before departure", "Feedback"],
];

test("a German and an Arabic guest are written to from booking to feedback", async ({
  page,
  moved: { bellhop, clock },
}) => {
  test.setTimeout(600_000);
  // Sessions end while days pass.
  const open = async (path: string) => {
    await page.context().clearCookies();
    await page.setViewportSize(desk);
    await openSignedIn(page, path, bellhop, owner);
  };
  const onPhones = async (sees: (guest: Guest) => string, does?: (guest: Guest) => Promise<void>) => {
    await open("/home");
    for (const guest of guests) {
      await playGuest(page, guest);
      await expect(bubbles(page)).toContainText(sees(guest));
      await does?.(guest);
    }
  };
  const plans = async (rule: string, says: string) => {
    await open("/proactive-messages");
    for (const guest of guests) await expect(rowOf(page, guest, rule)).toContainText(says);
  };
  /** Answers of the assistant come once the guest has finished writing. */
  const writes = async (text: string, answer: string) => {
    await write(page, text);
    await clock.pass(1);
    await expect(bubbles(page)).toContainText(answer);
  };

  await open("/proactive-messages");
  await page.getByRole("button", { name: "Add ready-made messages" }).click();
  const cards = page.getByRole("tablist", { name: "Messages" }).getByRole("tab");
  await expect(cards).toHaveCount(7);
  const offer = {
    German: "{extra} für {price}, {first_name}?",
    Arabic: "{extra} مقابل {price}، {first_name}؟",
  };
  await edit(page, "Extras before arrival", offer, "Airport transfer");
  await edit(page, "Welcome", {
    German: "Willkommen, {first_name}. Ihr Türcode ist {door_code}",
    Arabic: "أهلًا بك، {first_name}. رمز بابك هو {door_code}",
  });
  for (const card of await cards.all()) {
    await card.click();
    await card.press("Space");
    await expect(card).toContainText("On");
  }
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByLabel("Review link (optional)").fill(reviewLink);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  for (const guest of guests) await book(page, guest, clock.day(10));
  await onPhones(({ booked }) => booked);
  // The ready-made template names no extra.
  await plans("Extras before arrival", "No template.");
  await plans("Arrival information", "Will be sent");

  await clock.moveTo(3, "09:00");
  await onPhones(
    ({ booked }) => booked,
    ({ hello, breakfast }) => writes(hello, breakfast),
  );
  await plans("Extras before arrival", "Will be sent");
  await clock.moveTo(3, "10:01");
  await onPhones(
    ({ offer }) => offer,
    ({ answers, answered }) => writes(answers, answered),
  );

  await clock.moveTo(9, "17:01");
  await onPhones(({ arrival }) => arrival);
  await plans("Welcome", "Door code missing.");
  for (const guest of guests) {
    await page.goto("/proactive-messages");
    await rowOf(page, guest, "Welcome").getByRole("link", { name: "Open reservation" }).click();
    await page.getByRole("button", { name: "Add code" }).click();
    await page.getByLabel("Code", { exact: true }).fill(guest.code);
    await page.getByRole("button", { name: "Save code" }).click();
    await expect(page.getByRole("button", { name: "Change code" })).toBeVisible();
  }

  await clock.moveTo(10, "13:00");
  await onPhones(
    ({ arrival }) => arrival,
    ({ asks, told }) => writes(asks, told),
  );
  await plans("Welcome", "Not checked in.");
  await page.goto("/reservations");
  for (const { name } of guests) {
    await page.getByRole("button", { name: `Check in: ${name}` }).click();
    await expect(page.getByRole("region", { name: /^Arrived/ })).toContainText(name);
  }
  await plans("Welcome", "Will be sent");
  await clock.pass(35);
  await onPhones(({ welcome, code }) => welcome + code);
  await open("/messages?tab=all");
  for (const { name, welcome, code } of guests) {
    await page.getByRole("link", { name: new RegExp(name) }).click();
    const thread = page.getByRole("log");
    await expect(thread).toContainText(`${welcome}••••`);
    await thread.getByRole("button", { name: "Show" }).click();
    await expect(thread).toContainText(code);
  }

  await clock.moveTo(11, "10:01");
  await onPhones(({ fine }) => fine);
  await plans("Before departure", "Will be sent");
  await clock.moveTo(12, "18:01");
  await onPhones(({ departure }) => departure);
  await clock.moveTo(13, "09:30");
  await open("/reservations?view=departures");
  for (const { name } of guests) {
    await page.getByRole("button", { name: `Check out: ${name}` }).click();
    await expect(page.getByRole("region", { name: /^Left/ })).toContainText(name);
  }
  await plans("Feedback", "Will be sent");
  await clock.pass(242);
  await onPhones(
    ({ feedback }) => feedback,
    ({ rates, rated }) => writes(rates, rated),
  );
  await clock.pass(3);
  await onPhones(({ last }) => last);
  await expect(bubbles(page)).not.toContainText(reviewLink);
  await open("/messages?tab=waiting");
  await page.getByRole("link", { name: new RegExp(layla.name) }).click();
  await expect(page.getByRole("list", { name: "Open questions" })).toContainText("Complaint");

  await open("/proactive-messages?view=log");
  const log = page.getByRole("region", { name: "Log" });
  await expect(log).toContainText("Feedback");
  for (const guest of guests)
    for (const rule of rules) await expect(rowOf(page, guest, rule)).toContainText(/Read|Delivered/);
});
