import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { markDone } from "@bellhop/contract/conversations";
import { planDuty, registerDevice } from "@bellhop/contract/notifications";
import { changeSettings } from "@bellhop/contract/settings";
import { asOwner } from "../server/src/testing/as-owner.ts";
import { demoSecretKey } from "../server/src/testing/demo-files.ts";
import { portOfItsOwn } from "../server/src/testing/port-of-its-own.ts";
import { randomFrom } from "../server/src/testing/random.ts";
import { type SpawnedBellhop, spawnBellhop } from "../server/src/testing/running-bellhop.ts";
import { startGraph } from "../server/src/testing/running-graph.ts";
import { startMail } from "../server/src/testing/running-mail.ts";
import { type ArrivedPush, startPush } from "../server/src/testing/running-push.ts";
import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { startBellhopUnderTest } from "./bellhop-under-test.ts";
import { bodyOf, signatureOf } from "./bodies.ts";
import { until } from "./waiting.ts";

export type NotificationsPlan = {
  seed: number;
  alerts: number;
  /** Deaths of one of the two processes while alerts are raised. */
  kills: number;
  /** Alerts one after the other before anything is broken, to measure. */
  measured: number;
  say(line: string): void;
};

export type NotificationsOutcome = {
  alerts: number;
  settledInTime: number;
  pushes: number;
  mails: number;
  /** Arrived again after an answer was lost, with the same id: a device shows them once. */
  repeats: number;
  dropped: number;
  /** From the webhook to the push service, of the measured alerts. */
  milliseconds: { median: number; max: number };
  /** Violations, as sentences. */
  wrong: string[];
};

const owner = "owner@belvedere.example";
const staff = "staff@belvedere.example";
const appSecret = "the app secret of a trial";
const number = "9001";
const text = "There is a fire in my room, help!";
/** The last step, by e-mail. */
const ownerMinutes = 1;
const settleChance = 0.5;
const endsWithinMs = 10 * 60_000;

type Raised = { phone: string; at: number };
type Row = {
  notification_id: string;
  ladder_id: string;
  phone: string;
  step: string;
  way: string;
  target_id: string | null;
  member_id: string | null;
  state: string;
  attempts: number;
};

/**
 * Guests report emergencies while two processes are killed with SIGKILL, and while the push service and the mail server
 * are slow, refuse, break connections and lose answers. Judged from outside: by what the service and the server took.
 */
