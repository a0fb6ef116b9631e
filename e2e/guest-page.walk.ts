import { asOwner } from "../server/src/testing/as-owner.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { changeDevice } from "./change-device.ts";
import { ask, guestPagesOf, thread } from "./guest-page.ts";
import { demoMailbox } from "./new-person.ts";
import { openSignedIn } from "./sign-in-page.ts";

const phone = { width: 390, height: 844 };
const hotel = "Hotel Belvedere";

test("a guest asks the assistant and a person on the page, and gets the link to a conversation", async ({
  page,
  bellhop,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step("a guest asks the assistant, and a person replies live", async () => {
    const { house } = await guestPagesOf(bellhop, hotel);
    const device = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
    const guest = await device.newPage();
    await guest.goto(house);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(/^Good /);
    await expect(guest.getByText("Belvedere-Ospiti")).toBeVisible();
    await expectAccessible(guest, "guest page");
    await ask(guest, "When is breakfast?");
    await expect(thread(guest)).toContainText("from 7:00 to 10:30", { timeout: 30_000 });
    await guest.getByText("From the hotel: Breakfast").click();
    await expectAccessible(guest, "answer on the guest page");

    const isHelpful = guest.getByRole("button", { name: "Yes, helpful" });
    const isNotHelpful = guest.getByRole("button", { name: "No, not helpful" });
    await isHelpful.click();
    await expect(isHelpful).toHaveAttribute("aria-pressed", "true");
    await isNotHelpful.focus();
    await guest.keyboard.press("Enter");
    await expect(isHelpful).toHaveAttribute("aria-pressed", "false");
    await expect(guest.getByText("A person from the team can help you.")).toBeVisible();
    await expectAccessible(guest, "rated answer on the guest page");

    await guest.getByRole("button", { name: "Talk to a person" }).first().click();
    await expect(thread(guest)).toContainText("I would like to talk to a person.");
    await openSignedIn(page, "/messages?tab=all", bellhop);
    await page.getByRole("link", { name: /Web / }).first().click();
    await expect(page.getByText("Reply on the guest page")).toBeVisible();
    await expect(page.getByText("In the hotel")).toBeVisible();
    await expect(page.getByText("The guest found this not helpful")).toBeVisible();
    await isNotHelpful.click();
    await expect(isNotHelpful).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByText("The guest found this not helpful")).toBeHidden();
    await page.getByRole("textbox", { name: "Reply" }).fill("Good evening, this is Marta.");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(thread(guest)).toContainText("Good evening, this is Marta.");
    await expect(thread(guest).getByText("Read", { exact: true })).toHaveCount(2);
    await expect(guest.getByRole("status").first()).toHaveText(/is answering/);
    await expect(page.getByRole("log").getByText("Read").last()).toBeVisible();
    await ask(guest, "Thank you!");
    await expect(page.getByRole("log")).toContainText("Thank you!");

    // Files, both ways.
    const photo = { name: "view.png", mimeType: "image/png", buffer: await page.screenshot() };
    await page.getByLabel("File to send").setInputFiles(photo);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(thread(guest).getByRole("img", { name: "Photo: view.png" })).toBeVisible();
    await guest
      .getByLabel("Add a photo or PDF")
      .setInputFiles({ ...photo, name: "wave.gif", mimeType: "image/gif" });
    await expect(guest.getByRole("status").filter({ hasText: "We can't read this file" })).toBeVisible();
    await guest.getByRole("button", { name: "Remove wave.gif" }).click();
    const ticket = {
      name: "ticket.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4\n%%EOF"),
    };
    await guest.getByLabel("Add a photo or PDF").setInputFiles(ticket);
    await guest.locator("textarea").fill("Is this valid?");
    await expectAccessible(guest, "chosen file on the guest page");
    await guest.locator("button.send").click();
    await expect(thread(guest).getByRole("link", { name: "ticket.pdf" })).toBeVisible();
    await expect(guest.locator("textarea")).toHaveValue("");
    await expect(page.getByRole("log")).toContainText("ticket.pdf");
    await expect(thread(guest).getByText("Is this valid?")).toHaveCount(1);
    await expectAccessible(guest, "files on the guest page");

    await guest.getByLabel(/^Language/).click();
    await guest.getByRole("checkbox", { name: "Large text" }).check();
    await guest.getByRole("button", { name: "Start over" }).click();
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(/^Good /);
    await expect(guest.getByText("When is breakfast?")).toBeHidden();
    await guest.reload();
    await expect(guest.getByText("Good evening, this is Marta.")).toBeHidden();
    await guest.getByLabel(/^Language/).click();
    await expect(guest.getByRole("checkbox", { name: "Large text" })).not.toBeChecked();
    await device.close();
  });

  await test.step("staff send a guest the link to their conversation, which opens once", async () => {
    await page.goto("/messages");
    await page.getByRole("link", { name: /Grace Lindqvist/ }).click();
    const guestMenu = page.getByRole("button", { name: "Edit, export or delete the guest" });
    // The stay ends in three days.
    await guestMenu.click();
    await page.getByRole("menuitem", { name: "Print welcome card" }).click();
    const lastDay = new Date(Date.now() + 4 * 86_400_000).toLocaleDateString("en-GB", {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "Europe/Rome",
    });
    await expect(page.getByText(`It connects one phone, until ${lastDay}.`)).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await guestMenu.click();
    await page.getByRole("menuitem", { name: "Send link to the conversation" }).click();
    await expect(page.getByText("Sending the link. It works once, for 7 days.")).toBeVisible();
    const message = thread(page).getByText(/You can write to us here too, and see your stay/);
    const link = new URL(/https?:\S+/.exec(await message.innerText())?.[0] ?? "");

    const open = async () => {
      const device = await browser.newContext({ baseURL: bellhop.url, viewport: phone, locale: "en" });
      const guest = await device.newPage();
      await guest.goto(`${link.pathname}${link.search}`);
      return guest;
    };
    const guest = await open();
    await guest.getByRole("button", { name: "Open my conversation" }).click();
    await expect(thread(guest)).toContainText("two dogs");
    // Again on the same phone, the link just opens the conversation.
    await guest.goto(`${link.pathname}${link.search}`);
    await expect(thread(guest)).toContainText("two dogs");
    await expect(guest.getByText("This link was used before", { exact: false })).toBeHidden();
    await ask(guest, "I am on the page now.");
    await expect(thread(page)).toContainText("I am on the page now.");
    // The guest may close the page: a template still reaches their phone.
    await page.getByRole("button", { name: "Send template to their phone" }).click();
    await expect(
      page.getByLabel("Write with a template").or(page.getByText("No approved template yet.")),
    ).toBeVisible();
    await expectAccessible(page, "a template for the phone of a guest on the page");

    const other = await open();
    await expect(
      other.getByText("This link was used before or has expired.", { exact: false }),
    ).toBeVisible();
    await expect(other.getByText("two dogs", { exact: false })).toBeHidden();
    await expectAccessible(other, "a link that was used before");
    for (const one of [guest, other]) await one.context().close();

    // On the page, a link would send the guest where they are.
    await guestMenu.click();
    await page.getByRole("menuitem", { name: "Send link to the conversation" }).click();
    await expect(
      page.getByText("The guest writes on the guest page already.", { exact: false }),
    ).toBeVisible();
  });
});

