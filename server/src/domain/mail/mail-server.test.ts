import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { openMailServer } from "./mail-server.ts";

type Step = "CONNECT" | "EHLO" | "STARTTLS" | "MAIL" | "RCPT" | "DATA" | "CONTENT";

const success: Record<Step, string> = {
  CONNECT: "220 ready",
  EHLO: "250-hotel.example\r\n250 STARTTLS",
  STARTTLS: "220 go ahead",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  CONTENT: "250 taken",
};
const withoutTls = { EHLO: "250 hotel.example" };

/** Closes the connection at a step, or gives another answer there. */
async function sendAgainst(answers: Partial<Record<Step, string | null>>, scheme = "smtp") {
  const answer = (socket: Socket, step: Step) => {
    const line = answers[step] === undefined ? success[step] : answers[step];
    if (line === null) socket.destroy();
    else socket.write(`${line}\r\n`);
  };
  const server = createServer((socket) => {
    let inContent = false;
    let unread = "";
    socket.on("error", () => {});
    answer(socket, "CONNECT");
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      const lines = (unread + chunk).split("\r\n");
      unread = lines.pop() ?? "";
      for (const line of lines) {
        const step = line.split(/[ :]/)[0] as Step;
        if (inContent ? line === "." : step in success) answer(socket, inContent ? "CONTENT" : step);
        if (step === "DATA") inContent = true;
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const content = { subject: "Your stay", text: "Welcome", html: "<p>Welcome</p>" };
  const from = { name: "Hotel Alpha", address: "mail@hotel.example" };
  const { port } = server.address() as AddressInfo;
  const mail = { mailId: "m1", to: "ada@guest.example", from, content };
  const result = await openMailServer(`${scheme}://127.0.0.1:${port}`).send(mail);
  server.close();
  return result;
}

test.each<[string, Partial<Record<Step, string | null>>, string, string?]>([
  ["takes it", withoutTls, "sent"],
  ["closes before the greeting", { CONNECT: null }, "deferred"],
  ["closes after EHLO", { EHLO: null }, "deferred"],
  ["closes when TLS should begin", { STARTTLS: null }, "deferred"],
  ["closes instead of a TLS handshake", { CONNECT: null }, "deferred", "smtps"],
  ["speaks no TLS", {}, "deferred", "smtps"],
  ["closes at MAIL FROM", { ...withoutTls, MAIL: null }, "deferred"],
  ["closes at RCPT TO", { ...withoutTls, RCPT: null }, "deferred"],
  ["closes at DATA", { ...withoutTls, DATA: null }, "deferred"],
  ["is busy at DATA", { ...withoutTls, DATA: "451 later" }, "deferred"],
  ["closes after the content", { ...withoutTls, CONTENT: null }, "cut_off"],
  ["answers nothing readable after the content", { ...withoutTls, CONTENT: "?" }, "cut_off"],
  ["is busy after the content", { ...withoutTls, CONTENT: "451 later" }, "deferred"],
  ["refuses the content", { ...withoutTls, CONTENT: "554 no" }, "rejected"],
])(
  "a mail server that %s may have the mail only if it got its content",
  async (_, answers, outcome, scheme) => {
    expect((await sendAgainst(answers, scheme)).outcome).toBe(outcome);
  },
);
