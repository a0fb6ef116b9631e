import { existsSync } from "node:fs";
import path from "node:path";
import { whenLauncherDies } from "./platform/parent-watch.ts";

/** The file that the command was given, seen from the folder in which it was called. */
export function fileFromCommandLine(command: string): string {
  const [given, ...more] = process.argv.slice(2);
  if (!given || more.length > 0) throw new Error(`Name one file: npm run ${command} -- FILE`);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), given);
}

/** Without it, an embedded database would be made here, only to be found empty. */
export function mustHaveAnInstallation(env: NodeJS.ProcessEnv) {
  const dataDir = path.resolve(env.DATA_DIR || "./data");
  if (!env.DATABASE_URL && !existsSync(path.join(dataDir, "postgres"))) {
    throw new Error(
      `There is no installation in DATA_DIR ${dataDir}. Name its DATA_DIR, or its DATABASE_URL.`,
    );
  }
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

/** One line to whoever called the command. */
export function say(line: string) {
  process.stdout.write(`${line}\n`);
}
