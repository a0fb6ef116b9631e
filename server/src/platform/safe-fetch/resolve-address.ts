import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";
import { PageRefused } from "./refused-page.ts";

export type Resolve = (hostname: string, signal: AbortSignal) => Promise<string[]>;

export type Allowed = ReadonlySet<string>;

export type Place = { url: URL; hostname: string; port: number; addresses: string[] };

const openPorts = new Set([80, 443]);

/** Not the system resolver: a slow name server would block one of libuv's four threads. */
const resolveByNameServers: Resolve = async (hostname, signal) => {
  if (/^(?:.+\.)?localhost$/.test(hostname)) return ["127.0.0.1", "::1"];
  const resolver = new Resolver({ timeout: 2_500, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};

/** The system resolver knows local names; used for allowed hosts. */
const resolveBySystem: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

/** Adds https:// if the scheme is missing. */
export function parseAddress(typed: string): URL {
  const trimmed = typed.trim();
  const isBare =
    !/^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) && /^[^\s/@:?#]+\.[^\s/@:?#]+(?::\d+)?(?:[/?#]|$)/.test(trimmed);
  const url = URL.parse(isBare ? `https://${trimmed}` : trimmed);
  if (!url) throw new PageRefused({ code: "address_invalid" });
  return url;
}

/** Anyone on the network can read and change http:// traffic: only allowed hosts may use it. */
export function isUnencrypted(typed: string, allowed: Allowed): boolean {
  const url = URL.parse(typed.trim());
  return url?.protocol === "http:" && !isAllowedPlace(url, allowed);
}

function isAllowedPlace(url: URL, allowed: Allowed): boolean {
  const { hostname, port } = placeOf(url);
  return allowed.has(`${hostname}:${port}`) || allowed.has(`[${hostname}]:${port}`);
}

const placeOf = (url: URL) => ({
  hostname: url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, ""),
  port: Number(url.port) || (url.protocol === "https:" ? 443 : 80),
});

/** Throws `PageRefused` unless the address leads to the public web, over https. */
export async function resolveAddress(
  url: URL,
  {
    allowed,
    resolve = resolveByNameServers,
    signal,
  }: { allowed: Allowed; resolve: Resolve | undefined; signal: AbortSignal },
): Promise<Place> {
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new PageRefused({ code: "address_not_web" });
  if (url.username || url.password) throw new PageRefused({ code: "address_has_sign_in" });
  const { hostname, port } = placeOf(url);
  const isAllowed = isAllowedPlace(url, allowed);
  if (!isAllowed && !openPorts.has(port)) throw new PageRefused({ code: "address_port", port });
  const resolver = isAllowed && resolve === resolveByNameServers ? resolveBySystem : resolve;
  const addresses = isIP(hostname) ? [hostname] : await resolved(hostname, resolver, signal);
  if (!isAllowed && !addresses.every(isPublicAddress)) throw new PageRefused({ code: "address_not_public" });
  // Last, because an address that is wrong otherwise would also be wrong with https://.
  if (isUnencrypted(url.href, allowed)) throw new PageRefused({ code: "address_not_https" });
  return { url, hostname, port, addresses };
}

async function resolved(hostname: string, resolve: Resolve, signal: AbortSignal): Promise<string[]> {
  let addresses: string[];
  try {
    addresses = await resolve(hostname, signal);
  } catch {
    addresses = [];
  }
  if (addresses.length === 0)
    throw new PageRefused({ code: "host_not_found", host: shortHostname(hostname) });
  return addresses;
}

export const shortHostname = (hostname: string) =>
  hostname.length > 60 ? `${hostname.slice(0, 57)}…` : hostname;
