import type { Finding } from "../attacked/finding.ts";
import { postForm, uploadUrl } from "../attacked/uploads.ts";

const forMs = 10_000;

export default {
  kind: "load",
  does: "forms of 15 MB with 300,000 parts, behind a boundary that two parsers would read differently",
  bounds: { riseMiB: 100, pauseMs: 100 },
  async attack(bellhop) {
    const url = await uploadUrl(bellhop);
    const part = '--b\r\ncontent-disposition: form-data; name="t"\r\n\r\n1\r\n';
    const body = Buffer.from(`${part.repeat(Math.floor((15 * 1024 * 1024) / part.length))}--b--\r\n`);
    const type = "multipart/form-data; xboundary=nope; boundary=b";
    const statuses = new Map<number, number>();
    const until = Date.now() + forMs;
    const loop = async () => {
      while (Date.now() < until) {
        const status = await postForm(url, body, type);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all([loop(), loop(), loop()]);
    return { statuses: Object.fromEntries(statuses) };
  },
} satisfies Finding;
