import { limits } from "@bellhop/contract/limits";
import { sendAll } from "../attacked/connections.ts";
import type { Finding } from "../attacked/finding.ts";
import { webhookPost } from "../attacked/webhook-post.ts";

export default {
  kind: "load",
  does: "300 webhook deliveries of 3 MB at once, without a signature",
  async attack({ port }) {
    const bytes = webhookPost(limits.webhookBytes, {});
    return { statuses: await sendAll(port, { connections: 300, bytes }) };
  },
} satisfies Finding;
