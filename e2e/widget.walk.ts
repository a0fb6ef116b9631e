import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { asOwner } from "../server/src/testing/as-owner.ts";
import { test as anyBellhop, type Bellhop, expect } from "./bellhop.ts";
import { guestPagesOf } from "./guest-page.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Websites of hotels that embed the widget. */
const sites = {
  plain: { policy: undefined, attributes: 'lang="en"' },
  "strict CSP": {
    policy: (bellhop: string) => `default-src 'none'; script-src ${bellhop}; frame-src ${bellhop}`,
    attributes: 'lang="en"',
  },
  "right to left": { policy: undefined, attributes: 'lang="ar" dir="rtl"' },
};

/** A website that the hotel allows. */
const test = anyBellhop.extend<{ site: string }>({
  site: async ({ bellhop }, use) => {
    const { key } = await guestPagesOf(bellhop, "Hotel Belvedere");
    const server = createServer(({ url = "/" }, response) => {
      const { policy, attributes } =
        sites[decodeURIComponent(url.slice(1)) as keyof typeof sites] ?? sites.plain;
      if (policy) response.setHeader("content-security-policy", policy(bellhop.url));
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(`<!doctype html><html ${attributes}><head><title>Hotel</title></head><body>
      <h1>Our hotel</h1><a href="#top">A link</a>
      <script src="${bellhop.url}/widget.js" data-venue="${key}" data-label="Ask us" data-close-label="Close chat" async></script>
      </body></html>`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await allow(bellhop, site);
    await use(site);
    server.close();
  },
});

async function allow(bellhop: Bellhop, origin: string) {
  const allowed = JSON.stringify({ public: { allowed_sites: [origin] } });
  const { venueId } = await guestPagesOf(bellhop, "Hotel Belvedere");
  await asOwner(
    bellhop.databaseUrl,
    `update venues set settings = settings || '${allowed}'::jsonb where venue_id = ${venueId}`,
    venueId,
  );
}

const frameOf = (page: Page) => page.frameLocator("iframe");

test("the widget answers by keyboard, whatever the page it is on", async ({ page, context, site }) => {
  test.slow();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  for (const name of Object.keys(sites))
    for (const [size, viewport] of Object.entries(sizes))
      await test.step(`on a page that is ${name}, ${size}`, async () => {
        // Another visitor.
        await context.clearCookies();
        await page.setViewportSize(viewport);
        loaded.splice(0);
        await page.goto(`${site}/${encodeURIComponent(name)}`);
        const button = page.getByRole("button", { name: "Ask us" });
        await expect(button).toBeVisible();
        // The frame loads at its first use.
        expect(loaded.filter((path) => path.startsWith("/g/"))).toEqual([]);
        await page.getByRole("link", { name: "A link" }).focus();
        await page.keyboard.press("Tab");
        await expect(button).toBeFocused();
        await page.keyboard.press("Enter");
        const frame = frameOf(page);
        await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(frame.getByText("Belvedere-Ospiti")).toBeHidden();
        await frame.locator("textarea").focus();
        await page.keyboard.type("When is breakfast?");
        // Before the frame's script runs, Enter begins a new line.
        await expect(async () => {
          await page.keyboard.press("Enter");
          await expect(frame.getByRole("log")).toContainText("When is breakfast?", { timeout: 2_000 });
        }).toPass({ timeout: 30_000 });
        const box = await page.locator("iframe").boundingBox();
        if (size === "phone") expect(box?.width).toBe(viewport.width);
        else expect(box?.width).toBe(384);
        await page.keyboard.press("Escape");
        await expect(page.locator("iframe")).toBeHidden();
        await expect(button).toBeFocused();
        // The answer comes while it is closed.
        await expect(button).toHaveText(/1$/, { timeout: 30_000 });
        await page.evaluate("bellhop.open()");
        await expect(frame.getByRole("log")).toContainText("from 7:00 to 10:30");
        await page.evaluate("bellhop.close()");
        await expect(button).toHaveText("Ask us");
      });
});

test("a photo sent in the widget opens from there, and a site that the hotel did not allow gets none", async ({
  page,
  bellhop,
  site,
}) => {
  await test.step("a photo sent in the widget opens from there", async () => {
    await page.goto(`${site}/plain`);
    await page.getByRole("button", { name: "Ask us" }).click();
    const frame = frameOf(page);
    await frame
      .getByLabel("Add a photo or PDF")
      .setInputFiles({ name: "tap.png", mimeType: "image/png", buffer: png });
    await frame.locator("button.send").click();
    const photo = frame.getByRole("log").getByRole("link", { name: /tap\.png/ });
    const download = page.waitForEvent("download");
    await photo.click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("tap.png");
    // The picture is encoded again: its header is the same, its bytes are not.
    const header = (file: Buffer) => file.subarray(0, 24);
    expect(header(await readFile(await saved.path()))).toEqual(header(png));
  });

  await test.step("on a site that the hotel did not allow, the frame stays empty", async () => {
    await allow(bellhop, "https://elsewhere.example");
    await page.goto(`${site}/plain`);
    await page.getByRole("button", { name: "Ask us" }).click();
    await expect(page.locator("iframe")).toBeVisible();
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toBeHidden();
  });
});
