import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

export type SmallDisk = {
  folder: string;
  /** Fills the disk completely. */
  fill(): void;
  empty(): Promise<void>;
  makeReadOnly(isReadOnly: boolean): void;
  remove(): Promise<void>;
};

/** Mounts a disk in memory. Undefined without the right to mount: for an ordinary user, or in some containers. */
export async function smallDisk(size: string): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-disk-"));
  const filler = path.join(folder, "filler");
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "none", folder], { stdio: "ignore" });
  } catch {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
  return {
    folder,
    fill() {
      try {
        execFileSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"], { stdio: "ignore" });
      } catch {
        // The write fails because the disk is full, as intended.
      }
    },
    empty: () => rm(filler, { force: true }),
    makeReadOnly(isReadOnly) {
      execFileSync("mount", ["-o", `remount,${isReadOnly ? "ro" : "rw"}`, folder]);
    },
    async remove() {
      execFileSync("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
