import { mkdir, readdir } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { type Media, mediaPath } from "@bellhop/contract/message-content";
import sharp from "sharp";
import { expect, test } from "vitest";
import { afterTest } from "../../testing/after-test.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { startGraph } from "../../testing/running-graph.ts";
import { animatedWebp, claimedPng, heic, phoneWords, photos } from "../../testing/samples/pictures.ts";
import { deliver } from "../../testing/webhook.ts";

const secret = "the app's secret";
const graph = await startGraph({ APP_SECRET: secret });
afterTest(() => graph.stop());
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret, WHATSAPP_GRAPH_URL: graph.url });
const hotel = await openHotel(bellhop.services, "Hotel Alpha", "9001");
const neighbour = await openHotel(bellhop.services, "Hotel Beta", "9002");
// Access tokens end before all attempts are over.
const signInOwner = () => signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const signInStranger = () => signedIn(bellhop, neighbour.owner.sub, neighbour.venueId);

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF");

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString(
  "base64",
);

let guests = 0;

/** A guest sends a file; returns it as staff see it, after all attempts to fetch it. */
async function receive(
  kind: Media["kind"],
  { fault, ...file }: { mime_type: string; base64?: string; fault?: object },
  rounds = 1,
): Promise<Media | undefined> {
  guests += 1;
  const from = `1555${String(guests).padStart(4, "0")}`;
  const stored = { phone_number_id: "9001", ...file };
  const { id } = (await graph.control("POST", "media", stored)) as { id: string };
  if (fault) await graph.control("POST", "media-faults", { media_id: id, ...fault });
  const part = { id, mime_type: file.mime_type, filename: "../../etc/passwd" };
  const message = { id: `wamid.${guests}`, from, timestamp: "1795255200", type: kind, [kind]: part };
  const value = { metadata: { phone_number_id: "9001" }, messages: [message] };
  await deliver(
    bellhop,
    JSON.stringify({ entry: [{ id: "1", changes: [{ field: "messages", value }] }] }),
    secret,
  );
  for (let round = 0; round < rounds; round++) {
    await bellhop.runDueJobs();
    bellhop.clock.pass(61_000);
  }
  const owner = await signInOwner();
  const { items } = (await owner.ask(listConversations, { tab: "all" })).body;
  const conversation = items.find(({ guest }) => guest.phone === `+${from}`);
  const thread = await owner.ask(readConversation, { conversation_id: conversation?.conversation_id ?? "" });
  const [content] = thread.body.messages.flatMap((one) =>
    one.content?.kind === "media" ? [one.content] : [],
  );
  return content?.media;
}

const get = (mediaId: string, headers: Record<string, string>) =>
  fetch(`${bellhop.services.selfUrl()}${mediaPath}?media_id=${mediaId}`, { headers });

test("a photo is fetched and shown to the venue's staff, and to no one else", async () => {
  const media = await receive("image", { mime_type: "image/jpeg", base64: png.toString("base64") });
  // The bytes decide, not what was declared.
  expect(media).toMatchObject({ state: "stored", mime_type: "image/png" });
  const id = media?.media_id ?? "";
  const [owner, stranger] = [await signInOwner(), await signInStranger()];
  const shown = await get(id, owner.headers);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(bytes.length).toBe(media?.bytes);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1, height: 1 });
  expect((await get(id, stranger.headers)).status).toBe(404);
  expect((await get(id, {})).status).toBe(401);
  expect((await get("../../etc/passwd", owner.headers)).status).toBe(404);
});

