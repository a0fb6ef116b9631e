import { holdUnread } from "../attacked/connections.ts";
import type { Finding } from "../attacked/finding.ts";
import { openPaths, pipelined } from "../attacked/open-paths.ts";

export default {
  kind: "load",
  does: "200 connections ask for as many files as may wait and read nothing",
  async attack({ port, url }) {
    const paths = await openPaths(url);
    const bytes = (n: number) => pipelined(paths[n % paths.length] ?? "/", 17);
    return { open: await holdUnread(port, { connections: 200, bytes, forMs: 10_000 }) };
  },
} satisfies Finding;
