import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { listConversations } from "@bellhop/contract/conversations";
import { liveEventsPath } from "@bellhop/contract/live";
import { sendReply } from "@bellhop/contract/messages";
import { changeSimulatorGuest, simulateGuestMessage } from "@bellhop/contract/simulator";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createAccount, hashPassword } from "./domain/identity/index.ts";
import { newId } from "./platform/ids.ts";
import { openLog } from "./platform/log.ts";
import { asOwner } from "./testing/as-owner.ts";
import { signedIn } from "./testing/ask.ts";
import { testBellhop } from "./testing/bellhop.ts";
import { openHotel } from "./testing/cast.ts";
import { fakeMail } from "./testing/fake-mail.ts";
import { signInOverHttp } from "./testing/sign-in-over-http.ts";
import { deliver, textsBody } from "./testing/webhook.ts";

/** Sample words of guests and staff; each is searched for in all output. */
const canaries = {
  guestText: "canary-guest-text Zimmer mit Aussicht",
  guestName: "Canary Kanarienvogel",
  guestPhone: "4917012345678",
  otherPhone: "393331234567",
  reply: "canary-staff-reply",
  email: "canary-person@hotel.example",
  unknownEmail: "canary-stranger@elsewhere.example",
  password: "canary-right-password",
  wrongPassword: "canary-wrong-password",
  badToken: "canary.bad.token",
  malformed: "canary-malformed-body",
  quarantined: "canary-quarantined-body",
  refusedByRule: "canary-refused-by-rule",
  raised: "canary-raised-in-sql",
  query: "canary-query-word",
  appSecret: "canary-app-secret-of-meta",
  verifyToken: "canary-verify-token",
  mailTo: "canary-mail@hotel.example",
  mailRefused: "canary-mail-refused@hotel.example",
  mailToken: "canary-mail-token",
  mailSubject: "canary-mail-subject",
  mailPassword: "canary-mail-password",
};

let printed = "";
const paper = new Writable({
  write(chunk, _encoding, done) {
    printed += chunk;
    done();
  },
});
const pass = (chunk: unknown) => {
  printed += String(chunk);
  return true;
};
vi.spyOn(process.stdout, "write").mockImplementation(pass);
vi.spyOn(process.stderr, "write").mockImplementation(pass);
for (const name of ["log", "info", "warn", "error", "debug"] as const) {
  vi.spyOn(console, name).mockImplementation((...words: unknown[]) => void pass(words.map(String).join(" ")));
}

/** A Graph API whose errors quote the request, as Meta's do. */
const graph = createServer(async (request, response) => {
  const told = await textOf(request);
  const error = { message: `(#131000) Could not send ${told}`, code: 131_000, error_data: { details: told } };
  response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify({ error }));
}).listen(0, "127.0.0.1");
await new Promise((resolve) => graph.once("listening", resolve));
afterAll(() => void graph.close());

const mailbox = await fakeMail();
const bellhop = await testBellhop(
  {
    SMTP_URL: mailbox.smtpUrl.replace("smtp://", `smtp://bellhop:${canaries.mailPassword}@`),
    DOORS: "http,webhooks,jobs",
    WHATSAPP_GRAPH_URL: `http://127.0.0.1:${(graph.address() as AddressInfo).port}`,
    WHATSAPP_APP_SECRET: canaries.appSecret,
    WHATSAPP_VERIFY_TOKEN: canaries.verifyToken,
  },
  openLog("trace", paper),
);
const { services, ownerUrl } = bellhop;
const base = services.selfUrl();
const hotel = await openHotel(services, "Hotel Canary", "777001");
const simulated = await openHotel(services, "Hotel Simulated");
const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const player = await signedIn(bellhop, simulated.owner.sub, simulated.venueId);

const from = canaries.guestPhone;
const name = canaries.guestName;
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });

let filled: Promise<void> | undefined;

/** Every door receives words that must not be logged, once: each test below searches the whole output. */
beforeEach(() => {
  filled ??= fillTheLog();
  return filled;
}, 180_000);

