import type { Attacked } from "./bellhop.ts";

/** The default export of a file in `tools/prove/attack`; the file's name is the attack's name. */
export type Finding = Load | Check;

/** Runs against its own process, whose memory and health are measured meanwhile. */
export type Load = {
  kind: "load";
  does: string;
  /** Resolves to what it observed, for the report. */
  attack(bellhop: Attacked): Promise<Record<string, unknown>>;
};

/** Checks share one process. */
export type Check = {
  kind: "check";
  does: string;
  /** Resolves to the faults; empty if there are none. */
  faults(bellhop: Attacked): Promise<string[]>;
};
