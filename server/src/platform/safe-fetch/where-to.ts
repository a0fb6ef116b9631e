import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";
import { PageRefused } from "./refused-page.ts";

/** Finds the addresses of a host, until it is told to stop. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<string[]>;

/** `host:port`, that pages may be fetched from though their address is not public. */
export type Allowed = ReadonlySet<string>;

/** An address that was looked at, and may be connected to as it is: the name is not asked about again. */
export type Place = { url: URL; hostname: string; port: number; addresses: string[] };

const openPorts = new Set([80, 443]);

/**
 * Asks the name servers of this machine. Its own resolver would have a slow name hold one of the four threads that all
 * work on files shares, for as long as it pleases.
 */
export const resolveByNameServers: Resolve = async (hostname, signal) => {
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

/** Asks this machine's own resolver, which knows names of the house: for those that the installation allows. */
const resolveBySystem: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

/** Reads an address as a person types it: one that begins with a host is one of the web. */
export function readAddress(typed: string): URL {
  const trimmed = typed.trim();
  const isBare =
    !/^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) && /^[^\s/@:?#]+\.[^\s/@:?#]+(?::\d+)?(?:[/?#]|$)/.test(trimmed);
  const url = URL.parse(isBare ? `https://${trimmed}` : trimmed);
  if (!url) throw new PageRefused({ code: "address_invalid" });
  return url;
}

/** Looks at where an address leads: refuses what is not a page of the public web, and finds the addresses to connect to. */
export async function whereTo(
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
  const hostname = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const isAllowed = allowed.has(`${hostname}:${port}`) || allowed.has(`[${hostname}]:${port}`);
  if (!isAllowed && !openPorts.has(port)) throw new PageRefused({ code: "address_port", port });
  const asked = isAllowed && resolve === resolveByNameServers ? resolveBySystem : resolve;
  const addresses = isIP(hostname) ? [hostname] : await resolved(hostname, asked, signal);
  if (!isAllowed && !addresses.every(isPublicAddress)) throw new PageRefused({ code: "address_not_public" });
  return { url, hostname, port, addresses };
}

async function resolved(hostname: string, resolve: Resolve, signal: AbortSignal): Promise<string[]> {
  let addresses: string[];
  try {
    addresses = await resolve(hostname, signal);
  } catch {
    addresses = [];
  }
  if (addresses.length === 0) throw new PageRefused({ code: "host_not_found", host: shortened(hostname) });
  return addresses;
}

/** A host's name, short enough to show. */
export const shortened = (hostname: string) =>
  hostname.length > 60 ? `${hostname.slice(0, 57)}…` : hostname;
