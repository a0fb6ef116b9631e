import { limits } from "@bellhop/contract/limits";
import { sendAll } from "../attacked/connections.ts";
import type { Finding } from "../attacked/finding.ts";
import { webhookPost } from "../attacked/webhook-post.ts";

export default {
  kind: "load",
  does: "300 webhook deliveries of 3 MB at once, with a forged signature",
  async attack({ port }) {
    const bytes = webhookPost(limits.webhookBytes, { "X-Hub-Signature-256": `sha256=${"0".repeat(64)}` });
    return { statuses: await sendAll(port, { connections: 300, bytes }) };
  },
} satisfies Finding;
