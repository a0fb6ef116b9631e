import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Page } from "@playwright/test";

const web = path.join(import.meta.dirname, "../web");
const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

/** The dashboard with its gallery, which is not built for hotels: sample data, and no server behind it. */
const test = base.extend<{ gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-gallery-"));
      const vite = path.join(web, "../node_modules/vite/bin/vite.js");
      const how = ["build", "--mode", "gallery", "--outDir", folder, "--logLevel", "warn"];
      await promisify(execFile)(process.execPath, [vite, ...how], { cwd: web });
      const server = http.createServer(async (request, response) => {
        const pathname = new URL(request.url ?? "/", "http://gallery").pathname;
        const file = pathname.startsWith("/assets/") || pathname.endsWith(".js") ? pathname : "/index.html";
        const content = await readFile(path.join(folder, path.normalize(file))).catch(() => undefined);
        response.writeHead(content ? 200 : 404, {
          "content-type": types[path.extname(file)] ?? "application/octet-stream",
        });
        response.end(content);
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
    { timeout: 180_000 },
  ],
});

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const screens = [
  "/home",
  "/messages",
  "/messages?tab=all&conversation=01900000-0000-7000-8000-000000000106",
  "/orders",
  "/orders?request=01900000-0000-7000-8000-000000009503",
  "/orders/shift",
  "/transcripts",
  "/transcripts?search=em&conversation=01900000-0000-7000-8000-000000000106",
  "/alerts",
  "/builder",
  "/builder/import",
  "/profile",
  "/guestpolicy",
  "/amenities",
  "/upsells",
  "/faq",
  "/guest-assistant",
  "/guest-assistant?part=questions&blocked",
  "/guest-assistant?part=questions&tests=empty",
  "/guest-assistant?part=gaps",
  "/guest-assistant?part=replay&replay=outdated",
  "/guest-assistant?part=statements",
  "/guest-assistant?part=statements&statements=no-model",
  "/guest-assistant/knowledge",
  "/proactive-messages",
  "/proactive-messages?view=plan",
  "/proactive-messages?view=log",
  "/proactive-messages?rule=01900000-0000-7000-8000-000000012006",
  "/proactive-messages?proactive=paused",
  "/proactive-messages?proactive=empty",
  "/public",
  "/simulator",
  "/settingsaccountsetup",
  "/settingsaccountsetup/log",
  "/about",
  "/settingsgeneral",
  "/settingsubscriptionBilling",
  "/settingsfunctinality",
  "/settingsnotifications",
  "/settingsnotifications?warning=no_one_on_duty&devices=none&mutes=none&webhooks=none",
];

const intlNames = (type: "language" | "region", codes: string) => {
  const names = new Intl.DisplayNames("en", { type });
  return codes.split(" ").flatMap((code) => names.of(code) ?? []);
};

/** What Intl writes, and names that are the same in every language. */
const sameEverywhere = new Set(
  [
    ...intlNames("language", "ar de en es fr it ja nl pt ru tr zh sv"),
    ...intlNames("region", "AT CH DE ES FR GB IT PT US"),
    "and",
    "min",
    // The city of a time zone.
    "Rome",
    "Bellhop WhatsApp Meta Mon Tue Wed Thu Fri Sat Sun Jan Feb Mar Apr May Jun Jul Aug Sep Sept Oct Nov Dec",
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August",
    "September October November December SHA API FAQ QR PDF CSV SVG PNG EUR GMT CET UTC Ctrl Esc Enter",
  ].flatMap((line) => line.toLowerCase().split(" ")),
);

test("in the pseudo-locale no screen has English left over, and none runs over, on a phone and a desk", async ({
  page,
  gallery,
}) => {
  test.slow();
  const faults: string[] = [];
  for (const screen of screens) {
    const query = screen.includes("?") ? "&" : "?";
    await page.setViewportSize(phone);
    await page.goto(`${gallery}/gallery/app${screen}${query}pseudo&as=owner`);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await expect(page.getByRole("main")).toBeVisible();
      await page.waitForFunction("!document.querySelector('[aria-busy=true]')");
      const where = `${screen}, ${size.width} px`;
      faults.push(...(await englishOn(page)).map((text) => `${where}: English: ${text}`));
      const { over, by } = await overflowOf(page);
      if (over > 1) faults.push(`${where}: ${over} px too wide: ${by}`);
      faults.push(...(await tabsOutOfSight(page)).map((tab) => `${where}: out of sight: ${tab}`));
    }
  }
  expect(faults).toEqual([]);
});

/** Texts with words that are neither accented nor data. */
async function englishOn(page: Page): Promise<string[]> {
  const { shown, data } = await page.evaluate<{ shown: string[]; data: string[] }>(`(() => {
    const shown = [];
    const verbatim = "script, style, noscript, code, kbd, pre, textarea, option, [translate=no]";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(verbatim) && node.textContent.trim()) shown.push(node.textContent);
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      for (const element of document.body.querySelectorAll("[" + name + "]"))
        shown.push(element.getAttribute(name));
    return { shown, data: [...window.sampleServer.texts] };
  })()`);
  // Identifiers such as "staff" are no data on a screen: shown, they would be English.
  const known = data
    .filter((text) => !/^[a-z_]*$/.test(text))
    .flatMap((text) => [
      text,
      ...text.split("\n"),
      ...(/^\p{Lu}\S* \p{Lu}\S*$/u.test(text) ? text.split(" ") : []),
    ])
    .sort((one, other) => other.length - one.length);
  // A place may begin a sentence: "beside the desk" is shown as "Beside the desk".
  const lower = known.map((text) => text.toLowerCase());
  return [...new Set(shown)].filter((text) => {
    // Addresses are the same in every language.
    const whole = text
      .replaceAll(/https?:\/\/\S+/g, " ")
      .trim()
      .toLowerCase();
    if (lower.some((one) => one.includes(whole))) return false;
    const remaining = lower.reduce((rest, one) => (isCode(one) ? rest : rest.replaceAll(one, " ")), whole);
    const words = remaining.match(/(?<![\p{L}\d/@.#-])[a-z]{3,}(?![\p{L}\d@/-])/gu) ?? [];
    return words.some((word) => !sameEverywhere.has(word));
  });
}

/** Such as "it", a country, which is no part of "Italian". */
const isCode = (text: string) => /^[a-z]{0,3}$/.test(text);

/** How far the page can be scrolled sideways, and the element that causes it. */
function overflowOf(page: Page): Promise<{ over: number; by: string }> {
  return page.evaluate(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const over = scrollWidth - clientWidth;
    if (over <= 1) return { over, by: "" };
    const widest = [...document.body.querySelectorAll("*")].reduce((one, other) =>
      other.getBoundingClientRect().right > one.getBoundingClientRect().right ? other : one,
    );
    return { over, by: widest.outerHTML.slice(0, 120) };
  })()`);
}

/** Current tabs of a row that is scrolled sideways. */
function tabsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(`(() =>
    [...document.querySelectorAll("nav [aria-current]")].flatMap((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      const isCut = left < 0 || right > document.documentElement.clientWidth;
      return isCut && tab.checkVisibility() ? [tab.textContent] : [];
    })
  )()`);
}
