import { expect, test } from "vitest";
import {
  browserAuthSettings,
  identitySettings,
  insecureOriginWarning,
  otherDevicesHint,
} from "./settings.ts";

test("the embedded provider is this installation's own address", () => {
  const settings = identitySettings({ publicUrl: "http://localhost:4711" });
  expect(settings).toMatchObject({ provider: "embedded", issuer: "http://localhost:4711/" });
  expect(browserAuthSettings(settings)).toEqual({
    domain: "http://localhost:4711",
    clientId: "bellhop-dashboard",
    audience: "urn:bellhop:api",
    redirectUri: "http://localhost:4711/",
    errorPath: "/",
  });
});

test("a tenant is reached over https, and over http on this machine only", () => {
  const of = (domain: string) =>
    identitySettings({
      publicUrl: "https://app.example",
      auth0: { domain, clientId: "c", audience: "urn:a" },
    });
  expect(of("hotels.eu.auth0.com").issuer).toBe("https://hotels.eu.auth0.com/");
  expect(of("http://localhost:4712")).toMatchObject({ provider: "tenant", issuer: "http://localhost:4712/" });
  expect(() => of("http://hotels.example")).toThrow("AUTH0_DOMAIN");
});

test("SIGN_IN_FOR names other Bellhops by origin, and only where this one signs people in", () => {
  const signInFor = (...given: string[]) =>
    identitySettings({ publicUrl: "https://app.example", signInFor: given }).signInFor;
  expect(signInFor("https://Two.example/", "http://localhost:4711")).toEqual([
    "https://two.example",
    "http://localhost:4711",
  ]);
  for (const wrong of [
    "two.example",
    "http://two.example",
    "https://two.example/app",
    "https://a@two.example",
    "*",
  ])
    expect(() => signInFor(wrong)).toThrow("SIGN_IN_FOR must be a comma-separated list");
  const auth0 = { domain: "hotels.eu.auth0.com", clientId: "c", audience: "urn:a" };
  const both = { publicUrl: "https://app.example", auth0, signInFor: ["https://two.example"] };
  expect(() => identitySettings(both)).toThrow("SIGN_IN_FOR cannot be set together");
});

test("SIGN_IN_ERROR_PATH is a path of the dashboard and leads nowhere else", () => {
  const errorPath = (given: string) =>
    identitySettings({ publicUrl: "https://app.example", errorPath: given }).errorPath;
  for (const path of ["/", "/about", "/about?from=sign-in"]) expect(errorPath(path)).toBe(path);
  for (const wrong of [
    "about",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "https://evil.example/",
    "https://app.example/about",
    "javascript:alert(1)",
    "/\t/evil.example",
  ])
    expect(() => errorPath(wrong), wrong).toThrow("SIGN_IN_ERROR_PATH must be a path");
});

test("an address with a path cannot be the public one", () => {
  expect(() => identitySettings({ publicUrl: "https://hotel.example/bellhop" })).toThrow("PUBLIC_URL");
});

test("an address where no browser can sign in is told in words, with the proxy that helps", () => {
  const warning = insecureOriginWarning("http://192.168.1.5:8080", 8080);
  expect(warning).toContain("http://192.168.1.5:8080. Browsers allow sign-in");
  expect(warning).toContain("caddy reverse-proxy --from https://192.168.1.5 --to 127.0.0.1:8080");
  expect(warning).toContain("PUBLIC_URL=https://192.168.1.5 TRUST_PROXY=1 npm start");
  for (const fine of [
    "https://app.example",
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
  ]) {
    expect(insecureOriginWarning(fine, 3000)).toBeUndefined();
  }
});

test("what other devices on the network can do is said where only this machine is secure", () => {
  const hint = otherDevicesHint("192.168.1.5", 3000);
  expect(hint).toContain("http://192.168.1.5:3000");
  expect(hint).toContain("caddy reverse-proxy --from https://192.168.1.5");
});
