import { reachPastTheProxy } from "../../../server/src/testing/attacks/reach-the-port.ts";
import type { Finding } from "../attacked/finding.ts";

export default {
  kind: "check",
  does: "with a proxy in front, someone on the network calls the port with an X-Forwarded-For of their own",
  async faults({ port, restart }) {
    await restart({ TRUST_PROXY: "1" });
    const found = await reachPastTheProxy(port);
    await restart();
    return found;
  },
} satisfies Finding;
