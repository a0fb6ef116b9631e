import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { linkParameter } from "@bellhop/contract/guest-page";
import { createGuestLink } from "@bellhop/contract/guests";
import { sendFile } from "@bellhop/contract/messages";
import { expect, test } from "vitest";
import { newId } from "../platform/ids.ts";
import { afterTest } from "../testing/after-test.ts";
import { signedIn } from "../testing/ask.ts";
import { testBellhop } from "../testing/bellhop.ts";
import { openHotel } from "../testing/cast.ts";
import { guestBrowser, guestPageKeys } from "../testing/guest-browser.ts";
import { startGraph } from "../testing/running-graph.ts";
import { deliver, textsBody } from "../testing/webhook.ts";

const secret = "the app's secret";
const graph = await startGraph({ APP_SECRET: secret, REPORT_EVERY_MS: "5" });
afterTest(() => graph.stop());
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret, WHATSAPP_GRAPH_URL: graph.url });
const hotel = await openHotel(bellhop.services, "Hotel Alpha", "9001");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
await deliver(
  bellhop,
  textsBody("9001", [{ from: "15550001", id: "wamid.1", text: "A photo, please" }]),
  secret,
);
const [{ conversation_id } = { conversation_id: "" }] = (await staff.ask(listConversations, { tab: "all" }))
  .body.items;

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
    messages: { type: string; text: string }[];
  };
  expect(sent.filter(({ type }) => type === "image")).toMatchObject([{ text: "Your view" }]);
  const thread = (await staff.ask(readConversation, { conversation_id })).body.messages;
  expect(thread.filter(({ kind }) => kind === "image")).toHaveLength(1);
});

test.each([
  ["a script", Buffer.from("#!/bin/sh\nrm -rf /"), "file_type_refused"],
  ["HTML that is named like a photo", Buffer.from("<!doctype html><p>Hi"), "file_type_refused"],
  ["nothing", Buffer.from(" "), "file_type_refused"],
  ["a photo above WhatsApp's limit", Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), "file_too_large"],
])("%s is refused before it is sent", async (_what, bytes, code) => {
  const { status, body } = await send({ content: bytes.toString("base64") });
  expect({ status, errors: body.errors }).toMatchObject({
    status: 422,
    errors: [{ field: "content", code }],
  });
});

test("who signed in on the guest page sees the files of WhatsApp there; another browser does not", async () => {
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
  expect(Buffer.from(await read.arrayBuffer())).toEqual(png);
  const stranger = guestBrowser(bellhop, publicKey);
  await stranger.write("Hello");
  expect((await stranger.visit(`/files/${photo?.message_id}`)).status).toBe(404);
});
