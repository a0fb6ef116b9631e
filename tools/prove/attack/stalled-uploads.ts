import { setTimeout as pause } from "node:timers/promises";
import type { Finding } from "../attacked/finding.ts";
import { stall, uploadUrl } from "../attacked/uploads.ts";

const megabyte = 1024 * 1024;

export default {
  kind: "load",
  does: "60 strangers send nearly all of a file and then nothing, half of them after announcing too much",
  bounds: { riseMiB: 100 },
  async attack(bellhop) {
    const url = await uploadUrl(bellhop);
    const requests = Array.from({ length: 60 }, (_, n) =>
      stall(url, { announced: (n % 2 === 0 ? 100 : 16) * megabyte, bytes: 15 * megabyte }),
    );
    await pause(20_000);
    const open = requests.filter(({ destroyed }) => !destroyed).length;
    for (const request of requests) request.destroy();
    return { open };
  },
} satisfies Finding;
