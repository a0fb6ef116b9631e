/** An Opus recording in an Ogg file, of this length; `bytes` more make it differ from others. */
export function oggOf(seconds: number, bytes = 0): Buffer {
  const head = Buffer.alloc(19);
  head.write("OpusHead");
  head.writeUInt8(1, 8);
  head.writeUInt8(1, 9);
  head.writeUInt16LE(preSkip, 10);
  head.writeUInt32LE(16_000, 12);
  const tags = Buffer.from("OpusTags\x04\0\0\0fake\0\0\0\0", "latin1");
  return Buffer.concat([
    page(0, 0n, head),
    page(1, 0n, tags),
    page(2, BigInt(seconds * 48_000 + preSkip), Buffer.alloc(3 + bytes, 0xff)),
  ]);
}

const preSkip = 312;

function page(number: number, sample: bigint, body: Buffer): Buffer {
  const segments = Buffer.from([...Array(Math.floor(body.length / 255)).fill(255), body.length % 255]);
  const header = Buffer.alloc(27);
  header.write("OggS");
  header.writeUInt8(number === 0 ? 2 : 0, 5);
  header.writeBigUInt64LE(sample, 6);
  header.writeUInt32LE(1, 14);
  header.writeUInt32LE(number, 18);
  header.writeUInt8(segments.length, 26);
  return Buffer.concat([header, segments, body]);
}
