import sharp from "sharp";

const width = 64;
const height = 48;

/** Words that a phone writes into a photo. */
export const phoneWords = "Phone of Test";

/** Blue on the left, red on the right. */
const twoColours = () =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: { r: 20, g: 60, b: 200 } } },
      left: 0,
      top: 0,
    },
  ]);

/** With the place where it was taken, a profile of colours, and notes; as a phone takes it that is held upright. */
const asTaken = () =>
  twoColours()
    .withExif({
      IFD0: { Make: phoneWords, ImageDescription: phoneWords },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "43/1 46/1 9/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "11/1 15/1 19/1",
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${phoneWords}</note></x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3");

export const photos = {
  jpeg: () => asTaken().jpeg().toBuffer(),
  png: () => asTaken().png().toBuffer(),
  webp: () => asTaken().webp().toBuffer(),
};

/** Two pictures one after the other, as a sticker may have. */
export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ["red", "blue"].map((background) =>
      sharp({ create: { width, height, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
}

/** A PNG that claims to have this size, and has no such pixels. */
export async function claimedPng(side: number): Promise<Buffer> {
  const { deflateSync, crc32 } = await import("node:zlib");
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // 8 bits, grey.
  head[8] = 8;
  const pixels = deflateSync(Buffer.alloc(1_000));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * The two colours as an iPhone would store them, with a place: made by libheif 1.15 from such a JPEG. sharp can't encode
 * HEVC.
 */
export const heic = Buffer.from(
  `
AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAeFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA
AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAIFAAEAAAAAAAAATgACAAEAAAAAAAAA
AQAAAAAAAAAIAAMAAAAAAAACUwABAAAAAAAAAUQAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAA
AAACAABncmlkAAAAABVpbmZlAgAAAQADAABFeGlmAAAAANVpcHJwAAAAs2lwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgA
AA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubAgAAADACAAAAMA
ISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAABAAAAAMAAAABBwaXhpAAAAAAMICAgAAAAaaXBt
YQAAAAAAAAACAAECgQIAAgIDhAAAAChpcmVmAAAAAAAAAA5kaW1nAAIAAQABAAAADmNkc2MAAwABAAIAAAGabWRhdAAAAEooAa8T
gPUngT//5q1Ff+YJq/6UNREwC64vdjzb4sdhgv4cIf1D7smxfbmbPrX/AmRapjTYJUInCckZ7NJHLcN/NWwdRPYAaFlsgAAAAABJ
SSoACAAAAAgADwECAA4AAAB+AAAAEgEDAAEAAAABAAAAGgEFAAEAAABuAAAAGwEFAAEAAAB2AAAAKAEDAAEAAAACAAAAEwIDAAEA
AAABAAAAaYcEAAEAAACMAAAAJYgEAAEAAADaAAAAAAAAADhjAADoAwAAOGMAAOgDAABQaG9uZSBvZiBUZXN0AAYAAJAHAAQAAAAw
MjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAABAAAAAA6AEAAEAAAAwAAAAAAAAAAQAAQACAAIA
AABOAAAAAgAFAAMAAAAoAQAAAwACAAIAAABFAAAABAAFAAMAAAAQAQAAAAAAAAsAAAABAAAADwAAAAEAAAATAAAAAQAAACsAAAAB
AAAALgAAAAEAAAAJAAAAAQAAAA==
`,
  "base64",
);
