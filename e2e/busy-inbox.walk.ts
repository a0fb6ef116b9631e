import type { Page } from "@playwright/test";
import { longThread, openBusyInbox } from "../server/src/testing/busy-inbox.ts";
import { hostedSecretKey } from "../server/src/testing/hosted-bellhop.ts";
import { expectAccessible } from "./accessibility.ts";
import { test as base, expect } from "./bellhop.ts";
import { openSignedIn, requestsOf } from "./sign-in-page.ts";

type Guests = Awaited<ReturnType<typeof openBusyInbox>>;

const test = base.extend<{ guests: Guests }>({
  guests: async ({ bellhop: { url, databaseUrl: ownerUrl } }, use) => {
    const place = { url, ownerUrl, secretKey: hostedSecretKey };
    await use(await openBusyInbox(place, { conversations: 2_000, messages: 600 }));
  },
});

test.use({ viewport: { width: 1440, height: 900 } });

const inbox = (page: Page) => page.getByRole("region", { name: "Inbox" });
const rows = (page: Page) => inbox(page).getByRole("listitem");
const thread = (page: Page) => page.getByRole("log", { name: "Messages" });
const messages = (page: Page) => thread(page).locator("[data-index]");

/** The messages in view, and their distances from the top, whole pixels. */
const inView = (page: Page) =>
  thread(page).evaluate((log) => {
    const { top, bottom } = log.getBoundingClientRect();
    return [...log.querySelectorAll("[data-index]")]
      .map((row) => ({ text: row.textContent, place: row.getBoundingClientRect() }))
      .filter(({ place }) => place.bottom > top && place.top < bottom)
      .map(({ text, place }) => [text, Math.round(place.top)]);
  });

/** The same once it no longer changes: rows that have just come into view are measured, and move the others. */
async function settledView(page: Page) {
  let last = await inView(page);
  await expect(async () => {
    const previous = last;
    last = await inView(page);
    expect(last).toEqual(previous);
  }).toPass({ intervals: [100] });
  return last;
}

/** Scrolls an element by its wheel until `done`. */
async function wheelOver(
  page: Page,
  over: ReturnType<Page["locator"]>,
  deltaY: number,
  done: () => Promise<boolean>,
) {
  await over.hover();
  await expect(async () => {
    await page.mouse.wheel(0, deltaY);
    expect(await done()).toBe(true);
  }).toPass({ intervals: [100] });
}

test("a busy inbox renders few rows, and a long thread keeps its place", async ({
  page,
  bellhop,
  guests,
}) => {
  test.slow();
  await test.step("a list of thousands renders few rows, however far it is scrolled", async () => {
    await openSignedIn(page, "/messages?tab=all", bellhop);
    await expect(rows(page).first()).toContainText(longThread.guest);
    // Only names with a number belong to one guest.
    const names = await rows(page).locator("bdi").allTextContents();
    const guest = names.slice(15).find((name) => /\d/.test(name)) ?? "";
    const requests = requestsOf(page.context());
    const pages = () => requests.of("/api/list_conversations").length;
    await wheelOver(page, rows(page).nth(3), 3_000, async () => pages() >= 8);
    expect(await rows(page).count()).toBeLessThan(40);
    await expectAccessible(page, "inbox, scrolled far down");

    // The keyboard opens the first one, and the list follows.
    await page.keyboard.press("j");
    await expect(
      inbox(page).locator("[aria-current=true]").filter({ hasText: longThread.guest }),
    ).toBeInViewport();
    await page.keyboard.press("j");
    await expect(thread(page)).toBeVisible();

    // A guest who is found while another list shows: the list opens where the guest is.
    await inbox(page)
      .getByRole("link", { name: /^Assistant/ })
      .click();
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill(guest);
    await page.getByRole("option", { name: guest }).first().click();
    const open = inbox(page).locator("[aria-current=true]").filter({ hasText: guest });
    await expect(open).toBeInViewport();

    // Elsewhere in between, the inbox begins with one page.
    await page.getByRole("link", { name: "Home" }).click();
    requests.forget();
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
    expect(pages()).toBeLessThanOrEqual(1);
  });

  await test.step("a long thread opens at its end, and keeps its place while messages come before and after", async () => {
    await page.goto("/messages?tab=all");
    const row = inbox(page).getByRole("link", { name: longThread.guest });
    await row.click();
    await expect(thread(page).getByText(longThread.newest)).toBeInViewport();
    expect(await messages(page).count()).toBeLessThan(40);
    await expect(page.getByRole("complementary", { name: "About the guest" })).toContainText("Contact");

    const requests = requestsOf(page.context());
    const pages = () => requests.of("/api/read_conversation").length;
    await wheelOver(page, thread(page), -2_000, async () => pages() >= 4);
    expect(await messages(page).count()).toBeLessThan(50);

    // At the top of what is loaded, a page that comes late does not move what is read.
    const late = Promise.withResolvers<void>();
    await page.route("**/api/read_conversation*", async (route) => {
      await late.promise;
      await route.continue();
    });
    const topPx = () => thread(page).evaluate((log) => log.scrollTop);
    await wheelOver(page, thread(page), -2_000, async () => (await topPx()) === 0);
    let before = await settledView(page);
    late.resolve();
    await expect.poll(topPx).toBeGreaterThan(0);
    await expect.poll(() => inView(page)).toEqual(expect.arrayContaining(before));

    // Nor does a guest's message, which is announced.
    before = await settledView(page);
    await guests.write(1, "One more thing: where is the iron?");
    const latest = page.getByRole("button", { name: "1 new" });
    await expect(latest).toBeVisible();
    expect(await inView(page)).toEqual(before);
    await latest.click();
    await expect(thread(page).getByText("where is the iron?")).toBeInViewport();

    // Opened again, it reads nothing and begins at its end.
    await rows(page).nth(4).getByRole("link").click();
    await expect(thread(page).getByText("where is the iron?")).toHaveCount(0);
    requests.forget();
    await row.click();
    await expect(thread(page).getByText("where is the iron?")).toBeInViewport();
    expect(requests.of("/api/read_conversation", "cursor")).toEqual([]);
  });

  await test.step("a long thread opens at its end from right to left, and on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/messages?tab=all&dir=rtl");
    await inbox(page).getByRole("link", { name: longThread.guest }).click();
    await expect(messages(page).last()).toBeInViewport();
    await expectAccessible(page, "long thread on a phone, from right to left");
  });
});
