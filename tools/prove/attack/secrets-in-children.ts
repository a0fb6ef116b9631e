import { readFile } from "node:fs/promises";
import path from "node:path";
import { secretsInChildren } from "../../../server/src/testing/attacks/secrets-in-children.ts";
import type { Finding } from "../attacked/finding.ts";

export default {
  kind: "check",
  does: "a child process, such as the demo's mailbox, looks for secrets in its environment",
  async faults({ pid, password, webhookSecret, dataDir }) {
    const secretKey = (await readFile(path.join(dataDir, "secret-key"), "utf8")).trim();
    return secretsInChildren(pid(), [secretKey, password, webhookSecret]);
  },
} satisfies Finding;
