import { once } from "node:events";
import net from "node:net";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { listen } from "./app.ts";

test("a port that another program has is named, with the ways out", async () => {
  const other = net.createServer().listen(0, "::");
  await once(other, "listening");
  const { port } = other.address() as net.AddressInfo;
  const app = Fastify();
  await expect(listen(app, port)).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or start Bellhop with PORT=0 or another PORT.`,
  );
  await app.close();
  other.close();
});
