import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { childrenOf, secretsInChildren } from "./testing/attacks/secrets-in-children.ts";
import { startBellhop } from "./testing/running-bellhop.ts";

const rootLine = "Bellhop runs as root. It does not need these rights. Use an ordinary user.";

test.runIf(existsSync("/proc/self/environ"))(
  "child processes get none of Bellhop's secrets; root is told that an ordinary user is enough",
  { timeout: 60_000 },
  async () => {
    const env = {
      DEMO: "1",
      SECRET_KEY: "a-secret-key-that-no-child-process-needs",
      WHATSAPP_APP_SECRET: "an-app-secret-that-no-child-process-needs",
      MODEL_BASE_URL: "http://127.0.0.1:9/v1",
      MODEL_NAME: "none",
      MODEL_API_KEY: "a-model-key-that-no-child-process-needs",
    };
    const bellhop = await startBellhop({ env });
    try {
      await expect.poll(() => bellhop.printed()).toContain("Press Ctrl-C to stop.");
      expect(bellhop.printed()).toContain("Mailbox");
      // PostgreSQL and the mailbox.
      expect((await childrenOf(bellhop.pid)).length).toBeGreaterThan(1);
      const secrets = [env.SECRET_KEY, env.WHATSAPP_APP_SECRET, env.MODEL_API_KEY, bellhop.password];
      expect(await secretsInChildren(bellhop.pid, secrets)).toEqual([]);
      const told = bellhop
        .printed()
        .split("\n")
        .filter((line) => line === rootLine);
      expect(told).toHaveLength(process.getuid?.() === 0 ? 1 : 0);
    } finally {
      await bellhop.stop();
    }
  },
);