async function fillTheLog() {
  await atTheWebhook();
  await byStaff();
  await atSignIn();
  await atTheSimulator();
  await byMail();
  await throughTheDatabase();
}

async function atTheWebhook() {
  const written = [{ from, name, id: "wamid.canary.1", text: canaries.guestText }];
  expect(await deliver(bellhop, textsBody("777001", written), canaries.appSecret)).toBe(200);
  expect(await deliver(bellhop, `{"broken": "${canaries.quarantined}`, canaries.appSecret)).toBe(200);
  expect(await deliver(bellhop, `{"broken": "${canaries.quarantined}`, "another secret")).toBe(401);
  const verify = new URLSearchParams({ "hub.mode": "subscribe", "hub.verify_token": canaries.query });
  expect((await fetch(`${base}/webhooks/whatsapp?${verify}`)).status).toBe(403);
}

async function byStaff() {
  const [conversation] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  const conversation_id = conversation?.conversation_id ?? "";
  const reply = { conversation_id, message_id: newId(), text: canaries.reply };
  expect((await owner.ask(sendReply, reply)).status).toBe(200);
  // The reply was attempted, and the Graph API has quoted it.
  await expect
    .poll(
      async () =>
        (
          await asOwner(
            ownerUrl,
            "select outcome from send_attempts where outcome is not null",
            hotel.venueId,
          )
        ).length,
    )
    .toBeGreaterThan(0);
  const path = sendReply.path;
  expect((await post(path, `{"text": "${canaries.malformed}`, owner.headers)).status).toBe(400);
  expect((await post(path, JSON.stringify({ text: canaries.malformed }), owner.headers)).status).toBe(422);
  for (const authorization of [
    `Bearer ${canaries.badToken}`,
    `Bearer ${owner.headers.authorization}x`,
    `Basic ${canaries.badToken}`,
  ])
    expect((await post(path, "{}", { authorization })).status).toBe(401);
  const stream = `${base}${liveEventsPath}?word=${canaries.query}`;
  expect((await fetch(stream, { headers: { authorization: `Bearer ${canaries.badToken}` } })).status).toBe(
    401,
  );
  expect((await fetch(`${base}/api/${canaries.query}?q=${canaries.query}`)).status).toBe(404);
}

async function atSignIn() {
  const passwordHash = await hashPassword(canaries.password);
  const account = { email: canaries.email, name, passwordHash };
  await services.db.atInstallation((at) => createAccount(at, account));
  await signInOverHttp(base.replace("127.0.0.1", "localhost"), {
    email: canaries.email,
    password: canaries.password,
  });
  for (const email of [canaries.email, canaries.unknownEmail]) {
    const wrong = { email, password: canaries.wrongPassword };
    await expect(signInOverHttp(base.replace("127.0.0.1", "localhost"), wrong)).rejects.toThrow();
  }
}

async function atTheSimulator() {
  const phone = `+${canaries.otherPhone}`;
  expect((await player.ask(changeSimulatorGuest, { phone, name, language: "en" })).status).toBe(200);
  const message = { phone, message_id: newId(), text: canaries.guestText };
  expect((await player.ask(simulateGuestMessage, message)).status).toBe(200);
  await expect
    .poll(
      async () =>
        (await asOwner(ownerUrl, "select 1 from messages where author = 'guest'", simulated.venueId)).length,
    )
    .toBe(1);
}

/** One mail is accepted, one refused for good, one deferred; the server's responses quote the recipients. */
async function byMail() {
  await mailbox.fault({ fault: "refuse", to: canaries.mailRefused }, { fault: "busy", next: 1 });
  const params = {
    inviterName: name,
    operatorName: canaries.mailSubject,
    path: `/account/invitation/${canaries.mailToken}`,
    validHours: 24,
  };
  await services.db.atInstallation(async (at) => {
    for (const to of [canaries.mailTo, canaries.mailRefused])
      await services.mail.queueMail(at, { to, language: "en", kind: "invitation", params });
  });
  const mail = await mailbox.mailTo(canaries.mailTo);
  expect(mail.subject).toContain(canaries.mailSubject);
  await expect.poll(() => printed).toContain("the mail server refused a mail for good");
}

