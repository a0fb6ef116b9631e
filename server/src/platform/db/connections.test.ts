import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { openLog } from "../log.ts";
import { causeOfDatabase, openPool } from "./connections.ts";

const log = openLog("fatal");

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function queryAt(url: string) {
  const pool = openPool(url, log, { name: "test", max: 1 });
  return failureOf(pool.query("select 1").finally(() => pool.end()));
}

/** A host that ends every connection. */
async function brokenHost() {
  const server = createServer((socket) => socket.resetAndDestroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { port: typeof address === "object" ? address?.port : 0, server };
}

const refusedByOther = () =>
  failureOf(
    new Promise((resolve, reject) => connect(1, "127.0.0.1", () => resolve(undefined)).on("error", reject)),
  );

const withCode = (code: string) => Object.assign(new Error("no"), { code });

test("only a connection to the database that fails means that the database is away", async () => {
  const { port, server } = await brokenHost();
  const failures = {
    "the database refuses": await queryAt("postgres://bellhop@127.0.0.1:1/bellhop"),
    "the database breaks off": await queryAt(`postgres://bellhop@127.0.0.1:${port}/bellhop`),
    "the database shuts down": withCode("57P01"),
    "another host refuses": await refusedByOther(),
    "a mail server breaks off": withCode("ECONNECTION"),
    "a push service is not found": withCode("ENOTFOUND"),
    "a value is refused": withCode("23505"),
  };
  const causes = Object.entries(failures).map(([what, error]) => [what, causeOfDatabase(error)]);
  expect(Object.fromEntries(causes)).toEqual({
    "the database refuses": "database_away",
    "the database breaks off": "database_away",
    "the database shuts down": "database_away",
    "another host refuses": undefined,
    "a mail server breaks off": undefined,
    "a push service is not found": undefined,
    "a value is refused": undefined,
  });
  server.close();
});
