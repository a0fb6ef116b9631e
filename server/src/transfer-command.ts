import { existsSync } from "node:fs";
import path from "node:path";
import { onLauncherExit } from "./platform/parent-watch.ts";

/** Relative to the folder the command was called in. */
export function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new Error(`Name one file: npm run ${command} -- FILE`);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** Otherwise the command would create an empty embedded database. */
export function requireInstallation(env: NodeJS.ProcessEnv) {
  const dataDir = path.resolve(env.DATA_DIR || "./data");
  if (!env.DATABASE_URL && !existsSync(path.join(dataDir, "postgres"))) {
    throw new Error(
      `DATA_DIR ${dataDir} contains no installation. Set the DATA_DIR or DATABASE_URL of an existing one.`,
    );
  }
}

export function runCommand(run: () => Promise<void>, onFailure: string) {
  const leave = () => process.exit(130);
  process.on("SIGINT", leave);
  process.on("SIGTERM", leave);
  onLauncherExit(leave);
  run().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`\n${error instanceof Error ? error.message : error}\n${onFailure}\n`);
      process.exit(1);
    },
  );
}

export function say(line: string) {
  process.stdout.write(`${line}\n`);
}
