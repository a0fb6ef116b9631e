import { holdUnread } from "../attacked/connections.ts";
import type { Finding } from "../attacked/finding.ts";
import { openPaths, pipelined } from "../attacked/open-paths.ts";

export default {
  kind: "load",
  does: "25 connections ask for 900 files each in one write and read nothing",
  async attack({ port, url, openFiles }) {
    const paths = await openPaths(url);
    const bytes = (n: number) => pipelined(paths[n % paths.length] ?? "/", 900);
    const holding = holdUnread(port, { connections: 25, bytes, forMs: 10_000 });
    let maxFiles = 0;
    const counting = setInterval(() => {
      maxFiles = Math.max(maxFiles, openFiles());
    }, 100);
    await holding;
    clearInterval(counting);
    return { mostFiles: maxFiles };
  },
} satisfies Finding;
