import type { Client, ClientBase } from "pg";
import { executePrepared, type NamedStatement, type Outcome } from "./prepared-query.ts";
import type { ParamsOf, Statement } from "./statement.ts";

/** Takes statements that only read. */
export type ReadingTx = Taking<"reads">;
/** Takes statements that read or change. */
export type Tx = Taking<"reads" | "changes">;

// Properties, not methods, so that the compiler compares their parameters strictly.
type Taking<Kind> = {
  rows: <Params, Row>(statement: Of<Kind, Params, Row>, ...params: ParamsOf<Params>) => Promise<Row[]>;
  /** Throws unless there is exactly one row. */
  row: <Params, Row>(statement: Of<Kind, Params, Row>, ...params: ParamsOf<Params>) => Promise<Row>;
  maybeRow: <Params, Row>(
    statement: Of<Kind, Params, Row>,
    ...params: ParamsOf<Params>
  ) => Promise<Row | undefined>;
  run: <Params>(statement: Of<Kind, Params, unknown>, ...params: ParamsOf<Params>) => Promise<number>;
};
type Of<Kind, Params, Row> = Omit<Statement<Params, Row>, "kind"> & { readonly kind: Kind };

export type Send = (query: string | NamedStatement) => Promise<Outcome>;

/**
 * Sends statements in an open transaction. Statements issued without `await` are pipelined: sent in one write and
 * executed in order; after a failure none is executed. After `end`, sending throws, because the connection may serve
 * another unit.
 */
export function openTx(client: ClientBase): { tx: Tx; send: Send; end(): void } {
  let isOver = false;
  const send = (query: string | NamedStatement) => {
    if (isOver)
      return Promise.reject(new Error("The unit of work has ended; statements are no longer accepted"));
    gather(client);
    return execute(client, query);
  };
  return {
    tx: txOver(send),
    send,
    end() {
      isOver = true;
    },
  };
}

/**
 * Sends reading statements. Those of one turn of the event loop are one read-only transaction and one round trip. `end`
 * resolves when the connection is free.
 */
export function openReadingTx(client: ClientBase, about: string): { tx: ReadingTx; end(): Promise<unknown> } {
  let isOver = false;
  let inTurn = false;
  let lastEnded: Promise<unknown> = Promise.resolve();
  const send = (query: string | NamedStatement) => {
    if (isOver) return Promise.reject(new Error("The read has ended; statements are no longer accepted"));
    if (!inTurn) {
      inTurn = true;
      // Queued before `gather` uncorks, so the commit goes out in the same write.
      process.nextTick(() => {
        inTurn = false;
        lastEnded = client.query("commit");
        lastEnded.catch(() => {});
      });
      gather(client);
      // If this fails, the statements after it fail too.
      client.query(`begin read only; ${about}`).catch(() => {});
    }
    return execute(client, query);
  };
  return {
    tx: txOver(send),
    async end() {
      isOver = true;
      if (inTurn) await new Promise((resolve) => process.nextTick(resolve));
      return lastEnded;
    },
  };
}

type Any<Params, Row> = Of<"reads" | "changes", Params, Row>;

function txOver(send: Send): Tx {
  const ask = <Params>({ name, text, values }: Any<Params, unknown>, [params]: ParamsOf<Params>) =>
    send({ name, text, values: values(params ?? ({} as Params)) });
  return {
    async rows<Params, Row>(statement: Any<Params, Row>, ...params: ParamsOf<Params>) {
      return (await ask(statement, params)).rows as Row[];
    },
    async row<Params, Row>(statement: Any<Params, Row>, ...params: ParamsOf<Params>) {
      const { rows } = await ask(statement, params);
      if (rows.length !== 1)
        throw new Error(`"${statement.name}" returned ${rows.length} rows instead of one`);
      return rows[0] as Row;
    },
    async maybeRow<Params, Row>(statement: Any<Params, Row>, ...params: ParamsOf<Params>) {
      const { rows } = await ask(statement, params);
      if (rows.length > 1)
        throw new Error(`"${statement.name}" returned ${rows.length} rows instead of at most one`);
      return rows[0] as Row | undefined;
    },
    async run<Params>(statement: Any<Params, unknown>, ...params: ParamsOf<Params>) {
      return (await ask(statement, params)).rowCount ?? 0;
    },
  };
}

const execute = (client: ClientBase, query: string | NamedStatement): Promise<Outcome> =>
  typeof query === "string" ? client.query(query) : executePrepared(client, query);

const gathering = new WeakSet<ClientBase>();

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
