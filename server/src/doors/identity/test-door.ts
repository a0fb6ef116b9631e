import { createHash, randomBytes } from "node:crypto";
import net, { type AddressInfo } from "node:net";
import fastify from "fastify";
import { afterAll } from "vitest";
import {
  createAccount,
  createTokenVerifier,
  hashPassword,
  type IdentitySettings,
  identitySettings,
  type VerifyAccessToken,
} from "../../domain/identity/index.ts";
import { createMailer, type Mail, type Mailer } from "../../domain/mail/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { systemClock } from "../../platform/clock.ts";
import { Secret } from "../../platform/crypto/secret.ts";
import { openLog } from "../../platform/log.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { giveSigningKeys } from "../../testing/give-signing-keys.ts";
import { portOfItsOwn } from "../../testing/port-of-its-own.ts";
import { testInstallation, unreachableDatabase } from "../../testing/test-installation.ts";
import { addSecurityHeaders, securityHeaders } from "../http/security-headers.ts";
import { identityDoor } from "./identity-door.ts";
import { type TestBrowser, testBrowser } from "./test-browser.ts";

export const password = "grand hotel at the lake";
export const secretKey = new Secret("a secret key of at least thirty-two characters");
export const marta = "marta@belvedere.example";
export const paolo = "paolo@belvedere.example";

export type TestDoor = {
  settings: IdentitySettings;
  url: string;
  ownerUrl: string;
  verify: VerifyAccessToken;
  accounts: Record<string, string>;
  db: Database;
  /** All routes of the door. */
  routes: Array<{ method: string; url: string }>;
  /** The mails to an address, oldest first. None is really sent. */
  mailsTo(email: string): Promise<Mail[]>;
  /** Takes the database away from the door, or gives it back. */
  takeDatabaseAway(isAway: boolean): void;
  /** Serves further requests from another process. The previous one is closed or kept. */
  goOnIn(
    other: "a restarted process" | "another process" | "the first process" | "both in turn",
  ): Promise<void>;
};

/** The door, listening on a free port, with two accounts. The provider and its records use the real clock. */
export async function openTestDoor({ mails = true } = {}): Promise<TestDoor> {
  const { db, ownerUrl } = await testInstallation(systemClock, "asked for and never done");
  const port = await portOfItsOwn();
  const settings = identitySettings({ publicUrl: `http://localhost:${port}` });
  await giveSigningKeys(db, secretKey);
  const passwordHash = await hashPassword(password);
  const accounts: Record<string, string> = {};
  for (const [email, name] of [
    [marta, "Marta Conti"],
    [paolo, "Paolo Riva"],
  ] as const) {
    accounts[email] = await db.atInstallation((at) => createAccount(at, { email, name, passwordHash }));
  }
  const smtpUrl = mails ? new Secret("smtp://127.0.0.1:1") : undefined;
  const mail = createMailer({ smtpUrl, from: undefined, publicUrl: settings.publicUrl, secretKey });
  const nowhere = await unreachableDatabase(systemClock);
  let isAway = false;
  const switched: Database = {
    ...db,
    atInstallation: (work) => (isAway ? nowhere : db).atInstallation(work),
    readAtInstallation: (work) => (isAway ? nowhere : db).readAtInstallation(work),
  };
  const routes: TestDoor["routes"] = [];
  async function startProcess() {
    const app = fastify();
    app.addHook("onRoute", ({ method, url }) => void routes.push({ method: String(method), url }));
    addSecurityHeaders(app.server, securityHeaders(settings));
    await app.register(
      identityDoor({ settings, db: switched, mail, log: openLog("silent"), secretKey, demoEmails: [marta] }),
    );
    await app.listen({ port: 0, host: "127.0.0.1" });
    afterAll(() => app.close());
    return { app, port: (app.server.address() as AddressInfo).port };
  }
  let first = await startProcess();
  let answering = [first];
  let connections = 0;
  // What stands in front of several processes: each connection goes to one of those that answer now.
  const open = new Set<net.Socket>();
  const front = net.createServer((near) => {
    const { port = 0 } = answering[connections++ % answering.length] ?? {};
    const far = net.connect(port, "127.0.0.1");
    open.add(near);
    near.on("close", () => open.delete(near) && far.destroy());
    far.on("close", () => near.destroy());
    for (const end of [near, far]) end.on("error", () => end.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => front.listen(port, "127.0.0.1", resolve));
  afterAll(() => void front.close());
  const verify = createTokenVerifier(settings, db, systemClock);
  return {
    settings,
    url: settings.publicUrl,
    ownerUrl,
    accounts,
    verify,
    db,
    routes,
    async mailsTo(email) {
      const rows = await asOwner(ownerUrl, "select * from mails order by queued_at, mail_id");
      const all = rows.map((row) =>
        mail.read(String(row.mail_id), row as unknown as Parameters<Mailer["read"]>[1]),
      );
      return all.filter(({ to }) => to === email);
    },
    takeDatabaseAway(away) {
      isAway = away;
    },
    async goOnIn(other) {
      const before = answering;
      if (other === "the first process") answering = [first];
      else if (other === "both in turn") answering = [first, await startProcess()];
      else answering = [await startProcess()];
      // Closes open connections and waits, so that clients reconnect.
      await Promise.all(
        [...open].map((connection) => new Promise((gone) => connection.on("close", gone).end())),
      );
      if (other !== "a restarted process") return;
      if (before.includes(first)) [first = first] = answering;
      await Promise.all(before.map(({ app }) => app.close()));
    },
  };
}

/** An authorization request, with what the browser's SDK would remember of it. */
export function authorizationRequest({ settings, url }: TestDoor, changed: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString("base64url");
  const state = randomBytes(8).toString("hex");
  const nonce = randomBytes(8).toString("hex");
  const query = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: settings.redirectUri,
    scope: "openid profile email offline_access",
    audience: settings.audience,
    response_type: "code",
    response_mode: "query",
    state,
    nonce,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    auth0Client: "eyJuYW1lIjoiYXV0aDAtc3BhLWpzIn0=",
    ...changed,
  });
  return { url: `${url}/authorize?${query}`, verifier, state, nonce };
}

