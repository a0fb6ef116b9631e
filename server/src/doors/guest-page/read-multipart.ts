import type { FastifyRequest } from "fastify";
import { refuse } from "../../platform/refusal.ts";

/** A form with at most one file. */
export type MultipartForm = {
  fields: Record<string, string>;
  /** Undefined if none was chosen. */
  file?: { name: string; bytes: Buffer };
  /** It was larger than the route takes: nothing of it was kept. */
  isTooLarge?: true;
};

/** Reads and drops at most this much of a body that is too large: browsers read the answer after they have sent all. */
const discardedBytesMost = 128 * 1024 * 1024;
const nameCharacters = 200;
/** A form of the page has three fields. Parsing hundred thousands would hold up everyone else. */
const partsMost = 20;
const partHeaderBytes = 16 * 1024;

/** Reads a multipart body in memory, as far as its route's limit. */
export async function readMultipart(
  { headers, routeOptions }: FastifyRequest,
  body: AsyncIterable<Buffer>,
): Promise<MultipartForm> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes <= routeOptions.bodyLimit) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > discardedBytesMost) throw refuse("too_large");
  }
  if (bytes > routeOptions.bodyLimit) return { fields: {}, isTooLarge: true };
  const type = { "content-type": headers["content-type"] ?? "" };
  const whole = Buffer.concat(chunks);
  if (!isCheapToParse(whole, type["content-type"])) throw refuse("malformed");
  const form = await new Response(whole, { headers: type }).formData().catch(() => {
    throw refuse("malformed");
  });
  const read: MultipartForm = { fields: {} };
  for (const [field, value] of form) {
    if (typeof value === "string") read.fields[field] = value;
    else if (value.size > 0)
      read.file = { name: shortName(value.name), bytes: Buffer.from(await value.arrayBuffer()) };
  }
  return read;
}

/** Few parts, and none with long headers. */
function isCheapToParse(body: Buffer, type: string): boolean {
  const [, quoted, plain = quoted] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  if (!plain) return false;
  const delimiter = Buffer.from(`--${plain}`);
  let parts = 0;
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at)) {
    const end = body.indexOf("\r\n\r\n", at);
    const headersEnd = end === -1 ? body.length : end;
    parts += 1;
    if (parts > partsMost || headersEnd - at > partHeaderBytes) return false;
    at = headersEnd;
  }
  return true;
}

/** Without bidi controls, which can make "gpj.exe" look like "exe.jpg"; the ending stays. */
function shortName(name: string): string {
  const clean = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, "")
    .trim();
  return Array.from(clean).slice(-nameCharacters).join("");
}
