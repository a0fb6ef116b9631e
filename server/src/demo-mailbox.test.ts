import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { startBellhop } from "./testing/running-bellhop.ts";
import { testDatabase } from "./testing/test-database.ts";

const mailOf = (printed: string) => /^ {2}Its mail {5}(http:\/\/localhost:\d+)$/m.exec(printed)?.[1];
const isThere = (address: string) =>
  fetch(`${address}/mails`).then(
    ({ ok }) => ok,
    () => false,
  );

test("a demo brings a mailbox along, which is gone with it, however it ends", {
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

test("where there is a mail server, or no demo, there is no such mailbox", { timeout: 60_000 }, async () => {
  const settings: Array<Record<string, string>> = [
    { DEMO: "1", SMTP_URL: "smtp://127.0.0.1:9" },
    { DEMO: "0" },
  ];
  for (const env of settings) {
    const { url: DATABASE_URL } = await testDatabase();
    const bellhop = await startBellhop({ env: { DATABASE_URL, ...env } });
    await expect.poll(() => bellhop.printed()).toContain("Ctrl-C stops it.");
    expect(mailOf(bellhop.printed())).toBeUndefined();
    expect(bellhop.printed().includes("No mail can be sent")).toBe(!("SMTP_URL" in env));
    await bellhop.stop();
  }
});
