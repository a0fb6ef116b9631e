import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./bellhop.ts";
import { changeDevice } from "./change-device.ts";
import { ask, guestPagesOf, thread } from "./guest-page.ts";

const hotel = "Hotel Belvedere";

/** What the browser keeps of any page, as text. */
const keptTexts = (page: Page) =>
  page.evaluate<string>(`(async () => {
    const texts = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const address of await cache.keys()) texts.push(await (await cache.match(address))?.text());
    }
    return texts.join();
  })()`);

async function startOver(page: Page) {
  await page.getByLabel(/^Language/).click();
  await page.getByRole("button", { name: "Start over" }).click();
}

test("a guest loses nothing with two tabs, a bad network or a changed page, and keeps nothing after starting over", async ({
  page,
  bellhop,
  context,
  browser,
}) => {
  test.slow();
  const { house, anyone } = await guestPagesOf(bellhop, hotel);

  await test.step("what waits in two tabs is sent from either", async () => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(house);
    await context.setOffline(true);
    await ask(page, "I lost my key.");
    await ask(other, "My lamp is broken.");
    const waiting = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(waiting).toContain("I lost my key.");
    expect(waiting).toContain("My lamp is broken.");
    await other.close();
    await context.setOffline(false);
    await page.reload();
    await expect(thread(page).getByText("My lamp is broken.", { exact: true })).toHaveCount(1);
    await expect(thread(page).getByText("I lost my key.", { exact: true })).toHaveCount(1);
    await expect(page.getByText("Waiting for a connection")).toBeHidden({ timeout: 20_000 });
  });

  await test.step("starting over leaves nothing that was kept by another link of the hotel", async () => {
    await changeDevice(page, bellhop);
    await page.goto(house);
    // The other link knows the guest by the cookie of this response.
    const sent = page.waitForResponse((response) => response.request().method() === "POST" && response.ok());
    await ask(page, "My safe does not open.");
    await sent;
    await page.goto(anyone);
    await expect(thread(page)).toContainText("My safe does not open.");
    await expect.poll(() => keptTexts(page)).toContain("My safe does not open.");
    await page.goto(house);
    await startOver(page);
    await expect(thread(page)).toBeHidden();
    await expect.poll(() => keptTexts(page)).not.toContain("My safe does not open.");
    for (let back = 0; back < 2; back++) {
      await page.goBack().catch(() => null);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good /);
      await expect(page.getByText("My safe does not open.")).toBeHidden();
    }
  });

  await test.step("starting over without a network changes nothing, and works once there is one", async () => {
    await changeDevice(page, bellhop);
    await page.goto(house);
    const sent = page.waitForResponse((response) => response.request().method() === "POST" && response.ok());
    await ask(page, "Is there a crib?");
    await sent;
    await context.setOffline(true);
    await startOver(page);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await expect(thread(page)).toContainText("Is there a crib?");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page.getByText("Is there a crib?")).toBeHidden();
    await page.reload();
    await expect(page.getByText("Is there a crib?")).toBeHidden();
  });

  await test.step("a message that the thread no longer shows is sent once", async () => {
    await changeDevice(page, bellhop);
    await page.goto(house);
    let sent = 0;
    await page.route("**/messages*", async (route) => {
      sent += 1;
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), messages: [] } });
    });
    await page.locator("textarea").fill("Is there a gym?");
    await page.locator("button.send").click();
    await expect.poll(() => sent).toBe(1);
    await pause(1_500);
    expect(sent).toBe(1);
    await page.unrouteAll();
  });

  await test.step("a document that something changed before the script ran keeps its information", async () => {
    // The page reports what it found, which would fail this walk.
    const device = await browser.newContext({ baseURL: bellhop.url });
    const page = await device.newPage();
    await page.addInitScript(`addEventListener("error", (event) => {
    if (event.message.includes("Minified React error #418")) event.preventDefault();
  })`);
    // Like a translator in the browser: the script finds other words than it expects.
    await page.route(`**${house}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<h1>[^<]*/, "<h1>Bonsoir");
      await route.fulfill({ response, body });
    });
    await page.goto(house);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good /);
    await expect(page.getByText("Belvedere-Ospiti")).toBeVisible();
    await page.getByText("House information").click();
    await expect(page.getByText("Emergency")).toBeVisible();
    await ask(page, "When is breakfast?");
    await device.close();
  });

  await test.step("a large photo shows how far it is; if its answer is lost, it is sent again and arrives once", async () => {
    await changeDevice(page, bellhop);
    await page.goto(house);
    const png = await page.screenshot();
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel("Add a photo or PDF").setInputFiles({ name, mimeType: "image/png", buffer });
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    const slow = { offline: false, latency: 50, downloadThroughput: 400_000, uploadThroughput: 300_000 };
    await network.send("Network.emulateNetworkConditions", slow);
    await choose("large.png", Buffer.concat([png, Buffer.alloc(1_000_000)]));
    await page.locator("button.send").click();
    await expect(page.getByText(/Sending, [1-9]\d?%/)).toBeVisible();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(thread(page).getByRole("img", { name: "Photo: large.png" })).toHaveCount(1, {
      timeout: 20_000,
    });

    await network.detach();
    await page.route("**/files", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await choose("tap.png", png);
    await page.locator("textarea").fill("The tap drips.");
    await page.locator("button.send").click();
    await expect(page.getByText("A file needs a connection.")).toBeVisible();
    await expect(page.locator("textarea")).toHaveValue("The tap drips.");
    await page.unrouteAll();
    await page.locator("button.send").click();
    await expect(page.getByRole("button", { name: "Remove tap.png" })).toBeHidden();
    await expect(page.locator("textarea")).toHaveValue("");
    await expect(thread(page).getByRole("img", { name: "Photo: tap.png" })).toHaveCount(1);
  });

  await test.step("a page that was not kept opens on a network that needs seconds", async () => {
    await changeDevice(page, bellhop);
    const slow = createServer(async (incoming, answer) => {
      if (incoming.url === house) await pause(5_000);
      const { method, headers } = incoming;
      const passedOn = request(`${bellhop.url}${incoming.url}`, { method, headers }, (found) => {
        answer.writeHead(found.statusCode ?? 500, found.headers);
        found.pipe(answer);
      });
      // A stream of events ends only with its listener.
      answer.on("close", () => passedOn.destroy());
      passedOn.on("error", () => answer.destroy());
      incoming.pipe(passedOn);
    });
    await new Promise<void>((listening) => void slow.listen(0, "localhost", listening));
    const at = `http://localhost:${(slow.address() as AddressInfo).port}`;
    await page.goto(`${at}${anyone}`);
    await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
    await page.goto(`${at}${house}`);
    await expect(page.getByText("Belvedere-Ospiti")).toBeVisible();
    await page.goto("about:blank");
    slow.close();
    slow.closeAllConnections();
  });
});
