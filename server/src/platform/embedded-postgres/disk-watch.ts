import { findFullDisk, freeBytes } from "../data-dir.ts";
import type { LauncherLog } from "./launcher-log.ts";

const everyMs = 2_000;
const lowBelowBytes = 64 * 1024 * 1024;

const whatItMeans = "Until then messages may not be kept; webhooks are then answered 503, and come again.";

/** Logs when the disk runs low, is full, or has room again. Returns a function that stops the watch. */
export function watchDisk(dataDir: string, log: LauncherLog): () => void {
  let told: "room" | "low" | "full" = "room";
  const look = () => {
    const now = stateOf(dataDir);
    if (now === undefined || now.state === told) return;
    if (now.full) log.warn(`${now.full} ${whatItMeans}`);
    else if (now.state === "low")
      log.warn(`The disk of DATA_DIR ${dataDir} is nearly full (${now.freeMb} MB free).`);
    else log.info(`The disk of DATA_DIR ${dataDir} has room again.`);
    told = now.state;
  };
  const watch = setInterval(look, everyMs);
  watch.unref();
  look();
  return () => clearInterval(watch);
}

function stateOf(dataDir: string) {
  const free = freeBytes(dataDir);
  if (free === undefined) return undefined;
  const full = findFullDisk(dataDir);
  const state = full ? ("full" as const) : free < lowBelowBytes ? ("low" as const) : ("room" as const);
  return { full, state, freeMb: Math.floor(free / 1_000_000) };
}
