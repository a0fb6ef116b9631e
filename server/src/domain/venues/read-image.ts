import { decode } from "fast-png";

export type ReadImage = { type: "image/png" | "image/jpeg"; width: number; height: number };

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The image's type and size by its content; undefined if it is no PNG or JPEG that a card can show. */
export function readImage(bytes: Buffer): ReadImage | undefined {
  return bytes.subarray(0, 8).equals(pngSignature) ? readPngHead(bytes) : readJpegHead(bytes);
}

/** Throws if it can't be decoded. Check the size first: a small file may decode to a huge image. */
export function requireDecodable(bytes: Buffer, { type }: ReadImage): void {
  if (type === "image/png") decode(bytes, { checkCrc: true });
}

function readPngHead(bytes: Buffer): ReadImage | undefined {
  if (bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return sized("image/png", bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

/** Walks over the segments to the first frame (ITU T.81). Grey and colour only: four components are for print. */
function readJpegHead(bytes: Buffer): ReadImage | undefined {
  const endsWhole = bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || !endsWhole) return undefined;
  for (let at = 2; at + 10 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const components = bytes[at + 9];
      if (components !== 1 && components !== 3) return undefined;
      return sized("image/jpeg", bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    }
    // The scan begins: no frame came before it.
    if (marker === 0xda) return undefined;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF2: the frames that PDF readers and browsers show. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2;

const sized = (type: ReadImage["type"], width: number, height: number): ReadImage | undefined =>
  width > 0 && height > 0 ? { type, width, height } : undefined;
