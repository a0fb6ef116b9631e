import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { guestFileMegabytes } from "@bellhop/contract/guest-page";
import { deleteGuest, exportGuest } from "@bellhop/contract/guests";
import { limits } from "@bellhop/contract/limits";
import { changeSettings } from "@bellhop/contract/settings";
import sharp from "sharp";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";
import { type GuestBrowser, guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { claimedPng, heic, phoneWords, photos } from "../../testing/samples/pictures.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const manager = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "manager")).sub);
const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
const broken = Buffer.concat([png.subarray(0, 40), Buffer.from("<script>alert(1)</script>")]);

type Sent = { bytes?: Buffer; name?: string; text?: string; sentAs?: string; accept?: string; type?: string };

function send(
  guest: GuestBrowser,
  { bytes = png, name = "tap.png", text = "", sentAs = newId(), ...more }: Sent,
) {
  const form = new FormData();
  form.append("sent_as", sentAs);
  form.append("text", text);
  form.append("file", new Blob([Uint8Array.from(bytes)], { type: more.type ?? "image/png" }), name);
  const accept = more.accept ?? "application/json";
  return guest.visit("/files", { method: "POST", body: form, headers: { accept } });
}
const byForm = "text/html,application/xhtml+xml";

async function expectPng(read: Response) {
  expect(read.headers.get("content-type")).toBe("image/png");
  expect(await sharp(Buffer.from(await read.arrayBuffer())).metadata()).toMatchObject({
    width: 1,
    height: 1,
  });
}

const listFiles = () =>
  readdir(path.join(bellhop.services.config.dataDir, "media", String(hotel.venueId))).catch(() => []);
/** The number of files that were added since; those of another test may be deleted meanwhile. */
const filesSince = async (before: string[]) => {
  const known = new Set(before);
  return (await listFiles()).filter((name) => !known.has(name)).length;
};

/** Sends a body in chunks, which announces nothing. */
function sendInChunks(guest: GuestBrowser, form: FormData) {
  const { body, headers } = new Response(form);
  const type = headers.get("content-type") ?? "";
  return guest.visit("/files", {
    method: "POST",
    body,
    headers: { "content-type": type },
    duplex: "half",
  } as RequestInit);
}

async function newestConversation() {
  const { items } = (await manager.ask(listConversations, { tab: "all" })).body;
  // Emergencies come first in the list.
  const writtenAt = ({ last_message }: (typeof items)[number]) => Date.parse(last_message?.at ?? "");
  const [newest] = items.toSorted((a, b) => writtenAt(b) - writtenAt(a));
  const conversation_id = newest?.conversation_id ?? "";
  return (await manager.ask(readConversation, { conversation_id })).body;
}

test("a guest's photo arrives once with its words, staff see it, and the assistant hands over", async () => {
  // What other tests' guests wrote is answered before.
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
  bellhop.clock.pass(4_000);
  const guest = guestBrowser(bellhop, publicKey);
  await guest.page();
  const before = await listFiles();
  const sentAs = newId();
  const both = await Promise.all([1, 2].map(() => send(guest, { text: "The tap drips.", sentAs })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await send(guest, { text: "The tap drips.", sentAs })).status).toBe(200);
  expect(await filesSince(before)).toBe(1);
  const [message, ...more] = (await guest.thread())?.messages ?? [];
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    author: "guest",
    sent_as: sentAs,
    text: "The tap drips.",
    content: { kind: "file", shown_as: "image", name: "tap.png", state: "there" },
  });
  const read = await guest.visit(`/files/${message?.message_id}`);
  await expectPng(read);
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
  const { messages, conversation } = await newestConversation();
  const media = messages.find(({ kind }) => kind === "image")?.content;
  expect(media).toMatchObject({ kind: "media", media: { state: "stored", mime_type: "image/png" } });
  expect(messages.map(({ event }) => event).filter((event) => event !== null)).toMatchObject([
    { kind: "handed_over", reason: "not_text" },
  ]);
  expect(conversation.waiting_since).not.toBeNull();
});

