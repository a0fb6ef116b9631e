import { randomUUID } from "node:crypto";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { fetchGuestPageLinks } from "@bellhop/contract/qr-code";
import type { Attacked } from "./bellhop.ts";
import { caller } from "./post.ts";

const boundary = "x";
const formType = `multipart/form-data; boundary=${boundary}`;

export const field = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

const fileHead = (name: string) =>
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
  );

/** Returns the address to which a guest page sends files. */
export async function uploadUrl(bellhop: Attacked): Promise<string> {
  const ask = await caller(bellhop);
  const { public_key } = await ask(fetchGuestPageLinks, {});
  return `${bellhop.url}/g/${public_key}/files`;
}

/** Posts bytes as a form. Resolves to the status; 0 if the connection broke. */
export async function postForm(url: string, body: Buffer, type = formType): Promise<number> {
  const headers = { "content-type": type, accept: "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: new Uint8Array(body) }).catch(() => null);
  await answer?.text().catch(() => "");
  return answer?.status ?? 0;
}

/** A guest without a cookie sends a file. */
export const sendFile = (url: string, name: string, bytes: Buffer) =>
  postForm(
    url,
    Buffer.concat([
      field("sent_as", randomUUID()),
      field("text", ""),
      fileHead(name),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  );

/** Begins an upload, sends so many bytes of its file, and then nothing. */
export function stall(
  url: string,
  { announced, bytes }: { announced: number; bytes: number },
): http.ClientRequest {
  const headers = { "content-type": formType, "content-length": announced, accept: "application/json" };
  const request = http.request(url, { method: "POST", agent: false, headers });
  request.setMaxListeners(0);
  request.on("error", () => {}).on("response", (response) => response.resume());
  request.write(Buffer.concat([field("sent_as", randomUUID()), fileHead("a.png")]));
  void (async () => {
    const chunk = Buffer.alloc(256 * 1024, 1);
    for (let sent = 0; sent < bytes && !request.destroyed; sent += chunk.length)
      if (!request.write(chunk))
        await Promise.race([new Promise((resolve) => request.once("drain", resolve)), pause(1_000)]);
  })();
  return request;
}
