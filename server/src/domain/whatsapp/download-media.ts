import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { MediaProblem } from "@bellhop/contract/message-content";
import { type Dispatcher, request } from "undici";
import { causeOfDisk } from "../../platform/disk-faults.ts";
import { callGraph, type GraphAccess } from "./graph-call.ts";
import { textIn } from "./loose-json.ts";

/** Receives the bytes of a file in order. */
export type ByteSink = { write(chunk: Uint8Array): Promise<void> };

export type Download =
  | { is: "file"; bytes: number; sha256: Buffer; head: Buffer }
  /** Fetching again gives the same. */
  | { is: "refused"; problem: MediaProblem }
  /** Fetching again may help. `code` is Meta's error code or the HTTP status. */
  | { is: "failed"; problem: MediaProblem; code: string };

const idleMs = 10_000;
const wholeMs = 120_000;

/** The servers of Meta's files (Cloud API media reference, November 2026). The token is sent to no other host. */
const metasFileServers = /^(?:[\w-]+\.)*(?:fbsbx\.com|fbcdn\.net|whatsapp\.net|facebook\.com)$/;

/**
 * Fetches a file that a guest sent: its address first, then its bytes. Redirects are not followed. Throws if the disk
 * does not take the bytes.
 */
export async function downloadMedia(
  dispatcher: Dispatcher,
  access: GraphAccess,
  { mediaId, maxBytes, headBytes }: { mediaId: string; maxBytes: number; headBytes: number },
  sink: ByteSink,
): Promise<Download> {
  const described = await callGraph(dispatcher, access, { method: "GET", path: encodeURIComponent(mediaId) });
  if (described.is === "failure") return failed(described.code, described.status);
  const size = Number(textIn(described.body, "file_size"));
  if (size > maxBytes) return { is: "refused", problem: "too_large" };
  const address = URL.parse(textIn(described.body, "url"));
  if (!address || !isFileServer(address, access)) return { is: "refused", problem: "address_refused" };
  try {
    const signal = AbortSignal.timeout(wholeMs);
    const { statusCode, body } = await request(address, {
      dispatcher,
      headers: {
        authorization: `Bearer ${access.accessToken.reveal()}`,
        // Meta's file servers refuse clients without a name.
        "user-agent": "Bellhop",
      },
      headersTimeout: idleMs,
      bodyTimeout: idleMs,
      signal,
    });
    if (statusCode >= 300 && statusCode < 400) {
      dropBody(body);
      return { is: "refused", problem: "address_refused" };
    }
    if (statusCode !== 200) {
      dropBody(body);
      return failed(String(statusCode), statusCode);
    }
    return await readFile(body, { maxBytes, headBytes }, sink);
  } catch (error) {
    if (causeOfDisk(error)) throw error;
    return failed("no_answer", null);
  }
}

async function readFile(
  body: AsyncIterable<Buffer>,
  { maxBytes, headBytes }: { maxBytes: number; headBytes: number },
  sink: ByteSink,
): Promise<Download> {
  const hash = createHash("sha256");
  let head = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    // Whatever length was declared.
    if (bytes > maxBytes) return { is: "refused", problem: "too_large" };
    if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
    hash.update(chunk);
    await sink.write(chunk);
  }
  return { is: "file", bytes, sha256: hash.digest(), head };
}

/** Closes the connection. Without a listener, the stream's error would end the process. */
function dropBody(body: Readable) {
  body.on("error", () => {});
  body.destroy();
}

/** A Graph API at another address, such as the simulator's, serves its files itself. */
function isFileServer(address: URL, { baseUrl }: GraphAccess): boolean {
  if (address.origin === new URL(baseUrl).origin) return true;
  return address.protocol === "https:" && metasFileServers.test(address.hostname);
}

const failed = (code: string, status: number | null): Download => ({
  is: "failed",
  code,
  problem: status === 404 || status === 410 || code === "100" ? "expired" : "not_fetched",
});
