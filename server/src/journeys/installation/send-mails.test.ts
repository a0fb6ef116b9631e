import { languages } from "@bellhop/contract/languages";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Mail } from "../../domain/mail/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { fakeMail } from "../../testing/fake-mail.ts";

const outside = await fakeMail();
const bellhop = await testBellhop({
  SMTP_URL: outside.smtpUrl,
  MAIL_FROM: "Front Desk <desk@hotel.example>",
});
const { services, ownerUrl, clock } = bellhop;
const hour = 3_600_000;

const confirm = (to: string): Mail => ({
  to,
  language: "en",
  kind: "confirm_email",
  params: { path: "/account/confirm/SECRET-TOKEN", validHours: 24 },
});
const queue = (...mails: Mail[]) =>
  services.db.atInstallation(async (at) => {
    for (const mail of mails) await services.mail.queueMail(at, mail);
  });
const rows = () => asOwner(ownerUrl, "select * from mails order by queued_at, mail_id");

/** Runs all waiting jobs; a failed one is retried later, as in its queue. */
async function tryAll() {
  const jobs = await asOwner(ownerUrl, "select id from pgboss.job_common where name = 'send-mail'");
  for (let n = 0; n < jobs.length; n++) await bellhop.runDueJobs().catch(() => {});
}

beforeEach(async () => {
  await outside.clear();
  await asOwner(ownerUrl, "delete from mails");
  await asOwner(ownerUrl, "delete from pgboss.job_common");
});

