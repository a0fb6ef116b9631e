import { expect, test } from "vitest";
import {
  judgeDatabase,
  judgeFiles,
  judgeJobs,
  judgeMail,
  judgeModel,
  judgePayments,
  judgeWhatsapp,
  type WhatsappFacts,
} from "./judge-health.ts";

const now = new Date("2026-11-27T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const short = ({ state, reason, since }: ReturnType<typeof judgeDatabase>) =>
  `${state} ${reason ?? "-"} ${since?.slice(11, 16) ?? "-"}`;

test.each([
  [12, undefined, "works - -"],
  [900, undefined, "degraded slow_answers -"],
  [undefined, undefined, "down no_answer -"],
  [undefined, "database_away", "down no_answer -"],
  [12, "database_read_only", "down read_only -"],
  [900, "database_full", "down full -"],
  [undefined, "database_overloaded", "down overloaded -"],
] as const)("a database that answered after %s ms, with the fault %s: %s", (tookMs, fault, expected) => {
  expect(short(judgeDatabase(tookMs, fault))).toBe(expected);
});

test.each([
  [undefined, "works - -"],
  ["files_full", "down full -"],
  ["files_read_only", "down read_only -"],
] as const)("files with the fault %s: %s", (fault, expected) => {
  expect(short(judgeFiles(fault))).toBe(expected);
});

const connected = {
  state: "connected" as const,
  stoppedBecause: null,
  alertedSince: null,
  waiting: 0,
  oldestWaiting: null,
};
const number = (connection: Partial<typeof connected> | object): WhatsappFacts => ({
  isSwitchedOn: true,
  isWebhookReady: true,
  connection: { ...connected, ...connection },
});

test.each<[string, WhatsappFacts, string]>([
  ["no number", { ...number({}), connection: undefined }, "off not_connected -"],
  ["a disconnected number", number({ state: "disconnected" }), "off not_connected -"],
  ["switched off", { ...number({}), isSwitchedOn: false }, "off switched_off -"],
  ["half connected", number({ state: "connecting" }), "off not_finished -"],
  ["connected", number({}), "works - -"],
  ["a message that came a minute ago", number({ waiting: 1, oldestWaiting: ago(1) }), "works - -"],
  ["one that waits for ten", number({ waiting: 1, oldestWaiting: ago(10) }), "degraded messages_wait 11:50"],
  [
    "refused by WhatsApp",
    number({ state: "broken", stoppedBecause: "account_blocked", alertedSince: ago(60) }),
    "down account_blocked 11:00",
  ],
  ["broken for an unknown reason", number({ state: "broken" }), "down connection_refused -"],
  ["no app secret", { ...number({}), isWebhookReady: false }, "down webhooks_refused -"],
])("WhatsApp with %s", (_, facts, expected) => {
  expect(short(judgeWhatsapp(facts, now))).toBe(expected);
});

test("a model is down only if it cannot be reached or refuses, because rules replace it", () => {
  const last = (failed: "unreachable" | "too_slow" | null) => ({
    isSetUp: true,
    last: { failed, since: ago(5) },
  });
  expect(short(judgeModel({ isSetUp: false, last: undefined }))).toBe("off not_configured -");
  expect(short(judgeModel({ isSetUp: true, last: undefined }))).toBe("works not_used_lately -");
  expect(short(judgeModel(last(null)))).toBe("works - -");
  expect(short(judgeModel(last("unreachable")))).toBe("down unreachable 11:55");
  expect(short(judgeModel(last("too_slow")))).toBe("degraded too_slow 11:55");
});

test("mail is late after five minutes and down after thirty, or if the last mail was given up", () => {
  const mail = { canSend: true, oldest: null, givenUpAt: null, sentAt: null };
  expect(short(judgeMail({ ...mail, canSend: false }, now))).toBe("off not_configured -");
  expect(short(judgeMail({ ...mail, oldest: ago(2) }, now))).toBe("works - -");
  expect(short(judgeMail({ ...mail, oldest: ago(6) }, now))).toBe("degraded mails_wait 11:54");
  expect(short(judgeMail({ ...mail, oldest: ago(45) }, now))).toBe("down mails_wait 11:15");
  expect(short(judgeMail({ ...mail, givenUpAt: ago(20) }, now))).toBe("down mails_given_up 11:40");
  expect(short(judgeMail({ ...mail, givenUpAt: ago(20), sentAt: ago(3) }, now))).toBe("works - -");
});

test("jobs are down if no process runs them or the oldest is stuck, and degraded if some failed", () => {
  const fine = { openS: 3_600, oldestDueS: null, unwatchedS: 4, failed: 0, firstFailedS: null };
  expect(short(judgeJobs(fine, now))).toBe("works - -");
  expect(short(judgeJobs({ ...fine, unwatchedS: null }, now))).toBe("down no_worker -");
  expect(short(judgeJobs({ ...fine, unwatchedS: 600 }, now))).toBe("down no_worker 11:50");
  expect(short(judgeJobs({ ...fine, unwatchedS: 600, openS: 30 }, now))).toBe("works - -");
  expect(short(judgeJobs({ ...fine, oldestDueS: 30 }, now))).toBe("works - -");
  expect(short(judgeJobs({ ...fine, oldestDueS: 300 }, now))).toBe("degraded jobs_wait 11:55");
  expect(short(judgeJobs({ ...fine, oldestDueS: 1_800 }, now))).toBe("down jobs_wait 11:30");
  expect(short(judgeJobs({ ...fine, failed: 2, firstFailedS: 3_600 }, now))).toBe(
    "degraded jobs_failed 11:00",
  );
});

test("payments are off without billing", () => {
  expect(short(judgePayments("off"))).toBe("off billing_off -");
  expect(short(judgePayments("stand-in"))).toBe("works billing_stand_in -");
});
