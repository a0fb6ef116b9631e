import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { startBellhop } from "./testing/running-bellhop.ts";
import { testDatabase } from "./testing/test-database.ts";

const mailOf = (printed: string) => /^ {2}Mailbox {6}(http:\/\/localhost:\d+)$/m.exec(printed)?.[1];
const isThere = (address: string) =>
  fetch(`${address}/mails`).then(
    ({ ok }) => ok,
    () => false,
  );

test("a demo starts a mailbox, which ends with it, however it ends", {
  timeout: 60_000,
}, async () => {
  const { url: DATABASE_URL } = await testDatabase();
  const first = await startBellhop({ env: { DATABASE_URL, DEMO: "1" } });
  try {
    await expect.poll(() => mailOf(first.printed())).toBeTruthy();
    const address = mailOf(first.printed()) ?? "";
    expect(await isThere(address)).toBe(true);
    await first.kill();
    await expect.poll(() => isThere(address)).toBe(false);

    const second = await startBellhop({ env: { DATABASE_URL, DEMO: "1" }, dataDir: first.dataDir });
    await expect.poll(() => mailOf(second.printed())).toBeTruthy();
    const again = mailOf(second.printed()) ?? "";
    expect(await isThere(again)).toBe(true);
    await second.stop();
    expect(await isThere(again)).toBe(false);
  } finally {
    await rm(first.dataDir, { recursive: true, force: true });
  }
});

test("with a mail server, or without a demo, there is no mailbox", { timeout: 60_000 }, async () => {
  const settings: Array<Record<string, string>> = [
    { DEMO: "1", SMTP_URL: "smtp://127.0.0.1:9" },
    { DEMO: "0" },
  ];
  for (const env of settings) {
    const { url: DATABASE_URL } = await testDatabase();
    const bellhop = await startBellhop({ env: { DATABASE_URL, ...env } });
    await expect.poll(() => bellhop.printed()).toContain("Press Ctrl-C to stop.");
    expect(mailOf(bellhop.printed())).toBeUndefined();
    expect(bellhop.printed().includes("E-mail is not set up")).toBe(!("SMTP_URL" in env));
    await bellhop.stop();
  }
});
