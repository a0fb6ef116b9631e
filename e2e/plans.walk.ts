import { setTimeout as pause } from "node:timers/promises";
import { updateVenueInfo } from "@bellhop/contract/knowledge";
import type { Page } from "@playwright/test";
import { asOwner } from "../server/src/testing/as-owner.ts";
import type { RunningGraph } from "../server/src/testing/running-graph.ts";
import { expectAccessible } from "./accessibility.ts";
import type { Bellhop } from "./bellhop.ts";
import { guestPagesOf } from "./guest-page.ts";
import { completeSignUp, continueToSignUp, demoMailbox, type NewHotel, signUp } from "./new-person.ts";
import { openSignedIn, owner, staff } from "./sign-in-page.ts";
import { account, expect, number, testWith } from "./whatsapp.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** A Bellhop with plans. */
const test = testWith({ BILLING: "stand-in" });

const hotel: NewHotel = {
  name: "Hotel Miramar",
  rooms: "42",
  phone: "06 5551 0142",
  breakfast: "Breakfast is from 7:15 to 10:45 in the lemon garden.",
};
const person = { name: "Lucia Ferri", email: "lucia@miramar.example", password: "a long way from the sea" };

const setup = (page: Page) => page.getByRole("region", { name: "Setup" });

/** Signs calls that the walk does not look at, like those of the page. */
async function authorizationOf(page: Page): Promise<{ authorization: string }> {
  const asking = page.waitForRequest((request) => request.url().includes("/api/"));
  await page.goto("/home");
  const { authorization = "" } = await (await asking).allHeaders();
  return { authorization };
}

/** New guests ask on WhatsApp, all at once. */
async function guestsAsk(graph: RunningGraph, guests: number) {
  const timestamp = Math.floor(Date.now() / 1000);
  const ask = (nth: number) =>
    graph.control("POST", "guest-events", {
      phone_number_id: number,
      wa_id: `4477009${String(10_000 + nth)}`,
      name: `Guest ${nth}`,
      events: [{ timestamp, kind: "text", text: "What time is breakfast?" }],
      until_200: true,
    });
  await Promise.all(Array.from({ length: guests }, (_, nth) => ask(nth)));
}

/** Counts answers of another month, without playing each conversation. */
async function useAnswers(bellhop: Bellhop, answers: number) {
  const { venueId } = await guestPagesOf(bellhop, hotel.name);
  await asOwner(
    bellhop.databaseUrl,
    `insert into plan_usage (operator_id, used_at_venue, month, conversations, answers)
     select operator_id, venue_id, '2020-01', 0, ${answers} from venues where venue_id = ${venueId}`,
    venueId,
  );
}

