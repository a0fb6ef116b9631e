import Fastify from "fastify";
import { expect, test } from "vitest";
import { trustedProxies } from "./trusted-proxies.ts";

/** Who a request seems to come from that arrives from 10.0.0.1, with so many proxies trusted. */
async function callerOf(hops: number, forwardedFor: string) {
  const app = Fastify({ trustProxy: trustedProxies(hops) });
  app.get("/", async (request) => request.ip);
  const headers = { "x-forwarded-for": forwardedFor };
  const { body } = await app.inject({ url: "/", headers, remoteAddress: "10.0.0.1" });
  await app.close();
  return body;
}

test("the caller is as many proxies away as are trusted, whatever the caller claims", async () => {
  const claimed = "203.0.113.9, 198.51.100.2, 192.0.2.3";
  expect(await callerOf(0, claimed)).toBe("10.0.0.1");
  expect(await callerOf(1, claimed)).toBe("192.0.2.3");
  expect(await callerOf(2, claimed)).toBe("198.51.100.2");
  expect(await callerOf(1, "198.51.100.2")).toBe("198.51.100.2");
});
