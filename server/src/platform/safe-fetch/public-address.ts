import { BlockList, isIPv6 } from "node:net";

/** Not public: IANA's special-purpose registry, and Azure's metadata service, which has a public address. */
const reservedV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Special-purpose ranges within 2000::/3: Teredo and other protocols, documentation, 6to4. */
const reservedV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const publicV6 = listOf(["2000::/3"], "ipv6");
const notPublicV6 = listOf(reservedV6, "ipv6");
const notPublicV4 = listOf(reservedV4, "ipv4");

/** False also for IPv6 addresses that embed an IPv4 address (mapped, NAT64, 6to4, Teredo). */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !notPublicV4.check(address, "ipv4");
  return publicV6.check(address, "ipv6") && !notPublicV6.check(address, "ipv6");
}

function listOf(ranges: string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
