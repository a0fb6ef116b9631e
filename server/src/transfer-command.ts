import path from "node:path";
import { whenLauncherDies } from "./platform/parent-watch.ts";

/** The file that the command was given, seen from the folder in which it was called. */
export function fileFromCommandLine(command: string): string {
  const [given, ...more] = process.argv.slice(2);
  if (!given || more.length > 0) throw new Error(`Name one file: npm run ${command} -- FILE`);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
}

/** Runs a command to its end; a failure is told in its own words, and what it means. Ctrl-C ends it at once. */
export function runCommand(run: () => Promise<void>, meaning: string) {
  const leave = () => process.exit(130);
  process.on("SIGINT", leave);
  process.on("SIGTERM", leave);
  whenLauncherDies(leave);
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`\n${error instanceof Error ? error.message : error}\n${meaning}\n`);
      process.exit(1);
    },
  );
}

export function say(line: string) {
  process.stdout.write(`${line}\n`);
}
