// A process that decodes one picture and encodes it again, so that nothing but its pixels is left. Decoders are the most
// attacked code there is.

import sharp, { type Sharp } from "sharp";
import { everythingOnStdin, keepLibrariesQuiet, splitOrder } from "../apart/worker.ts";
import { decodeHeic } from "./decode-heic.ts";
import { maxPixels, maxSide, type PictureOrder, type PictureOutcome, PictureRefused } from "./picture.ts";

async function work(): Promise<[PictureOutcome, Buffer?]> {
  const { order, bytes } = splitOrder<PictureOrder>(await everythingOnStdin());
  try {
    const { data, info } = await encode(await openPicture(bytes, order), order);
    const type = info.format === "jpeg" ? "image/jpeg" : info.format === "png" ? "image/png" : "image/webp";
    return [{ type }, data];
  } catch (error) {
    if (error instanceof PictureRefused) return [{ refused: error.reason }];
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return [{ refused: isTooLarge ? "too_many_pixels" : "unreadable" }];
  }
}

async function openPicture(bytes: Buffer, { type, isStill = false }: PictureOrder): Promise<Sharp> {
  if (type === "image/heic") {
    const { pixels, width, height } = await decodeHeic(bytes);
    return sharp(pixels, { raw: { width, height, channels: 4 } });
  }
  const options = { limitInputPixels: maxPixels, failOn: "error" } as const;
  const picture = sharp(bytes, options);
  const { pages = 1, width, height } = await picture.metadata();
  const isAnimated = !isStill && pages > 1 && width * height * pages <= maxPixels;
  return isAnimated ? sharp(bytes, { ...options, animated: true }) : picture;
}

/** PNGs can be packed a hundred times better than we do it. Above this size they become JPEGs, on white. */
const maxPngBytes = 4 * 1024 * 1024;

const withInfo = { resolveWithObject: true } as const;

/** By default sharp writes no metadata, and converts colours to sRGB. */
async function encode(picture: Sharp, { type, maxBytes }: PictureOrder) {
  const upright = (side: number) =>
    picture
      .clone()
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
  const asJpeg = (quality: number, side = maxSide) =>
    upright(side).flatten({ background: "white" }).jpeg({ quality }).toBuffer(withInfo);
  if (type === "image/webp") return upright(maxSide).webp({ quality: 85 }).toBuffer(withInfo);
  const first = type === "image/png" ? await upright(maxSide).png().toBuffer(withInfo) : await asJpeg(85);
  const max = Math.min(...[maxBytes ?? [], type === "image/png" ? maxPngBytes : []].flat());
  const fits = ({ data }: typeof first) => data.length <= max;
  if (fits(first)) return first;
  const smaller = await asJpeg(70);
  return fits(smaller) ? smaller : asJpeg(70, maxSide / 2);
}

keepLibrariesQuiet();
sharp.cache(false);
sharp.concurrency(1);
const [outcome, picture = Buffer.alloc(0)] = await work();
process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(outcome)}\n`), picture]));
