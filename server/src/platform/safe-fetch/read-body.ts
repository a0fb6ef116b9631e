import type { IncomingMessage } from "node:http";
import { Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { PageRefused } from "./refused-page.ts";

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Limits the size before and after decompression. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const unpacker = unpackers[encoding];
  if (!unpacker && encoding !== "identity") throw new PageRefused({ code: "page_encoding" });
  const chunks: Buffer[] = [];
  await pipeline([
    response,
    ...(unpacker ? [atMost(maxBytes), unpacker()] : []),
    atMost(maxBytes),
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    }),
  ]);
  return Buffer.concat(chunks);
}

function atMost(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
}

const tooLarge = (maxBytes: number) =>
  new PageRefused({ code: "page_too_large", megabytes: maxBytes / (1024 * 1024) });
