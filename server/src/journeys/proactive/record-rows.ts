import { createHash } from "node:crypto";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

/** A unit that notes the rows it reads. The same rows again have the same digest. */
export function recordRows(at: ReadingAtVenue): { recorded: ReadingAtVenue; digest(): Promise<string> } {
  const read: Promise<unknown>[] = [];
  const { tx } = at;
  const note = <Value>(value: Promise<Value>): Promise<Value> => {
    read.push(value);
    return value;
  };
  return {
    recorded: {
      ...at,
      tx: {
        rows: (statement, ...params) => note(tx.rows(statement, ...params)),
        row: (statement, ...params) => note(tx.row(statement, ...params)),
        maybeRow: (statement, ...params) => note(tx.maybeRow(statement, ...params)),
        run: tx.run,
      },
    },
    digest: async () =>
      createHash("sha256")
        .update(JSON.stringify(await Promise.all(read)))
        .digest("base64"),
  };
}
