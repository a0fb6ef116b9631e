import type { Attacked } from "./bellhop.ts";

/** The default export of a file in `tools/prove/attack`; the file's name is the attack's name. */
export type Finding = Load | Check;

/** Bounds for the process during an attack. */
export type Bounds = {
  /** Memory above that at rest. */
  riseMiB: number;
  healthP99Ms: number;
  /** The longest block of the event loop, in processor time. */
  pauseMs: number;
};

/** Runs against its own process, whose memory, health and event loop are measured meanwhile. */
export type Load = {
  kind: "load";
  does: string;
  /** Replace the usual bounds. */
  bounds?: Partial<Bounds>;
  /** Resolves to what it observed, for the report. `faults`, if there are any, mean that Bellhop did not hold. */
  attack(bellhop: Attacked): Promise<Record<string, unknown> & { faults?: string[] }>;
};

/** Checks share one process. */
export type Check = {
  kind: "check";
  does: string;
  /** Resolves to the faults; empty if there are none. */
  faults(bellhop: Attacked): Promise<string[]>;
};
