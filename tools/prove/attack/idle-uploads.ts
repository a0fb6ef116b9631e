import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import type { Finding } from "../attacked/finding.ts";
import { sendFile, stall, uploadUrl } from "../attacked/uploads.ts";

const megabyte = 1024 * 1024;

export default {
  kind: "load",
  does: "70 idle uploads of the largest size keep guests of the same network from sending photos",
  bounds: { riseMiB: 100 },
  async attack(bellhop) {
    const url = await uploadUrl(bellhop);
    const idle = Array.from({ length: 70 }, () => stall(url, { announced: 16 * megabyte, bytes: megabyte }));
    await pause(2_000);
    const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const statuses: number[] = [];
    for (let sent = 0; sent < 10; sent++) statuses.push(await sendFile(url, "tap.jpg", photo));
    // None of them arrives in time.
    await pause(35_000);
    const open = idle.filter(({ destroyed }) => !destroyed).length;
    for (const request of idle) request.destroy();
    const faults = [
      ...statuses.filter((status) => status !== 200).map((status) => `a photo was answered ${status}`),
      ...(open > 0 ? [`${open} idle uploads are still connected`] : []),
    ];
    return { statuses, open, faults };
  },
} satisfies Finding;
