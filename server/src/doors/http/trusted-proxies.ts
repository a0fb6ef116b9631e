/**
 * Believes so many hops about who calls, counted from the connection itself; false where there is no proxy. A bare
 * number would be believed by Fastify in no case, because it cannot know that callers come through the proxies only:
 * here the operator says so.
 */
export function trustedProxies(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops === 0 ? false : (_address, hop) => hop < hops;
}
