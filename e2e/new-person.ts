import type { Page } from "@playwright/test";
import { type Mailbox, mailboxAt } from "../server/src/testing/running-mail.ts";
import { type Bellhop, expect } from "./bellhop.ts";

/** A person without an account. */
export type NewPerson = { name: string; email: string; password: string };

/** The demo's mailbox. */
export function demoMailbox({ mailboxUrl }: Bellhop): Mailbox {
  if (!mailboxUrl) throw new Error("This Bellhop has no mailbox.");
  return mailboxAt(mailboxUrl);
}

/** Called on each screen, with its name. */
export type Look = (page: Page, screen: string) => Promise<void>;

const lookAway: Look = async () => {};

/** From `/login` to a confirmed e-mail: creates the account, opens the mail and follows the link. */
export async function signUp(page: Page, person: NewPerson, mailbox: Mailbox, look = lookAway) {
  await page.goto("/login");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Your name").fill(person.name);
  await page.getByLabel("Work e-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
  const [link = ""] = (await mailbox.mailTo(person.email)).links;
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await expect(page).toHaveURL(/\/confirmation-registration$/);
  await expect(page.getByRole("heading", { name: "Your e-mail is confirmed" })).toBeVisible();
  // No phone can open this address.
  await expect(page.getByText("Your phone can't open this address yet.")).toBeVisible();
  await expect(page.getByRole("img", { name: /QR code/ })).toHaveCount(0);
  await look(page, "confirmation");
}

/** From a confirmed e-mail to the first question about the hotel. */
export async function continueToSignUp(page: Page) {
  await page.getByRole("link", { name: "Continue to Bellhop" }).click();
  await expect(page).toHaveURL(/\/complete-signup/);
  await expect(page.getByRole("heading", { name: "Name your hotel" })).toBeVisible();
}

export type NewHotel = { name: string; phone: string; rooms: string; breakfast: string };

const next = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

/** The four steps, from the hotel's name to the open hotel. */
export async function completeSignUp(page: Page, hotel: NewHotel, look = lookAway) {
  await look(page, "hotel");
  await page.getByLabel("Hotel name").fill(hotel.name);
  await next(page);
  await expect(page.getByRole("heading", { name: "Where is it?" })).toBeVisible();
  await look(page, "place");
  await page.getByLabel("Country").selectOption("IT");
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Rome");
  await expect(page.getByLabel("Currency")).toHaveValue("EUR");
  await next(page);
  await page.getByLabel("Rooms").fill(hotel.rooms);
  await page.getByLabel("Reception phone").fill(hotel.phone);
  await look(page, "desk");
  await next(page);
  await expect(page.getByRole("heading", { name: "What guests ask first" })).toBeVisible();
  await look(page, "answers");
  await page.getByLabel("Breakfast").fill(hotel.breakfast);
  await page.getByRole("button", { name: "Create my hotel" }).click();
  await expect(page.getByRole("heading", { name: `${hotel.name} is ready` })).toBeVisible();
  await expect(page.getByText("Your phone can't reach this computer. Use the simulator.")).toBeVisible();
  await expect(page.getByRole("img", { name: /QR code/ })).toHaveCount(0);
  await look(page, "welcome");
}

/** From the open hotel onto the simulator: the question is there already, and is answered in the hotel's words. */
export async function askAsGuest(page: Page, { breakfast }: NewHotel, look = lookAway) {
  await page.getByRole("link", { name: "Open the simulator" }).click();
  const writing = page.getByRole("textbox", { name: /^Write as / });
  await expect(writing).toHaveValue("When is breakfast?");
  await look(page, "simulator");
  await writing.press("Enter");
  const bubbles = page.getByRole("log", { name: "Messages on the phone" });
  await expect(bubbles).toContainText("When is breakfast?");
  await expect(bubbles).toContainText(breakfast);
}
