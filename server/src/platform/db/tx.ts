import type { ClientBase } from "pg";
import type { Statement } from "./statement.ts";

/** A running transaction: the only thing that can be asked. */
export type Tx = {
  rows<Row>(statement: Statement<Row>, values?: unknown[]): Promise<Row[]>;
  /** Exactly one row, or it throws. */
  row<Row>(statement: Statement<Row>, values?: unknown[]): Promise<Row>;
  maybeRow<Row>(statement: Statement<Row>, values?: unknown[]): Promise<Row | undefined>;
  /** How many rows it touched. */
  run(statement: Statement<unknown>, values?: unknown[]): Promise<number>;
};

/** Speaks to one connection, inside the transaction that is open on it. */
export function txOn(client: ClientBase): Tx {
  const ask = (statement: Statement<unknown>, values: unknown[] = []) =>
    client.query({ name: statement.name, text: statement.text, values });
  return {
    async rows<Row>(statement: Statement<Row>, values?: unknown[]) {
      return (await ask(statement, values)).rows as Row[];
    },
    async row<Row>(statement: Statement<Row>, values?: unknown[]) {
      const { rows } = await ask(statement, values);
      if (rows.length !== 1)
        throw new Error(`"${statement.name}" gave ${rows.length} rows where one was due`);
      return rows[0] as Row;
    },
    async maybeRow<Row>(statement: Statement<Row>, values?: unknown[]) {
      const { rows } = await ask(statement, values);
      if (rows.length > 1)
        throw new Error(`"${statement.name}" gave ${rows.length} rows where at most one was due`);
      return rows[0] as Row | undefined;
    },
    async run(statement: Statement<unknown>, values?: unknown[]) {
      return (await ask(statement, values)).rowCount ?? 0;
    },
  };
}
