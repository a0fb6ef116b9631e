import { openPush } from "./push.ts";

// Stand-in for a push service and its browsers: `node fakes/push/main.ts`. The first line it prints has its address.
const { PORT, UNTIL_STDIN_ENDS } = process.env;

const push = await openPush({ port: Number(PORT || 0) });
process.stdout.write(`${push.url}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void push.close().then(() => process.exit()));
// This pipe closes when the parent ends in any way.
if (UNTIL_STDIN_ENDS) {
  process.stdin.on("error", () => process.exit());
  process.stdin.on("end", () => process.exit()).resume();
}