/** PostgreSQL's errors quote the rejected values and rows. */
async function throughTheDatabase() {
  const writes = (id: string, text: string) =>
    deliver(bellhop, textsBody("777001", [{ from, name, id, text }]), canaries.appSecret);
  await asOwner(
    ownerUrl,
    "alter table messages add constraint no_canary check (text not like 'canary-refused%')",
  );
  expect(await writes("wamid.canary.2", canaries.refusedByRule)).toBe(200);
  await asOwner(
    ownerUrl,
    `create function raise_canary() returns trigger language plpgsql as $$ begin
       raise exception 'no %', new.text using detail = new.text, hint = new.text;
     end $$`,
  );
  await asOwner(
    ownerUrl,
    "create trigger raising before insert on messages for each row when (new.text like 'canary-raised%') execute function raise_canary()",
  );
  expect(await writes("wamid.canary.3", canaries.raised)).toBe(500);
  await asOwner(ownerUrl, "drop trigger raising on messages");
  await asOwner(ownerUrl, "alter table send_attempts rename to tries");
  const [conversation] = (await owner.ask(listConversations, { tab: "all" })).body.items;
  const reply = {
    conversation_id: conversation?.conversation_id ?? "",
    message_id: newId(),
    text: canaries.reply,
  };
  await owner.ask(sendReply, reply);
  await expect.poll(() => printed).toContain("job failed");
  await asOwner(ownerUrl, "alter table tries rename to send_attempts");
}

test("errors were logged, each in one line of JSON", () => {
  const lines = printed
    .trim()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const said = lines.map((line) => JSON.parse(line).msg);
  for (const message of [
    "request failed",
    "webhook delivery needs review",
    "webhook delivery could not be processed as a whole",
    "job failed; it runs again",
  ])
    expect(said).toContain(message);
  expect(printed).toContain('"constraint":"no_canary"');
});

test("no words of guests or staff were printed, in any spelling", () => {
  expect(foundOf(canaries)).toEqual([]);
});

test("no secret of the installation was printed, in any spelling", () => {
  const { password } = new URL(ownerUrl);
  expect(password).not.toBe("");
  const secrets = {
    key: services.config.secretKey.reveal(),
    databasePassword: password,
    accessTokenOfTheHotel: "token-of-the-hotel",
    bearer: owner.headers.authorization?.slice("Bearer ".length) ?? "",
  };
  expect(foundOf(secrets)).toEqual([]);
});

test("the embedded database logs neither statements nor values", async () => {
  const names = [
    "log_min_messages",
    "log_min_error_statement",
    "log_error_verbosity",
    "log_statement",
    "log_min_duration_statement",
    "log_parameter_max_length",
    "log_parameter_max_length_on_error",
  ];
  const [settings] = await asOwner(
    ownerUrl,
    `select ${names.map((one) => `current_setting('${one}') as ${one}`).join(", ")}`,
  );
  expect(settings).toEqual({
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_statement: "none",
    log_min_duration_statement: "-1",
    log_parameter_max_length: "0",
    log_parameter_max_length_on_error: "0",
  });
});

/** Which of these were printed, and in which spelling. */
function foundOf(words: Record<string, string>): string[] {
  return Object.entries(words).flatMap(([what, word]) => {
    const bytes = Buffer.from(word);
    const spellings = {
      plain: word,
      base64: bytes.toString("base64").replace(/.?=*$/, ""),
      base64url: bytes.toString("base64url").slice(0, -1),
      hex: bytes.toString("hex"),
      url: encodeURIComponent(word),
      json: JSON.stringify(word).slice(1, -1),
    };
    return Object.entries(spellings).flatMap(([spelling, text]) =>
      printed.includes(text) ? [`${what}, ${spelling}`] : [],
    );
  });
}
