import type { PushPayload } from "@bellhop/contract/notifications";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Subscribed, startPush } from "../server/src/testing/running-push.ts";
import { expectAccessible } from "./accessibility.ts";
import { test as anyBellhop, type Bellhop, expect } from "./bellhop.ts";
import { browserArguments, findBrowser } from "./browser.ts";
import { ask, guestPagesOf } from "./guest-page.ts";
import { openSignedIn, owner, staff } from "./sign-in-page.ts";

/** A Bellhop with a stand-in for a browser's push service. */
const test = anyBellhop.extend<{ push: Awaited<ReturnType<typeof startPush>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  push: async ({}, use) => {
    const push = await startPush();
    await use(push);
    await push.stop();
  },
  env: ({ push }, use) => use({ SAFE_FETCH_ALLOW: push.host }),
});

// A headless shell shows no notifications.
test.skip(findBrowser() === undefined, "Needs a Chromium that shows notifications");
test.use({ launchOptions: { executablePath: findBrowser(), args: browserArguments() } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** A browser's subscription comes from a service on the internet: the stand-in takes its place. */
const subscribesAt = ({ endpoint, keys }: Subscribed) => `{
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  const stored = () => localStorage.getItem("walk.push-key");
  const subscription = () => ({
    endpoint: ${JSON.stringify(endpoint)},
    options: { applicationServerKey: bytes(stored()).buffer },
    toJSON: () => (${JSON.stringify({ endpoint, keys })}),
    unsubscribe: async () => { localStorage.removeItem("walk.push-key"); return true; },
  });
  if (globalThis.PushManager) {
    PushManager.prototype.getSubscription = async () => (stored() ? subscription() : null);
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      localStorage.setItem("walk.push-key", applicationServerKey);
      return subscription();
    };
  }
}`;

/** Hands pushes to the real service worker, as the browser does for its push service. */
async function deliveryTo(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await page.goto(`${origin}/manifest.webmanifest`);
  const browser = await context.newCDPSession(page);
  const ids: string[] = [];
  browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations)
      if (scopeURL === `${origin}/`) ids.push(registrationId);
  });
  await browser.send("ServiceWorker.enable");
  const shown = () =>
    page.evaluate<string[]>(
      `navigator.serviceWorker.getRegistration("/")
        .then((one) => one.getNotifications())
        .then((all) => all.map(({ title }) => title))`,
    );
  async function deliver(payload: unknown) {
    await expect.poll(() => ids.length).toBeGreaterThan(0);
    const registrationId = ids.at(-1) ?? "";
    await browser.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(payload),
    });
  }
  return {
    shown,
    deliver,
    /** Chromium may lose a push that it is handed while it starts the worker. A repeat calls no one again. */
    deliverUntilShown: (payload: unknown, titles: string[]) =>
      expect(async () => {
        await deliver(payload);
        await expect.poll(shown, { timeout: 5_000 }).toEqual(titles);
      }).toPass({ timeout: 30_000 }),
    /** Chromium has no command that clicks a notification, so the worker is told that it was. */
    async click() {
      const worker = context.serviceWorkers().find((one) => one.url().endsWith("/push-worker.js"));
      await worker?.evaluate(`(async () => {
        const [notification] = await self.registration.getNotifications();
        const click = new NotificationEvent("notificationclick", { notification });
        const work = [];
        Object.defineProperty(click, "waitUntil", { value: (one) => work.push(one.catch(() => {})) });
        globalThis.opened = [];
        self.clients.openWindow = async (url) => void opened.push(url);
        self.dispatchEvent(click);
        await Promise.all(work);
      })()`);
      return (await worker?.evaluate<string[]>("globalThis.opened")) ?? [];
    },
  };
}

async function allowNotifications(context: BrowserContext, origin: string, subscribed: Subscribed) {
  await context.grantPermissions(["notifications"], { origin });
  await context.addInitScript(subscribesAt(subscribed));
  return context.newPage();
}

/** A guest in the house asks on a phone of their own. */
async function guestAsks(browser: Browser, bellhop: Bellhop, text: string) {
  const { house } = await guestPagesOf(bellhop, "Hotel Belvedere");
  const guest = await (await browser.newContext({ baseURL: bellhop.url, viewport: phone })).newPage();
  await guest.goto(house);
  await ask(guest, text);
}