export async function runNotificationsTrial(plan: NotificationsPlan): Promise<NotificationsOutcome> {
  const { say } = plan;
  const random = randomFrom(plan.seed);
  const push = await startPush();
  const mail = await startMail();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-notifications-"));
  const graph = await startGraph({ APP_SECRET: appSecret });
  const common = {
    ...{ DEMO: "1", SECRET_KEY: demoSecretKey, LOG_LEVEL: "fatal" },
    ...{ WHATSAPP_GRAPH_URL: graph.url, WHATSAPP_APP_SECRET: appSecret, DEMO_PHONE_NUMBER_ID: number },
    ...{ SMTP_URL: mail.smtpUrl, SAFE_FETCH_ALLOW: push.host },
  };
  // It keeps PostgreSQL and answers the dashboard; the two that work are killed.
  const host = await startBellhopUnderTest(dataDir, { ...common, DOORS: "http" });
  await host.start();
  const ownerUrl = await host.ownerUrl();
  const [first] = await asOwner(ownerUrl, "select venue_id from venues order by venue_id limit 1");
  const venueId = Number(first?.venue_id);
  const workers = [await worker(), await worker()];
  const wrong: string[] = [];
  const raised: Raised[] = [];
  /** When a member had settled a guest's alert for sure, by the guest's phone. */
  const settledAt = new Map<string, number>();
  let kills = 0;

  try {
    const subscriptions = await setUp();
    const milliseconds = await measure();
    await raiseUnderFaults();
    await push.clearFaults();
    await mail.clearFaults();
    if (!(await until(endsWithinMs, isQuiet, 1_000)))
      wrong.push("notifications still wait after ten minutes");
    return await judge(subscriptions, milliseconds);
  } finally {
    for (const { process } of workers) await process.kill();
    await host.stop();
    await Promise.all([graph.stop(), push.stop(), mail.stop()]);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  async function worker() {
    const port = String(await portOfItsOwn());
    const start = () =>
      spawnBellhop({
        dataDir: path.join(dataDir, `worker-${port}`),
        env: {
          ...common,
          ...{ DATABASE_URL: ownerUrl, DEMO_PASSWORD: host.password, PUBLIC_URL: host.url },
          ...{ PORT: port, DOORS: "webhooks,jobs" },
        },
      });
    const process = await start();
    await process.ready;
    return { url: `http://localhost:${port}`, process: process as SpawnedBellhop, start };
  }

  async function ask<C extends Call>(token: string, call: C, input: InputOf<C>) {
    const response = await fetch(`${host.url}${call.path}`, {
      method: call.method,
      headers: {
        ...{ authorization: `Bearer ${token}`, "bellhop-venue": String(venueId) },
        "content-type": "application/json",
      },
      body: JSON.stringify(input),
    });
    return { status: response.status, body: (await response.json()) as OutputOf<C> };
  }

  /** Both members have a phone; nothing is quiet, and managers have no step of their own. */
  async function setUp() {
    const tokens = [await signIn(owner), await signIn(staff)];
    const { status } = await ask(tokens[0] ?? "", changeSettings, {
      notifications: {
        ...{ push_minutes: 0, manager_minutes: 0, owner_minutes: ownerMinutes },
        ...{ quiet_from: "00:00", quiet_to: "00:00" },
      },
    });
    if (status !== 200) throw new Error(`The settings were answered with ${status}`);
    const subscriptions = [];
    for (const token of tokens) {
      await ask(token, planDuty, { plan: null });
      const subscribed = await push.subscribe();
      const { endpoint, keys } = subscribed;
      const registered = await ask(token, registerDevice, {
        subscription: { endpoint, keys },
        name: "Phone",
      });
      if (registered.status !== 200) throw new Error("A device was not registered");
      subscriptions.push(subscribed);
    }
    return subscriptions;
  }

  async function signIn(email: string) {
    return signInOverHttp(host.url, { email, password: host.password });
  }

  /** Repeated until it is stored, as WhatsApp does. */
  async function report(phone: string): Promise<void> {
    const id = `wamid.trial.${randomUUID()}`;
    for (let attempt = 0; ; attempt++) {
      const { bytes } = bodyOf([{ id, phone, number, text, at: new Date() }]);
      const to = workers[attempt % workers.length];
      const answered = await fetch(`${to?.url}/webhooks/whatsapp`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-hub-signature-256": signatureOf(bytes, appSecret) },
        body: bytes,
        signal: AbortSignal.timeout(15_000),
      }).catch(() => undefined);
      if (answered?.status === 200) break;
      await pause(200);
    }
    raised.push({ phone, at: Date.now() });
  }

  async function measure() {
    const took: number[] = [];
    for (let n = 0; n < plan.measured; n++) {
      const phone = `4915200${String(n).padStart(5, "0")}`;
      const before = (await push.pushesTo()).length;
      const begun = Date.now();
      await report(phone);
      await until(15_000, async () => (await push.pushesTo()).length > before, 20);
      const [first] = (await push.pushesTo()).slice(before);
      if (first) took.push(new Date(first.at).getTime() - begun);
      else wrong.push("a measured emergency reached no device");
    }
    took.sort((a, b) => a - b);
    const milliseconds = { median: took[Math.floor(took.length / 2)] ?? 0, max: took.at(-1) ?? 0 };
    say(`webhook to push: median ${milliseconds.median} ms, longest ${milliseconds.max} ms`);
    return milliseconds;
  }

  async function raiseUnderFaults() {
    const token = { value: await signIn(owner), at: Date.now() };
    const every = Math.max(1, Math.floor(plan.alerts / (plan.kills + 1)));
    const settling: Promise<void>[] = [];
    for (let n = 0; n < plan.alerts; n++) {
      if (n % 10 === 0) await breakSomething();
      const phone = `4915100${String(n).padStart(5, "0")}`;
      await report(phone);
      if (Date.now() - token.at > 5 * 60_000)
        Object.assign(token, { value: await signIn(owner), at: Date.now() });
      if (random.chance(settleChance)) settling.push(settle(token.value, phone, random.below(20_000)));
      if (n > 0 && n % every === 0 && kills < plan.kills) await killOne();
      if (n % 100 === 99) say(`${n + 1} emergencies, ${kills} kills`);
    }
    await Promise.all(settling);
  }

  async function settle(token: string, phone: string, afterMs: number) {
    await pause(afterMs);
    const [row] = await asOwner(
      ownerUrl,
      `select c.conversation_id from conversations c join guests g using (venue_id, guest_id) where g.phone = '+${phone}'`,
      venueId,
    );
    if (!row) return void wrong.push(`${phone} has no conversation`);
    for (;;) {
      const { status } = await ask(token, markDone, { conversation_id: String(row.conversation_id) });
      if (status === 200) return void settledAt.set(phone, Date.now());
      // A member tries again.
      if (status !== 503) return void wrong.push(`an alert could not be settled: ${status}`);
      await pause(500);
    }
  }

  async function breakSomething() {
    const next = random.between(1, 4);
    const faults = [
      () => push.fault({ fault: "slow", ms: random.between(500, 4_000), next }),
      () => push.fault({ fault: "status", status: 429, retryAfter: "1", next }),
      () => push.fault({ fault: "status", status: 503, next }),
      () => push.fault({ fault: "drop", taken: false, next }),
      () => push.fault({ fault: "drop", taken: true, next }),
      () => push.dead(random.between(500, 3_000)),
      () => mail.fault({ fault: "slow", ms: random.between(500, 4_000), next }),
      () => mail.fault({ fault: "busy", code: 451, next }),
      () => mail.fault({ fault: "drop", taken: false, next }),
      () => mail.fault({ fault: "drop", taken: true, next }),
    ];
    await faults[random.below(faults.length)]?.();
  }

  async function killOne() {
    const victim = workers[random.below(workers.length)];
    if (!victim) return;
    await victim.process.kill();
    kills += 1;
    victim.process = await victim.start();
    // The other one works meanwhile.
    victim.process.ready.catch(() => {});
  }

  async function rowsOf(): Promise<Row[]> {
    return (await asOwner(
      ownerUrl,
      `select n.notification_id, n.ladder_id, g.phone, n.step, n.way, n.target_id, n.member_id, n.state, n.attempts
       from notifications n
       join notification_ladders l using (venue_id, ladder_id)
       join conversations c on c.venue_id = l.venue_id and c.conversation_id = l.thing_id
       join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
       where n.what = 'step' and l.cause = 'emergency' and n.way in ('push', 'email') and g.phone like '+4915_00%'`,
      venueId,
    )) as Row[];
  }

  async function isQuiet(): Promise<boolean> {
    const [waiting] = await asOwner(
      ownerUrl,
      `select (select count(*) from notifications where state in ('queued', 'sending'))
         + (select count(*) from notification_ladders where next_at is not null and cause = 'emergency') as n`,
      venueId,
    );
    const [jobs] = await asOwner(
      ownerUrl,
      `select count(*) as n from pgboss.job_common where name in ('follow-alerts', 'climb-ladders')
         and state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    return Number(waiting?.n) === 0 && Number(jobs?.n) === 0;
  }

  async function judge(
    subscriptions: { id: string }[],
    milliseconds: NotificationsOutcome["milliseconds"],
  ): Promise<NotificationsOutcome> {
    const rows = await rowsOf();
    const pushes = (await push.pushesTo()).filter(
      ({ payload }) => payload.notification.data.what === "alert",
    );
    const arrivedPushes = Map.groupBy(pushes, idOf);
    const arrivedMails = Map.groupBy(
      (await mail.mailsTo()).filter(({ headers }) => headers["message-id"] !== undefined),
      ({ headers }) => /<([^@>]+)@/.exec(headers["message-id"] ?? "")?.[1] ?? "",
    );
    const byPhone = Map.groupBy(rows, ({ phone }) => phone.slice(1));
    let repeats = 0;
    let dropped = 0;
    for (const { phone, at } of raised) {
      const own = byPhone.get(phone) ?? [];
      const settled = settledAt.get(phone);
      const isSettledEarly = settled !== undefined && settled < at + ownerMinutes * 60_000 - 5_000;
      const first = own.filter(({ step, way }) => step === "push" && way === "push");
      // An alert that was settled before any process could follow it has no ladder.
      if (first.length < subscriptions.length && settled === undefined)
        wrong.push(`${phone}: ${first.length} of ${subscriptions.length} devices were called`);
      const last = own.filter(({ step, way }) => step === "owner" && way === "email");
      if (isSettledEarly && last.length > 0) wrong.push(`${phone}: an owner was told after it was settled`);
      if (settled === undefined && last.length !== 1)
        wrong.push(`${phone}: ${last.length} e-mails to owners instead of 1`);
      for (const row of own) {
        const arrived =
          (row.way === "push" ? arrivedPushes : arrivedMails).get(row.notification_id)?.length ?? 0;
        const name = `${phone}, ${row.step} by ${row.way}`;
        if (row.state === "dropped") dropped += 1;
        if (row.state === "dropped" && settled === undefined) wrong.push(`${name}: dropped, but not settled`);
        if (row.state === "failed") wrong.push(`${name}: given up`);
        if (row.state === "sent" && arrived === 0) wrong.push(`${name}: sent, but it never arrived`);
        if (arrived > row.attempts)
          wrong.push(`${name}: arrived ${arrived} times in ${row.attempts} attempts`);
        repeats += Math.max(0, arrived - 1);
      }
      const once = new Set(
        own.map(({ step, way, target_id, member_id, ladder_id }) =>
          [step, way, target_id, member_id, ladder_id].join(),
        ),
      );
      if (once.size !== own.length) wrong.push(`${phone}: told twice`);
    }
    return {
      alerts: raised.length,
      settledInTime: settledAt.size,
      pushes: pushes.length,
      mails: rows.filter(({ way, state }) => way === "email" && state === "sent").length,
      repeats,
      dropped,
      milliseconds,
      wrong,
    };
  }
}

const idOf = ({ payload }: ArrivedPush) => payload.notification.data.notification_id;
