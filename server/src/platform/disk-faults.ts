import { accessSync, constants } from "node:fs";
import type { UnavailableCause } from "@bellhop/contract/problems";
import { findFullDisk } from "./data-dir.ts";
import { errorCode } from "./db/index.ts";

export type DiskFault = Extract<UnavailableCause, `files_${string}`>;

const byCode: Record<string, DiskFault> = {
  ENOSPC: "files_full",
  EDQUOT: "files_full",
  EROFS: "files_read_only",
  EACCES: "files_read_only",
  EPERM: "files_read_only",
  EIO: "files_read_only",
};

/** Only these calls, because network errors have the same codes. */
const fileCalls = new Set([
  "access",
  "open",
  "write",
  "fsync",
  "mkdir",
  "rename",
  "copyfile",
  "ftruncate",
  "close",
]);

/** Undefined unless writing a file failed for lack of room or rights. */
export function causeOfDisk(error: unknown): DiskFault | undefined {
  const call = error instanceof Error && "syscall" in error ? String(error.syscall) : "";
  const code = errorCode(error) ?? "";
  // On a read-only disk, Node's recursive mkdir fails with ENOENT.
  if (call === "mkdir" && code === "ENOENT") return "files_read_only";
  return fileCalls.has(call) ? byCode[code] : undefined;
}

/** Why no files can be stored in the folder now. */
export function findDiskFault(folder: string): DiskFault | undefined {
  if (findFullDisk(folder) !== undefined) return "files_full";
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return causeOfDisk(error) ?? "files_read_only";
  }
}
