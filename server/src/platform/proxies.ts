import { isIP } from "node:net";

/** The number of reverse proxies in front, or their addresses and ranges. */
export type TrustedProxies = number | string[];

/** Undefined if it is neither a number nor a list of addresses. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const list = text.split(",").map((one) => one.trim());
  return list.every(isAddressOrRange) ? list : undefined;
}

function isAddressOrRange(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || address.includes("%") || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const loopback = ["127.0.0.1", "::1"];

/**
 * The addresses to listen on. If proxies are given as a number, their headers are trusted from any sender, so only
 * this machine may connect. Undefined if the host is not an address.
 */
export function readListenOn(host: string | undefined, trustProxy: TrustedProxies): string[] | undefined {
  if (host === "localhost") return loopback;
  if (host !== undefined) return isIP(host) ? [host] : undefined;
  return typeof trustProxy === "number" && trustProxy > 0 ? loopback : ["::"];
}

const everywhere = ["::", "0.0.0.0"];

export const isOpenToNetwork = (listenOn: string[]) => everywhere.includes(listenOn[0] ?? "");

/** A proxy on another machine gets no connection. */
export const blocksRemoteProxies = (trustProxy: TrustedProxies, [first]: string[]) =>
  typeof trustProxy === "number" && trustProxy > 0 && first === loopback[0];

/** The address under which this machine reaches the first of the addresses listened on. */
export function ownHost([first = "::"]: string[]): string {
  const address = everywhere.includes(first) ? "127.0.0.1" : first;
  return address.includes(":") ? `[${address}]` : address;
}