/** Counts what a person taps. */
function countTaps() {
  let taps = 0;
  return {
    tap: async (what: ReturnType<Page["getByRole"]>) => {
      taps += 1;
      await what.tap();
    },
    taps: () => taps,
  };
}

test("a receptionist turns on push on a phone in four taps, and a notification opens the thread", async ({
  browser,
  bellhop,
  push,
}) => {
  test.slow();
  const origin = new URL(bellhop.url).origin;
  const [ofPhone, ofDesk] = [await push.subscribe(), await push.subscribe()];
  const onPhone = await browser.newContext({
    baseURL: bellhop.url,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  const walking = await allowNotifications(onPhone, origin, ofPhone);
  await openSignedIn(walking, "/home", bellhop, staff);
  // Never at first sight.
  await expect(walking.getByText("Turn on push")).toHaveCount(0);
  const { tap, taps } = countTaps();
  await tap(walking.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "More" }));
  await tap(walking.getByRole("dialog").getByRole("link", { name: "Settings" }));
  await tap(
    walking.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Notifications" }),
  );
  await expect(walking.getByRole("heading", { name: "Notifications", level: 1 })).toBeVisible();
  await expectAccessible(walking, "notifications on a phone");
  await tap(walking.getByRole("button", { name: "Turn on push" }));
  await expect(walking.getByRole("switch", { name: "Push on this device" })).toBeChecked();
  expect(taps()).toBeLessThanOrEqual(4);

  // The test arrives, and is measured.
  const phoneWorker = await deliveryTo(onPhone, origin);
  await walking.bringToFront();
  await walking.getByRole("button", { name: "Send test" }).click();
  const [tested] = await push.waitFor(ofPhone, 1);
  await phoneWorker.deliver(tested?.payload);
  await expect(
    walking
      .getByRole("status")
      .filter({ hasText: "Push" })
      .getByText(/^after/),
  ).not.toHaveCount(0);
  expect(await phoneWorker.shown()).toEqual(["Test notification"]);
  await phoneWorker.click();

  // The same person's desktop, where the dashboard is closed afterwards.
  const atDesk = await browser.newContext({ baseURL: bellhop.url, viewport: desktop });
  const desk = await allowNotifications(atDesk, origin, ofDesk);
  await openSignedIn(desk, "/alerts", bellhop, staff);
  await desk.getByRole("button", { name: "Turn on push" }).click();
  await expect(desk.getByText("Push is on for this device.")).toBeVisible();
  const deskWorker = await deliveryTo(atDesk, origin);
  await desk.close();

  await guestAsks(browser, bellhop, "There is smoke in my room");
  const [, emergency] = await push.waitFor(ofPhone, 2);
  const [closed] = await push.waitFor(ofDesk, 1);
  expect(JSON.stringify([emergency?.payload, closed?.payload])).not.toContain("smoke");
  await phoneWorker.deliverUntilShown(emergency?.payload, ["Emergency"]);
  await deskWorker.deliverUntilShown(closed?.payload, ["Emergency"]);

  // Without an open dashboard a click opens one, at the thread.
  await phoneWorker.click();
  await expect(walking).toHaveURL(/\/messages\?.*conversation=/);
  await expect(walking.getByRole("log")).toContainText("There is smoke in my room");
  // Opened on the phone, it disappears from the desktop.
  const [, opened] = await push.waitFor(ofDesk, 2);
  await deskWorker.deliver(opened?.payload);
  await expect.poll(deskWorker.shown).toEqual([]);
});

