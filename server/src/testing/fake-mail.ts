import { afterAll } from "vitest";
import { startMail } from "./running-mail.ts";

/** For one test file. Use its `smtpUrl` as SMTP_URL. */
export async function fakeMail() {
  const mail = await startMail();
  afterAll(mail.stop);
  return mail;
}
