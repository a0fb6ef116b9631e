import type { Attacked } from "./bellhop.ts";

/** The default export of a file in `tools/prove/attack`; the file's name is its name. */
export type Finding = Load | Check;

/** Runs against a process of its own, whose memory and health are measured meanwhile. */
export type Load = {
  kind: "load";
  does: string;
  /** Resolves to what it saw, for the report. */
  attack(bellhop: Attacked): Promise<Record<string, unknown>>;
};

/** Checks share one process. */
export type Check = {
  kind: "check";
  does: string;
  /** Resolves to what went wrong; empty if it held. */
  faults(bellhop: Attacked): Promise<string[]>;
};
