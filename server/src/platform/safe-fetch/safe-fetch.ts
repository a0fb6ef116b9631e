import http from "node:http";
import https from "node:https";
import { errorCode } from "../db/index.ts";
import { readBody } from "./read-body.ts";
import { PageRefused } from "./refused-page.ts";
import {
  type Allowed,
  type Place,
  parseAddress,
  type Resolve,
  resolveAddress,
  shortHostname,
} from "./resolve-address.ts";

export type FetchedPage = { url: string; bytes: Buffer; contentType: string };

export type SafeFetching = {
  allowed: Allowed;
  resolve?: Resolve;
  timeoutMs?: number;
  maxBytes?: number;
  types?: RegExp;
};

const maxRedirects = 5;
const pageTimeoutMs = 10_000;
const maxPageBytes = 5 * 1024 * 1024;
const redirects = new Set([301, 302, 303, 307, 308]);
/** The content decides what it really is. `octet-stream` and a missing type are accepted too. */
const pages =
  /^(?:text\/(?:html|plain|csv|markdown)|application\/(?:xhtml\+xml|pdf|csv|octet-stream|vnd\.openxmlformats-officedocument\.wordprocessingml\.document))$/;

/**
 * Throws `PageRefused`. Connects only to addresses that were checked, so a second DNS answer can't change them (DNS
 * rebinding).
 */
export async function safeFetch(
  typed: string,
  { allowed, resolve, timeoutMs = pageTimeoutMs, maxBytes = maxPageBytes, types = pages }: SafeFetching,
): Promise<FetchedPage> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_resolve, reject) => {
    deadline.addEventListener("abort", () => reject(tooSlow(timeoutMs)), { once: true });
  });
  late.catch(() => undefined);
  let url = parseAddress(typed);
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const place = await Promise.race([resolveAddress(url, { allowed, resolve, signal: deadline }), late]);
    const response = await Promise.race([connected(place, deadline), late]);
    try {
      const next = redirectOf(response, url);
      if (!next) return await Promise.race([pageOf(response, url, maxBytes, types), late]);
      url = next;
    } catch (error) {
      if (error instanceof PageRefused) throw error;
      throw deadline.aborted ? tooSlow(timeoutMs) : new PageRefused({ code: "page_broke_off" });
    } finally {
      response.destroy();
    }
  }
  throw new PageRefused({ code: "page_redirects_too_often" });
}

const tooSlow = (timeoutMs: number) => new PageRefused({ code: "page_too_slow", seconds: timeoutMs / 1_000 });

export type Posted = { headers: Record<string, string>; body: Buffer };

export async function connected(
  place: Place,
  deadline: AbortSignal,
  posted?: Posted,
): Promise<http.IncomingMessage> {
  let failure: unknown;
  for (const address of place.addresses) {
    try {
      return await answered(place, address, deadline, posted);
    } catch (error) {
      failure = error;
      // It may have arrived: another address of the same host must not get it again.
      if (posted && errorCode(error) !== "ECONNREFUSED" && !isUnreachable(error)) break;
    }
  }
  const host = shortHostname(place.hostname);
  const isUntrusted = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(String(errorCode(failure)));
  throw new PageRefused({ code: isUntrusted ? "host_certificate" : "host_silent", host });
}

const isUnreachable = (error: unknown) => /^E(HOST|NET)UNREACH$/.test(String(errorCode(error)));

const asPage = {
  accept: "text/html, application/pdf, text/plain;q=0.8, */*;q=0.1",
  "accept-encoding": "gzip, deflate, br",
  "user-agent": "Bellhop (reads this page because its hotel asked for it)",
};

function answered(
  { url, hostname, port }: Place,
  address: string,
  deadline: AbortSignal,
  posted: Posted | undefined,
) {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const isSecure = url.protocol === "https:";
    const request = (isSecure ? https : http).request({
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      ...(isSecure && hostname !== address && { servername: hostname }),
      agent: false,
      signal: deadline,
      maxHeaderSize: 16 * 1024,
      ...(posted && { method: "POST" }),
      headers: {
        host: url.host,
        ...(posted ? { ...posted.headers, "content-length": posted.body.length } : asPage),
        connection: "close",
      },
    });
    request.on("response", resolve);
    request.on("error", reject);
    request.end(posted?.body);
  });
}

function redirectOf(response: http.IncomingMessage, from: URL): URL | undefined {
  if (!redirects.has(response.statusCode ?? 0)) return undefined;
  const next = URL.parse(response.headers.location ?? "", from.href);
  if (!next || !response.headers.location) throw new PageRefused({ code: "page_redirects_nowhere" });
  return next;
}

async function pageOf(
  response: http.IncomingMessage,
  url: URL,
  maxBytes: number,
  types: RegExp,
): Promise<FetchedPage> {
  const status = response.statusCode ?? 0;
  if (status === 401 || status === 403) throw new PageRefused({ code: "page_forbidden", status });
  if (status === 404 || status === 410) throw new PageRefused({ code: "page_not_found", status });
  if (status !== 200) throw new PageRefused({ code: "page_error", status });
  const contentType = response.headers["content-type"] ?? "";
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "" && !types.test(type)) throw new PageRefused({ code: "page_type", type: type.slice(0, 60) });
  return { url: url.href, bytes: await readBody(response, maxBytes), contentType };
}
