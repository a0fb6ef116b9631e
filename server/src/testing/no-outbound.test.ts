import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import net from "node:net";
import { fetch as undiciFetch } from "undici";
import { expect, test } from "vitest";
import { takeRefused } from "./no-outbound.ts";

test("every outbound request fails, and one to this machine passes", async () => {
  const server = createServer((_, answer) => answer.end("here")).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");
  expect(await (await undiciFetch(`http://localhost:${port}/`)).text()).toBe("here");
  expect(takeRefused()).toEqual([]);

  await expect(fetch("http://192.0.2.1/")).rejects.toThrow();
  await expect(undiciFetch("https://hotel.example/")).rejects.toThrow();
  const socket = net.connect(25, "mail.example");
  await new Promise((resolve) => socket.once("error", resolve));
  expect(takeRefused()).toEqual(["192.0.2.1:80", "hotel.example:443", "mail.example:25"]);
  server.close();
});