/** Opens the sign-in page. Returns its address and hidden fields. */
export async function openSignInPage(door: TestDoor, browser: TestBrowser, authorizeUrl: string) {
  const started = await browser.get(authorizeUrl);
  const address = new URL(started.headers.get("location") ?? "", door.url).href;
  const page = await browser.get(address);
  const html = await page.text();
  const formToken = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  return { address, page, html, formToken };
}

/** Signs in with the form. Returns where the browser ends up: the application, with a code. */
export async function signInByForm(
  door: TestDoor,
  browser: TestBrowser = testBrowser(),
  { email = marta, authorizeUrl }: { email?: string; authorizeUrl: string },
): Promise<URL> {
  const { address, formToken } = await openSignInPage(door, browser, authorizeUrl);
  const posted = await browser.post(
    address,
    { email, password, form_token: formToken },
    { origin: door.url },
  );
  const resumed = await browser.get(posted.headers.get("location") ?? "");
  return new URL(resumed.headers.get("location") ?? "");
}

export type TokenAnswer = {
  status: number;
  access_token: string;
  id_token: string;
  refresh_token: string;
  scope: string;
  expires_in: number;
  error?: string;
  error_description?: string;
};

/** Posts to `/oauth/token` as a form, or as JSON. */
export async function requestToken(
  { url, settings }: TestDoor,
  fields: Record<string, string>,
  { json = false } = {},
): Promise<TokenAnswer> {
  const params = { client_id: settings.clientId, redirect_uri: settings.redirectUri, ...fields };
  const response = await fetch(`${url}/oauth/token`, {
    method: "POST",
    headers: {
      "content-type": json ? "application/json" : "application/x-www-form-urlencoded",
      "auth0-client": "eyJuYW1lIjoiYXV0aDAtc3BhLWpzIn0=",
    },
    body: json ? JSON.stringify(params) : new URLSearchParams(params).toString(),
  });
  return { ...((await response.json()) as TokenAnswer), status: response.status };
}

/** The whole way: form, code, tokens. */
export async function signedIn(door: TestDoor, browser: TestBrowser = testBrowser(), email = marta) {
  const request = authorizationRequest(door);
  const landed = await signInByForm(door, browser, { email, authorizeUrl: request.url });
  const code = landed.searchParams.get("code") ?? "";
  const exchange = { grant_type: "authorization_code", code, code_verifier: request.verifier };
  return { request, landed, exchange, tokens: await requestToken(door, exchange), browser };
}
