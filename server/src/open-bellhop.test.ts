import { expect, test } from "vitest";
import { testBellhop } from "./testing/bellhop.ts";

test("a process reaches a door that it does not open itself under the public address", async () => {
  const { parts } = await testBellhop({ DOORS: "webhooks", PUBLIC_URL: "https://bellhop.example" });
  expect(parts.selfUrl("webhooks")).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(parts.selfUrl("http")).toBe("https://bellhop.example");
  expect(parts.selfUrl()).toBe("https://bellhop.example");
});
