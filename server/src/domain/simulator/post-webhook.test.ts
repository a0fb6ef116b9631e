import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { postWebhook } from "./post-webhook.ts";

test("a call without a response reports the system's error code, or a time-out", async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const call = { body: "{}", signature: "sha256=0" };
  expect(await postWebhook(url, call, 50)).toEqual({ problem: "TimeoutError" });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await postWebhook(url, call)).toEqual({ problem: "ECONNREFUSED" });
});
