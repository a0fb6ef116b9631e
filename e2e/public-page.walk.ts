import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { openSignedIn, owner, staff } from "./sign-in-page.ts";

const desk = { width: 1440, height: 1000 };
const phone = { width: 390, height: 844 };
const network = "Belvedere Terrace";
const password = "lemon-tree-2026";

/** The link of a card, as it is shown. */
async function linkIn(page: Page, card: string, url: string): Promise<string> {
  const shown = page.getByRole("article", { name: card }).getByText(/\/g\/[a-z2-9]{10}$/);
  return `${url}/g/${(await shown.innerText()).split("/g/")[1]}`;
}

test("an owner sets the Wi-Fi, prints room codes, puts the widget on a website, and switches the page off", async ({
  page,
  context,
  browser,
  bellhop,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  await openSignedIn(page, "/public", bellhop, owner);

  await test.step("the Wi-Fi is set, room codes are printed, and a guest who scans one sees both", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Guest page" })).toBeVisible();
    const preview = page.frameLocator("iframe[title='Preview of the guest page']");
    await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();

    await page.getByLabel("Network").fill(network);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Add question" }).click();
    const question = page.getByRole("textbox", { name: /^Question/ }).last();
    await expect(question).toBeFocused();
    await question.fill("Where is the lemon garden?");
    await expect(page.getByText(/^Saved/)).toBeVisible();
    // The preview shows what is saved, and sends nothing.
    await expect(preview.getByText(password)).toBeVisible();
    await expect(preview.getByText("Where is the lemon garden?")).toBeVisible();
    await preview.getByText("Where is the lemon garden?").click();
    await expect(preview.getByRole("log")).toBeHidden();
    await page.getByRole("radio", { name: "Anywhere" }).check();
    await expect(preview.getByText("Where is the lemon garden?")).toBeVisible();
    await expect(preview.getByText(password)).toBeHidden();
    await page.getByRole("radio", { name: "Desktop" }).check();
    await expect(preview.getByText("Where is the lemon garden?")).toBeVisible();
    await expectAccessible(page, "public page");

    const rooms = page.getByLabel("Rooms");
    await rooms.fill("112-101");
    await expect(page.getByText("In 112-101, the last room comes before the first.")).toBeVisible();
    await rooms.fill("101-112, 201");
    await expect(page.getByText("13 rooms on sheets of A4, 2 in all.")).toBeVisible();
    const [download, answer] = await Promise.all([
      page.waitForEvent("download"),
      page.waitForResponse(/print_room_codes/),
      page.getByRole("button", { name: "Download room codes" }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 8).toString()).toBe("%PDF-1.7");
    const { codes } = (await answer.json()) as { codes: { room: string; link: string }[] };
    expect(codes).toHaveLength(13);

    const guests = await browser.newContext({ baseURL: bellhop.url, viewport: phone, locale: "en" });
    const guest = await guests.newPage();
    const ofRoom = new URL(codes[12]?.link ?? "");
    expect((await guest.goto(`${ofRoom.pathname}${ofRoom.search}`))?.status()).toBe(200);
    await expect(guest.getByText(network)).toBeVisible();
    await expect(guest.getByText(password)).toBeVisible();
    await expect(guest.getByText(/\b201\b/).first()).toBeVisible();
    const anywhere = await linkIn(page, "Anywhere else", bellhop.url);
    await guest.goto(anywhere);
    await expect(guest.getByText("Where is the lemon garden?")).toBeVisible();
    await expect(guest.getByText(password)).toBeHidden();

    // Renewing is confirmed; then the old codes are gone.
    await page
      .getByRole("article", { name: "Inside the house" })
      .getByRole("button", { name: "Renew link" })
      .click();
    const dialog = page.getByRole("dialog", { name: "Renew the link for inside the house?" });
    await expect(dialog).toContainText("stops working within seconds");
    await expectAccessible(page, "renewing a link");
    const before = await linkIn(page, "Inside the house", bellhop.url);
    await dialog.getByRole("button", { name: "Renew link" }).click();
    await expect(page.getByText("Link renewed. The old one no longer works.")).toBeVisible();
    const after = await linkIn(page, "Inside the house", bellhop.url);
    expect(after).not.toBe(before);
    const statusOf = async (address: string) => (await guests.request.get(address)).status();
    await expect.poll(() => statusOf(before), { timeout: 10_000 }).toBe(404);
    expect(await statusOf(`${ofRoom.pathname}${ofRoom.search}`)).toBe(404);
    expect([await statusOf(after), await statusOf(anywhere)]).toEqual([200, 200]);
    await guests.close();
  });

  await test.step("the widget is allowed on a website, copied, and tested", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/public");
    const site = page.getByLabel("Add a website");
    await site.fill("not a site");
    await site.press("Enter");
    await expect(site).toHaveAccessibleDescription("Enter a website like https://hotel.example.");
    await site.fill("www.belvedere.example/rooms");
    await page.getByRole("button", { name: "Add website" }).click();
    await expect(page.getByRole("list", { name: "Websites with the widget" })).toContainText(
      "https://www.belvedere.example",
    );
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.getByLabel("Button text").fill("Ask the Belvedere");
    await page.getByLabel("Close text").fill("Chiudi");
    await page.getByRole("button", { name: "Copy code" }).click();
    await expect(page.getByText("Code copied.")).toBeVisible();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    expect(copied).toMatch(
      /^<script src="http.*\/widget\.js" data-venue="[a-z2-9]{10}" data-label="Ask the Belvedere" data-close-label="Chiudi"/,
    );
    const [tested] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "Test widget" }).click(),
    ]);
    await tested.getByRole("button", { name: "Ask the Belvedere" }).click();
    const frame = tested.frameLocator("iframe");
    await expect(frame.getByRole("textbox").first()).toBeVisible();
    await expect(tested.getByRole("button", { name: "Chiudi" })).toBeVisible();
    await expect(frame.getByText(password)).toBeHidden();
    await tested.close();
    await page.getByRole("button", { name: "Remove https://www.belvedere.example" }).click();
    await expect(page.getByText("No website may show the widget yet.")).toBeVisible();
  });

  await test.step("staff read the screen and print codes; switched off, guests find no page", async () => {
    const theirs = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
    const tab = await theirs.newPage();
    await openSignedIn(tab, "/public", bellhop, staff);
    await expect(tab.getByText("To change them, ask a manager or an owner.")).toBeVisible();
    await expect(tab.getByRole("switch", { name: "Show the guest page" })).toBeDisabled();
    await expect(tab.getByRole("button", { name: "Renew link" })).toHaveCount(0);
    await expect(tab.getByLabel("Network")).toHaveAttribute("readonly", "");
    await expectAccessible(tab, "public page of staff, on a phone");
    const link = await linkIn(tab, "Anywhere else", bellhop.url);

    await page.goto("/public");
    await page.getByRole("switch", { name: "Show the guest page" }).click();
    await expect(page.getByText("Guest page switched off.")).toBeVisible();
    await expect(page.getByText("Switch it on to see it here.")).toBeVisible();
    await expect.poll(async () => (await theirs.request.get(link)).status()).toBe(404);
    await expect(tab.getByText("Switch it on to see it here.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Guest page switched on.")).toBeVisible();
    await expect.poll(async () => (await theirs.request.get(link)).status()).toBe(200);

    // Without a network, what is typed is saved later. The browser does not store the Wi-Fi's password meanwhile.
    await context.setOffline(true);
    await page.getByLabel("Network").fill("Belvedere Lake");
    await expect(page.getByText("Not saved. Keep this page open.").first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await theirs.close();
  });
});

