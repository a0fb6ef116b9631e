import { randomUUID } from "node:crypto";
import {
  changeSimulatorGuest,
  listSimulatorGuests,
  openSimulator,
  simulateGuestMessage,
} from "@bellhop/contract/simulator";
import type { Page } from "@playwright/test";
import { type Bellhop, expect, test } from "./bellhop.ts";
import { callsOf } from "./knowledge.ts";
import { signInAt, staff } from "./sign-in-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** Guests of the simulated WhatsApp network, by name. */
async function openPhones(bellhop: Bellhop) {
  const ask = await callsOf(bellhop);
  const phones = new Map<string, string>();
  const phoneOf = async (name: string) => {
    const known = phones.get(name);
    if (known) return known;
    const { free_phone } = await ask(listSimulatorGuests, {});
    await ask(changeSimulatorGuest, { phone: free_phone, name, language: "en" });
    phones.set(name, free_phone);
    return free_phone;
  };
  return {
    async write(name: string, text: string) {
      await ask(simulateGuestMessage, { phone: await phoneOf(name), message_id: randomUUID(), text });
    },
    /** What the hotel has written to the guest, oldest first. */
    async received(name: string): Promise<string[]> {
      const { messages } = await ask(openSimulator, { phone: await phoneOf(name) });
      return messages.filter(({ author }) => author === "venue").map(({ text }) => text);
    },
  };
}

const rowOf = (page: Page, name: string) =>
  page.getByRole("region", { name: "Inbox" }).getByRole("link", { name: new RegExp(name) });

/** Whether a guest is in a row that waits, above "Just answered". */
const waits = async (page: Page, name: string) => {
  const inbox = await page.getByRole("region", { name: "Inbox" }).innerText();
  return (inbox.split("Just answered")[0] ?? "").includes(name);
};

async function expectNoneWaits(page: Page, ...names: string[]) {
  for (const name of names) await expect.poll(() => waits(page, name), `${name} waits`).toBe(false);
}

async function reply(page: Page, name: string, text: string) {
  await rowOf(page, name).click();
  await expect(page.getByRole("region", { name }).getByRole("heading", { name })).toBeVisible();
  const field = page.getByRole("textbox", { name: /^(Reply|Write)/ });
  await field.fill(text);
  await field.press("Control+Enter");
  await expect(page.getByRole("log", { name: "Messages" })).toContainText(text);
}

async function endEmergency(page: Page) {
  const open = page.getByRole("list", { name: "Open questions" });
  await open.getByRole("button", { name: /^Mark handled/ }).click();
  await expect(open).toHaveCount(0);
}

test("a receptionist's day ends with nobody waiting who was answered, and nobody silent who was not", async ({
  page,
  bellhop,
}) => {
  test.slow();
  const guests = await openPhones(bellhop);
  await signInAt(page, "/messages?tab=waiting", bellhop, staff);
  const bar = page.getByRole("region", { name: "Emergency" });
  const gets = (name: string, words: RegExp) =>
    expect.poll(async () => (await guests.received(name)).join("\n")).toMatch(words);

  // The assistant answers: the guest does not wait.
  await guests.write("Ann Breakfast", "What time is breakfast?");
  await gets("Ann Breakfast", /7/);
  // Three requests, a complaint, and a question that nothing answers: all wait.
  await guests.write("Ben Taxi", "Can you book a taxi for 3 tomorrow at 6:00?");
  await guests.write("Cleo Late", "Could we have a late check-out tomorrow please?");
  await guests.write("Dan Towels", "Please bring two more towels to room 212");
  await guests.write("Eva Shower", "The shower is cold again and nobody came. This is unacceptable!");
  await guests.write("Finn Helipad", "Do you have a helipad?");
  for (const name of ["Ben Taxi", "Cleo Late", "Dan Towels", "Eva Shower", "Finn Helipad"]) {
    await expect.poll(() => waits(page, name), name).toBe(true);
    await expect.poll(async () => (await guests.received(name)).length, name).toBe(1);
  }
  await expectNoneWaits(page, "Ann Breakfast");

  // An emergency, and a second one of the same guest after it was taken.
  await guests.write("Gus Danger", "My mother fell in the bathroom and does not move");
  await expect(bar).toContainText("My mother fell");
  await bar.getByRole("button", { name: "I am on it" }).click();
  await expect(bar).toHaveCount(0);
  await guests.write("Gus Danger", "now she can't breathe");
  await expect(bar).toContainText("can't breathe");
  await gets("Gus Danger", /112[\s\S]*112/);
  await guests.write("Hana Smoke", "There is smoke in the corridor");
  await expect(bar).toContainText("There is smoke");
  await bar.getByRole("button", { name: "I am on it" }).click();
  await expect(bar).toContainText("can't breathe");
  await bar.getByRole("button", { name: "I am on it" }).click();
  await expect(bar).toHaveCount(0);

  // An emergency ends only when a member marks it as handled.
  await reply(page, "Gus Danger", "An ambulance is on its way, my colleague is at your door.");
  await endEmergency(page);
  await reply(page, "Hana Smoke", "We are checking the corridor. Please leave by the stairs.");
  await endEmergency(page);

  // Each reply ends what it answers.
  await reply(page, "Ben Taxi", "Your taxi is booked for 6:00 tomorrow.");
  await reply(page, "Cleo Late", "We can offer 12:00 or 13:00.");
  await reply(page, "Dan Towels", "The towels are on their way.");
  await reply(page, "Eva Shower", "I am sorry. Our technician is on his way to you now.");
  await expectNoneWaits(
    page,
    "Gus Danger",
    "Hana Smoke",
    "Ben Taxi",
    "Dan Towels",
    "Eva Shower",
    "Cleo Late",
  );

  // What the guest takes of an offer waits again, and is not the assistant's to confirm.
  await guests.write("Cleo Late", "13:00 works");
  await expect.poll(() => waits(page, "Cleo Late")).toBe(true);
  await reply(page, "Cleo Late", "Great, you may stay until 13:00.");
  await expectNoneWaits(page, "Cleo Late");

  // A guest who thanks does not wait. One who got no answer still waits, also on Alerts.
  await guests.write("Ben Taxi", "Thank you so much!");
  const tabs = page.getByRole("navigation", { name: "Inbox" });
  await tabs.getByRole("link", { name: /^All/ }).click();
  await expect(rowOf(page, "Ben Taxi")).toContainText("Thank you so much!");
  await tabs.getByRole("link", { name: /^Waiting/ }).click();
  await expectNoneWaits(page, "Ben Taxi");
  expect(await waits(page, "Finn Helipad")).toBe(true);
  await page.goto("/alerts");
  const alerts = page.getByRole("main");
  await expect(alerts).toContainText("Finn Helipad");
  for (const name of ["Ann", "Ben", "Cleo", "Dan", "Eva", "Gus", "Hana"])
    await expect(alerts, name).not.toContainText(name);
});
