import { readFile } from "node:fs/promises";
import { changeSettings } from "@bellhop/contract/settings";
import { connectWhatsapp } from "@bellhop/contract/whatsapp";
import type { Locator, Page } from "@playwright/test";
import { spacedTextOf } from "../server/src/testing/read-pdf.ts";
import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { expectAccessible } from "./accessibility.ts";
import { type Bellhop, expect, test } from "./bellhop.ts";
import { openSignedIn, requestsOf } from "./sign-in-page.ts";
import { account, number, test as testWithWhatsapp } from "./whatsapp.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const aboutGuest = (page: Page) => page.getByRole("complementary", { name: "About the guest" });

/** Plays a guest in the simulator, in a tab of its own. */
async function playGuest(page: Page, guest: RegExp) {
  const simulator = await page.context().newPage();
  await simulator.setViewportSize(desk);
  await simulator.goto("/simulator");
  await simulator.getByRole("button", { name: "Change guest" }).click();
  await simulator.getByRole("menu").getByText(guest).click();
  return simulator;
}

async function fillStay(page: Page, stay: { name: string; phone: string; number: string }) {
  await page.getByLabel("Name", { exact: true }).fill(stay.name);
  await page.getByLabel("Phone", { exact: true }).fill(stay.phone);
  await page.getByLabel("Reservation number").fill(stay.number);
}

const firstMessage = (page: Page) => page.getByRole("region", { name: "First message" });

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a guest is added with few taps, gets the first message and answers; saved again, the stay changes", async ({
    page,
    context,
    bellhop,
  }) => {
    test.slow();
    await openSignedIn(page, "/home", bellhop);
    const requests = requestsOf(context);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };

    await tap(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Add guest" }));
    // The name has the focus.
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await page.keyboard.insertText("Emily Carter");
    await tap(page.getByLabel("Phone", { exact: true }));
    // Pasted from a booking, in a hotel in another country.
    await page.keyboard.insertText("0044 (0)7700 900123");
    await tap(page.getByRole("radio", { name: "2 nights" }));
    await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+44 7700 900123");
    await expect(page.getByText("Country: United Kingdom")).toBeVisible();
    await tap(page.getByRole("button", { name: "Create number" }));
    await expect(page.getByLabel("Reservation number")).toHaveValue(/^W-\d{4}-[A-Z0-9]{3}$/);
    await tap(page.getByLabel("Room"));
    await page.keyboard.insertText("214");
    await tap(page.getByRole("checkbox", { name: "Guest agreed to receive offers" }));
    await tap(page.getByRole("radio", { name: "Now" }));
    await expect(firstMessage(page)).toContainText("Emily");
    await expect(firstMessage(page)).toContainText("Sent as a template, because the guest hasn't written");
    await expectAccessible(page, "add guest on a phone");
    const number = await page.getByLabel("Reservation number").inputValue();

    // What was typed survives a reload.
    await page.reload();
    await expect(page.getByLabel("Reservation number")).toHaveValue(number);
    await tap(page.getByRole("button", { name: "Add guest" }));
    await expect(page.getByRole("heading", { name: "Guest added." })).toBeFocused();
    expect(taps).toBeLessThanOrEqual(12);
    await expect(firstMessage(page).getByRole("status")).toHaveText(/Delivered|Read/);
    await expectAccessible(page, "guest added");

    const simulator = await playGuest(page, /Emily Carter/);
    const bubbles = simulator.getByRole("log", { name: "Messages on the phone" });
    await expect(bubbles).toContainText("Emily Carter");
    const reply = simulator.getByRole("textbox", { name: "Write as Emily" });
    await reply.fill("Thank you, see you tonight!");
    await reply.press("Enter");
    await page.getByRole("link", { name: "Open conversation" }).tap();
    await expect(page.getByRole("log")).toContainText("see you tonight!");

    // The same phone and number again: the stay changes, with two quick clicks at once.
    await page.goto("/addguest");
    requests.forget();
    await fillStay(page, { name: "Emily Carter", phone: "+447700900123", number });
    await page.getByRole("radio", { name: "3 nights" }).check();
    await expect(page.getByText("This guest is known: Emily Carter.")).toBeVisible();
    await expect(page.getByText(`Saving changes the reservation ${number}`)).toBeVisible();
    await expect(page.getByText(/New dates: .+ – .+/)).toBeVisible();
    await page.getByRole("button", { name: "Save changes" }).dblclick();
    await expect(page.getByRole("heading", { name: "Reservation changed." })).toBeVisible();
    expect(requests.of("/api/guest_add_first_message")).toHaveLength(1);
    await expect(firstMessage(page)).toContainText("the guest already got it");
  });
});

