import { randomBytes } from "node:crypto";
import { loadavg } from "node:os";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "../../e2e/browser.ts";
import { embeddedDatabaseUrl } from "../../server/src/testing/as-owner.ts";
import { longThread, openBusyInbox } from "../../server/src/testing/busy-inbox.ts";
import { type RunningBellhop, startBellhop } from "../../server/src/testing/running-bellhop.ts";
import type { Figures, MeasureOptions } from "../figures.ts";
import { median, percentile } from "../statistics.ts";
import { letGuestsWrite } from "./live-guests.ts";
import { framesDuring, list, loadAll, log, recorder, turnWheel } from "./page.ts";

const conversationCount = 10_000;
const messageCount = 5_000;
const slowerProcessor = 4;
/** A busy hotel gets one in some minutes. */
const messagesPerSecond = 1;
/** A mouse wheel, ten notches a second; and a flick past forty rows a second, which is only reported. */
const speeds = [
  { how: "", pxPerSecond: 1_000, atMost: 25 },
  { how: " fast", pxPerSecond: 3_000, atMost: undefined },
];

const barePage = `<div id="bare" style="height: 800px; overflow: auto">${"<p>A guest</p>".repeat(3_000)}</div>`;

type Stage = {
  bellhop: RunningBellhop;
  guests: Awaited<ReturnType<typeof openBusyInbox>>;
  page: Page;
  quick: boolean;
  say: MeasureOptions["say"];
  cdp: CDPSession;
};

/**
 * Measures the inbox of a hotel with 10,000 open conversations, in a browser: the time between frames while people
 * scroll and guests write, with a processor four times slower; and the time from a click to the paint of the newest
 * message of a thread with 5,000 messages.
 */
export async function measureInbox({ quick, say }: MeasureOptions): Promise<Figures> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No browser found. Install one: apt-get install -y chromium");
  const env = {
    NODE_ENV: "production",
    DEMO: "1",
    LOG_LEVEL: "error",
    CALLS_PER_MINUTE: "0",
    SECRET_KEY: randomBytes(32).toString("base64url"),
  };
  const bellhop = await startBellhop({ env });
  let browser: Browser | undefined;
  try {
    const { url, dataDir } = bellhop;
    const guests = await openBusyInbox(
      { url, ownerUrl: await embeddedDatabaseUrl(dataDir), secretKey: env.SECRET_KEY },
      { conversations: conversationCount, messages: messageCount },
    );
    browser = await chromium.launch({ executablePath, args: browserArguments() });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(recorder);
    await signIn(page, bellhop);
    const cdp = await page.context().newCDPSession(page);
    const stage: Stage = { bellhop, guests, page, quick, say, cdp };
    const openings = await measureOpenings(stage);
    return { ...(await measureFrames(stage)), ...openings };
  } finally {
    await browser?.close();
    await bellhop.stop();
  }
}

