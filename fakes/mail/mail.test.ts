import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";
import { openMail } from "./mail.ts";
import type { Arrived } from "./mailbox.ts";

const endings: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function opened() {
  const mail = await openMail({ port: 0, smtpPort: 0 });
  endings.push(mail.close);
  const get = async (path: string) => (await (await fetch(`${mail.url}${path}`)).json()) as Arrived[];
  const fault = (body: object) =>
    fetch(`${mail.url}/_control/faults`, { method: "POST", body: JSON.stringify(body) });
  return { ...mail, get, fault };
}

/** Sends one mail line by line and returns the last status code. */
async function handOver(smtpUrl: string, to: string, words: string, type = "text/plain"): Promise<string> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect(Number(port), hostname);
  const said = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answered = async () => {
    for (;;) {
      const { value, done } = await said.next();
      if (done) return "closed";
      if (!/^\d{3}-/.test(value)) return String(value).slice(0, 3);
    }
  };
  let code = await answered();
  const data = [
    "From: a@b.example",
    `To: ${to}`,
    "Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=",
    `Content-Type: ${type}; charset=utf-8`,
    "",
    words,
    ".",
  ].join("\r\n");
  for (const line of ["EHLO test", "MAIL FROM:<a@b.example>", `RCPT TO:<${to}>`, "DATA", data]) {
    socket.write(`${line}\r\n`);
    code = await answered();
    if (code === "closed" || code >= "400") break;
  }
  socket.destroy();
  return code;
}

test("mails are listed newest first, by address, with their links, and shown on a page", async () => {
  const { url, smtpUrl, get } = await opened();
  expect(await handOver(smtpUrl, "One@hotel.example", "Hello <b>")).toBe("250");
  expect(
    await handOver(smtpUrl, "two@hotel.example", "See http://localhost:3000/a/b?c=1 and https://x.example/"),
  ).toBe("250");
  const mails = await get("/mails");
  expect(mails.map(({ to }) => to)).toEqual(["two@hotel.example", "one@hotel.example"]);
  expect(mails[0]).toMatchObject({
    subject: "Grüße",
    from: "a@b.example",
    links: ["http://localhost:3000/a/b?c=1", "https://x.example/"],
  });
  expect(await get("/mails?to=one@hotel.example")).toHaveLength(1);
  const page = await (await fetch(url)).text();
  expect(page).toContain('<a href="http://localhost:3000/a/b?c=1"');
  expect(page).not.toContain("<b>");
});

test("a mail is shown as HTML in a sandboxed frame, or as text", async () => {
  const { url, smtpUrl } = await opened();
  const html = '<html><head></head><body><a href="http://localhost:3000/a">Go</a></body></html>';
  await handOver(smtpUrl, "one@hotel.example", html, "text/html");
  const page = await (await fetch(url)).text();
  expect(page).toContain("from a@b.example");
  expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page).toContain("&#60;base target=&#34;_blank&#34;&#62;");
  expect(await (await fetch(`${url}/?as=text`)).text()).not.toContain("<iframe");
});

test("an address is refused, and the next mails fail, as configured", async () => {
  const { smtpUrl, get, fault } = await opened();
  await fault({ fault: "refuse", to: "gone@hotel.example" });
  await fault([{ fault: "busy" }, { fault: "drop" }, { fault: "slow", ms: 1 }]);
  expect(await handOver(smtpUrl, "gone@hotel.example", "x")).toBe("550");
  expect(await handOver(smtpUrl, "a@hotel.example", "x")).toBe("451");
  expect(await handOver(smtpUrl, "b@hotel.example", "x")).toBe("closed");
  expect(await handOver(smtpUrl, "c@hotel.example", "x")).toBe("250");
  expect((await get("/mails")).map(({ to }) => to)).toEqual(["c@hotel.example", "b@hotel.example"]);
  expect((await fault({ fault: "unheard of" })).status).toBe(400);
});

test("it answers only requests to localhost", async () => {
  const { url } = await opened();
  const asked = request(`${url}/mails`, { headers: { host: "evil.example" } }).end();
  const [response] = await once(asked, "response");
  expect(response.statusCode).toBe(421);
});

test("as a program it ends with its parent", async () => {
  const env = { ...process.env, PORT: "0", SMTP_PORT: "0", UNTIL_STDIN_ENDS: "1" };
  const child = spawn(process.execPath, [`${import.meta.dirname}/main.ts`], {
    env,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  expect(String(line)).toMatch(/^http:\/\/localhost:\d+ smtp:\/\/127\.0\.0\.1:\d+\n$/);
  child.stdin.end();
  expect(await once(child, "exit")).toEqual([0, null]);
});
