import { accessSync, constants, mkdirSync, statfsSync, statSync } from "node:fs";
import path from "node:path";

/** PostgreSQL keeps paths in 1,024 bytes, with its own files' names behind ours. */
const longestPathBytes = 850;
/** PostgreSQL writes ahead in files of 16 MiB: without room for one it stops. */
const fullBelowBytes = 17 * 1024 * 1024;

/** Makes DATA_DIR where it is missing, for its owner only; throws a sentence where this process cannot work in it. */
export function openDataDir(dataDir: string): void {
  if (Buffer.byteLength(dataDir) > longestPathBytes) {
    throw new Error(
      `DATA_DIR is longer than PostgreSQL takes (${longestPathBytes} bytes): choose a shorter one.`,
    );
  }
  if (/[\n\r]/.test(dataDir)) throw new Error("DATA_DIR has a line break in it: choose another.");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(sentenceFor(dataDir, error), { cause: error });
  }
}

function sentenceFor(dataDir: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EEXIST" || code === "ENOTDIR") return `DATA_DIR ${dataDir} is not a folder: choose another.`;
  if (code === "EROFS") return `DATA_DIR ${dataDir} is on a read-only file system: choose another.`;
  if (code === "ENOSPC" || code === "EDQUOT") return diskIsFull(dataDir, 0);
  if (code === "EACCES" || code === "EPERM") {
    const folder = nearestFolder(dataDir);
    const { uid } = statSync(folder);
    if (uid === process.getuid?.())
      return `DATA_DIR ${dataDir} cannot be used: ${folder} may not be written to.`;
    return (
      `DATA_DIR ${dataDir} cannot be used: ${folder} belongs to user id ${uid}. ` +
      "Run Bellhop as that user, or choose another DATA_DIR."
    );
  }
  return `DATA_DIR ${dataDir} cannot be used: ${message}`;
}

/** The folder itself, or the nearest one above it that can be looked at. */
function nearestFolder(folder: string): string {
  try {
    statSync(folder);
    return folder;
  } catch {
    // Absent, or hidden in a folder that is closed to this user: that one is the reason.
    return nearestFolder(path.dirname(folder));
  }
}

/** What can still be written below DATA_DIR; 0 where no file can be made any more, undefined where it is not there. */
export function freeBytes(dataDir: string): number | undefined {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(dataDir);
    return files > 0 && ffree === 0 ? 0 : bavail * bsize;
  } catch {
    // Gone or closed to this user: what that does to the database is told where it happens.
    return undefined;
  }
}

/** A sentence where the database cannot work for want of room; undefined where there is enough, or no telling. */
export function findFullDisk(dataDir: string): string | undefined {
  const free = freeBytes(dataDir);
  return free !== undefined && free < fullBelowBytes ? diskIsFull(dataDir, free) : undefined;
}

function diskIsFull(dataDir: string, free: number): string {
  return `The disk of DATA_DIR ${dataDir} is full (${Math.floor(free / 1_000_000)} MB free). Make room there.`;
}