async function signIn(page: Page, { url, password }: RunningBellhop) {
  await page.goto(`${url}/messages?tab=all`);
  await page.getByLabel("E-mail").fill("staff@belvedere.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator(list).waitFor();
}

const throttle = (cdp: CDPSession, rate: number) => cdp.send("Emulation.setCPUThrottlingRate", { rate });

async function reload({ page, bellhop, cdp }: Stage) {
  await throttle(cdp, 1);
  await page.mouse.move(2, 2);
  await page.goto(`${bellhop.url}/messages?tab=all`);
  await page.locator(list).waitFor();
  await page.waitForTimeout(2_000);
}

const rowOf = (page: Page, name: string) => page.locator(list).getByRole("link", { name });

async function measureOpenings(stage: Stage): Promise<Figures> {
  const { page, cdp, quick, say } = stage;
  const figures: Figures = {};
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const record = (name: string, taken: Opening[], atMost?: number) => {
    const times = taken.map(({ ms }) => ms);
    say(`${name}, ms: ${times.map(Math.round).join(", ")} (load ${loadavg()[0]?.toFixed(1)})`);
    const of = (share: number) => ({ value: percentile(times, share), unit: "ms" });
    figures[`inbox: ${name}, median`] = { value: median(times), unit: "ms", ...(atMost && { atMost }) };
    figures[`inbox: ${name}, p95`] = of(0.95);
    const cpu = { value: median(taken.map(({ cpuMs }) => cpuMs)), unit: "ms" };
    figures[`inbox: ${name}, processor time`] = cpu;
  };
  const openings = quick ? 3 : 15;
  const what = `thread of ${messageCount.toLocaleString("en")} open`;
  for (const rate of [1, slowerProcessor]) {
    const how = rate === 1 ? "" : ` at ${rate}x throttle`;
    const atMost = rate === 1 ? 100 : undefined;
    const first: Opening[] = [];
    for (let n = 0; n < openings; n++) {
      await reload(stage);
      await throttle(cdp, rate);
      first.push(await timeOpening(stage));
    }
    record(`${what} the first time${how}`, first, atMost);
    await throttle(cdp, 1);
    await loadAll(page, list, "bottom");
    await page.evaluate(`document.querySelector(${JSON.stringify(list)}).scrollTop = 0`);
    const again: Opening[] = [];
    for (let n = 0; n < openings; n++) {
      await throttle(cdp, 1);
      await page.locator(`${list} li`).nth(2).getByRole("link").click();
      await page.waitForTimeout(400);
      await throttle(cdp, rate);
      again.push(await timeOpening(stage));
    }
    record(`${what} again, ${conversationCount.toLocaleString("en")} listed${how}`, again, atMost);
  }
  await throttle(cdp, 1);
  return figures;
}

type Opening = { ms: number; cpuMs: number };

/**
 * From the click, without the pointer resting on the row before, to the paint of the newest message; and the processor
 * time of the page's thread, which other programs of the machine hardly change.
 */
async function timeOpening({ page, cdp }: Stage): Promise<Opening> {
  const box = await rowOf(page, longThread.guest).boundingBox();
  if (!box) throw new Error("The long thread is not in the list");
  await page.evaluate(`timeOpening(${JSON.stringify(longThread.newest)})`);
  const before = await threadMs(cdp);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const ms: number = await page.evaluate("opening");
  return { ms, cpuMs: (await threadMs(cdp)) - before };
}

async function threadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

async function measureFrames(stage: Stage): Promise<Figures> {
  const { page } = stage;
  // Guests who write move it down the list.
  const address = await rowOf(page, longThread.guest).evaluate(
    (link) => (link as { href?: string }).href ?? "",
  );
  const watch = watchFrames(stage);
  // What this machine, with all else it does, can do at best.
  await page.goto("about:blank");
  await page.setContent(barePage);
  await watch.scroll("bare page scrolls, to compare", "#bare", 1, false);

  const listed = `list of ${conversationCount.toLocaleString("en")}`;
  await reload(stage);
  await watch.whileGuestsWrite(() => watch.scroll("list scrolls while it loads, guests write", list, 1));
  await loadAll(page, list, "bottom");
  await watch.rows(`rows of the ${listed}`, `${list} li`);
  await watch.whileGuestsWrite(() => watch.scroll(`${listed} scrolls, guests write`, list, -1));
  await watch.whileGuestsWrite(() => watch.rest(`${listed} at rest, guests write`));

  const thread = `thread of ${messageCount.toLocaleString("en")}`;
  await page.goto(address);
  await page.locator(log).waitFor();
  await page.waitForTimeout(2_000);
  await watch.movement();
  await watch.scroll("thread scrolls while it loads", log, -1);
  await loadAll(page, log, "top");
  await watch.rows(`rows of the ${thread}`, `${log} [data-index]`);
  await watch.whileGuestsWrite(() => watch.scroll(`${thread} scrolls, guests write`, log, 1));
  return watch.figures;
}

function watchFrames({ guests, page, cdp, quick, say }: Stage) {
  const figures: Figures = {};
  const seconds = quick ? 4 : 16;
  const record = async (name: string, act: () => Promise<unknown>, atMost: number | undefined) => {
    await throttle(cdp, slowerProcessor);
    const frames = await framesDuring(page, act);
    await throttle(cdp, 1);
    const late = (100 * frames.filter((ms) => ms > 25).length) / frames.length;
    const longest = Math.round(Math.max(...frames));
    const found = `${frames.length} frames, longest ${longest} ms, ${late.toFixed(1)} % over 25 ms`;
    say(`${name}: ${found} (load ${loadavg()[0]?.toFixed(1)})`);
    const p95 = { value: percentile(frames, 0.95), unit: "ms" };
    figures[`inbox: frame p95, ${name}`] = { ...p95, ...(atMost && { atMost }) };
  };
  return {
    figures,
    async scroll(name: string, over: string, direction: 1 | -1, hasTarget = true) {
      for (const { how, pxPerSecond, atMost } of speeds) {
        const turn = () => turnWheel(page, cdp, over, direction * seconds * pxPerSecond, pxPerSecond);
        await record(`${name}${how}`, turn, hasTarget ? atMost : undefined);
      }
    },
    rest: (name: string) => record(name, () => page.waitForTimeout(1_000 * seconds), 25),
    async rows(name: string, of: string) {
      figures[`inbox: ${name}`] = { value: await page.locator(of).count(), unit: "rows", atMost: 60 };
    },
    async whileGuestsWrite(act: () => Promise<unknown>) {
      const writing = letGuestsWrite(guests.write, conversationCount, messagesPerSecond);
      try {
        await act();
      } finally {
        await writing.stop();
      }
    },
    async movement() {
      const moves: number[] = [];
      for (let n = 0; n < (quick ? 3 : 10); n++) moves.push(await page.evaluate("moveWhileLoading()"));
      say(`movement while earlier messages load, px: ${moves.join(", ")}`);
      const max = { value: Math.max(...moves), unit: "px", atMost: 1 };
      figures["inbox: movement while earlier messages load"] = max;
    },
  };
}
