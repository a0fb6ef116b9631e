import { readdir, readFile } from "node:fs/promises";

/** The processes below a process, at any depth. Linux only. */
export async function childrenOf(pid: number): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(pids.map(async (one) => [one, await parentOf(one)] as const)));
  const below = (parent: number): number[] =>
    pids.filter((one) => parents.get(one) === parent).flatMap((one) => [one, ...below(one)]);
  return below(pid);
}

/**
 * An attacker who takes over a child process, such as the demo's mailbox, looks for secrets in its environment and
 * arguments.
 */
export async function secretsInChildren(pid: number, secrets: string[]): Promise<string[]> {
  const found = await Promise.all(
    (await childrenOf(pid)).map(async (child) => {
      const [words, environment] = await Promise.all([
        readProc(child, "cmdline"),
        readProc(child, "environ"),
      ]);
      const visible = [...words.split("\0"), ...environment.split("\0")];
      return visible
        .filter((one) => secrets.some((secret) => one.includes(secret)))
        .map((one) => `${words.split("\0")[0]} was given ${one.split("=")[0]}`);
    }),
  );
  return found.flat();
}

async function parentOf(pid: number): Promise<number | undefined> {
  const parent = /^PPid:\s+(\d+)$/m.exec(await readProc(pid, "status"))?.[1];
  return parent === undefined ? undefined : Number(parent);
}

/** Empty if the process has ended meanwhile. */
const readProc = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
