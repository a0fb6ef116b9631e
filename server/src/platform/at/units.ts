import type { Tx } from "../db/index.ts";
import type { Enqueue } from "../jobs/jobs.ts";

/** What every unit has: a way to ask, and the time it began. */
export type Reading = { tx: Tx; now: Date };

/** What every unit of work has beside that: one transaction, and jobs that it causes. */
type Unit = Reading & { enqueue: Enqueue };

/** The payload of a live event, for the dashboards. */
export type LiveEventPayload = { kind: string; [field: string]: unknown };

/** A unit of work about one venue. It reads and writes that venue's rows and no others. */
export type AtVenue = Unit & {
  venueId: number;
  /**
   * Publishes a live event to the venue's dashboards when the unit commits, in the order of the calls. A promise need
   * not be awaited; if it fails, so does the unit.
   */
  publish(event: LiveEventPayload | Promise<LiveEventPayload>): void;
};

/** A unit of work that reads lists over several venues of one operator. */
export type AtOperator = Unit & OperatorScope;

/** A unit of work about the installation itself: identity, members, raw deliveries. */
export type AtInstallation = Unit & {
  /** Does a part of this unit's work at a venue, in the same transaction. */
  inVenue<T>(venueId: number, work: (at: AtVenue) => Promise<T>): Promise<T>;
  /** Reads over several venues of an operator as a part of this unit. */
  inOperator<T>(scope: OperatorScope, work: (at: AtOperator) => Promise<T>): Promise<T>;
};

export type OperatorScope = { operatorId: string; venueIds: number[] };

/**
 * The only way to the database. Each opens one transaction, works, and commits; a throw undoes all of it. Those that
 * only read need no transaction around all of it: what is asked together is read together, and writing is refused.
 */
export type Database = {
  atVenue<T>(venueId: number, work: (at: AtVenue) => Promise<T>): Promise<T>;
  atInstallation<T>(work: (at: AtInstallation) => Promise<T>): Promise<T>;
  readAtVenue<T>(venueId: number, work: (at: AtVenue) => Promise<T>): Promise<T>;
  readAtOperator<T>(scope: OperatorScope, work: (at: AtOperator) => Promise<T>): Promise<T>;
  readAtInstallation<T>(work: (at: Reading) => Promise<T>): Promise<T>;
  /** How long the oldest unit of work that waits for a connection has waited. */
  waitMs(): number;
  close(): Promise<void>;
};
