/** Trusts this many hops. Fastify ignores a plain number, because it can't know that all requests pass the proxies. */
export function trustedProxies(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops === 0 ? false : (_address, hop) => hop < hops;
}