test("at the desk, a guest is added, matched to a reservation, edited, exported and deleted", async ({
  page,
  context,
  bellhop,
  browser,
}) => {
  test.slow();
  await test.step("errors are at their fields, the keyboard saves, and a lost connection loses nothing", async () => {
    await page.setViewportSize(desk);
    await openSignedIn(page, "/home", bellhop);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("Add guest");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await page.keyboard.press("Control+Enter");
    const errors = page.getByRole("alert");
    await expect(errors).toBeFocused();
    await errors.getByRole("button", { name: /^Phone: Enter a phone number/ }).click();
    await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Phone", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, "add guest with errors");

    await fillStay(page, { name: "Jonas Lind", phone: "0323 555140", number: "HB-7001" });
    await page.getByRole("radio", { name: "Don't send" }).check();
    await context.setOffline(true);
    await expect(page.getByText("You're offline. What you type is kept.")).toBeVisible();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("You're offline. You won't lose what you typed.")).toBeVisible();
    await expect(page.getByLabel("Reservation number")).toHaveValue("HB-7001");
    await context.setOffline(false);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("heading", { name: "Guest added." })).toBeVisible();
    await expect(firstMessage(page)).toContainText("No message is sent.");

    await page.getByRole("button", { name: "Add another guest" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
    await page.goto("/addguest?dir=rtl");
    await fillStay(page, { name: "عمر الحربي", phone: "+966 50 555 0142", number: "" });
    await expect(firstMessage(page)).toContainText("عمر الحربي");
    await expectAccessible(page, "add guest, right to left");
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, "add guest at 320 pixels");
    await page.setViewportSize(desk);
    await page.goto("/home?dir=ltr");
  });

  await test.step("a guest who writes unprompted is matched to a reservation, undone, and edited", async () => {
    await page.goto("/addguest");
    await fillStay(page, { name: "Giulia Contarini", phone: "+39 348 555 0171", number: "HB-7002" });
    await page.getByRole("radio", { name: "Don't send" }).check();
    await page.getByRole("button", { name: /^Add guest/ }).click();
    await expect(page.getByRole("heading", { name: "Guest added." })).toBeVisible();

    const simulator = await page.context().newPage();
    await simulator.setViewportSize(desk);
    await simulator.goto("/simulator");
    await simulator.getByRole("button", { name: "Change guest" }).click();
    await simulator.getByRole("menuitem", { name: "Add test guest" }).click();
    await simulator.getByRole("dialog").getByLabel("Name").fill("Giulia Contarini");
    await simulator.getByRole("dialog").getByRole("button", { name: "Add guest" }).click();
    const write = simulator.getByRole("textbox", { name: "Write as Giulia" });
    await write.fill("Can I park at the hotel?");
    await write.press("Enter");

    await page.goto("/messages?tab=all");
    await page.getByRole("link", { name: /Giulia Contarini/ }).click();
    const about = aboutGuest(page);
    await expect(about).toContainText("Match to a reservation");
    await expect(about).toContainText("HB-7002");
    await expectAccessible(page, "match to a reservation");
    await about.getByRole("button", { name: /^Same guest/ }).click();
    await expect(page.getByText("Guest matched.")).toBeVisible();
    await expect(about).not.toContainText("Match to a reservation");
    await expect(page.locator("body")).not.toBeFocused();
    await expect(about.getByRole("link", { name: "HB-7002" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(about).toContainText("No reservation found for this guest.");

    // The guest's own record.
    await about.getByRole("button", { name: "Edit, export or delete the guest" }).click();
    await page.getByRole("menuitem", { name: "Edit guest" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit guest" });
    await dialog.getByLabel("E-mail").fill("giulia");
    await dialog.getByRole("button", { name: "Save guest" }).click();
    await expect(dialog.getByText("Enter an e-mail address like")).toBeVisible();
    await dialog.getByLabel("E-mail").fill("giulia@contarini.example");
    await expectAccessible(page, "edit guest");
    await dialog.getByRole("button", { name: "Save guest" }).click();
    await expect(about.getByRole("link", { name: "giulia@contarini.example" })).toBeVisible();
    const offers = about.getByRole("radiogroup", { name: "Offers" });
    await offers.getByRole("radio", { name: "Yes" }).check();
    await page.reload();
    await expect(offers.getByRole("radio", { name: "Yes" })).toBeChecked();

    await about.getByRole("link", { name: "Add stay" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Giulia Contarini");
    await expect(page.getByLabel("Phone", { exact: true })).not.toBeEditable();
    await simulator.close();
  });

  await test.step("a guest is exported and deleted, and a colleague's thread closes", async () => {
    await page.goto("/messages?tab=all");
    await page.getByRole("link", { name: /Daniel Okafor/ }).click();
    const about = aboutGuest(page);
    const openMenu = () => about.getByRole("button", { name: "Edit, export or delete the guest" }).click();
    await openMenu();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Export data as JSON" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);

    const other = await browser.newContext({ baseURL: bellhop.url, viewport: desk });
    const colleague = await other.newPage();
    await openSignedIn(colleague, "/messages?tab=all", bellhop, "owner@belvedere.example");
    await colleague.getByRole("link", { name: /Daniel Okafor/ }).click();
    await expect(colleague.getByRole("log")).toBeVisible();

    await openMenu();
    await page.getByRole("menuitem", { name: "Delete guest" }).click();
    const dialog = page.getByRole("dialog", { name: /^Delete Daniel Okafor/ });
    await expect(dialog).toContainText("You can't undo this.");
    // The guest is in house.
    await expect(dialog.getByRole("button", { name: "Delete guest" })).toBeDisabled();
    await dialog.getByLabel("Guest's name").fill("daniel okafor");
    await expectAccessible(page, "delete guest");
    await dialog.getByRole("button", { name: "Delete guest" }).click();
    await expect(page.getByText("Guest deleted.")).toBeVisible();
    await expect(page.getByText("Choose a conversation")).toBeVisible();
    await expect(page.getByRole("link", { name: /Daniel Okafor/ })).toHaveCount(0);
    await expect(colleague.getByText("The guest was deleted. The conversation is closed.")).toBeVisible();
    await expect(colleague.getByRole("link", { name: /Daniel Okafor/ })).toHaveCount(0);
    await other.close();
  });
});

const vicina = "owner@vicina.example";

const connectVicina = (bellhop: Bellhop) =>
  askAsVicina(bellhop, connectWhatsapp.path, {
    waba_id: account,
    meta_phone_number_id: number,
    access_token: "token-of-vicina",
    phone_type: "cloud_api",
  });

const showGuestPage = (bellhop: Bellhop, enabled: boolean) =>
  askAsVicina(bellhop, changeSettings.path, { public: { enabled } });

async function askAsVicina({ url, password }: Bellhop, path: string, input: object) {
  const token = await signInOverHttp(url, { email: vicina, password });
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function textOfPdf(file: string): Promise<string> {
  return spacedTextOf(await readFile(file));
}

testWithWhatsapp(
  "the welcome card says what it lacks, and is then saved and opened to print",
  async ({ page, bellhop }) => {
    test.slow();
    await page.setViewportSize(desk);
    await openSignedIn(page, "/addguest", bellhop, vicina);
    // Khmer, for which there is no font.
    await fillStay(page, { name: "សុខ", phone: "+855 12 348 679", number: "HV-7003" });
    await page.getByRole("radio", { name: "Don't send" }).check();
    await page.getByRole("button", { name: /^Add guest/ }).click();
    const print = page.getByRole("button", { name: "Print welcome card" });
    const dialog = page.getByRole("dialog", { name: "Welcome card" });
    await showGuestPage(bellhop, false);
    await print.click();
    await expect(dialog.getByRole("alert")).toContainText("Switch on the guest page first.");
    await expect(dialog.getByRole("link", { name: "Open the guest page" })).toBeVisible();
    await expectAccessible(page, "welcome card without page and number");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(print).toBeFocused();

    await showGuestPage(bellhop, true);
    await connectVicina(bellhop);
    await print.click();
    await expect(dialog.getByText("It connects one phone, until", { exact: false })).toBeVisible();
    await expect(dialog.getByRole("alert")).toContainText("There is no font for");
    await expect(dialog.getByRole("alert")).toContainText("ខ");
    await expect(dialog.getByRole("button", { name: "Download PDF" })).toHaveCount(0);
    await expectAccessible(page, "welcome card with a name without a font");
    await dialog.getByRole("button", { name: "Edit name" }).click();
    const edit = page.getByRole("dialog", { name: "Edit guest" });
    await edit.getByLabel("Name").fill("Sok Dara");
    await edit.getByRole("button", { name: "Save guest" }).click();

    const download = async () => {
      const saved = page.waitForEvent("download");
      await dialog.getByRole("button", { name: "Download PDF" }).click();
      return saved;
    };
    const small = await download();
    expect(small.suggestedFilename()).toBe("welcome-card-a5.pdf");
    const card = await textOfPdf(await small.path());
    expect(card).toContain("Sok Dara");
    expect(card).toMatch(/\/g\/[a-z2-9]{10}\s/);
    expect(card).toContain("WhatsApp +");
    await dialog.getByRole("radio", { name: "A4" }).check({ force: true });
    await expect(dialog.getByRole("button", { name: "Download PDF" })).toBeVisible();
    expect((await download()).suggestedFilename()).toBe("welcome-card-a4.pdf");
    await expectAccessible(page, "welcome card");
    const opened = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: "Open and print" }).click();
    await opened;
  },
);