test("the form works without the script, with and without a file", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  const sent = await send(guest, { bytes: pdf, name: "ticket.pdf", accept: byForm });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/g/${publicKey}#end`]);
  const form = new FormData();
  for (const [name, value] of Object.entries({ sent_as: newId(), text: "Is this valid?" }))
    form.append(name, value);
  // What a browser sends if no file was chosen.
  form.append("file", new Blob([]), "");
  await guest.visit("/files", { method: "POST", body: form, headers: { accept: byForm } });
  const page = await guest.page();
  expect(page).toContain("ticket.pdf");
  expect(page).toContain("Is this valid?");
  expect(page).toMatch(/<input[^>]+type="file"/);
});

test.each([
  ["a PNG", photos.png, "photo.png", "image/png", "photo.png"],
  ["a JPEG", photos.jpeg, "photo.JPG", "image/jpeg", "photo.JPG"],
  ["a WebP", photos.webp, "photo.webp", "image/webp", "photo.webp"],
  ["a HEIC photo", async () => heic, "IMG_1.HEIC", "image/jpeg", "IMG_1.jpg"],
  ["a PDF that is called a photo", async () => pdf, "photo.jpg", "application/pdf", "photo.jpg.pdf"],
])(
  "the type is read from the bytes: %s, without what a phone notes",
  async (_what, make, name, type, shown) => {
    const guest = guestBrowser(bellhop, publicKey);
    expect((await send(guest, { bytes: await make(), name })).status).toBe(200);
    const message = (await guest.thread())?.messages[0];
    const isDocument = type === "application/pdf";
    expect(message?.content).toMatchObject({ shown_as: isDocument ? "document" : "image", name: shown });
    const read = await guest.visit(`/files/${message?.message_id}`);
    expect(read.headers.get("content-type")).toBe(type);
    const bytes = Buffer.from(await read.arrayBuffer());
    expect(bytes.includes(phoneWords)).toBe(false);
    if (isDocument) return expect(bytes).toEqual(pdf);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: type.slice("image/".length) });
  },
);

