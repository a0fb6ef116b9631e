import type { ReadingTx, Tx } from "../db/index.ts";
import type { Enqueue } from "../jobs/jobs.ts";

/** A unit that only reads. A unit that writes can be passed for it. */
export type Reading = { tx: ReadingTx; now: Date };
export type ReadingAtVenue = Reading & { venueId: number };
export type ReadingAtOperator = Reading & OperatorScope;

/** A unit that writes, at a venue or above. */
export type Writing = { tx: Tx; now: Date };

type Unit = Writing & { enqueue: Enqueue };

export type LiveEventPayload = { kind: string; [field: string]: unknown };

export type AtVenue = Unit & {
  venueId: number;
  /** Broadcast after the commit, in the order of the calls. A promise need not be awaited; if it fails, so does the unit. */
  broadcast(event: LiveEventPayload | Promise<LiveEventPayload>): void;
};

export type AtOperator = Unit & OperatorScope;

export type AtInstallation = Unit & {
  inVenue<T>(venueId: number, work: (at: AtVenue) => Promise<T>): Promise<T>;
  inOperator<T>(scope: OperatorScope, work: (at: AtOperator) => Promise<T>): Promise<T>;
};

export type OperatorScope = { operatorId: string; venueIds: number[] };

/** The only access to the database. If the work throws, the unit is rolled back. */
export type Database = {
  atVenue<T>(venueId: number, work: (at: AtVenue) => Promise<T>): Promise<T>;
  atInstallation<T>(work: (at: AtInstallation) => Promise<T>): Promise<T>;
  readAtVenue<T>(venueId: number, work: (at: ReadingAtVenue) => Promise<T>): Promise<T>;
  readAtOperator<T>(scope: OperatorScope, work: (at: ReadingAtOperator) => Promise<T>): Promise<T>;
  readAtInstallation<T>(work: (at: Reading) => Promise<T>): Promise<T>;
  waitMs(): number;
  close(): Promise<void>;
};
