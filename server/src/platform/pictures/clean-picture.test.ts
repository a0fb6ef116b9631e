import sharp from "sharp";
import { expect, test } from "vitest";
import { animatedWebp, claimedPng, heic, phoneWords, photos } from "../../testing/samples/pictures.ts";
import { cleanPicture, type PictureSender } from "./clean-picture.ts";
import type { PictureOrder, PictureType } from "./picture.ts";

const house: PictureSender = { from: "house", owner: "staff" };
const clean = (bytes: Buffer, type: PictureType, more: Partial<PictureOrder> = {}, sender = house) =>
  cleanPicture([bytes], { type, ...more }, sender);

/** Red, green and blue of a pixel. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

test.each([
  ["JPEG", photos.jpeg, "image/jpeg", "image/jpeg"],
  ["PNG", photos.png, "image/png", "image/png"],
  ["WebP", photos.webp, "image/webp", "image/webp"],
] as const)(
  "of a photo as %s, only its pixels are kept, upright and in sRGB",
  async (_type, take, type, kept) => {
    const photo = await take();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, hasProfile: true });
    expect(photo.includes(phoneWords)).toBe(true);
    const { type: storedType, bytes } = await clean(photo, type);
    expect(storedType).toBe(kept);
    const { width, height, orientation, exif, xmp, icc } = await sharp(bytes).metadata();
    expect({ width, height, orientation, exif, xmp, icc }).toEqual({ width: 48, height: 64 });
    expect(bytes.includes(phoneWords)).toBe(false);
    // Its left side is on top now.
    const [red = 0, , blue = 0] = await colourAt(bytes, 24, 8);
    expect(blue).toBeGreaterThan(red + 100);
  },
);

test("a HEIC photo becomes a JPEG without its place", async () => {
  expect((await sharp(heic).metadata()).exif?.includes(phoneWords)).toBe(true);
  const { type, bytes } = await clean(heic, "image/heic");
  expect(type).toBe("image/jpeg");
  const { format, width, height, exif } = await sharp(bytes).metadata();
  expect({ format, width, height, exif }).toEqual({ format: "jpeg", width: 64, height: 48 });
  const [red = 0, , blue = 0] = await colourAt(bytes, 8, 24);
  expect(blue).toBeGreaterThan(red + 100);
});

test("an animated sticker stays animated, and a stranger's becomes its first picture", async () => {
  const { bytes } = await clean(await animatedWebp(), "image/webp");
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 2, width: 64 });
  const stranger = { from: "page", owner: "203.0.113.1" } as const;
  const still = await clean(await animatedWebp(), "image/webp", {}, stranger);
  const { pages = 1, width, height } = await sharp(still.bytes).metadata();
  expect({ pages, width, height }).toEqual({ pages: 1, width: 64, height: 48 });
});

test("pictures of the guest page hold up no others, and what no one waits for is dropped", async () => {
  const photo = await photos.jpeg();
  const gone = [new AbortController(), new AbortController()] as const;
  const sent = Promise.withResolvers<void>();
  /** Its end never comes. */
  async function* endless() {
    yield photo;
    sent.resolve();
    await new Promise(() => undefined);
  }
  const send = (owner: string, input: Parameters<typeof cleanPicture>[0], signal?: AbortSignal) =>
    cleanPicture(input, { type: "image/jpeg" }, { from: "page", owner, signal });
  const slow = gone.map(({ signal }) =>
    send("203.0.113.1", endless(), signal).catch((error) => error.reason),
  );
  await sent.promise;
  expect((await clean(photo, "image/jpeg")).type).toBe("image/jpeg");
  const other = send("198.51.100.7", [photo]);
  for (const one of gone) one.abort();
  expect((await other).type).toBe("image/jpeg");
  expect(await Promise.all(slow)).toEqual(["unreadable", "unreadable"]);
});

const solid = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "red" } });

test("a large picture is stored smaller", async () => {
  const { bytes } = await clean(await solid(6_000).jpeg().toBuffer(), "image/jpeg");
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 4_096, height: 4_096 });
});

test("a PNG that is too large for its channel becomes a JPEG", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 1_200, height: 1_200, channels: 3 as const, background: "grey", noise };
  const png = await sharp({ create }).png().toBuffer();
  expect(png.length).toBeGreaterThan(2_000_000);
  const { type, bytes } = await clean(png, "image/png", { maxBytes: 2_000_000 });
  expect([type, bytes.length < 2_000_000]).toEqual(["image/jpeg", true]);
});

test("a small PNG does not become a large file", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const tile = sharp({ create: { width: 128, height: 128, channels: 3, background: "grey", noise } });
  const input = await tile.png().toBuffer();
  const png = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: "grey" } })
    .composite([{ input, tile: true }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  const { type, bytes } = await clean(png, "image/png");
  expect([type, bytes.length < 4 * 1024 * 1024]).toEqual(["image/jpeg", true]);
});

const heicOf = (width: number, height: number) => {
  const size = (w: number, h: number) => {
    const box = Buffer.from("ispe\0\0\0\0\0\0\0\0\0\0\0\0");
    box.writeUInt32BE(w, 8);
    box.writeUInt32BE(h, 12);
    return box;
  };
  const claimed = Buffer.from(heic);
  const at = claimed.lastIndexOf("ispe");
  size(width, height).copy(claimed, at);
  return claimed;
};

test.each([
  ["a PNG that claims 60,000 × 60,000 pixels", () => claimedPng(60_000), "image/png", "too_many_pixels"],
  [
    "a PNG of 64 megapixels of one colour",
    () => solid(8_000).png().toBuffer(),
    "image/png",
    "too_many_pixels",
  ],
  ["a PNG without its pixels", () => claimedPng(1_000), "image/png", "unreadable"],
  ["half a JPEG", async () => (await photos.jpeg()).subarray(0, -40), "image/jpeg", "unreadable"],
  ["a JPEG of no bytes", async () => Buffer.alloc(0), "image/jpeg", "unreadable"],
  [
    "a JPEG in its head only",
    async () => Buffer.from("ffd8ffe000104a464946", "hex"),
    "image/jpeg",
    "unreadable",
  ],
  [
    "an SVG that is called a JPEG",
    async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "image/jpeg",
    "unreadable",
  ],
  ["half a HEIC", async () => heic.subarray(0, 700), "image/heic", "unreadable"],
  [
    "a HEIC that claims 60,000 × 60,000 pixels",
    async () => heicOf(60_000, 60_000),
    "image/heic",
    "too_many_pixels",
  ],
  [
    "a HEIC of other bytes",
    async () => Buffer.concat([heic.subarray(0, 40), Buffer.alloc(500, 7)]),
    "image/heic",
    "unreadable",
  ],
] as const)("%s is refused", async (_what, make, type, reason) => {
  await expect(clean(await make(), type)).rejects.toMatchObject({ reason });
});
