import { readFile } from "node:fs/promises";
import path from "node:path";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { linkParameter } from "@bellhop/contract/guest-page";
import { createGuestLink } from "@bellhop/contract/guests";
import { sendFile } from "@bellhop/contract/messages";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { afterTest } from "../../testing/after-test.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { startGraph } from "../../testing/running-graph.ts";
import { claimedPng, heic, phoneWords, photos } from "../../testing/samples/pictures.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const secret = "the app's secret";
const graph = await startGraph({ APP_SECRET: secret, REPORT_EVERY_MS: "5" });
afterTest(() => graph.stop());
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret, WHATSAPP_GRAPH_URL: graph.url });
let hotel: Hotel;
let staff: Caller;
let conversation_id: string;
let hotels = 0;

beforeEach(async () => {
  hotel = await openHotel(bellhop.services, "Hotel Alpha", `900${++hotels}`);
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const message = { from: "15550001", id: "wamid.1", text: "A photo, please" };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]), secret);
  const [conversation] = (await staff.ask(listConversations, { tab: "all" })).body.items;
  conversation_id = conversation?.conversation_id ?? "";
});

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const send = (more: object = {}) =>
  staff.ask(sendFile, {
    conversation_id,
    message_id: newId(),
    name: "view.png",
    content: png.toString("base64"),
    caption: "Your view",
    ...more,
  });

test("a photo is uploaded once and reaches the guest with its caption", async () => {
  const message_id = newId();
  const { status, body } = await send({ message_id });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      kind: "image",
      text: "Your view",
      content: { media: { state: "stored", mime_type: "image/png" } },
    },
  });
  // A double click, or a weak connection.
  expect((await send({ message_id })).body.message_id).toBe(message_id);
  await bellhop.runDueJobs();
  const { messages: sent } = (await graph.control("GET", "ledger")) as {
    messages: { phone_number_id: string; type: string; text: string }[];
  };
  const ours = sent.filter(({ phone_number_id }) => phone_number_id === hotel.phoneNumberId);
  expect(ours.filter(({ type }) => type === "image")).toMatchObject([{ text: "Your view" }]);
  const thread = (await staff.ask(readConversation, { conversation_id })).body.messages;
  expect(thread.filter(({ kind }) => kind === "image")).toHaveLength(1);
});

test.each([
  ["a script", Buffer.from("#!/bin/sh\nrm -rf /"), "file_type_refused"],
  ["HTML that is named like a photo", Buffer.from("<!doctype html><p>Hi"), "file_type_refused"],
  ["nothing", Buffer.from(" "), "file_type_refused"],
  [
    "a document above our limit",
    Buffer.concat([Buffer.from("%PDF-1.4"), Buffer.alloc(16 * 1024 * 1024)]),
    "file_too_large",
  ],
  ["half a photo", png.subarray(0, 50), "picture_unreadable"],
  ["half a HEIC photo", heic.subarray(0, 600), "picture_unreadable"],
  ["a photo of 60,000 × 60,000 pixels", await claimedPng(60_000), "picture_too_many_pixels"],
])("%s is refused before it is sent", async (_what, bytes, code) => {
  const { status, body } = await send({ content: bytes.toString("base64") });
  expect({ status, errors: body.errors }).toMatchObject({
    status: 422,
    errors: [{ field: "content", code }],
  });
});

test("a photo is sent without what the phone noted, and a HEIC photo as a JPEG", async () => {
  for (const [name, bytes, type, sentAs] of [
    ["view.jpg", await photos.jpeg(), "image/jpeg", "view.jpg"],
    ["IMG_2.HEIC", heic, "image/jpeg", "IMG_2.jpg"],
  ] as const) {
    const { body } = await send({ message_id: newId(), name, content: bytes.toString("base64") });
    const media = body.content?.kind === "media" ? body.content.media : undefined;
    expect(media).toMatchObject({ state: "stored", mime_type: type, file_name: sentAs });
    const folder = path.join(bellhop.services.config.dataDir, "media", String(hotel.venueId));
    const stored = await readFile(path.join(folder, media?.media_id ?? ""));
    expect(stored.length).toBe(media?.bytes);
    expect(stored.includes(phoneWords)).toBe(false);
    expect(await sharp(stored).metadata()).toMatchObject({ format: "jpeg" });
  }
});

test("who signed in on the guest page sees the files of WhatsApp there; another browser does not", async () => {
  await send();
  const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);
  const { guest } = (await staff.ask(readConversation, { conversation_id })).body.conversation;
  const { link } = (await staff.ask(createGuestLink, { guest_id: guest.guest_id })).body;
  const browser = guestBrowser(bellhop, publicKey);
  await browser.visit("/sign-in", {
    method: "POST",
    body: new URLSearchParams({ link: new URL(link).searchParams.get(linkParameter) ?? "" }),
  });
  const photo = (await browser.thread())?.messages.find(({ content }) => content?.kind === "file");
  expect(photo).toMatchObject({
    text: "Your view",
    content: { kind: "file", shown_as: "image", about: "PNG, 1 KB", state: "there" },
  });
  const read = await browser.visit(`/files/${photo?.message_id}`);
  expect(await sharp(Buffer.from(await read.arrayBuffer())).metadata()).toMatchObject({
    width: 1,
    height: 1,
  });
  const stranger = guestBrowser(bellhop, publicKey);
  await stranger.write("Hello");
  expect((await stranger.visit(`/files/${photo?.message_id}`)).status).toBe(404);
});
