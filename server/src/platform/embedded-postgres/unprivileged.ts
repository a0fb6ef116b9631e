import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import { promisify } from "node:util";
import { childEnvironment } from "../child-environment.ts";

const run = promisify(execFile);

/** How to start a PostgreSQL program without root: a command prefix and an account. */
export type Unprivileged = {
  before: string[];
  spawnAs: { uid: number; gid: number } | undefined;
  owner: { uid: number; gid: number };
};

type Account = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses root. Root runs it as the cluster's owner, else in a user namespace (file owners stay the same),
 * else as an unprivileged account.
 */
export async function findUnprivileged(
  clusterOwner: { uid: number; gid: number } | undefined,
): Promise<Unprivileged> {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  const accounts = readAccounts();
  const dieWithParent = (await works(["setpriv", "--pdeathsig", "INT"]))
    ? ["setpriv", "--pdeathsig", "INT"]
    : [];

  if (uid !== 0 && hasAccount()) {
    return { before: dieWithParent, spawnAs: undefined, owner: { uid, gid } };
  }
  if (uid !== 0 || clusterOwner === undefined || clusterOwner.uid === 0) {
    const namespace = insideNamespace(accounts);
    if (namespace !== undefined && (await works([...namespace, ...dieWithParent]))) {
      return { before: [...namespace, ...dieWithParent], spawnAs: undefined, owner: { uid, gid } };
    }
  }
  if (uid !== 0) {
    throw new Error(
      `PostgreSQL needs a user account, but user id ${uid} has none on this machine. ` +
        "Run Bellhop as a user with an account, or set DATABASE_URL.",
    );
  }
  return asAccount(
    clusterOwner?.uid ? clusterOwner : unprivilegedAccount(accounts),
    dieWithParent.length > 0,
  );
}

function asAccount({ uid, gid }: { uid: number; gid: number }, hasSetpriv: boolean): Unprivileged {
  const owner = { uid, gid };
  if (!hasSetpriv) return { before: [], spawnAs: owner, owner };
  // Changing the account clears the death signal, so setpriv does both; Node's uid option can't.
  const before = ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--pdeathsig", "INT"];
  return { before, spawnAs: undefined, owner };
}

function unprivilegedAccount(accounts: Account[]): Account {
  const account = ["postgres", "nobody"].flatMap((name) => accounts.filter((one) => one.name === name))[0];
  if (account !== undefined && account.uid !== 0) return account;
  throw new Error(
    "PostgreSQL can't run as root. This machine forbids user namespaces and has no account postgres or nobody. " +
      "Run Bellhop as an ordinary user, or set DATABASE_URL.",
  );
}

/** initdb looks up its user name, so the mapped id must be in /etc/passwd. */
function insideNamespace(accounts: Account[]): string[] | undefined {
  const account = accounts.find((one) => one.uid === 1000) ?? accounts.find((one) => one.uid !== 0);
  if (process.platform !== "linux" || account === undefined) return undefined;
  return ["unshare", "--user", `--map-user=${account.uid}`, `--map-group=${account.gid}`];
}

function hasAccount(): boolean {
  try {
    os.userInfo();
    return true;
  } catch {
    // In containers with an arbitrary user id, initdb would fail.
    return false;
  }
}

function readAccounts(): Account[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length >= 4)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

async function works(before: string[]): Promise<boolean> {
  const [command = "true", ...rest] = before;
  try {
    await run(command, [...rest, "true"], { timeout: 5_000, env: childEnvironment() });
    return true;
  } catch {
    return false;
  }
}
