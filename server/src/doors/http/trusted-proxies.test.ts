import Fastify from "fastify";
import { expect, test } from "vitest";
import type { TrustedProxies } from "../../platform/proxies.ts";
import { trustedProxies } from "./trusted-proxies.ts";

/** The apparent caller of a request from 10.0.0.1, with these proxies trusted. */
async function callerOf(trusted: TrustedProxies, forwardedFor: string, remoteAddress = "10.0.0.1") {
  const app = Fastify({ trustProxy: trustedProxies(trusted) });
  app.get("/", async (request) => request.ip);
  const headers = { "x-forwarded-for": forwardedFor };
  const { body } = await app.inject({ url: "/", headers, remoteAddress });
  await app.close();
  return body;
}

test("the caller is found behind the trusted number of proxies, whatever the headers claim", async () => {
  const claimed = "203.0.113.9, 198.51.100.2, 192.0.2.3";
  expect(await callerOf(0, claimed)).toBe("10.0.0.1");
  expect(await callerOf(1, claimed)).toBe("192.0.2.3");
  expect(await callerOf(2, claimed)).toBe("198.51.100.2");
  expect(await callerOf(1, "198.51.100.2")).toBe("198.51.100.2");
});

test("with a list of proxies, only their headers are trusted", async () => {
  const list = ["10.0.0.1", "172.16.0.0/12", "2001:db8::/32"];
  const claimed = "203.0.113.9, 192.0.2.3";
  for (const proxy of ["10.0.0.1", "::ffff:10.0.0.1", "172.20.3.4", "2001:db8:7::1"])
    expect(await callerOf(list, claimed, proxy)).toBe("192.0.2.3");
  for (const stranger of ["10.0.0.2", "172.32.0.1", "127.0.0.1", "2001:db9::1"])
    expect(await callerOf(list, claimed, stranger)).toBe(stranger);
  expect(await callerOf(list, "198.51.100.2, 172.20.3.4")).toBe("198.51.100.2");
});
