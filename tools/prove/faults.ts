// Causes real faults, and checks what a hotel, a proxy and an operator see: status codes, `/readyz`, About and the log.
// `npm run prove -- faults`
import { randomBytes } from "node:crypto";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { listConversations } from "@bellhop/contract/conversations";
import type { HealthPart } from "@bellhop/contract/health";
import { inviteMember } from "@bellhop/contract/invitations";
import { sendReply } from "@bellhop/contract/messages";
import { until } from "../../chaos/waiting.ts";
import { startEmbeddedPostgres } from "../../server/src/platform/embedded-postgres/index.ts";
import { newId } from "../../server/src/platform/ids.ts";
import { asOwner, databaseUrl, embeddedDatabaseUrl } from "../../server/src/testing/as-owner.ts";
import {
  appSecret,
  databaseFaults,
  type Seen,
  seenWithoutFault,
  type WatchedBellhop,
  watchFaults,
} from "../../server/src/testing/faults.ts";
import { type RunningBellhop, startBellhop } from "../../server/src/testing/running-bellhop.ts";
import { startGraph } from "../../server/src/testing/running-graph.ts";
import { startMail } from "../../server/src/testing/running-mail.ts";
import { smallDisk } from "../../server/src/testing/small-disk.ts";

const patienceMs = 30_000;

type Expected = Partial<Seen>;
type Row = { fault: string; holds: boolean; recovers: boolean; expected: Expected; seen: Partial<Seen> };
type Case = {
  fault: string;
  part: HealthPart;
  expected: Expected;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
  /** Adds what only this fault shows. */
  see?: () => Promise<Partial<Seen>>;
};

const rows: Row[] = [];
const columns = ["webhook", "change", "cause", "read", "page", "readyz", "reads", "about", "log"] as const;
console.log(`| fault | ${columns.join(" | ")} | recovers |\n|${"---|".repeat(columns.length + 2)}`);

/** Begins the fault, waits until it looks as expected, ends it, and waits until everything works. */
async function measure(watched: WatchedBellhop, { fault, part, expected, begin, end, see }: Case) {
  let seen: Partial<Seen> = {};
  const looks = (state: Expected) => async () => {
    seen = { ...(await watched.see(part, state.log ?? "")), ...(await see?.()) };
    return Object.entries(state).every(([column, value]) =>
      isDeepStrictEqual(seen[column as keyof Seen], value),
    );
  };
  await begin();
  const holds = await until(patienceMs, looks(expected), 250);
  const during = seen;
  await end();
  const recovers = await until(patienceMs, looks(seenWithoutFault), 250);
  rows.push({ fault, holds, recovers, expected, seen: during });
  const cells = columns.map((column) => during[column] ?? "");
  console.log(
    `| ${fault} | ${cells.join(" | ")} | ${recovers ? "yes" : "NO"} |${holds ? "" : " NOT AS EXPECTED"}`,
  );
  if (!holds) console.log(`  expected: ${JSON.stringify(expected)}`);
}

const opened: (() => Promise<unknown>)[] = [];
const home = await mkdtemp(path.join(os.tmpdir(), "bellhop-faults-"));
opened.push(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));

async function start(env: Record<string, string>, dataDir?: string): Promise<RunningBellhop> {
  const usual = { DEMO: "1", WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: "a verify token" };
  const bellhop = await startBellhop({
    env: { ...usual, LOG_LEVEL: "info", ...env },
    ...(dataDir && { dataDir }),
  });
  opened.push(() => bellhop.stop());
  return bellhop;
}

const stored = { webhook: 200, change: 200, read: 200, page: 200, readyz: "200", reads: "200" };