test("an owner greets guests in their languages, and downloads codes as pictures", async ({
  page,
  browser,
  bellhop,
}) => {
  test.slow();
  await page.setViewportSize(desk);
  await openSignedIn(page, "/public", bellhop, owner);

  await test.step("an owner greets guests, chooses their languages, and leaves visitors to the team", async () => {
    const preview = page.frameLocator("iframe[title='Preview of the guest page']");
    await page.getByRole("radio", { name: "Anywhere" }).check();
    await page.getByRole("textbox", { name: "Greeting" }).fill("Welcome to the lake");
    await expect(preview.getByText("Welcome to the lake")).toBeVisible();
    await page.getByRole("radio", { name: "Desktop" }).check();
    await expect(preview.getByText("Welcome to the lake")).toBeVisible();

    // The main language stays; the others can be taken away.
    const languages = page.getByRole("group", { name: "Languages guests can choose" });
    await expect(languages.getByRole("checkbox", { name: "English" })).toBeDisabled();
    for (const name of ["Arabic", "Russian", "Turkish"]) await languages.getByLabel(name).uncheck();
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.getByLabel("Language of the preview").selectOption({ label: "German" });
    await expect(preview.getByText("Welcome to the lake")).toBeVisible();
    await expect(preview.getByText("Was können wir für Sie tun?")).toBeVisible();

    // What visitors can see, and who answers them.
    const section = page.getByRole("region", { name: "What visitors may ask" });
    await expect(section.getByText(/Visitors can see \d+ entries\./)).toBeVisible();
    await section.getByRole("switch", { name: "The assistant answers visitors" }).click();
    await expect(preview.getByText("Hier antwortet Ihnen das Team", { exact: false })).toBeVisible();
    await expectAccessible(page, "greeting, languages and visitors");

    const guests = await browser.newContext({ baseURL: bellhop.url, viewport: phone, locale: "ar" });
    const guest = await guests.newPage();
    const link = await linkIn(page, "Anywhere else", bellhop.url);
    await expect(async () => {
      await guest.goto(link);
      await expect(guest.locator("html")).toHaveAttribute("lang", "en");
    }).toPass();
    await expect(guest.getByText("Welcome to the lake")).toBeVisible();
    await expect(guest.getByText(/^The team of .* answers here\.$/)).toBeVisible();
    await guest.getByLabel("Language: English").click();
    await expect(guest.getByRole("link", { name: "Deutsch" })).toBeVisible();
    await expect(guest.getByRole("link", { name: "العربية" })).toHaveCount(0);
    await expectAccessible(guest, "the page with the hotel's greeting");
    await guests.close();
    await section.getByRole("switch", { name: "The assistant answers visitors" }).click();
    await page.getByRole("textbox", { name: "Greeting" }).fill("");
    await expect(page.getByText(/^Saved/)).toBeVisible();
  });

  await test.step("codes are downloaded as pictures and posters", async () => {
    await page.goto("/public");
    const card = page.getByRole("article", { name: "Inside the house" });
    for (const [button, name, start] of [
      ["Download SVG", "guest-page-house.svg", "<svg"],
      ["Download PNG", "guest-page-house.png", "\u0089PNG"],
      ["Poster A4", "poster-house-a4.pdf", "%PDF"],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        card.getByRole("button", { name: button }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(name);
      expect((await readFile(await download.path())).subarray(0, 4).toString("latin1")).toBe(start);
    }
  });
});
