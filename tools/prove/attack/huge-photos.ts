import sharp from "sharp";
import type { Finding } from "../attacked/finding.ts";
import { sendFile, uploadUrl } from "../attacked/uploads.ts";

export default {
  kind: "load",
  does: "eight guests send photos of 49 megapixels at once",
  bounds: { riseMiB: 100, pauseMs: 100 },
  async attack(bellhop) {
    const url = await uploadUrl(bellhop);
    const create = { width: 7_000, height: 7_000, channels: 4 as const, background: "teal" };
    const photo = await sharp({ create }).png().toBuffer();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => sendFile(url, "a.png", photo)));
    return { kilobytes: Math.round(photo.length / 1024), statuses };
  },
} satisfies Finding;