/** The rest of the profile, as the forms save it. */
async function fillProfile(page: Page) {
  const headers = await authorizationOf(page);
  const keys = ["address", "contact", "reception", "room_types", "staff_languages"];
  const entries = keys.map((key) => ({
    entry_id: crypto.randomUUID(),
    key,
    texts: { it: { title: "", question: null, text: `About our ${key.replace("_", " ")}.`, place: null } },
  }));
  const { versions } = await (await page.request.post("/api/get_venue_info", { headers, data: {} })).json();
  const answer = await page.request.post(updateVenueInfo.path, {
    headers,
    data: { updates: { profile: { version: versions.profile, entries } } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function connectNumber(page: Page) {
  await setup(page)
    .getByRole("link", { name: /^Connect WhatsApp/ })
    .click();
  // Only this button switches it on.
  await expect(page.getByText("WhatsApp is off for this hotel")).toBeVisible();
  await page.getByRole("button", { name: "Switch WhatsApp on" }).click();
  const guide = page.getByRole("region", { name: "Connect step by step" });
  const next = guide.getByRole("button", { name: "Next" });
  await next.click();
  await next.click();
  await next.click();
  await guide.getByLabel("Access token").fill("token-of-the-trial");
  await next.click();
  await next.click();
  // What is missing is shown where it is entered.
  await guide.getByRole("button", { name: "Connect number" }).click();
  await expect(guide.getByText("Enter the account's id.")).toBeVisible();
  await expect(guide.getByLabel("WhatsApp account id")).toBeFocused();
  await guide.getByLabel("WhatsApp account id").fill(account);
  await guide.getByLabel("Phone number id").fill(number);
  await expectAccessible(page, "the guide to WhatsApp");
  await guide.getByRole("button", { name: /Connect$/ }).click();
  await guide.getByRole("button", { name: "Connect number" }).click();
  await expect(guide).toHaveCount(0);
}

test("a trial is walked from sign-up to the paywall; owners choose plans, managers see them, staff ask", async ({
  page,
  browser,
  bellhop,
  graph,
}) => {
  test.slow();
  await page.setViewportSize(desk);

  await test.step("the trial is walked from sign-up to its last step, and the paywall loses nothing that was typed", async () => {
    await signUp(page, person, demoMailbox(bellhop));
    await continueToSignUp(page);
    await completeSignUp(page, hotel);
    await page.goto("/home");
    // The first answers are published already.
    await expect(setup(page)).toContainText("1 of 5 done");
    await expect(setup(page)).toContainText("Free test: 50 of 50 answers left");
    await expectAccessible(page, "home with the checklist");
    await page.setViewportSize(phone);
    await expectAccessible(page, "home with the checklist, on a phone");
    await page.setViewportSize(desk);

    await setup(page)
      .getByRole("button", { name: /^Test a first answer/ })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("To test on your own phone, connect WhatsApp first.")).toBeVisible();
    await dialog.getByLabel("Guest's name").fill("Ada");
    await dialog.getByLabel("Language").selectOption("en");
    await expectAccessible(page, "the test");
    // The live event about the test reaches Home before the response.
    await page.route("**/api/start-test", async (route) => {
      const response = await route.fetch();
      await pause(1_500);
      await route.fulfill({ response });
    });
    await dialog.getByRole("button", { name: "Start on the simulator" }).click();
    const bubbles = page.getByRole("log", { name: "Messages on the phone" });
    await expect(bubbles).toContainText("Hello, what time is breakfast?");
    await expect(bubbles).toContainText(hotel.breakfast);

    await fillProfile(page);
    await page.goto("/home");
    await expect(setup(page)).toContainText("3 of 5 done");
    await expect(setup(page).getByRole("button", { name: "Test again" })).toBeVisible();
    await connectNumber(page);
    await expect(page.getByText("Connected", { exact: true }).first()).toBeVisible();
    await page.goto("/home");
    await expect(setup(page)).toContainText("4 of 5 done");
    await setup(page).getByRole("button", { name: "Test again" }).click();
    await page.getByRole("button", { name: "Test on your own phone" }).click();
    await expect(page.getByRole("img", { name: /^QR code for a WhatsApp chat/ })).toBeVisible();
    await expectAccessible(page, "the test on a phone");
    await page.getByRole("button", { name: "Cancel" }).click();

    // Home warns while it is open.
    await useAnswers(bellhop, 38);
    await guestsAsk(graph, 4);
    await expect(page.getByText("80% of the plan is used.")).toBeVisible();
    await expectAccessible(page, "home with a warning");

    // The paywall, in mid typing: the free test has two members.
    await page.goto("/settingsaccountsetup");
    const invite = async (email: string) => {
      await page.getByRole("button", { name: "Invite a colleague" }).click();
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Manager").check();
      await page.getByRole("button", { name: "Send invitation" }).click();
    };
    await invite("first@miramar.example");
    await expect(page.getByText(/^Invitation sent to/)).toBeVisible();
    await invite("second@miramar.example");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Free test includes 2 members, with open invitations.");
    await expect(alert).toContainText("Starter includes 10 members.");
    await expectAccessible(page, "the paywall");
    const opened = page.waitForEvent("popup");
    await alert.getByRole("link", { name: /^See plans/ }).click();
    const plansPage = await opened;
    await expect(page.getByLabel("E-mail")).toHaveValue("second@miramar.example");
    await expect(page.getByLabel("Manager")).toBeChecked();

    await plansPage.getByRole("button", { name: "Choose Starter" }).click();
    await expect(plansPage.getByText(/no payment is taken/)).toBeVisible();
    await plansPage.getByRole("dialog").getByRole("button", { name: "Choose Starter" }).click();
    await expect(plansPage.getByText("Plan changed to Starter.")).toBeVisible();
    await plansPage.setViewportSize(phone);
    await expectAccessible(plansPage, "plan and usage, on a phone");
    await plansPage.close();

    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText(/Invitation sent to .*second@miramar\.example/)).toBeVisible();
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Test the assistant" })).toBeVisible();
    await expect(setup(page)).toHaveCount(0);
  });

  await test.step("owners see usage and choose a plan, managers see it, staff are told whom to ask", async () => {
    await page.context().clearCookies();
    await openSignedIn(page, "/settingsubscriptionBilling", bellhop, owner);
    await expect(page.getByRole("heading", { name: "Plan and usage" })).toBeVisible();
    await expect(page.getByText("Test mode")).toBeVisible();
    const usage = page.getByRole("region", { name: "Usage" });
    await expect(usage.getByRole("row", { name: /Belvedere/ }).first()).toContainText("50 of 50");
    await page.getByRole("button", { name: "Choose Group" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Choose Group" }).click();
    await expect(usage.getByRole("row", { name: /Belvedere/ }).first()).toContainText("10,000");
    // A smaller plan is described before it is chosen.
    await page.getByRole("button", { name: "Choose Starter" }).click();
    const smaller = page.getByRole("dialog");
    await expect(smaller).toContainText("Starter doesn't include the WhatsApp Business app on your phone.");
    await expectAccessible(page, "a smaller plan");
    await smaller.getByRole("button", { name: "Cancel" }).click();
    await page.goto("/settingsubscriptionBilling?dir=rtl");
    await expectAccessible(page, "plan and usage, right to left");

    const theirs = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
    const tab = await theirs.newPage();
    await openSignedIn(tab, "/settingsubscriptionBilling", bellhop, staff);
    await expect(tab.getByText("You don't have access", { exact: true })).toBeVisible();

    const headers = await authorizationOf(page);
    const listed = await page.request.post("/api/list_members", { headers, data: {} });
    const members: { email: string; member_id: string }[] = (await listed.json()).items;
    const member_id = members.find(({ email }) => email === staff)?.member_id;
    await page.request.post("/api/change_member", { headers, data: { member_id, role: "manager" } });
    await tab.reload();
    await expect(tab.getByText("Only owners can change the plan. Ask an owner.")).toBeVisible();
    await expect(tab.getByRole("region", { name: "Usage" })).toContainText("Hotel Belvedere");
    await expect(tab.getByRole("button", { name: /^Choose / })).toHaveCount(0);
    await expectAccessible(tab, "plan and usage, as a manager on a phone");
    await theirs.close();
  });
});