test("an owner gets an emergency without an open dashboard, and what is typed in the settings stays", async ({
  page,
  browser,
  bellhop,
  push,
}) => {
  test.slow();

  await test.step("a click without an open dashboard opens the thread at its hotel", async () => {
    const origin = new URL(bellhop.url).origin;
    const subscribed = await push.subscribe();
    const context = await browser.newContext({ baseURL: bellhop.url, viewport: desktop });
    const page = await allowNotifications(context, origin, subscribed);
    await openSignedIn(page, "/settingsnotifications", bellhop, owner);
    await page.getByRole("button", { name: "Turn on push" }).click();
    await expect(page.getByRole("switch", { name: "Push on this device" })).toBeChecked();
    await expectAccessible(page, "notifications on a desktop");
    const worker = await deliveryTo(context, origin);
    await page.close();

    await guestAsks(browser, bellhop, "My wife is not breathing");
    const [emergency] = await push.waitFor(subscribed, 1);
    await worker.deliverUntilShown(emergency?.payload, ["Emergency"]);
    const [address = ""] = await worker.click();
    expect(await worker.shown()).toEqual([]);
    const opened = await context.newPage();
    await opened.goto(address);
    await expect(opened.getByRole("log")).toContainText("My wife is not breathing");
    await expect(opened).not.toHaveURL(/venue=|alert=/);

    // Signing out ends push on this device.
    await opened
      .getByRole("navigation", { name: "Main" })
      .getByRole("button", { name: /Owner$/ })
      .click();
    await opened.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(opened.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    // Signing out leaves the page.
    const readKey = () =>
      opened.evaluate("localStorage.getItem('walk.push-key')").catch(() => "between two pages");
    await expect.poll(readKey).toBe(null);
  });

  await test.step("what was typed stays if it can't be saved, and nothing changes without a change", async () => {
    await page.setViewportSize(desktop);
    await openSignedIn(page, "/settingsnotifications", bellhop, owner);
    // Arrow keys and buttons step from the number that is typed.
    const minutes = page.getByRole("spinbutton", { name: "Minutes until push" });
    await minutes.fill("5");
    await minutes.press("ArrowUp");
    await expect(minutes).toHaveValue("6");
    await minutes.fill("8");
    await page.getByRole("button", { name: "Minutes until push: one minute less" }).click();
    await expect(minutes).toHaveValue("7");

    const dialog = page.getByRole("dialog");
    const save = dialog.getByRole("button", { name: "Save" });
    await page.getByRole("button", { name: "Guest is waiting", exact: true }).click();
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^Changed:/)).toHaveCount(0);

    await page.getByRole("button", { name: "Change", exact: true }).click();
    const until = dialog.getByRole("combobox", { name: "On duty until" });
    await until.fill("23:59");
    await dialog.getByRole("switch", { name: "Follow a weekly plan" }).click();
    // A member with an empty plan would never be on duty.
    await expect(dialog.getByText("Add at least one shift.")).toBeVisible();
    await expect(save).toBeDisabled();
    await dialog.getByRole("button", { name: "Add shift" }).click();
    await dialog.getByRole("checkbox", { name: "Saturday" }).check({ force: true });
    const from = dialog.getByRole("combobox", { name: "Shift 1, from" });
    await from.fill("soon");
    await from.blur();
    await expect(save).toBeDisabled();
    await from.fill("6:30");
    await page.route("**/api/plan_duty", (route) => route.abort());
    await save.click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "a plan that was not saved");
    await page.unroute("**/api/plan_duty");
    await expect(until).toHaveValue("23:59");
    await expect(dialog.getByRole("checkbox", { name: "Saturday" })).toBeChecked();
    await save.click();
    await expect(dialog).toHaveCount(0);
    // Each change has its own undo.
    const messages = page.locator("[data-messages]");
    await expect(messages).toContainText("Weekly plan saved.");
    await expect(messages).toContainText("You are on duty.");
    await expect(messages.getByRole("button", { name: "Undo" })).toHaveCount(2);
  });
});