const tasks = {
  ar: [
    "ما كلمة مرور الواي فاي؟",
    "متى الإفطار؟",
    "أحتاج مناشف إضافية",
    "هل يمكنني المغادرة متأخرًا؟",
    "الغرفة متسخة جدًا",
  ],
  ja: [
    "Wi-Fiのパスワードは？",
    "朝食は何時ですか？",
    "タオルをください",
    "レイトチェックアウトはできますか？",
    "部屋がとても汚いです",
  ],
};
test("the guest page works offline, with a code from a mailbox, without scripts and in other languages", async ({
  page,
  bellhop,
  browser,
  context,
}) => {
  test.slow();
  const { house, anyone, venueId } = await guestPagesOf(bellhop, hotel);
  await page.setViewportSize(phone);

  await test.step("without a network the page opens, what is asked waits, and is sent once", async () => {
    await page.goto(house);
    await ask(page, "Where can I park?");
    await expect(thread(page)).toContainText("garage", { timeout: 30_000 });
    // The page is kept once its worker runs and nothing more changes.
    const isKept =
      "caches.match(location.href).then((kept) => kept?.text()).then((text) => text?.includes('garage'))";
    await expect.poll(() => page.evaluate(isKept)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText("You are offline.")).toBeVisible();
    await expect(page.getByText("Belvedere-Ospiti")).toBeVisible();
    await expect(thread(page)).toContainText("Where can I park?");
    await ask(page, "Is the pool heated?");
    await expect(page.getByText("Waiting for a connection")).toBeInViewport();
    await expect(page.getByText("You are offline.")).toBeInViewport();
    await expectAccessible(page, "guest page offline");
    const photo = { name: "tap.png", mimeType: "image/png", buffer: await page.screenshot() };
    await page.getByLabel("Add a photo or PDF").setInputFiles(photo);
    await page.locator("button.send").click();
    await expect(page.getByText("A file needs a connection. It stays chosen here.")).toBeVisible();
    await page.getByRole("button", { name: "Remove tap.png" }).click();
    // Closed and opened again, it still waits.
    await page.reload();
    await expect(page.getByText("Waiting for a connection")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Waiting for a connection")).toBeHidden({ timeout: 20_000 });
    await expect(thread(page).getByText("Is the pool heated?", { exact: true })).toHaveCount(1);
    await expect(thread(page).locator(".assistant")).toHaveCount(2, { timeout: 30_000 });
  });

  await test.step("a guest shows their stay with a code from their mailbox", async () => {
    await changeDevice(page, bellhop);
    const email = "emily@guest.example";
    const setEmail = `update guests set email = '${email}' where name = 'Emily Hartwell'`;
    await asOwner(bellhop.databaseUrl, setEmail, venueId);
    await page.goto(anyone);
    await page.getByText("Have you booked? Show your stay").click();
    await page.getByLabel("Reservation number").fill("bv 20402");
    await page.getByLabel("Surname").fill("Emily");
    await page.getByRole("button", { name: "Show my stay" }).click();
    await expect(page.getByRole("alert")).toContainText("We found no stay");
    await expectAccessible(page, "refused surname on the guest page");
    await page.getByLabel("Reservation number").fill("bv 20402");
    await page.getByRole("button", { name: "Get a code" }).click();
    await expect(page.getByText("we have sent a code to it", { exact: false })).toBeVisible();
    await expectAccessible(page, "code on the guest page");
    const { text } = await demoMailbox(bellhop).mailTo(email);
    await page.getByLabel("Code", { exact: true }).fill(/^\d{6}$/m.exec(text)?.[0] ?? "");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Your stay" })).toBeVisible();
    await expect(page.getByText("Room 214")).toBeVisible();
  });

  await test.step("without scripts, everything works by forms", async () => {
    const device = await browser.newContext({ baseURL: bellhop.url, javaScriptEnabled: false });
    const page = await device.newPage();
    await page.goto(anyone);
    await expect(page.getByText("Belvedere-Ospiti")).toBeHidden();
    await page.locator("textarea").fill("When is breakfast?");
    await page.locator("button.send").click();
    await expect(page.getByRole("log")).toContainText("When is breakfast?");
    await expect(async () => {
      await page.getByRole("link", { name: "Show new messages" }).click();
      await expect(page.getByRole("log")).toContainText("from 7:00 to 10:30", { timeout: 1_000 });
    }).toPass();
    await page.getByRole("button", { name: "Yes, helpful" }).click();
    await expect(page.getByRole("button", { name: "Yes, helpful" })).toHaveAttribute("aria-pressed", "true");
    const photo = { name: "tap.png", mimeType: "image/png", buffer: await page.screenshot() };
    await page.getByLabel("Add a photo or PDF").setInputFiles(photo);
    await page.locator("textarea").fill("The tap drips.");
    await page.locator("button.send").click();
    await expect(page.getByRole("log")).toContainText("The tap drips.");
    await expect(page.getByRole("img", { name: "Photo: tap.png" })).toBeVisible();
    await page.getByText("Have you booked? Show your stay").click();
    await page.getByLabel("Reservation number").fill("BV-1");
    await page.getByLabel("Surname").fill("Nobody");
    await page.getByRole("button", { name: "Show my stay" }).click();
    await expect(page.getByRole("alert")).toContainText("We found no stay");
    await page.getByLabel(/^Language/).click();
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await device.close();
  });

  for (const [language, questions] of Object.entries(tasks))
    await test.step(`five tasks of a guest in ${language}`, async () => {
      await changeDevice(page, bellhop);
      await page.goto(`${house}?lang=${language}`);
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      await expectAccessible(page, `guest page in ${language}`);
      for (const [index, question] of questions.entries()) {
        await ask(page, question);
        await expect(thread(page).locator(".assistant")).toHaveCount(index + 1, { timeout: 30_000 });
      }
      // Wi-Fi, breakfast and late check-out are answered; the others go to staff.
      await expect(thread(page).locator(".rating")).toHaveCount(3);
      await expectAccessible(page, `conversation in ${language}`);
    });
});
