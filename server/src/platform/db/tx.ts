import type { Client, ClientBase, QueryConfig, QueryResult } from "pg";
import type { Given, Statement } from "./statement.ts";

/** A running transaction: the only thing that can be asked. */
export type Tx = {
  rows<Params, Row>(statement: Statement<Params, Row>, ...given: Given<Params>): Promise<Row[]>;
  /** Exactly one row, or it throws. */
  row<Params, Row>(statement: Statement<Params, Row>, ...given: Given<Params>): Promise<Row>;
  maybeRow<Params, Row>(statement: Statement<Params, Row>, ...given: Given<Params>): Promise<Row | undefined>;
  /** The number of rows that it touched. */
  run<Params>(statement: Statement<Params, unknown>, ...given: Given<Params>): Promise<number>;
};

/** Sends one query on the unit's connection, behind all that was sent before. */
export type Send = (query: string | QueryConfig) => Promise<QueryResult>;

/**
 * Speaks to one connection, inside the transaction that is open on it. What is sent without waiting in between goes
 * out together, and is done in that order; behind a failure nothing more is done. Behind `end` nothing is sent: by
 * then the connection is somebody else's.
 */
export function openTx(client: ClientBase): { tx: Tx; send: Send; end(): void } {
  let isOver = false;
  const send = async (query: string | QueryConfig) => {
    if (isOver) throw new Error("The unit of work is over, and something still asks");
    gather(client);
    return client.query(query);
  };
  return {
    tx: askingBy(send),
    send,
    end() {
      isOver = true;
    },
  };
}

/**
 * Speaks to one connection for reading. What is asked in one turn goes out in one write, as a transaction of its own
 * that may only read, with `about` said at its beginning; so one round trip is all that a turn costs. `end` resolves
 * when the connection is free for somebody else.
 */
export function openReadingTx(client: ClientBase, about: string): { tx: Tx; end(): Promise<unknown> } {
  let isOver = false;
  let inTurn = false;
  let lastEnded: Promise<unknown> = Promise.resolve();
  const send = async (query: string | QueryConfig) => {
    if (isOver) throw new Error("The reading is over, and something still asks");
    if (!inTurn) {
      inTurn = true;
      // Ahead of the write, so that the end goes out with it.
      process.nextTick(() => {
        inTurn = false;
        lastEnded = client.query("commit");
        lastEnded.catch(() => {});
      });
      gather(client);
      // Where this fails, what stands behind it fails too.
      client.query(`begin read only; ${about}`).catch(() => {});
    }
    return client.query(query);
  };
  return {
    tx: askingBy(send),
    async end() {
      isOver = true;
      if (inTurn) await new Promise((resolve) => process.nextTick(resolve));
      return lastEnded;
    },
  };
}

function askingBy(send: Send): Tx {
  const ask = <Params>({ name, text, values }: Statement<Params, unknown>, [params]: Given<Params>) =>
    send({ name, text, values: values(params ?? ({} as Params)) });
  return {
    async rows<Params, Row>(statement: Statement<Params, Row>, ...given: Given<Params>) {
      return (await ask(statement, given)).rows as Row[];
    },
    async row<Params, Row>(statement: Statement<Params, Row>, ...given: Given<Params>) {
      const { rows } = await ask(statement, given);
      if (rows.length !== 1)
        throw new Error(`"${statement.name}" gave ${rows.length} rows where one was due`);
      return rows[0] as Row;
    },
    async maybeRow<Params, Row>(statement: Statement<Params, Row>, ...given: Given<Params>) {
      const { rows } = await ask(statement, given);
      if (rows.length > 1)
        throw new Error(`"${statement.name}" gave ${rows.length} rows where at most one was due`);
      return rows[0] as Row | undefined;
    },
    async run<Params>(statement: Statement<Params, unknown>, ...given: Given<Params>) {
      return (await ask(statement, given)).rowCount ?? 0;
    },
  };
}

const gathering = new WeakSet<ClientBase>();

/** Holds back what is written to the connection until all that can be said now was said: one write instead of many. */
function gather(client: ClientBase) {
  if (gathering.has(client)) return;
  gathering.add(client);
  const { stream } = (client as Client).connection;
  stream.cork();
  process.nextTick(() => {
    gathering.delete(client);
    stream.uncork();
  });
}
