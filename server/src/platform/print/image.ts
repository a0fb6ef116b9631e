import { type DecodedPng, decode } from "fast-png";
import type { PdfFile, Ref } from "./pdf-file.ts";

export type Image = { type: "image/png" | "image/jpeg"; width: number; height: number; image: Buffer };

/** Adds an image: a JPEG as it is, a PNG as samples with its transparency. */
export function addImage(file: PdfFile, { type, width, height, image }: Image): Ref {
  const head = { Type: "/XObject", Subtype: "/Image", Width: width, Height: height, BitsPerComponent: 8 };
  if (type === "image/jpeg") {
    const isGrey = componentsOfJpeg(image) === 1;
    const space = isGrey ? "/DeviceGray" : "/DeviceRGB";
    return file.addRaw(image, { ...head, ColorSpace: space, Filter: "/DCTDecode" });
  }
  const { colours, alpha } = samplesOf(decode(image));
  const mask = file.addStream(alpha, { ...head, ColorSpace: "/DeviceGray" });
  return file.addStream(colours, { ...head, ColorSpace: "/DeviceRGB", SMask: mask });
}

/** Reads the first frame. */
function componentsOfJpeg(image: Buffer): number {
  for (let at = 2; at + 10 <= image.length; ) {
    const marker = image[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return image[at + 9] ?? 3;
    at += marker === 0xff ? 1 : 2 + image.readUInt16BE(at + 2);
  }
  return 3;
}

/** Three bytes of colour and one of opacity per pixel. */
function samplesOf(png: DecodedPng): { colours: Buffer; alpha: Buffer } {
  const { width, height, channels, palette } = png;
  const colours = Buffer.alloc(width * height * 3);
  const alpha = Buffer.alloc(width * height, 255);
  const sample = sampleReader(png);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const of = (channel: number) => sample(pixel, channel);
    const found = palette
      ? (palette[of(0)] ?? [0, 0, 0])
      : channels < 3
        ? [of(0), of(0), of(0), ...(channels === 2 ? [of(1)] : [])]
        : [of(0), of(1), of(2), ...(channels === 4 ? [of(3)] : [])];
    const [red = 0, green = 0, blue = 0, opacity = 255] = found;
    colours.set([red, green, blue], pixel * 3);
    alpha[pixel] = opacity;
  }
  return { colours, alpha };
}

/** Samples of fewer than 8 bits are packed, and each row begins with a whole byte. Indexes are not scaled. */
function sampleReader({ width, channels, depth, data, palette }: DecodedPng) {
  const rowBytes = Math.ceil((width * channels * depth) / 8);
  const max = 2 ** depth - 1;
  const scaled = (value: number) => (palette ? value : Math.round((value * 255) / max));
  return (pixel: number, channel: number): number => {
    if (depth >= 8) return scaled(data[pixel * channels + channel] ?? 0);
    const bit = ((pixel % width) * channels + channel) * depth;
    const byte = data[Math.floor(pixel / width) * rowBytes + (bit >> 3)] ?? 0;
    return scaled((byte >> (8 - depth - (bit & 7))) & max);
  };
}
