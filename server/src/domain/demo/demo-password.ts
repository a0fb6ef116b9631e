import { randomInt } from "node:crypto";
import type { Database } from "../../platform/at/index.ts";
import {
  type Config,
  demoPasswordFile as file,
  readOrCreateSecret,
  readSecret,
} from "../../platform/config.ts";
import { checkPasswordUncounted } from "../identity/index.ts";

/** The password for the demo's accounts: the one stored in DATA_DIR, else DEMO_PASSWORD, else a new one. */
export function firstDemoPassword({ config }: { config: Config }): Promise<string> {
  return readOrCreateSecret(config.dataDir, file, config.demoPassword?.reveal() ?? pronounceablePassword());
}

/** The password of this demo account; undefined if another process seeded the demo with its own password. */
export async function workingDemoPassword(
  { config, db }: { config: Config; db: Database },
  email: string,
): Promise<string | undefined> {
  const known = [await readSecret(config.dataDir, file), config.demoPassword?.reveal()];
  for (const password of new Set(known)) {
    if (password !== undefined && (await checkPasswordUncounted(db, email, password))) return password;
  }
  return undefined;
}

const syllables = ["ba", "co", "di", "fe", "ga", "lu", "mi", "no", "pe", "ra", "so", "tu", "va", "ze"];

/** Easy to read from one screen and type into another; 14^6 possibilities. */
function pronounceablePassword(): string {
  const pick = () => syllables[randomInt(syllables.length)] ?? "ba";
  return `${pick()}${pick()}${pick()}-${pick()}${pick()}${pick()}`;
}