describe("a mail", () => {
  test("is sent after the commit, from the installation, as text and HTML, and marked as automatic", async () => {
    await expect(
      services.db.atInstallation(async (at) => {
        await services.mail.queueMail(at, confirm("undone@hotel.example"));
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await queue(confirm("one@hotel.example"));
    await bellhop.runDueJobs();
    const [mail, ...others] = await outside.mailsTo();
    expect(others).toEqual([]);
    const link = `${bellhop.publicUrl}/account/confirm/SECRET-TOKEN`;
    expect(mail).toMatchObject({ to: "one@hotel.example", from: "desk@hotel.example", links: [link] });
    expect(mail?.html).toContain(link);
    expect(mail?.headers["auto-submitted"]).toBe("auto-generated");
    expect(mail?.headers["message-id"]).toMatch(/^<[\w-]{36}@hotel\.example>$/);
    expect(mail?.headers.from).toBe("Front Desk <desk@hotel.example>");
  });

  test("is written in its reader's language", async () => {
    await queue(...languages.map((language) => ({ ...confirm(`${language}@hotel.example`), language })));
    await bellhop.runDueJobs();
    const subjects = new Set((await outside.mailsTo()).map(({ subject }) => subject));
    expect(subjects.size).toBe(languages.length);
    const [arabic] = await outside.mailsTo("ar@hotel.example");
    expect(arabic?.html).toContain('dir="rtl"');
    expect(arabic?.subject).toBe("أكّد عنوان بريدك الإلكتروني");
  });

  test("does not turn a name into a header", async () => {
    const inviterName = "Eve\r\nBcc: all@hotel.example\r\n\r\nbody";
    const params = { inviterName, operatorName: "Mira", path: "/login", validHours: 24 };
    await queue({ to: "guest@hotel.example", language: "en", kind: "invitation", params });
    await bellhop.runDueJobs();
    const [mail, ...others] = await outside.mailsTo();
    expect(others).toEqual([]);
    expect(mail?.headers.bcc).toBeUndefined();
    expect(mail?.subject).toContain("Eve Bcc");
  });

  test("shows neither its link nor its recipient in the table", async () => {
    await queue(confirm("one@hotel.example"));
    const dump = JSON.stringify([
      await rows(),
      await asOwner(ownerUrl, "select data from pgboss.job_common"),
    ]);
    expect(dump).not.toMatch(/SECRET|one@hotel/);
    expect(dump).not.toContain(Buffer.from("SECRET-TOKEN").toString("base64url").slice(0, 12));
    await bellhop.runDueJobs();
    expect(await rows()).toMatchObject([{ state: "sent", sealed: null }]);
    clock.pass(25 * hour);
    await bellhop.runDueJobs();
    expect(await rows()).toEqual([]);
  });
});

describe("if the mail server", () => {
  test("refuses an address, this is recorded and not retried, and the others get theirs", async () => {
    await outside.fault({ fault: "refuse", to: "gone@hotel.example" });
    await queue(confirm("gone@hotel.example"), confirm("here@hotel.example"));
    await bellhop.runDueJobs();
    expect((await rows()).map(({ state, smtp_code, sealed }) => ({ state, smtp_code, sealed }))).toEqual(
      expect.arrayContaining([
        { state: "refused", smtp_code: 550, sealed: null },
        { state: "sent", smtp_code: 250, sealed: null },
      ]),
    );
    expect((await outside.mailsTo()).map(({ to }) => to)).toEqual(["here@hotel.example"]);
  });

  test("is busy, the mail is sent later", async () => {
    await outside.fault({ fault: "busy" });
    await queue(confirm("one@hotel.example"));
    await expect(bellhop.runDueJobs()).rejects.toMatchObject({
      message: "The mail server did not take a mail",
    });
    expect(await rows()).toMatchObject([{ state: "queued", smtp_code: 451, tries: 1 }]);
    await again();
    expect(await rows()).toMatchObject([{ state: "sent", tries: 2 }]);
    expect(await outside.mailsTo()).toHaveLength(1);
  });

  test("breaks off, the mail is sent again under the same id", async () => {
    await outside.fault({ fault: "drop", taken: true });
    await queue(confirm("one@hotel.example"));
    await tryAll();
    await again();
    const ids = (await outside.mailsTo()).map(({ headers }) => headers["message-id"]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("accepts nothing for ten minutes, a guest's code is not sent after that", async () => {
    const params = { code: "012345", venue: "Hotel Alpha" };
    await outside.fault({ fault: "busy", next: 1 });
    await queue({ to: "one@hotel.example", language: "ja", kind: "stay_code", params });
    await tryAll();
    clock.pass(hour / 6 + 1);
    await again();
    expect(await rows()).toMatchObject([{ state: "given_up", sealed: null }]);
    expect(await outside.mailsTo()).toEqual([]);
  });

  test("accepts nothing for a day, the mail is given up and deleted", async () => {
    await outside.fault({ fault: "busy", next: 9 });
    await queue(confirm("one@hotel.example"));
    await tryAll();
    clock.pass(24 * hour + 1);
    await again();
    expect(await rows()).toMatchObject([{ state: "given_up", sealed: null }]);
  });
});

describe("whether a mail may have left", () => {
  const mayHaveLeft = async () => (await rows()).map(({ may_have_left }) => may_have_left);

  test("is stored before the mail server gets it", async () => {
    const seen: unknown[] = [];
    const send = async () => {
      seen.push(...(await mayHaveLeft()));
      throw new Error("the process ends");
    };
    const server = vi.spyOn(services.mail, "server").mockResolvedValue({ send });
    await queue(confirm("one@hotel.example"));
    await tryAll();
    server.mockRestore();
    expect([...seen, ...(await mayHaveLeft())]).toEqual([true, true]);
  });

  test.each([
    ["it is busy", { fault: "busy" }, false],
    ["it breaks off after the content", { fault: "drop", taken: false }, true],
  ])("is known after a try of the mail server: %s", async (_, fault, expected) => {
    await outside.fault(fault);
    await queue(confirm("one@hotel.example"));
    await tryAll();
    expect(await mayHaveLeft()).toEqual([expected]);
    await outside.fault({ fault: "busy" });
    await again().catch(() => {});
    expect(await mayHaveLeft()).toEqual([expected]);
  });

  test("is not said of a mail that could not be written", async () => {
    await queue(confirm("one@hotel.example"));
    await asOwner(ownerUrl, "update mails set sealed = 'x'");
    await tryAll();
    expect(await rows()).toMatchObject([{ state: "queued", tries: 1, may_have_left: false }]);
  });
});

test("a mail that never ended is deleted too", async () => {
  await queue(confirm("one@hotel.example"));
  await asOwner(ownerUrl, "delete from pgboss.job_common where name = 'send-mail'");
  clock.pass(4 * 24 * hour);
  await bellhop.runDueJobs();
  expect(await rows()).toEqual([]);
});

test("a sent mail is not sent again, however often its job runs", async () => {
  await queue(confirm("one@hotel.example"));
  await bellhop.runDueJobs();
  const [row] = await rows();
  for (let n = 0; n < 3; n++) await again(String(row?.mail_id));
  expect(await outside.mailsTo()).toHaveLength(1);
});

/** The next attempt of a mail by its queue. */
async function again(mailId?: string) {
  const [row] = await rows();
  await services.db.atInstallation((at) =>
    at.enqueue({ name: "send-mail" } as never, { mail_id: mailId ?? row?.mail_id }),
  );
  await bellhop.runDueJobs();
}
