import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { tokenOf } from "../call.ts";
import { GraphError } from "../graph-error.ts";
import type { GraphParts } from "../parts.ts";
import type { Json } from "../wire.ts";
import type { DownloadFault, MediaFile } from "./media.ts";

/** Where Meta's lookaside host serves files. */
export const downloadPath = "/whatsapp_business/attachments/";

const html = Buffer.from("<!doctype html><html><title>Sign in</title><script>alert(1)</script></html>");

/** Sends a file's bytes to the owner of a valid token, or fails as its fault says. */
export async function sendDownload(
  { media, tokens }: GraphParts,
  headers: IncomingHttpHeaders,
  query: Json,
  response: ServerResponse,
) {
  const file = media.find(String(query.mid ?? ""));
  // Meta reads the header only, not the query.
  if (!tokens.grantOf(tokenOf(headers, {})))
    throw new GraphError(401, 190, "The access token could not be decrypted");
  if (!file) return void response.writeHead(404).end();
  file.downloads++;
  const fault = media.faultOf(file.id);
  if (fault) return fail(fault, file, response);
  response.writeHead(200, { "content-type": file.mimeType, "content-length": file.bytes.length });
  response.end(file.bytes);
}

async function fail(fault: DownloadFault, file: MediaFile, response: ServerResponse) {
  const type = { "content-type": file.mimeType };
  const declared = { ...type, "content-length": file.bytes.length };
  switch (fault.fault) {
    case "status":
      return void response.writeHead(fault.status).end();
    case "redirect":
      return void response.writeHead(302, { location: fault.location }).end();
    case "html":
      return void response.writeHead(200, { ...type, "content-length": html.length }).end(html);
    case "truncated":
      response.writeHead(200, declared).write(file.bytes.subarray(0, file.bytes.length >> 1));
      await pause(20);
      return void response.destroy();
    case "drip":
      return drip(file.bytes, fault.everyMs, response.writeHead(200, declared));
    case "endless":
      return pour(response.writeHead(200, type));
    default:
      // Hangs.
      return;
  }
}

/** Sends one byte at a time. */
async function drip(bytes: Buffer, everyMs: number, response: ServerResponse) {
  for (const byte of bytes) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await pause(everyMs, undefined, { ref: false });
  }
  response.end();
}

/** Sends zeros until the reader goes away. */
async function pour(response: ServerResponse) {
  const zeros = new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024));
    },
  });
  await pipeline(zeros, response).catch(() => {});
}
