import { createHmac, randomBytes } from "node:crypto";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { startEmbeddedPostgres } from "./platform/embedded-postgres/index.ts";
import { asOwner } from "./testing/as-owner.ts";
import { type RunningBellhop, startBellhop } from "./testing/running-bellhop.ts";
import { smallDisk } from "./testing/small-disk.ts";
import { textsBody } from "./testing/webhook.ts";

vi.setConfig({ testTimeout: 180_000 });

/** Mounting a small disk needs root; otherwise these tests are skipped. */
const disk = await smallDisk("150m");
const isMounted = disk !== undefined;
const dataDir = path.join(disk?.folder ?? "", "data");
const fill = () => disk?.fill();
afterAll(() => disk?.remove());

const secret = "the secret of the app";
let delivered = 0;
const accepted: string[] = [];

/** A guest writes a lot; returns the status. */
async function deliver(bellhop: RunningBellhop): Promise<number> {
  const text = randomBytes(300_000).toString("base64");
  const id = `wamid.full.${delivered++}`;
  const body = textsBody("9001", [{ from: "15557001", id, text }]);
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
  const url = `${bellhop.url}/webhooks/whatsapp`;
  const { status } = await fetch(url, { method: "POST", headers, body });
  if (status === 200) accepted.push(id);
  return status;
}

const env = { WHATSAPP_APP_SECRET: secret, WHATSAPP_GRAPH_URL: "http://127.0.0.1:9" };

test.skipIf(!isMounted)(
  "a full disk is reported at the start, naming DATA_DIR (needs root with mount rights)",
  async () => {
    fill();
    await expect(startBellhop({ dataDir, env })).rejects.toThrow(/The disk of DATA_DIR .*data is full/);
    await disk?.empty();
  },
);

test.skipIf(!isMounted)(
  "a disk that fills up at run time is reported, costs no message, and is survived",
  async () => {
    const bellhop = await startBellhop({ dataDir, env });
    try {
      expect(await deliver(bellhop)).toBe(200);
      fill();
      const answers = new Set<number>();
      await expect
        .poll(async () => answers.add(await deliver(bellhop)).has(503), { timeout: 60_000 })
        .toBe(true);
      expect([...answers].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await expect.poll(bellhop.printed).toMatch(/The disk of DATA_DIR .*data is full/);
      expect((await fetch(`${bellhop.url}/healthz`)).status).toBe(200);
      const readiness = await fetch(`${bellhop.url}/readyz`);
      expect([readiness.status, await readiness.json()]).toEqual([
        503,
        expect.objectContaining({ reason: "database_full" }),
      ]);

      await disk?.empty();
      await expect.poll(() => deliver(bellhop), { timeout: 60_000, interval: 250 }).toBe(200);
      await expect
        .poll(async () => (await fetch(`${bellhop.url}/readyz`)).status, { timeout: 60_000, interval: 250 })
        .toBe(200);
    } finally {
      await bellhop.stop();
    }

    fill();
    await expect(startBellhop({ dataDir, env })).rejects.toThrow(/The disk of DATA_DIR .*data is full/);
    await disk?.empty();
    const again = await startBellhop({ dataDir, env });
    expect(await deliver(again)).toBe(200);
    await again.stop();

    const database = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} } });
    const [route] = await asOwner(
      database.url,
      "select routed_venue_id from number_routes where phone_number_id = '9001'",
    );
    const kept = await asOwner(
      database.url,
      "select provider_message_id as id from messages where provider_message_id like 'wamid.full.%'",
      Number(route?.routed_venue_id),
    );
    await database.stop();
    const ids = new Set(kept.map((message) => message.id));
    expect(accepted.length).toBeGreaterThan(2);
    expect(accepted.filter((id) => !ids.has(id))).toEqual([]);
  },
);