test.each([
  ["half a HEIC photo", heic.subarray(0, 600), "IMG_1.HEIC", "file_type"],
  ["a photo that can't be decoded", broken, "tap.png", "file_type"],
  ["a photo of 60,000 × 60,000 pixels", await claimedPng(60_000), "tap.png", "file_type"],
  [
    "HTML that is called a photo",
    Buffer.from("<!doctype html><script>alert(1)</script>"),
    "a.png",
    "file_type",
  ],
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "a.svg", "file_type"],
  ["a script", Buffer.from("#!/bin/sh\nrm -rf /"), "a.pdf", "file_type"],
  [
    "a photo that is too large",
    Buffer.concat([png, Buffer.alloc(guestFileMegabytes * 1024 * 1024)]),
    "large.png",
    "file_too_large",
  ],
  [
    "a body far above the limit",
    Buffer.concat([png, Buffer.alloc((guestFileMegabytes + 4) * 1024 * 1024)]),
    "huge.png",
    "file_too_large",
  ],
])("%s is refused, and nothing is stored", async (_what, bytes, name, problem) => {
  const guest = guestBrowser(bellhop, publicKey);
  const before = await listFiles();
  const sent = await send(guest, { bytes, name, accept: byForm });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/g/${publicKey}?problem=${problem}`]);
  expect((await send(guest, { bytes, name })).status).toBe(422);
  expect(await filesSince(before)).toBe(0);
  expect(await guest.thread()).toBeNull();
});

const danger = "There is a fire in my room";

test.each([
  ["HTML that is called a photo", Buffer.from("<!doctype html><script>alert(1)</script>"), 0],
  ["a photo that can't be decoded", broken, 0],
  ["a photo that is too large", Buffer.concat([png, Buffer.alloc(guestFileMegabytes * 1024 * 1024)]), 0],
  ["a photo", png, 1],
])("an emergency arrives with %s: first its words, once", async (_what, bytes, photos) => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.page();
  const sentAs = newId();
  for (let tries = 0; tries < 2; tries++)
    expect((await send(guest, { bytes, text: danger, sentAs })).status).toBe(200);
  const { messages = [] } = (await guest.thread()) ?? {};
  const [words, ...files] = messages.filter(({ author }) => author === "guest");
  expect(words).toMatchObject({ text: danger, sent_as: sentAs, content: null });
  expect(files.map(({ text, content }) => [text, content?.kind])).toEqual(
    Array.from({ length: photos }, () => ["", "file"]),
  );
});

test("an emergency of a browser without cookies is one conversation, with its photo", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  const sent = await send(guest, { text: danger });
  expect([sent.status, await sent.json()]).toEqual([200, { seal: expect.any(String) }]);
  const { messages } = await newestConversation();
  const ofGuest = messages.filter(({ author }) => author === "guest");
  expect(ofGuest.map(({ kind, text }) => [kind, text])).toEqual([
    ["text", danger],
    ["image", ""],
  ]);
});

test("a body in chunks that is too large is refused, except for the words of an emergency", async () => {
  const formOf = (text: string) => {
    const form = new FormData();
    form.append("sent_as", newId());
    form.append("text", text);
    form.append("file", new Blob([png, new Uint8Array(maxBytes + 100_000)]), "tap.png");
    return form;
  };
  const guest = guestBrowser(bellhop, publicKey);
  await guest.page();
  expect((await sendInChunks(guest, formOf("The tap drips"))).status).toBe(422);
  expect((await sendInChunks(guest, formOf(danger))).status).toBe(200);
  expect((await guest.thread())?.messages.map(({ text }) => text)).toContain(danger);
});

test("the words of an emergency arrive even if the connection breaks while its photo is sent", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.write("Hello");
  const cookie = [...guest.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const before = await listFiles();
  for (const text of ["Where is the pool?", danger]) {
    const upload = sendSlowly({ announced: maxBytes, bytes: Buffer.alloc(100_000, 1), text, cookie });
    await expect.poll(() => filesSince(before)).toBe(1);
    await upload.close();
    await expect.poll(() => filesSince(before)).toBe(0);
  }
  const ofGuest = async () =>
    (await guest.thread())?.messages.filter(({ author }) => author === "guest").map(({ text }) => text);
  await expect.poll(ofGuest).toEqual(["Hello", danger]);
});

test("a body that is no form is not read into memory", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  for (const type of ["application/json", "application/x-www-form-urlencoded", "text/plain"]) {
    const headers = { "content-type": type };
    const sent = await guest.visit("/files", { method: "POST", body: `"${"a".repeat(200_000)}"`, headers });
    expect(sent.status).toBe(415);
  }
});

test("a browser sends a few files at a time, and none to a page that is off", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.write("Hello");
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent++) statuses.push((await send(guest, {})).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  await manager.ask(changeSettings, { public: { enabled: false } });
  expect((await send(guestBrowser(bellhop, publicKey), {})).status).toBe(409);
  await manager.ask(changeSettings, { public: { enabled: true } });
});

test("a deleted guest's files and ratings go with the guest", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  const before = await listFiles();
  await guest.write("When is breakfast served?");
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
  const answer = (await guest.thread())?.messages.find((one) => one.is_answer);
  const rated = { message_id: answer?.message_id, is_helpful: false };
  expect((await guest.post("/rating", rated)).status).toBe(200);
  await send(guest, { bytes: pdf, name: "passport.pdf" });
  expect(await filesSince(before)).toBe(1);
  const { guest: there } = (await newestConversation()).conversation;
  const exported = await manager.ask(exportGuest, { guest_id: there.guest_id, format: "json" });
  expect(exported.body.content).toContain("passport.pdf");
  expect(exported.body.content).toContain('"is_helpful": false');
  expect((await manager.ask(deleteGuest, { guest_id: there.guest_id })).status).toBe(200);
  await bellhop.runDueJobs();
  expect(await filesSince(before)).toBe(0);
  const left = await asOwner(
    bellhop.ownerUrl,
    "select is_helpful from messages where is_helpful is not null",
    hotel.venueId,
  );
  expect(left).toEqual([]);
});

test("the same id in another browser is another file", async () => {
  const [one, other] = [guestBrowser(bellhop, publicKey), guestBrowser(bellhop, publicKey)];
  const sentAs = newId();
  await send(one, { sentAs });
  const [message] = (await one.thread())?.messages ?? [];
  await send(other, { sentAs, bytes: pdf });
  await send(other, { sentAs: message?.message_id ?? "", bytes: pdf });
  const read = await one.visit(`/files/${message?.message_id}`);
  await expectPng(read);
  expect((await other.visit(`/files/${message?.message_id}`)).status).toBe(404);
});

test("a picture that is also a web page gets the ending of a picture, and a body without fields is no failure", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  const both = Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]);
  for (const [name, shown] of [
    ["bill.html", "bill.html.png"],
    ["a\u202Egnp.html", "agnp.html.png"],
    ["Tap.PNG", "Tap.PNG"],
  ] as const) {
    expect((await send(guest, { bytes: both, name })).status).toBe(200);
    const message = (await guest.thread())?.messages.at(-1);
    expect(message?.content).toMatchObject({ name: shown, about: "PNG, 1 KB" });
    const read = await guest.visit(`/files/${message?.message_id}`);
    expect(read.headers.get("content-disposition")).toBe(`inline; filename*=UTF-8''${shown}`);
    await read.body?.cancel();
  }
  const headers = { "content-type": "application/json" };
  const empty = await guest.visit("/files", { method: "POST", body: "null", headers });
  expect(empty.status).toBe(422);
});

const part = (name: string, value = "1") =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (bytes: string) =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${bytes}\r\n`;
const plain = "multipart/form-data; boundary=x";
const end = "--x--\r\n";

test.each([
  ["two fields", plain, part("text").repeat(2) + end, 200],
  ["words behind the end", plain, `${part("text") + end}more`, 200],
  ["a quoted boundary", 'multipart/form-data; boundary="x"', part("text") + end, 200],
  [
    "a second parameter that ends in boundary",
    `multipart/form-data; xboundary=n; boundary=x`,
    part("text") + end,
    200,
  ],
  ["six fields", plain, part("text").repeat(6) + end, 200],
  ["too many parts", plain, part("text").repeat(7) + end, 400],
  ["the longest words", plain, part("text", "語".repeat(limits.messageCharacters)) + end, 200],
  ["fields that are too long together", plain, part("a", "y".repeat(9_000)).repeat(2) + end, 400],
  [
    "parts behind another boundary",
    "multipart/form-data; xboundary=nope; boundary=x",
    part("t").repeat(200_000) + end,
    400,
  ],
  ["parts without headers", plain, "--x\r\n".repeat(1_000_000) + end, 400],
  ["two files", plain, filePart("1").repeat(2) + end, 400],
  ["a field that is too long", plain, part("text", "y".repeat(100_000)) + end, 400],
  ["a field without a name", plain, `--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n${end}`, 400],
  ["fields that objects have", plain, part("__proto__") + part("constructor") + end, 422],
  ["endless headers", plain, `--x\r\n${"a: b\r\n".repeat(100_000)}\r\n1\r\n${end}`, 400],
  ["headers without an end", plain, `--x\r\n${"a: b\r\n".repeat(100_000)}`, 400],
  ["no end", plain, part("text"), 400],
  ["a file without an end", plain, part("text") + filePart("1".repeat(100_000)), 400],
  ["a file, and too many parts behind it", plain, filePart("1") + part("text").repeat(21) + end, 400],
  ["only an end", plain, end, 400],
  ["nothing of the boundary", plain, "hello", 400],
  ["no boundary", "multipart/form-data", part("text") + end, 400],
  ["an empty boundary", "multipart/form-data; boundary=", part("text") + end, 400],
])("a form is read in one way: %s", async (_what, type, body, status) => {
  const before = await listFiles();
  const guest = guestBrowser(bellhop, publicKey);
  const headers = { "content-type": type };
  expect((await guest.visit("/files", { method: "POST", body, headers })).status).toBe(status);
  expect(await filesSince(before)).toBe(0);
});

/** Sends the head of a form with a file, and these bytes of it. Resolves to the status, if there is an answer. */
function sendSlowly({
  announced,
  bytes,
  text = "",
  cookie = "",
}: {
  announced: number;
  bytes: Buffer;
  text?: string;
  cookie?: string;
}) {
  const request = http.request(`${bellhop.services.selfUrl()}/g/${publicKey}/files`, {
    method: "POST",
    agent: false,
    headers: { "content-type": plain, "content-length": announced, accept: "application/json", cookie },
  });
  request.on("error", () => undefined);
  const status = new Promise<number>((resolve) => {
    request.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  const closed = new Promise((resolve) => request.once("close", resolve));
  const fields = part("sent_as", newId()) + part("text", text);
  request.write(Buffer.concat([Buffer.from(fields), Buffer.from(filePart("")), bytes]));
  return {
    status,
    async close() {
      request.destroy();
      await closed;
    },
  };
}

const maxBytes = guestFileMegabytes * 1024 * 1024;

test("a body that announces too much is refused before it is sent", async () => {
  const sent = sendSlowly({ announced: 30 * 1024 * 1024, bytes: Buffer.alloc(1_000) });
  expect(await sent.status).toBe(422);
  await sent.close();
});

test("idle uploads keep no guest from sending, and what they sent is removed", async () => {
  bellhop.clock.pass(15 * 60_000);
  const before = await listFiles();
  const idle = Array.from({ length: 70 }, () =>
    sendSlowly({ announced: maxBytes, bytes: Buffer.alloc(200_000, 1) }),
  );
  await expect.poll(() => filesSince(before)).toBe(70);
  expect((await send(guestBrowser(bellhop, publicKey), {})).status).toBe(200);
  for (const one of idle) await one.close();
  await expect.poll(() => filesSince(before)).toBe(1);
});

/** Bytes of the files that lie on the disk. */
async function storedBytes() {
  const folder = path.join(bellhop.services.config.dataDir, "media", String(hotel.venueId));
  const sizes = (await readdir(folder)).map(async (file) => (await stat(path.join(folder, file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test("slow uploads of strangers leave room for guests with a conversation, and for emergencies", async () => {
  bellhop.clock.pass(15 * 60_000);
  const known = guestBrowser(bellhop, publicKey);
  await known.write("Hello");
  const stranger = guestBrowser(bellhop, publicKey);
  await stranger.page();
  const before = await storedBytes();
  const bytes = Buffer.alloc(maxBytes - 4_096, 1);
  const slow = Array.from({ length: 8 }, () => sendSlowly({ announced: maxBytes + 4_096, bytes }));
  // The last bytes of each are not written yet.
  await expect.poll(storedBytes, { timeout: 20_000 }).toBeGreaterThan(before + 8 * (maxBytes - 100_000));
  const photo = Buffer.concat([png, Buffer.alloc(1_000_000)]);
  expect((await send(stranger, { bytes: photo, text: "The tap drips" })).status).toBe(503);
  expect((await send(known, { bytes: photo })).status).toBe(200);
  expect((await send(stranger, { bytes: photo, text: danger })).status).toBe(200);
  expect((await stranger.thread())?.messages.map(({ text }) => text)).toContain(danger);
  for (const one of slow) await one.close();
});

test("a connection whose body does not end is closed with the answer", async () => {
  const request = http.request(`${bellhop.services.selfUrl()}/g/${publicKey}/files`, {
    method: "POST",
    agent: new http.Agent({ keepAlive: true }),
    headers: { "content-type": plain, accept: "application/json" },
  });
  request.on("error", () => undefined);
  const answered = once(request, "response") as Promise<[http.IncomingMessage]>;
  request.write(filePart(""));
  const chunk = Buffer.alloc(1024 * 1024, 1);
  const write = async () => {
    for (let sent = 0; sent < 130; sent++) if (!request.write(chunk)) await once(request, "drain");
  };
  write().catch(() => undefined);
  const [response] = await answered;
  expect([response.statusCode, response.headers.connection]).toEqual([422, "close"]);
  request.destroy();
});

test("bodies that are no form count too, and those that break off do not", async () => {
  bellhop.clock.pass(15 * 60_000);
  const guest = guestBrowser(bellhop, publicKey);
  await guest.page();
  const cookie = [...guest.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const before = await listFiles();
  for (let sent = 0; sent < 12; sent++) {
    const upload = sendSlowly({ announced: maxBytes, bytes: Buffer.alloc(100_000, 1), cookie });
    await expect.poll(() => filesSince(before)).toBe(1);
    await upload.close();
    await expect.poll(() => filesSince(before)).toBe(0);
  }
  const headers = { "content-type": plain };
  const sendParts = async (count: number) =>
    (await guest.visit("/files", { method: "POST", body: part("text").repeat(count), headers })).status;
  for (let sent = 0; sent < 10; sent++) expect(await sendParts(10_000)).toBe(400);
  expect(await sendParts(10_000)).toBe(429);
  expect(await sendParts(30)).toBe(400);
});
