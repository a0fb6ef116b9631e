import { isIPv6 } from "node:net";

/**
 * The unit for rate limits by address: an IPv6 caller may own a whole /64. Some proxies write the port behind the address,
 * and an IPv4 address as IPv6.
 */
export function networkOf(written: string): string {
  const address = withoutPort(written).toLowerCase();
  const [, mapped] = /^::ffff:([\d.]+)$/.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  while (groups.length + after.length < 8) groups.push("0");
  const all = [...groups, ...after].slice(0, 4);
  return all.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

function withoutPort(written: string): string {
  const [, address] =
    /^\[([^\]]+)\](?::\d+)?$/.exec(written) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written) ?? [];
  return address ?? written;
}
