import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./bellhop.ts";
import { ask, guestPagesOf } from "./guest-page.ts";
import { openSignedIn, owner, staff } from "./sign-in-page.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Counts the notes of the alarm that a page plays. */
const countNotes = `{
  globalThis.notes = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) { notes += 1; return start.apply(this, when); };
}`;
const notesOf = (page: Page) => page.evaluate<number>("notes");
const bar = (page: Page) => page.getByRole("region", { name: "Emergency" });

const withoutCount = (title: string) => title.replace(/^\(\d+\) /, "");

async function openDashboard(context: BrowserContext, open: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  await page.addInitScript(countNotes);
  await page.clock.install();
  await open(page);
  return page;
}

test("an emergency is loud, until a member takes it", async ({ browser, bellhop, page }) => {
  test.slow();

  await test.step("an emergency is loud on every screen of every member until one takes it", async () => {
    const { house } = await guestPagesOf(bellhop, "Hotel Belvedere");
    const at = (viewport: typeof phone) => browser.newContext({ baseURL: bellhop.url, viewport });
    const contexts = await Promise.all([at(desktop), at(phone), at(desktop), at(phone)]);
    const [ofDesk, ofPhone, ofLate, ofGuest] = contexts as [
      BrowserContext,
      BrowserContext,
      BrowserContext,
      BrowserContext,
    ];
    const desk = await openDashboard(ofDesk, (page) => openSignedIn(page, "/faq", bellhop, staff));
    const walking = await openDashboard(ofPhone, (page) =>
      openSignedIn(page, "/reservations", bellhop, owner),
    );
    await expect(bar(desk)).toHaveCount(0);
    const titleBefore = await desk.title();
    // A browser lets a page sound only after it was touched.
    for (const page of [desk, walking]) await page.locator("#content").click({ position: { x: 5, y: 5 } });

    const guest = await ofGuest.newPage();
    await guest.goto(house);
    await ask(guest, "There is smoke in my room");
    for (const page of [desk, walking]) {
      await expect(bar(page)).toContainText("There is smoke in my room");
      await expect(bar(page)).toContainText("now");
      await expect(page).toHaveTitle(/^🔴 .*There is smoke in my room/);
      await expect(page.getByRole("alert").filter({ hasText: "There is smoke" })).toHaveCount(1);
      await expect.poll(() => notesOf(page)).toBeGreaterThan(0);
      await expectAccessible(page, "a screen below an emergency");
    }

    // It sounds again after a minute, and is not read out again.
    const before = await notesOf(desk);
    await desk.evaluate(`{
    globalThis.readOut = 0;
    const alert = document.querySelector("[role=alert]");
    new MutationObserver(() => { readOut += 1; }).observe(alert, { subtree: true, childList: true, characterData: true });
  }`);
    await desk.clock.runFor(60_000);
    await expect.poll(() => notesOf(desk)).toBeGreaterThan(before);
    expect(await desk.evaluate("readOut")).toBe(0);

    // The inbox has it first whatever the sorting, and an open dialog does not hide it.
    await desk.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /Inbox/ }).click();
    for (const tab of ["Waiting", "All"]) {
      await desk
        .getByRole("navigation", { name: "Inbox" })
        .getByRole("link", { name: new RegExp(`^${tab}`) })
        .click();
      const first = desk.getByRole("region", { name: "Inbox" }).getByRole("listitem").first();
      await expect(first).toContainText("There is smoke in my room");
      await expect(first).toContainText("Emergency");
    }
    await expectAccessible(desk, "the inbox with an emergency");
    await desk.keyboard.press("?");
    await expect(desk.getByRole("dialog").getByRole("button", { name: "I am on it" })).toBeVisible();
    await desk.keyboard.press("Escape");

    // It is there after a reload, and for a member who signs in now.
    await desk.reload();
    await expect(bar(desk)).toContainText("There is smoke in my room");
    const late = await openDashboard(ofLate, (page) => openSignedIn(page, "/home", bellhop, owner));
    await expect(bar(late)).toContainText("There is smoke in my room");

    // A second one from another guest: the newest, with a count and a list.
    const other = await (await browser.newContext({ baseURL: bellhop.url, viewport: phone })).newPage();
    await other.goto(house);
    await ask(other, "My wife is not breathing");
    await expect(bar(desk)).toContainText("My wife is not breathing");
    await bar(desk).getByRole("button", { name: "1 more emergency" }).click();
    await expect(bar(desk).getByRole("listitem")).toContainText("There is smoke in my room");
    await expectAccessible(desk, "several emergencies");
    await bar(desk).getByRole("listitem").getByRole("button", { name: "I am on it" }).click();
    for (const page of [desk, walking, late]) {
      await expect(bar(page)).not.toContainText("There is smoke in my room");
      await expect(bar(page)).toContainText("My wife is not breathing");
    }

    // Taken on the phone, it is quiet everywhere, and still first and red in the inbox.
    await bar(walking).getByRole("button", { name: "I am on it" }).click();
    for (const page of [desk, walking, late]) {
      await expect(bar(page)).toHaveCount(0);
      await expect(page).not.toHaveTitle(/🔴/);
    }
    const silent = await notesOf(desk);
    await desk.clock.runFor(120_000);
    expect(await notesOf(desk)).toBe(silent);
    await expect(desk.getByRole("region", { name: "Inbox" }).getByRole("listitem").first()).toContainText(
      "Emergency",
    );
    await desk
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /Alerts/ })
      .click();
    await expect(desk.getByRole("main").getByRole("link").first()).toContainText("is on it");
    await desk.goto("/faq");
    await expect(desk).toHaveTitle(new RegExp(`${withoutCount(titleBefore)}$`));
    for (const one of [...contexts, other.context()]) await one.close();
  });

  await test.step("a browser that blocks sound says so, and one click allows it", async () => {
    await page.addInitScript(`{
    ${countNotes}
    // Like a browser in which the page was not touched yet.
    globalThis.touched = false;
    const { resume } = AudioContext.prototype;
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, "state");
    Object.defineProperty(AudioContext.prototype, "state", {
      get() { return touched ? state.get.call(this) : "suspended"; },
    });
    AudioContext.prototype.resume = function () { return touched ? resume.call(this) : new Promise(() => {}); };
    addEventListener("pointerdown", () => { touched = true; }, true);
  }`);
    await page.setViewportSize(desktop);
    await openSignedIn(page, "/home", bellhop, staff);
    await page.evaluate("touched = false");
    const { house } = await guestPagesOf(bellhop, "Hotel Belvedere");
    const guest = await page.context().newPage();
    await guest.goto(house);
    await ask(guest, "There is smoke in my room");
    await expect(bar(page)).toContainText("Your browser blocks the alarm sound.");
    expect(await notesOf(page)).toBe(0);
    await bar(page).getByRole("button", { name: "Turn sound on" }).click();
    await expect(bar(page)).not.toContainText("Your browser blocks the alarm sound.");
    await expect.poll(() => notesOf(page)).toBeGreaterThan(0);
  });
});
