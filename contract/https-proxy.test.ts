import { expect, test } from "vitest";
import { httpsProxyLines } from "./https-proxy.ts";

test("a public name gets a public certificate, a local address one of Caddy's own", () => {
  expect(httpsProxyLines("bellhop.hotel.example", 3000)).toEqual([
    "caddy reverse-proxy --from https://bellhop.hotel.example --to 127.0.0.1:3000",
    "PUBLIC_URL=https://bellhop.hotel.example TRUST_PROXY=1 npm start",
  ]);
  for (const local of ["192.168.1.5", "[fd00::5]", "reception", "reception.local", "bellhop.home.arpa"]) {
    expect(httpsProxyLines(local, 3000)[0]).toMatch(/ --internal-certs$/);
  }
});

test("an unusual port is passed to both", () => {
  const [proxy, bellhop] = httpsProxyLines("192.168.1.5", 8080);
  expect(proxy).toContain("--to 127.0.0.1:8080 ");
  expect(bellhop).toMatch(/^PORT=8080 /);
});
