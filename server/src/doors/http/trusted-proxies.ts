import type { TrustedProxies } from "../../platform/proxies.ts";

/** Trusts so many hops, or these addresses. Fastify ignores a plain number, because it can't know the peers. */
export function trustedProxies(
  trusted: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted !== "number") return trusted;
  return trusted === 0 ? false : (_address, hop) => hop < trusted;
}
