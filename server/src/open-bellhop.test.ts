import { expect, test } from "vitest";
import { testBellhop } from "./testing/bellhop.ts";

test("a process reaches doors of other processes under the public address", async () => {
  const { services } = await testBellhop({ DOORS: "webhooks", PUBLIC_URL: "https://bellhop.example" });
  expect(services.selfUrl("webhooks")).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(services.selfUrl("http")).toBe("https://bellhop.example");
  expect(services.selfUrl()).toBe("https://bellhop.example");
});