try {
  const postgres = await startEmbeddedPostgres({ dataDir: home, log: { info() {}, warn() {} } });
  opened.push(() => postgres.stop());
  const ownerUrl = databaseUrl(postgres.url, "faults");
  await asOwner(postgres.url, "create database faults");
  const graph = await startGraph({ APP_SECRET: appSecret });
  const mail = await startMail();
  opened.push(
    () => graph.stop(),
    () => mail.stop(),
  );
  const disk = await smallDisk("40m");
  if (disk) opened.push(() => disk.remove());
  const bellhop = await start(
    {
      DATABASE_URL: ownerUrl,
      WHATSAPP_GRAPH_URL: graph.url,
      SMTP_URL: mail.smtpUrl,
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, "faults/set-clock.mjs")}`,
    },
    disk?.folder,
  );
  const watched = await watchFaults(bellhop, ownerUrl);
  const [venue] = await asOwner(
    ownerUrl,
    "select venue_id, public_key from venues where name = 'Hotel Belvedere'",
  );
  const inVenue = (sql: string) => asOwner(ownerUrl, sql, Number(venue?.venue_id));
  const page = `${bellhop.url}/g/${venue?.public_key}`;
  const nothing = async () => {};

  await measure(watched, {
    fault: "none",
    part: "database",
    expected: seenWithoutFault,
    begin: nothing,
    end: nothing,
  });

  /** Has the effect of `alter system` and a reload, which need a superuser. */
  const cluster = path.join(home, "postgres/cluster");
  const setReadOnly = async (value: string) => {
    const line = `default_transaction_read_only = ${value}\n`;
    await appendFile(path.join(cluster, "postgresql.auto.conf"), line);
    const [pid] = (await readFile(path.join(cluster, "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), "SIGHUP");
  };
  for (const one of databaseFaults) {
    // The embedded database below has a disk that is really full.
    if (one.seen.cause === "database_full") continue;
    await measure(watched, {
      fault: one.fault,
      part: "database",
      expected: one.seen,
      begin: () => one.begin(ownerUrl),
      end: () => one.end(ownerUrl),
    });
    if (one.seen.cause !== "database_read_only") continue;
    await measure(watched, {
      fault: "read-only for all connections at once",
      part: "database",
      expected: one.seen,
      begin: () => setReadOnly("on"),
      end: () => setReadOnly("off"),
    });
  }

  /** A guest sends a photo on the page; `cause` is that of the answer. */
  const photo = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  async function sendPhoto(): Promise<Partial<Seen>> {
    const form = new FormData();
    form.set("sent_as", newId());
    form.set("text", "");
    form.set("file", new Blob([photo], { type: "image/png" }), "photo.png");
    const response = await fetch(`${page}/files`, { method: "POST", body: form });
    const body = (await response.json().catch(() => ({}))) as { params?: { cause?: string } };
    return { change: response.status, cause: body.params?.cause ?? "" };
  }
  if (disk)
    for (const [fault, cause, about, begin, end] of [
      ["the disk of files is full", "files_full", "down full", disk.fill, disk.empty],
      [
        "the disk of files is read-only",
        "files_read_only",
        "down read_only",
        () => disk.makeReadOnly(true),
        () => disk.makeReadOnly(false),
      ],
    ] as const)
      await measure(watched, {
        fault: `${fault}; the change is a guest's photo`,
        part: "files",
        expected: { ...stored, change: 503, cause, about, log: "a file can't be stored" },
        begin: async () => begin(),
        end: async () => end(),
        see: sendPhoto,
      });

  for (const [fault, answer, about] of [
    // The message may have left: staff decide, and it does not wait.
    ["Graph answers 503", { code: 2, status: 503 }, "works"],
    ["Graph takes no more messages for now", { code: 130_429, status: 429 }, "degraded messages_wait"],
  ] as const)
    await measure(watched, {
      fault,
      part: "whatsapp",
      expected: { ...stored, about, log: "WhatsApp did not take a message" },
      async begin() {
        await graph.control("POST", "faults", { fault: "error", ...answer, next: 1_000 });
        const { items } = (await watched.ask(listConversations, { tab: "all" })).body;
        const conversation = items.find(({ guest }) => guest.phone === "+15557001");
        const conversation_id = conversation?.conversation_id ?? "";
        await watched.ask(sendReply, { conversation_id, message_id: newId(), text: "Good evening!" });
      },
      /** Lets them look as if they had waited for that long. */
      async see() {
        await inVenue(
          "update messages set created_at = now() - interval '5 minutes' where state in ('queued', 'sending')",
        );
        return {};
      },
      async end() {
        await graph.control("DELETE", "faults");
      },
    });

  await measure(watched, {
    fault: "the mail server is busy",
    part: "mail",
    expected: { ...stored, about: "degraded mails_wait", log: "job failed; it runs again" },
    async begin() {
      await mail.fault({ fault: "busy", code: 451, next: 1_000 });
      const person = { email: `${newId()}@hotel.example`, role: "staff", language: "en" } as const;
      await watched.ask(inviteMember, { ...person, venue_ids: [Number(venue?.venue_id)] });
      await asOwner(
        ownerUrl,
        "update mails set queued_at = now() - interval '10 minutes' where state = 'queued'",
      );
    },
    end: () => mail.clear(),
  });

  const cookies = new Map<string, string>();
  const keepCookies = ({ headers }: Response) => {
    for (const [, name = "", value = ""] of headers
      .getSetCookie()
      .map((one) => /^([^=]+)=([^;]*)/.exec(one) ?? []))
      cookies.set(name, value);
  };
  // The first message begins a session, which later ones belong to.
  const write = async () => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "content-type": "application/json", cookie };
    const body = JSON.stringify({ sent_as: newId(), text: "Where is the pool?" });
    const answer = await fetch(`${page}/messages`, { method: "POST", headers, body });
    keepCookies(answer);
    return answer.status;
  };
  keepCookies(await fetch(page));
  while ((await write()) !== 429);
  const limitedAtMs = performance.now();
  process.kill(bellhop.pid, "SIGUSR2");
  const isFree = await until(90_000, async () => (await write()) === 200, 2_000);
  const waitedS = Math.round((performance.now() - limitedAtMs) / 1_000);
  console.log(`A guest who was limited, and the clock is set back an hour: free after ${waitedS} s`);
  const expected = { ...stored, about: "works" };
  await measure(watched, {
    fault: "the clock was set back an hour",
    part: "jobs",
    expected,
    // Access tokens from the future are refused, so browsers get new ones.
    begin: () => watched.renew(),
    end: nothing,
  });
  const answered = async () =>
    Number(
      (await inVenue("select count(*)::int as n from messages where author = 'assistant' and text <> ''"))[0]
        ?.n,
    );
  const before = await answered();
  await watched.deliver("When is breakfast served?", "15557002");
  const isAnswered = await until(20_000, async () => (await answered()) > before);
  console.log(`A guest who writes then is ${isAnswered ? "answered" : "NOT ANSWERED"}`);

  const big = await smallDisk("160m");
  if (big) {
    opened.push(() => big.remove());
    const dataDir = path.join(big.folder, "data");
    const alone = await start({ WHATSAPP_GRAPH_URL: graph.url }, dataDir);
    const seenAlone = await watchFaults(alone, await embeddedDatabaseUrl(dataDir));
    const large = () => seenAlone.deliver(randomBytes(300_000).toString("base64"));
    await measure(seenAlone, {
      fault: "the disk of the embedded database is full; the webhook is large",
      part: "database",
      expected: {
        webhook: 503,
        read: 200,
        page: 200,
        readyz: "503 database_full",
        reads: "200 database_full",
        about: "down full",
        log: "nothing can be stored in the database",
      },
      begin: async () => big.fill(),
      end: () => big.empty(),
      see: async () => ({ webhook: await large() }),
    });
  }

  const isSkipped = !disk || !big;
  if (isSkipped) console.log("The faults of disks were left out: mounting a small disk needs root.");
  const holds = rows.every((row) => row.holds && row.recovers) && isFree && isAnswered && !isSkipped;
  console.log(
    JSON.stringify({ proof: "faults", holds, limited_guest_waited_s: waitedS, answered: isAnswered, rows }),
  );
  process.exitCode = holds ? 0 : 1;
} finally {
  for (const close of opened.toReversed()) await close();
}
process.exit();