test.each([
  ["a photo", "image", "image/jpeg", photos.jpeg, "image/jpeg"],
  ["a photo that is sent as a document", "document", "image/jpeg", photos.jpeg, "image/jpeg"],
  ["a HEIC photo that is sent as a document", "document", "image/heic", async () => heic, "image/jpeg"],
  ["a sticker", "sticker", "image/webp", animatedWebp, "image/webp"],
] as const)("of %s, only its pixels are stored", async (_what, kind, declared, make, type) => {
  const bytes = await make();
  const media = await receive(kind, { mime_type: declared, base64: bytes.toString("base64") });
  expect(media).toMatchObject({ state: "stored", mime_type: type });
  const shown = await get(media?.media_id ?? "", (await signInOwner()).headers);
  const stored = Buffer.from(await shown.arrayBuffer());
  expect(stored.includes(phoneWords)).toBe(false);
  const { pages } = await sharp(stored).metadata();
  expect(pages ?? 1).toBe(kind === "sticker" ? 2 : 1);
});

test("a document is offered for download under its name", async () => {
  const media = await receive("document", { mime_type: "application/pdf", base64: pdf.toString("base64") });
  const shown = await get(media?.media_id ?? "", (await signInOwner()).headers);
  expect(shown.headers.get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd",
  );
});

test.each([
  [
    "HTML that claims to be a JPEG",
    { mime_type: "image/jpeg", fault: { fault: "html" } },
    "refused",
    "wrong_type",
  ],
  ["an SVG that claims to be a JPEG", { mime_type: "image/jpeg", base64: svg }, "refused", "wrong_type"],
  ["an SVG that claims to be an SVG", { mime_type: "image/svg+xml", base64: svg }, "refused", "wrong_type"],
  [
    "compressed HTML",
    { mime_type: "image/jpeg", base64: gzipSync("<script>alert(1)</script>").toString("base64") },
    "refused",
    "wrong_type",
  ],
  [
    "half a photo",
    { mime_type: "image/png", base64: png.subarray(0, 50).toString("base64") },
    "refused",
    "unreadable",
  ],
  [
    "a photo of 60,000 × 60,000 pixels",
    { mime_type: "image/png", base64: (await claimedPng(60_000)).toString("base64") },
    "refused",
    "too_large",
  ],
  ["a file without an end", { mime_type: "image/jpeg", fault: { fault: "endless" } }, "refused", "too_large"],
  [
    "an address at another host",
    { mime_type: "image/jpeg", fault: { fault: "url", url: "http://169.254.169.254/latest" } },
    "refused",
    "address_refused",
  ],
  [
    "a redirect to this machine",
    { mime_type: "image/jpeg", fault: { fault: "redirect", location: "http://127.0.0.1:1/" } },
    "refused",
    "address_refused",
  ],
  [
    "a file that is gone",
    { mime_type: "image/jpeg", fault: { fault: "status", status: 404 } },
    "lost",
    "expired",
  ],
  [
    "a server that refuses the token",
    { mime_type: "image/jpeg", fault: { fault: "status", status: 401 } },
    "lost",
    "not_fetched",
  ],
])("%s does no harm, and the thread says what happened", async (_what, file, state, problem) => {
  expect(await receive("image", file, 4)).toMatchObject({ state, problem });
  const folder = `${bellhop.services.config.dataDir}/media/${hotel.venueId}`;
  await mkdir(folder, { recursive: true });
  // Nothing unfinished is left behind.
  expect((await readdir(folder)).filter((name) => name.includes("."))).toEqual([]);
});

test("a photo that is HTML too is shown as a photo only", async () => {
  const polyglot = Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]);
  const media = await receive("image", { mime_type: "text/html", base64: polyglot.toString("base64") });
  const shown = await get(media?.media_id ?? "", (await signInOwner()).headers);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
});

test("a server that does not answer is asked three times, and then staff are told", async () => {
  expect(await receive("image", { mime_type: "image/jpeg", fault: { fault: "hang" } }, 4)).toMatchObject({
    state: "lost",
    problem: "not_fetched",
  });
  const { media } = (await graph.control("GET", "media")) as { media: { downloads: number }[] };
  expect(media.at(-1)?.downloads).toBe(3);
}, 60_000);
