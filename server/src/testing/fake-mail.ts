import { afterAll } from "vitest";
import { startMail } from "./running-mail.ts";

/** Starts the stand-in for a mail server for one test file; give its `smtpUrl` as SMTP_URL. Call it at the top. */
export async function fakeMail() {
  const mail = await startMail();
  afterAll(mail.stop);
  return mail;
}
