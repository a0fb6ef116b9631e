import { createHmac } from "node:crypto";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { listConversations } from "@bellhop/contract/conversations";
import { type HealthPart, readHealth } from "@bellhop/contract/health";
import { changeSettings } from "@bellhop/contract/settings";
import { asOwner, databaseUrl } from "./as-owner.ts";
import type { RunningBellhop } from "./running-bellhop.ts";
import { signInOverHttp } from "./sign-in-over-http.ts";
import { textsBody } from "./webhook.ts";

/** The columns of the table of faults. */
export type Seen = {
  /** A guest's message from WhatsApp, and a manager's change: status codes, and the cause in the problem document. */
  webhook: number;
  change: number;
  cause: string;
  /** The inbox, and the guest page. */
  read: number;
  page: number;
  readyz: string;
  reads: string;
  about: string;
  /** The first line of the log about it. */
  log: string;
};

export const appSecret = "the app secret of the faults";

/** A Bellhop with the demo, seen by a manager, a guest, WhatsApp and a reverse proxy. */
export async function watchFaults(bellhop: RunningBellhop, ownerUrl: string) {
  const signIn = () =>
    signInOverHttp(bellhop.url, { email: "owner@belvedere.example", password: bellhop.password });
  let token = await signIn();
  const [page] = await asOwner(
    ownerUrl,
    "select public_key as key from venues where name = 'Hotel Belvedere'",
  );
  let deliveries = 0;

  async function ask<C extends Call>(call: C, input: InputOf<C>) {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(input) };
    const response = await fetch(`${bellhop.url}${call.path}`, init);
    const body = (await response.json()) as OutputOf<C> & { params?: { cause?: string } };
    return { status: response.status, body };
  }

  async function deliver(text = "When is breakfast?", from = "15557001"): Promise<number> {
    const id = `wamid.fault.${deliveries++}`;
    const body = textsBody("9001", [{ from, id, text }]);
    const signature = createHmac("sha256", appSecret).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
    return (await fetch(`${bellhop.url}/webhooks/whatsapp`, { method: "POST", headers, body })).status;
  }

  async function readiness(path: string): Promise<string> {
    const response = await fetch(`${bellhop.url}${path}`);
    const { reason } = (await response.json()) as { reason?: string };
    return [response.status, reason].filter(Boolean).join(" ");
  }

  async function aboutOf(part: HealthPart): Promise<string> {
    const { status, body } = await ask(readHealth, {});
    if (status !== 200) return String(status);
    const found = body.parts.find((one) => one.part === part);
    return [found?.state, found?.reason].filter(Boolean).join(" ");
  }

  return {
    /** Gets a new access token, as a browser does after a 401. */
    async renew() {
      token = await signIn();
    },
    ask,
    deliver,
    readiness,
    aboutOf,
    logged: () =>
      bellhop
        .printed()
        .split("\n")
        .flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Record<string, unknown>] : [])),
    /** `since` is how many lines of the log came before. */
    async see(part: HealthPart, message: string, since = 0): Promise<Seen> {
      const webhook = await deliver();
      const change = await ask(changeSettings, { functionality: { translation: deliveries % 2 === 0 } });
      const [read, shown] = await Promise.all([
        ask(listConversations, { tab: "all" }),
        fetch(`${bellhop.url}/g/${page?.key}`),
      ]);
      return {
        webhook,
        change: change.status,
        cause: change.body.params?.cause ?? "",
        read: read.status,
        page: shown.status,
        readyz: await readiness("/readyz"),
        reads: await readiness("/readyz/reads"),
        about: await aboutOf(part),
        log: this.logged()
          .slice(since)
          .some(({ msg }) => msg === message)
          ? message
          : "",
      };
    },
  };
}

export type WatchedBellhop = Awaited<ReturnType<typeof watchFaults>>;

export type DatabaseFaultCase = {
  fault: string;
  begin(ownerUrl: string): Promise<unknown>;
  end(ownerUrl: string): Promise<unknown>;
  seen: Omit<Seen, "log"> & { log: string };
};

/** Also ends every connection, as a failover does. Connects to another database, which has no fault. */
const alter = (change: string) => async (ownerUrl: string) => {
  const name = new URL(ownerUrl).pathname.slice(1);
  const elsewhere = databaseUrl(ownerUrl, "postgres");
  await asOwner(elsewhere, `alter database ${name} ${change}`);
  await asOwner(
    elsewhere,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
};

const stillReads = { webhook: 503, change: 503, read: 200, page: 200 };
const nothingStored = "nothing can be stored in the database";

/** Database faults that need no separate disk. */
export const databaseFaults: DatabaseFaultCase[] = [
  {
    fault: "read-only, as after a failover to a standby",
    begin: alter("set default_transaction_read_only = on"),
    end: (ownerUrl) =>
      asOwner(
        databaseUrl(ownerUrl, "postgres"),
        `alter database ${new URL(ownerUrl).pathname.slice(1)} reset default_transaction_read_only`,
      ),
    seen: {
      ...stillReads,
      cause: "database_read_only",
      readyz: "503 database_read_only",
      reads: "200 database_read_only",
      about: "down read_only",
      log: nothingStored,
    },
  },
  {
    fault: "its disk is full",
    // PostgreSQL reports a full disk this way.
    begin: (ownerUrl) =>
      asOwner(
        ownerUrl,
        `create function is_full() returns trigger language plpgsql as $$ begin
           raise exception 'could not extend file' using errcode = '53100'; end $$;
         create trigger full_1 before insert on webhook_deliveries execute function is_full();
         create trigger full_2 before update on venues execute function is_full()`,
      ),
    end: (ownerUrl) => asOwner(ownerUrl, "drop function is_full cascade"),
    seen: {
      ...stillReads,
      cause: "database_full",
      readyz: "503 database_full",
      reads: "200 database_full",
      about: "down full",
      log: nothingStored,
    },
  },
  {
    fault: "no connections left",
    begin: alter("connection limit 0"),
    end: alter("connection limit -1"),
    seen: {
      webhook: 503,
      change: 503,
      cause: "database_overloaded",
      read: 503,
      page: 503,
      readyz: "503 database_overloaded",
      reads: "503 database_overloaded",
      about: "503",
      log: nothingStored,
    },
  },
  {
    fault: "away",
    begin: alter("allow_connections false"),
    end: alter("allow_connections true"),
    seen: {
      webhook: 503,
      change: 503,
      cause: "database_away",
      read: 503,
      page: 503,
      readyz: "503 database_away",
      reads: "503 database_away",
      about: "503",
      log: "the database does not answer",
    },
  },
];

export const seenWithoutFault: Omit<Seen, "log"> = {
  webhook: 200,
  change: 200,
  cause: "",
  read: 200,
  page: 200,
  readyz: "200",
  reads: "200",
  about: "works",
};
