import { accessSync, constants, mkdirSync, statfsSync, statSync } from "node:fs";
import path from "node:path";

/** PostgreSQL allows 1,024 bytes per path, including its own file names. */
const longestPathBytes = 850;
/** PostgreSQL stops if it has no room for the next 16 MiB WAL file. */
const fullBelowBytes = 17 * 1024 * 1024;

/** Creates DATA_DIR with mode 0700 if it is missing. Throws a sentence for the operator if it can't be used. */
export function openDataDir(dataDir: string): void {
  if (Buffer.byteLength(dataDir) > longestPathBytes) {
    throw new Error(`DATA_DIR is too long. PostgreSQL allows ${longestPathBytes} bytes.`);
  }
  if (/[\n\r]/.test(dataDir)) throw new Error("DATA_DIR must not contain a line break.");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(sentenceFor(dataDir, error), { cause: error });
  }
}

function sentenceFor(dataDir: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EEXIST" || code === "ENOTDIR")
    return `DATA_DIR ${dataDir} is not a folder. Choose another one.`;
  if (code === "EROFS") return `DATA_DIR ${dataDir} is on a read-only file system. Choose another one.`;
  if (code === "ENOSPC" || code === "EDQUOT") return diskIsFull(dataDir, 0);
  if (code === "EACCES" || code === "EPERM") {
    const folder = nearestFolder(dataDir);
    const { uid } = statSync(folder);
    if (uid === process.getuid?.()) return `DATA_DIR ${dataDir} cannot be used: ${folder} is not writable.`;
    return (
      `DATA_DIR ${dataDir} can't be used: ${folder} belongs to user id ${uid}. ` +
      "Run Bellhop as that user, or choose another DATA_DIR."
    );
  }
  return `DATA_DIR ${dataDir} can't be used: ${message}`;
}

function nearestFolder(folder: string): string {
  try {
    statSync(folder);
    return folder;
  } catch {
    return nearestFolder(path.dirname(folder));
  }
}

/** 0 if the disk is out of inodes; undefined if the folder can't be read. */
export function freeBytes(dataDir: string): number | undefined {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(dataDir);
    return files > 0 && ffree === 0 ? 0 : bavail * bsize;
  } catch {
    return undefined;
  }
}

export function findFullDisk(dataDir: string): string | undefined {
  const free = freeBytes(dataDir);
  return free !== undefined && free < fullBelowBytes ? diskIsFull(dataDir, free) : undefined;
}

function diskIsFull(dataDir: string, free: number): string {
  return `The disk of DATA_DIR ${dataDir} is full (${Math.floor(free / 1_000_000)} MB free). Free some space.`;
}
