import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

/** The server tries the same ones. */
const corpus = import.meta.glob<string[]>("/../fakes/links/leading-elsewhere.json", {
  eager: true,
  import: "default",
});
const origins = ["http://localhost:3000", "https://bellhop.hotel.example"];

function openRedirects(origin: string): string[] {
  const { host, hostname, port, protocol } = new URL(origin);
  const names: Record<string, string> = { origin, host, hostname, port, scheme: protocol };
  return Object.values(corpus)
    .flat()
    .map((one) => one.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole));
}

test.each(origins)("whatever was saved, one comes back to a path of %s", (origin) => {
  const saved = openRedirects(origin);
  expect(saved.length).toBeGreaterThan(60);
  for (const address of saved) {
    const path = returnPath(address, origin);
    expect(path, address).toMatch(/^\/(?![/\\])/);
    expect(new URL(path, origin).origin, address).toBe(origin);
  }
});

test("a path of ours is kept whole", () => {
  const [origin] = origins as [string];
  for (const path of ["/messages/7?tab=mine#last", "/home", "/", "/?a=//b", "/home#//b"])
    expect(returnPath(path, origin)).toBe(path);
  expect(returnPath(`${origin}/home`, origin)).toBe("/home");
});

test("addresses of other sites and values that are no path lead home", () => {
  const origin = "https://app.example";
  expect(returnPath("/messages/7?tab=mine#last", origin)).toBe("/messages/7?tab=mine#last");
  const elsewhere = [
    "//elsewhere.example/x",
    "/\\elsewhere.example",
    "https://elsewhere.example",
    "javascript:alert(1)",
  ];
  for (const saved of [...elsewhere, undefined, 7, null]) expect(returnPath(saved, origin)).toBe("/");
});