test("each step comes in its minute, also to a browser whose dashboard is closed", async ({
  browser,
  bellhop,
  push,
}) => {
  test.slow();
  const origin = new URL(bellhop.url).origin;
  const [ofDesk, ofPhone] = [await push.subscribe(), await push.subscribe()];
  const atDesk = await browser.newContext({ baseURL: bellhop.url, viewport: desktop });
  const desk = await allowNotifications(atDesk, origin, ofDesk);
  await openSignedIn(desk, "/settingsnotifications", bellhop, owner);
  await desk.getByRole("button", { name: "Turn off" }).click();
  await expect(desk.getByText("There are no quiet hours.")).toBeVisible();
  for (const [step, minutes] of [
    ["push", 1],
    ["managers are told", 1],
    ["owners are told", 1],
  ] as const) {
    const field = desk.getByRole("spinbutton", { name: `Minutes until ${step}` });
    await field.fill(String(minutes));
    await field.press("Enter");
    await expect(field).toHaveAttribute("aria-valuenow", String(minutes));
  }
  await desk.getByRole("button", { name: "Turn on push" }).click();
  await expect(desk.getByRole("switch", { name: "Push on this device" })).toBeChecked();
  const deskWorker = await deliveryTo(atDesk, origin);
  await desk.close();

  const onPhone = await browser.newContext({ baseURL: bellhop.url, viewport: phone });
  const walking = await allowNotifications(onPhone, origin, ofPhone);
  await openSignedIn(walking, "/alerts", bellhop, staff);
  await walking.getByRole("button", { name: "Turn on push" }).click();
  await expect(walking.getByText("Push is on for this device.")).toBeVisible();

  await guestAsks(browser, bellhop, "Is there a helipad on the roof?");
  // At once in the open dashboard, and nowhere else.
  const row = walking.getByRole("listitem").filter({ hasText: "helipad" });
  await expect(row).toContainText("In the app");
  await expect(row).toContainText("Next: Push");
  // Another walk's alert of this hotel may still call people.
  const thread =
    /conversation=[\w-]+/.exec((await row.getByRole("link").getAttribute("href")) ?? "")?.[0] ?? "-";
  const isOurs = ({ payload }: { payload: PushPayload }) => payload.notification.navigate.includes(thread);
  const oursTo = async (which?: Subscribed) => (await push.pushesTo(which)).filter(isOurs);
  const waitForOurs = async (which: Subscribed, count: number) => {
    await expect.poll(async () => (await oursTo(which)).length, { timeout: 100_000 }).toBe(count);
    return oursTo(which);
  };
  expect(await oursTo()).toEqual([]);
  // The row may be some milliseconds younger than what climbs.
  const raisedAt = Date.parse((await row.locator("time").getAttribute("datetime")) ?? "");
  const reached = async (which: Subscribed, count: number) =>
    (await waitForOurs(which, count)).map(
      ({ at, payload: { notification } }) =>
        `${notification.data.step} in minute ${Math.round((Date.parse(at) - raisedAt) / 60_000)}`,
    );
  // The hotel has no manager: its owner is told in their place. Pushes of the same minute come in any order.
  const steps = ["manager in minute 1", "owner in minute 1", "push in minute 1"];
  expect((await reached(ofDesk, 3)).toSorted()).toEqual(steps);
  expect(await reached(ofPhone, 1)).toEqual(["push in minute 1"]);
  const [first, , last] = await oursTo(ofDesk);
  await deskWorker.deliver(first?.payload);
  await deskWorker.deliver(last?.payload);
  await expect.poll(deskWorker.shown).toEqual(["Question for staff"]);
  await expect(row).toContainText("Owner, e-mail");

  // Snoozed on the phone, it is off its screen; the row says until when, and ends it.
  const phoneWorker = await deliveryTo(onPhone, origin);
  await phoneWorker.deliverUntilShown((await oursTo(ofPhone))[0]?.payload, ["Question for staff"]);
  await walking.bringToFront();
  await row.getByRole("button", { name: /^Snooze/ }).click();
  await walking.getByRole("menuitem", { name: "Snooze 1 hour" }).click();
  await expect(row).toContainText("Snoozed for you until");
  await row.getByRole("button", { name: /^Snooze/ }).click();
  await walking.getByRole("menuitem", { name: "End snooze" }).click();
  await expect(row).not.toContainText("Snoozed for you");

  // Answered at the phone, it disappears from the desktop.
  await row.getByRole("link").click();
  await walking.getByRole("button", { name: "Done" }).first().click();
  const settled = (await waitForOurs(ofDesk, 4)).at(-1);
  await deskWorker.deliver(settled?.payload);
  await expect.poll(deskWorker.shown).toEqual([]);
});
