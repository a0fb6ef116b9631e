import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { readHealth } from "@bellhop/contract/health";
import { afterAll, expect, test } from "vitest";
import { newId } from "./platform/ids.ts";
import { signedIn } from "./testing/ask.ts";
import { testBellhop } from "./testing/bellhop.ts";
import { openHotel } from "./testing/cast.ts";
import { guestBrowser, guestPageKeys } from "./testing/guest-browser.ts";
import { startGraph } from "./testing/running-graph.ts";
import { smallDisk } from "./testing/small-disk.ts";
import { deliver } from "./testing/webhook.ts";

const secret = "the app's secret";
/** Mounting a small disk needs root; otherwise these tests are skipped. */
const disk = await smallDisk("40m");
const graph = await startGraph({ APP_SECRET: secret });
afterAll(() => graph.stop());
const bellhop = await testBellhop({
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_GRAPH_URL: graph.url,
  ...(disk && { DATA_DIR: disk.folder }),
});
afterAll(() => disk?.remove());
const hotel = await openHotel(bellhop.services, "Hotel Alpha", "9001");
const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const faults = disk
  ? [
      {
        what: "full",
        cause: "files_full",
        reason: "full",
        begin: () => disk.fill(),
        end: () => disk.empty(),
      },
      {
        what: "read-only",
        cause: "files_read_only",
        reason: "read_only",
        begin: () => disk.makeReadOnly(true),
        end: async () => disk.makeReadOnly(false),
      },
    ]
  : [];

async function sendPhoto() {
  const browser = guestBrowser(bellhop, publicKey);
  await browser.page();
  const form = new FormData();
  form.set("sent_as", newId());
  form.set("text", "");
  form.set("file", new Blob([png], { type: "image/png" }), "photo.png");
  const response = await browser.visit("/files", { method: "POST", body: form });
  const { params } = (await response.json()) as { params?: object };
  return { status: response.status, params };
}

let photos = 0;
/** A guest sends a photo on WhatsApp. Returns a function that reads its state, as staff see it. */
async function sendOnWhatsapp() {
  const stored = { phone_number_id: "9001", mime_type: "image/png", base64: png.toString("base64") };
  const { id } = (await graph.control("POST", "media", stored)) as { id: string };
  const from = `1555080${photos++}`;
  const image = { id, mime_type: "image/png" };
  const timestamp = String(Math.floor(bellhop.clock.now().getTime() / 1_000));
  const message = { id: `wamid.${from}`, from, timestamp, type: "image", image };
  const value = { metadata: { phone_number_id: "9001" }, messages: [message] };
  const body = JSON.stringify({ entry: [{ id: "1", changes: [{ field: "messages", value }] }] });
  expect(await deliver(bellhop, body, secret)).toBe(200);
  return async () => {
    const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
    const { items } = (await owner.ask(listConversations, { tab: "all" })).body;
    const conversation_id = items.find(({ guest }) => guest.phone === `+${from}`)?.conversation_id ?? "";
    const { messages } = (await owner.ask(readConversation, { conversation_id })).body;
    const content = messages[0]?.content;
    return content?.kind === "media" ? content.media.state : undefined;
  };
}

test.each(faults)("a disk of files that is $what: photos get 503 or wait, messages arrive", async (fault) => {
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const aboutFiles = async () =>
    (await owner.ask(readHealth, {})).body.parts.find(({ part }) => part === "files");
  fault.begin();
  expect(await sendPhoto()).toEqual({ status: 503, params: { cause: fault.cause } });
  expect(await aboutFiles()).toMatchObject({ state: "down", reason: fault.reason });
  expect((await fetch(`${bellhop.services.selfUrl()}/readyz`)).status).toBe(200);
  const stateOf = await sendOnWhatsapp();
  // More often than a file is fetched that WhatsApp does not give.
  for (let round = 0; round < 10; round++) {
    await bellhop.runDueJobs();
    bellhop.clock.pass(61_000);
  }
  expect(await stateOf()).toBe("pending");

  await fault.end();
  expect((await sendPhoto()).status).toBe(200);
  bellhop.clock.pass(6 * 60_000);
  await bellhop.runDueJobs();
  expect(await stateOf()).toBe("stored");
});
