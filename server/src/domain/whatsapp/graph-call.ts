import type { Dispatcher } from "undici";
import { request } from "undici";
import type { Secret } from "../../platform/crypto/secret.ts";
import { asObject, type Json } from "./loose-json.ts";

/** The address and credentials of the Graph API for one connection. */
export type GraphAccess = { baseUrl: string; version: string; accessToken: Secret };

/** `code` is Meta's, or one of ours: `not_reached`, `no_answer`. */
export type GraphFailure = { is: "failure"; code: string; detail: string; status: number | null };
export type GraphAnswer = { is: "answer"; body: Json } | GraphFailure;

const wholeMs = 15_000;
const maxAnswerBytes = 1024 * 1024;

export type GraphRequest = {
  method: "GET" | "POST" | "DELETE";
  /** Below the version, such as `123/register`. */
  path: string;
  query?: Record<string, string>;
  body?: object;
};

/** One call to the Graph API that may be repeated: reads, and settings of the connection. */
export async function callGraph(
  dispatcher: Dispatcher,
  { baseUrl, version, accessToken }: GraphAccess,
  { method, path, query = {}, body }: GraphRequest,
): Promise<GraphAnswer> {
  const search = new URLSearchParams(query).toString();
  try {
    const response = await request(`${baseUrl}/${version}/${path}${search && `?${search}`}`, {
      dispatcher,
      method,
      headers: {
        authorization: `Bearer ${accessToken.reveal()}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(wholeMs),
    });
    return readAnswer(response.statusCode, await readText(response.body, maxAnswerBytes));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { is: "failure", code: "not_reached", detail, status: null };
  }
}

function readAnswer(status: number, text: string): GraphAnswer {
  const body = asObject(parseOrNull(text));
  if (status >= 200 && status < 300) return { is: "answer", body };
  const error = asObject(body.error);
  const code = typeof error.code === "number" ? String(error.code) : String(status);
  const detail = typeof error.message === "string" ? error.message : `HTTP ${status}`;
  return { is: "failure", code, detail, status };
}

export function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** At most this many bytes; what comes after them is not read. */
export async function readText(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
