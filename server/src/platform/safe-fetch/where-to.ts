import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";
import { refusePage } from "./refused-page.ts";

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
  if (!url) throw refusePage("This is not the address of a page. It begins with https://.");
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
    throw refusePage("Only pages of the web can be read: an address that begins with https:// or http://.");
  if (url.username || url.password)
    throw refusePage(
      "The address has a user name or password in it. Pages that need a sign-in cannot be read.",
    );
  const hostname = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const isAllowed = allowed.has(`${hostname}:${port}`) || allowed.has(`[${hostname}]:${port}`);
  if (!isAllowed && !openPorts.has(port))
    throw refusePage(`The address names port ${port}. Pages are read from the usual ports of the web only.`);
  const asked = isAllowed && resolve === resolveByNameServers ? resolveBySystem : resolve;
  const addresses = isIP(hostname) ? [hostname] : await resolved(hostname, asked, signal);
  if (!isAllowed && !addresses.every(isPublicAddress))
    throw refusePage(
      "The address leads into a private network and not to the public web. Paste the text instead, or upload it as a file.",
    );
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
    throw refusePage(`There is no ${shortened(hostname)} to be found. Check how the address is spelled.`);
  return addresses;
}

/** A host's name as a sentence can carry it. */
export const shortened = (hostname: string) =>
  hostname.length > 60 ? `${hostname.slice(0, 57)}…` : hostname;
