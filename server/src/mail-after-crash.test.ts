import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { testBrowser } from "./doors/identity/test-browser.ts";
import { portOfItsOwn } from "./testing/port-of-its-own.ts";
import { startBellhop } from "./testing/running-bellhop.ts";
import { startMail } from "./testing/running-mail.ts";
import { testDatabase } from "./testing/test-database.ts";

const email = "owner@belvedere.example";

/** Requests a new password through the form, as a person does. */
async function forgets(url: string) {
  const browser = testBrowser();
  const form = await (await browser.get(`${url}/account/forgot`)).text();
  const form_token = /name="form_token" value="([^"]+)"/.exec(form)?.[1] ?? "";
  const answer = await browser.post(`${url}/account/forgot`, { form_token, email }, { origin: url });
  expect(answer.status).toBe(200);
}

test("a mail queued before a kill is sent once, when the mail server is back", {
  timeout: 90_000,
}, async () => {
  const { url: DATABASE_URL } = await testDatabase();
  const smtpPort = await portOfItsOwn();
  const env = { DATABASE_URL, DEMO: "1", SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };
  const first = await startBellhop({ env });
  try {
    await forgets(first.url);
    await first.kill();
    const outside = await startMail({ smtpPort });
    const second = await startBellhop({ env, dataDir: first.dataDir });
    const mail = await outside.mailTo(email, 1, 45_000);
    expect(mail.links[0]).toMatch(/\/account\/reset\/[\w-]+$/);
    await second.stop();
    expect(await outside.mailsTo(email)).toHaveLength(1);
    await outside.stop();
  } finally {
    await rm(first.dataDir, { recursive: true, force: true });
  }
});
