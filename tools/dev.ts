import path from "node:path";
import { runProgram } from "./run/program.mjs";

// Runs the server, restarted at each change of its files, behind Vite's development server.
const root = path.dirname(import.meta.dirname);
const port = process.env.PORT ?? "3000";
const pagePort = "5173";
const vite = path.join(root, "node_modules/vite/bin/vite.js");
// The public address is Vite's, so that sign-in returns to it.
const env = { PUBLIC_URL: `http://localhost:${pagePort}`, ...process.env, PORT: port };

const parts = [
  runProgram(process.execPath, ["--watch", "--watch-preserve-output", "server/src/main.ts"], {
    cwd: root,
    env,
  }),
  runProgram(process.execPath, [vite, "--port", pagePort, "--strictPort", "--logLevel", "warn"], {
    // Lingui looks for its configuration in the working directory.
    cwd: path.join(root, "web"),
    env: { ...env, BELLHOP_URL: `http://127.0.0.1:${port}` },
  }),
];
// Neither is useful without the other: when one ends, the other is stopped.
let running = parts.length;
for (const part of parts) void part.then(() => running--);
process.exitCode = await Promise.race(parts);
if (running > 0) process.kill(process.pid, "SIGTERM");
await Promise.all(parts);
