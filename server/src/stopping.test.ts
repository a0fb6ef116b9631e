import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { liveEventsPath } from "@bellhop/contract/live";
import pg from "pg";
import { expect, test } from "vitest";
import { asOwner } from "./testing/as-owner.ts";
import { startBellhop } from "./testing/running-bellhop.ts";
import { signInOverHttp } from "./testing/sign-in-over-http.ts";
import { testDatabase } from "./testing/test-database.ts";
import { textsBody } from "./testing/webhook.ts";

const secret = "an app secret for this test";

const { url } = await testDatabase();
const start = () => startBellhop({ env: { DATABASE_URL: url, WHATSAPP_APP_SECRET: secret, DEMO: "1" } });

function delivers(to: string, id: string): Promise<Response> {
  const body = textsBody("no-venue-has-this-number", [{ from: "15550701", id, text: "Hello" }]);
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
  return fetch(`${to}/webhooks/whatsapp`, { method: "POST", headers, body });
}

const isRefused = (call: Promise<Response>) =>
  call.then(
    () => false,
    () => true,
  );

test("a process that is stopped, even twice, finishes its work and accepts nothing new", {
  timeout: 60_000,
}, async () => {
  const bellhop = await start();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    const token = await signInOverHttp(bellhop.url, {
      email: "owner@belvedere.example",
      password: bellhop.password,
    });
    const stream = await fetch(`${bellhop.url}${liveEventsPath}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    // A client that never sends the rest of its request delays nothing.
    const halfSaid = net.connect(Number(new URL(bellhop.url).port), "localhost");
    halfSaid.on("error", () => {});
    halfSaid.write("POST /webhooks/whatsapp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf");

    await owner.query("begin");
    await owner.query("lock table webhook_deliveries in access exclusive mode");
    const inFlight = delivers(bellhop.url, "wamid.stop.1");
    const waits =
      "select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())";
    await expect.poll(async () => (await owner.query(waits)).rowCount).toBeGreaterThan(0);

    process.kill(bellhop.pid, "SIGTERM");
    await expect.poll(() => bellhop.printed()).toContain("Stopping");
    process.kill(bellhop.pid, "SIGTERM");
    process.kill(bellhop.pid, "SIGINT");
    // Not by a delivery: one that is still accepted would wait for the lock until both are cut off.
    await expect.poll(() => isRefused(fetch(`${bellhop.url}/healthz`))).toBe(true);
    expect(await isRefused(delivers(bellhop.url, "wamid.stop.2"))).toBe(true);
    await owner.query("rollback");
    expect((await inFlight).status).toBe(200);
    await stream.text();
    // After the grace period the exit code would be 1.
    expect(await bellhop.ended).toEqual({ code: 0, signal: null });
    const kept = await asOwner(url, "select body from webhook_deliveries");
    expect(kept.filter(({ body }) => String(body).includes("wamid.stop"))).toHaveLength(1);
  } finally {
    await owner.end();
    await bellhop.stop();
  }
});

test("a process that is stopped while starting leaves no database behind, and the next one starts", {
  timeout: 120_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-stop-"));
  try {
    for (const moment of ["Starting the database", "Updating the database", "Updating the database"]) {
      expect(await startsAndStopsAt(moment, dataDir)).toEqual([0, null]);
      const pidFile = path.join(dataDir, "postgres/cluster/postmaster.pid");
      const pid = existsSync(pidFile) ? Number((await readFile(pidFile, "utf8")).split("\n")[0]) : undefined;
      expect(pid).toBeUndefined();
    }
    const bellhop = await startBellhop({ dataDir });
    await bellhop.stop();
    expect((await bellhop.ended).code).toBe(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function startsAndStopsAt(moment: string, dataDir: string) {
  const program = fileURLToPath(new URL("./main.ts", import.meta.url));
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: "0",
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, [program], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit");
  child.stdout.on("data", (chunk: Buffer) => {
    if (chunk.toString().includes(moment)) child.kill("SIGTERM");
  });
  return ended;
}
