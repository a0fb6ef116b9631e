import { randomBytes } from "node:crypto";
import { listConversations } from "@bellhop/contract/conversations";
import { linkParameter } from "@bellhop/contract/guest-page";
import { createGuestLink, deleteGuest } from "@bellhop/contract/guests";
import { sendFile } from "@bellhop/contract/messages";
import { changeSettings } from "@bellhop/contract/settings";
import sharp from "sharp";
import { expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { publishFirstVersion } from "../../journeys/assistant/staff-publishes-assistant.ts";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";
import { guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";

const bellhop = await testBellhop();
const [alpha, beta] = [
  await openHotel(bellhop.services, "Hotel Alpha"),
  await openHotel(bellhop.services, "Hotel Beta"),
];
const [ofAlpha, ofBeta] = [
  await guestPageKeys(bellhop, alpha.venueId),
  await guestPageKeys(bellhop, beta.venueId),
];
const manager = await signedIn(bellhop, (await addColleague(bellhop.services, alpha, "manager")).sub);

const secrets = [
  "my safe code is 4711",
  "sardine-47-tram",
  "staff door 9911",
  "the rooftop key",
  "tram-network",
];

const written = (title: string, text: string, more: object) =>
  ({ entryId: newId(), section: "amenities", texts: { en: { title, text } }, ...more }) as const;
await bellhop.services.db.atVenue(alpha.venueId, async (at) => {
  await addEntries(at, null, [
    written("Staff door", "The staff door 9911 opens at night.", { internal: true }),
    written("Rooftop", "Guests get the rooftop key at the desk.", { scope: "in_house" }),
    written("Wi-Fi", "The network is tram-network.", { key: "wifi" }),
  ]);
  await publishFirstVersion(at, null);
});
await manager.ask(changeSettings, { public: { wifi: { network: "Alpha", password: "sardine-47-tram" } } });

const victim = guestBrowser(bellhop, ofAlpha.publicKey);
await victim.write("my safe code is 4711");
const [cookieName, cookie] = [...victim.jar][0] ?? ["", ""];
const [message] = (await victim.thread())?.messages ?? [];

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A browser with a cookie of the attacker's choice. */
function attacker(key: string, token?: string, query: Record<string, string> = {}, name = cookieName) {
  const browser = guestBrowser(bellhop, key, query);
  if (token !== undefined) browser.jar.set(name, token);
  return browser;
}

const random = () => randomBytes(32).toString("base64url");
const changed = (token: string, at: number) =>
  `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;

/** Reads everything that a browser can read. */
async function readAll(browser: ReturnType<typeof attacker>): Promise<string> {
  const stream = await browser.follow();
  const texts = [await browser.page(), JSON.stringify(await browser.thread())];
  stream.close();
  await stream.heard;
  return [...texts, JSON.stringify(stream.events)].join("\n");
}

test("attempts to read another guest's thread, another venue's data or entries for others all fail", async () => {
  const browsers = [
    ...Array.from({ length: 43 }, (_, at) => attacker(ofAlpha.publicKey, changed(cookie, at))),
    ...Array.from({ length: 60 }, () => attacker(ofAlpha.publicKey, random())),
    ...Array.from({ length: 20 }, () =>
      attacker(ofAlpha.publicKey, undefined, { [linkParameter]: random().slice(0, 32) }),
    ),
    // The victim's own cookie, at another hotel and under another hotel's name.
    ...[ofBeta.publicKey, ofBeta.houseKey].flatMap((key) => [
      attacker(key, cookie),
      attacker(key, cookie, {}, cookieName.replace(String(alpha.venueId), String(beta.venueId))),
    ]),
    // Rooms and places that no code gave.
    ...["12", "12-", "12-aaaaaaaa", ofBeta.codeOf("12")].map((room) =>
      attacker(ofAlpha.publicKey, undefined, { room }),
    ),
    ...["1' or '1'='1", "../..", "*", "%00"].map((token) => attacker(ofAlpha.publicKey, token)),
    ...["en", "zz", "../en"].map((lang) => attacker(ofAlpha.publicKey, undefined, { lang, frame: "" })),
  ];
  expect(browsers).toHaveLength(138);
  const leaks: string[] = [];
  for (const browser of browsers) {
    const seen = await readAll(browser);
    leaks.push(...secrets.filter((secret) => seen.includes(secret)));
  }
  // Other guests' messages, by their id, and links of others.
  const other = attacker(ofAlpha.publicKey);
  await other.write("Hello");
  for (let nth = 0; nth < 60; nth++) {
    const through = nth % 2 === 0 ? message?.message_id : newId();
    expect(JSON.stringify(await (await other.post("/read", { through })).json())).toBe("{}");
  }
  expect(leaks).toEqual([]);
  // The victim, and a guest in the house, still see what is theirs.
  expect(await readAll(victim)).toContain("my safe code is 4711");
  const inHouse = await readAll(attacker(ofAlpha.houseKey));
  expect(["sardine-47-tram", "the rooftop key"].every((text) => inHouse.includes(text))).toBe(true);
  expect(inHouse).not.toContain("staff door 9911");
});

test("the assistant tells a visitor by a public link nothing for guests in the house", async () => {
  const visitor = guestBrowser(bellhop, ofAlpha.publicKey);
  for (const question of [
    "Where do I get the rooftop key?",
    "What is the Wi-Fi network?",
    "How do I open the staff door?",
  ]) {
    await visitor.write(question);
    bellhop.clock.pass(4_000);
    await bellhop.runDueJobs();
  }
  const told = JSON.stringify(
    (await visitor.thread())?.messages.filter(({ author }) => author === "assistant"),
  );
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  const guest = guestBrowser(bellhop, ofAlpha.houseKey);
  await guest.write("Where do I get the rooftop key?");
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
  expect(JSON.stringify(await guest.thread())).toContain("the rooftop key at the desk");
});

test("nobody rates an answer of another guest's thread", async () => {
  const owner = guestBrowser(bellhop, ofAlpha.publicKey);
  await owner.write("When is breakfast served?");
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
  const answer = (await owner.thread())?.messages.find((one) => one.is_answer);
  expect(answer).toBeDefined();
  const [name = "", token = ""] = [...owner.jar][0] ?? [];
  const stranger = attacker(ofAlpha.publicKey);
  await stranger.write("Hello");
  const others = [
    stranger,
    attacker(ofAlpha.publicKey),
    attacker(ofAlpha.publicKey, random()),
    attacker(ofAlpha.publicKey, changed(token, 3), {}, name),
    attacker(ofBeta.publicKey, token, {}, name),
    attacker(ofBeta.publicKey, token, {}, name.replace(String(alpha.venueId), String(beta.venueId))),
  ];
  for (const browser of others) {
    const json = await browser.post("/rating", { message_id: answer?.message_id, is_helpful: false });
    const form = await browser.visit("/rating", {
      method: "POST",
      body: new URLSearchParams({ message_id: answer?.message_id ?? "", helpful: "no" }),
    });
    expect([json.status, form.status]).toEqual([404, 404]);
  }
  const foreign = await owner.visit("/rating", {
    method: "POST",
    headers: { origin: "https://evil.example", "content-type": "application/json" },
    body: JSON.stringify({ message_id: answer?.message_id, is_helpful: false }),
  });
  expect(foreign.status).toBe(400);
  const after = (await owner.thread())?.messages.find((one) => one.is_answer);
  expect(after?.is_helpful).toBeNull();
});

test("nobody reads a file of another guest's thread, or one that went over another channel", async () => {
  const owner = guestBrowser(bellhop, ofAlpha.publicKey);
  await owner.write("Please send me the view.");
  const [conversation] = (await manager.ask(listConversations, { tab: "all" })).body.items;
  const sent = await manager.ask(sendFile, {
    conversation_id: conversation?.conversation_id ?? "",
    message_id: newId(),
    name: "view <b>.png",
    content: png.toString("base64"),
    caption: "",
  });
  expect(sent.status).toBe(200);
  await bellhop.runDueJobs();
  const message = (await owner.thread())?.messages.at(-1);
  expect(message).toMatchObject({
    author: "staff",
    content: { kind: "file", shown_as: "image", name: "view <b>.png", state: "there" },
  });
  const path = `/files/${message?.message_id}`;
  const read = await owner.visit(path);
  expect(await sharp(Buffer.from(await read.arrayBuffer())).metadata()).toMatchObject({
    width: 1,
    height: 1,
  });
  expect(Object.fromEntries(read.headers)).toMatchObject({
    "content-type": "image/png",
    "content-disposition": "inline; filename*=UTF-8''view%20%3Cb%3E.png",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
  });
  const part = await owner.visit(path, { headers: { range: "bytes=1-3" } });
  expect([part.status, await part.text()]).toEqual([206, "PNG"]);
  const [name = "", token = ""] = [...owner.jar][0] ?? [];
  const stranger = attacker(ofAlpha.publicKey);
  await stranger.write("Hello");
  const mediaId = sent.body.content?.kind === "media" ? sent.body.content.media.media_id : "not a file";
  const others = [
    stranger,
    attacker(ofAlpha.publicKey),
    ...Array.from({ length: 20 }, () => attacker(ofAlpha.publicKey, random())),
    ...Array.from({ length: 20 }, (_, at) => attacker(ofAlpha.publicKey, changed(token, at), {}, name)),
    attacker(ofBeta.publicKey, token, {}, name),
    attacker(ofBeta.publicKey, token, {}, name.replace(String(alpha.venueId), String(beta.venueId))),
    attacker(ofAlpha.publicKey, token, { preview: "" }, name),
  ];
  expect(others).toHaveLength(45);
  for (const browser of others)
    for (const asked of [path, `/files/${mediaId}`, `/files/${newId()}`, "/files/..%2f..%2fetc%2fpasswd"]) {
      expect((await browser.visit(asked)).status).toBe(404);
    }
  // After starting over, the browser that had it has it no more.
  await owner.post("/start-over", {});
  owner.jar.set(name, token);
  expect((await owner.visit(path)).status).toBe(404);
});

test("nobody signs in by a guessed, used, expired or foreign link, or one of a deleted guest", async () => {
  for (const words of ["Hello", "Good evening"]) await guestBrowser(bellhop, ofAlpha.publicKey).write(words);
  const { items } = (await manager.ask(listConversations, { tab: "all" })).body;
  const [guest, another] = items.map((item) => item.guest);
  if (!guest || !another) throw new Error("There are no guests");
  const link = async ({ guest_id } = guest) => {
    const { body } = await manager.ask(createGuestLink, { guest_id });
    return new URL(body.link).searchParams.get(linkParameter) ?? "";
  };
  const signIn = async (browser: ReturnType<typeof attacker>, token: string) => {
    const form = new URLSearchParams({ link: token });
    const { headers } = await browser.visit("/sign-in", { method: "POST", body: form });
    return headers.get("location")?.endsWith("#end");
  };
  const refused = async (token: string, key = ofAlpha.publicKey) => {
    const browser = attacker(key);
    expect(await signIn(browser, token)).not.toBe(true);
    expect(await browser.thread()).toBeNull();
  };
  const [used, foreign, ofDeleted, expired] = [await link(), await link(), await link(), await link(another)];
  // If two browsers try at the same moment, one gets it.
  const both = [attacker(ofAlpha.publicKey), attacker(ofAlpha.publicKey)];
  const got = await Promise.all(both.map((browser) => signIn(browser, used)));
  expect(got.filter(Boolean)).toHaveLength(1);
  const threads = await Promise.all(both.map((browser) => browser.thread()));
  expect(threads.filter(Boolean)).toHaveLength(1);
  await refused(used);
  for (const key of [ofBeta.publicKey, ofBeta.houseKey]) await refused(foreign, key);
  for (let at = 0; at < 32; at++) await refused(changed(foreign, at));
  for (const guessed of ["", "*", "' or ''='", random().slice(0, 32)]) await refused(guessed);
  const ofOther = await signedIn(bellhop, beta.owner.sub);
  const stolen = await ofOther.ask(createGuestLink, { guest_id: guest.guest_id });
  expect(stolen.status).toBe(404);
  await manager.ask(deleteGuest, { guest_id: guest.guest_id });
  await refused(ofDeleted);
  bellhop.clock.pass(7 * 86_400_000);
  await refused(expired);
});
