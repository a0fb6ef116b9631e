import { listConversations } from "@bellhop/contract/conversations";
import { liveEventsPath } from "@bellhop/contract/live";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, onTestFinished, test } from "vitest";
import { openLog } from "../../platform/log.ts";
import { signedIn } from "../../testing/ask.ts";
import { type TestBellhop, testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";

const here = await testBellhop();
const there = await testBellhop({}, openLog("fatal"), { url: here.ownerUrl });
const hotel = await openHotel(here.services, "Hotel Alpha");
const manager = await signedIn(here, hotel.owner.sub, hotel.venueId);
const elsewhere = await signedIn(there, hotel.owner.sub, hotel.venueId);

/** The kinds of live events that a browser at this process receives. */
async function listen(bellhop: TestBellhop, headers: Record<string, string>): Promise<string[]> {
  const cut = new AbortController();
  onTestFinished(() => cut.abort());
  const response = await fetch(`${bellhop.services.selfUrl()}${liveEventsPath}`, {
    headers,
    signal: cut.signal,
  });
  const received: string[] = [];
  void (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) received.push(chunk);
  })().catch(() => undefined);
  return received;
}

test("a switch acts at once in another process, and its open dashboards learn of it within 2 s", async () => {
  const received = await listen(there, elsewhere.headers);
  expect((await elsewhere.ask(listConversations, { tab: "all" })).status).toBe(200);

  await manager.ask(changeSettings, { functionality: { dashboard_conversation: false } });
  const refused = await elsewhere.ask(listConversations, { tab: "all" });
  expect([refused.status, refused.body.code]).toEqual([403, "feature_off"]);
  await expect
    .poll(() => received.join(""), { timeout: 2_000 })
    .toMatch(/dashboardConversationEnable": ?false/);

  await manager.ask(changeSettings, { functionality: { dashboard_conversation: true } });
  expect((await elsewhere.ask(listConversations, { tab: "all" })).status).toBe(200);
  await expect
    .poll(() => received.join(""), { timeout: 2_000 })
    .toMatch(/dashboardConversationEnable": ?true/);
});
