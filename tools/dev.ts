import path from "node:path";
import { runProgram } from "./run/program.mjs";

// The server, started again at each change of its files, and Vite before it, which hands the page its changes.
const root = path.dirname(import.meta.dirname);
const port = process.env.PORT ?? "3000";
const vite = path.join(root, "node_modules/vite/bin/vite.js");
const env = { ...process.env, PORT: port, BELLHOP_URL: `http://127.0.0.1:${port}` };

console.log("Open the dashboard at the address that Vite prints; sign in as the server says.");
const parts = [
  runProgram(process.execPath, ["--watch", "--watch-preserve-output", "server/src/main.ts"], {
    cwd: root,
    env,
  }),
  // Lingui looks for its configuration in the working directory.
  runProgram(process.execPath, [vite], { cwd: path.join(root, "web"), env }),
];
// One without the other is of no use: whichever ends first takes the other along.
process.exitCode = await Promise.race(parts);
process.kill(process.pid, "SIGTERM");
await Promise.all(parts);
